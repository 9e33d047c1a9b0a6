/** One intake for its merchant: photos and marks, the link, the client's answer, the return. */
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { maxPhotos } from '../../events/intake/decide.ts';
import type { IntakeChange, IntakeDetail } from '../../events/intake/port.ts';
import { useApp } from '../app.ts';
import { MerchantOnly } from '../merchant-only.tsx';
import { transactionPath } from '../ui/transaction-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { AddPhotos } from './add-photos.tsx';
import classes from './intake.module.css';
import { ClientSaid, SealedPhotos } from './intake-view.tsx';
import { latestOf } from './latest.ts';
import { numbered } from './numbered.ts';
import { PhotoMarks } from './photo-marks.tsx';
import { ReturnPart } from './return-part.tsx';
import { Seal } from './seal.tsx';
import { SendPart } from './send-part.tsx';
import { StateBadge } from './state-badge.tsx';
import { useComparison } from './use-comparison.ts';
import { nameOf, stateMeanings } from './words.ts';

const title = 'Intake';

export function IntakePage() {
  const { id = '' } = useParams();
  return (
    <MerchantOnly title={title}>
      <IntakeOf key={id} id={id} />
    </MerchantOnly>
  );
}

function IntakeOf({ id }: { id: string }) {
  const { intakes } = useApp();
  const { state, answer, failure, retry, change } = useAnswer(
    async () => ({ intake: await intakes.load(id) }),
    id,
  );
  const show = (arrived: IntakeDetail) => change(({ intake }) => ({ intake: latestOf(intake, arrived) }));
  useComparison(answer?.intake ?? null, () => intakes.load(id), show, 3000);
  if (answer?.intake) return <Shown intake={answer.intake} onChanged={show} />;
  return (
    <Page title={title}>
      {state === 'failed' ? (
        <ErrorState title="The intake could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer ? (
        <EmptyState
          icon={<SearchIcon size={26} />}
          title="We can’t find that intake"
          action={<ButtonLink to="/intakes">See your intakes</ButtonLink>}
        >
          The address may be wrong, or it is another shop’s.
        </EmptyState>
      ) : (
        <BlockSkeleton label="Loading the intake" />
      )}
    </Page>
  );
}

interface ShownProps {
  readonly intake: IntakeDetail;
  readonly onChanged: (intake: IntakeDetail) => void;
}

const closing = {
  question: 'Close this intake?',
  meaning: 'Nothing can be changed or sent any more. Everything that was sealed stays.',
  confirm: 'Close it',
  keep: 'Keep it open',
  takesBack: true,
};

function Shown({ intake, onChanged }: ShownProps) {
  const { intakes } = useApp();
  const [closes, setCloses] = useState(false);
  const { id, state, item, transaction, client } = intake;
  const attempt = async (change: IntakeChange): Promise<boolean> => {
    try {
      onChanged(await intakes.change(id, change));
      return true;
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
      return false;
    }
  };
  const editable = state === 'draft' || state === 'objected';
  const sendable = state !== 'closed' || intake.answer?.agreed === true;
  return (
    <Page
      title={item}
      lead={
        <>
          <StateBadge state={state} /> {stateMeanings[state]}
        </>
      }
      width="wide"
      actions={
        <>
          {state === 'sent' ? (
            <Button variant="default" onClick={() => void attempt({ type: 'TakeBack' })}>
              Take it back
            </Button>
          ) : null}
          {state === 'agreed' || state === 'closed' ? null : (
            <Button variant="default" onClick={() => setCloses(true)}>
              Close it
            </Button>
          )}
        </>
      }
    >
      <p>
        {client ? `From ${nameOf(client)}. ` : ''}
        {transaction === null ? null : (
          <Anchor component={Link} to={transactionPath(transaction)} underline="always">
            Order {transaction}
          </Anchor>
        )}
      </p>
      <ClientSaid intake={intake} />
      {editable ? <Editing intake={intake} onChange={attempt} /> : <SealedPhotos intake={intake} />}
      {state === 'agreed' ? <ReturnPart intake={intake} onReturned={onChanged} /> : null}
      {sendable && intake.photos.length > 0 ? <SendPart intake={intake} onSent={onChanged} /> : null}
      <Seal intake={intake} />
      {closes ? (
        <QuestionDialog
          words={closing}
          onCancel={() => setCloses(false)}
          onConfirm={() => {
            setCloses(false);
            void attempt({ type: 'CloseIntake' });
          }}
        />
      ) : null}
    </Page>
  );
}

interface EditingProps {
  readonly intake: IntakeDetail;
  readonly onChange: (change: IntakeChange) => Promise<boolean>;
}

function Editing({ intake: { id: intakeId, photos, marks }, onChange }: EditingProps) {
  const { intakes } = useApp();
  const [leaving, setLeaving] = useState<string | null>(null);
  const all = numbered(marks);
  const remove = async (id: string) => {
    const mark = marks.find((each) => each.id === id);
    if (!mark || !(await onChange({ type: 'RemoveMark', mark: id }))) return;
    const action = { label: 'Undo', run: () => void onChange({ type: 'DrawMark', mark }) };
    notify({ message: `${mark.word} is removed`, tone: 'positive', action });
  };
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">Photos and marks</h2>
      {photos.map((photo, i) => (
        <PhotoMarks
          key={photo.id}
          photo={photo}
          name={`Photo ${i + 1}`}
          marks={all.filter((mark) => mark.photo === photo.id)}
          editing={{
            onDraw: (mark) => void onChange({ type: 'DrawMark', mark }),
            onMove: (mark, area) => void onChange({ type: 'MoveMark', mark, area }),
            onRename: (mark, word) => void onChange({ type: 'RenameMark', mark, word }),
            onRemove: (mark) => void remove(mark),
            onRemovePhoto: () => setLeaving(photo.id),
            proposing: {
              find: () => intakes.proposeMarks(intakeId, photo.id),
              accept: (mark) => onChange({ type: 'DrawMark', mark }),
            },
          }}
        />
      ))}
      <div className={classes.part}>
        <AddPhotos
          room={maxPhotos - photos.length}
          onPhoto={({ id }) => onChange({ type: 'AddPhoto', photo: id })}
        />
      </div>
      {leaving === null ? null : (
        <QuestionDialog
          words={{
            question: 'Remove this photo?',
            meaning: 'Its marks go with it.',
            confirm: 'Remove it',
            keep: 'Keep it',
            takesBack: true,
          }}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void onChange({ type: 'RemovePhoto', photo: leaving });
          }}
        />
      )}
    </section>
  );
}
