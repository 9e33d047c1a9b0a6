/** The first three steps of a new person, with a check mark for each that is done, until all are done or they hide the card. */
import { useEffect, useEffectEvent, useState } from 'react';
import { examplesIn } from '../../../events/ledger/examples.ts';
import type { CurrentUser } from '../../../events/profile/stored-user.ts';
import { useApp } from '../../app.ts';
import { useLedgerVersion } from '../../ledger/use-ledger-version.ts';
import { useOpenLedger } from '../../ledger/use-open-ledger.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { messageOf } from '../../ui/message-of.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { AskedBody, Card, CardEmpty, CardLoading } from './card.tsx';
import frame from './day-frame.module.css';
import classes from './day.module.css';
import { RowList } from './row-list.tsx';
import { type Step, stepsFor, type WhoSteps } from './steps.ts';

interface StepsCardProps extends Omit<WhoSteps, 'identity'> {
  readonly profile: CurrentUser;
}

export function StepsCard(props: StepsCardProps) {
  // A change on another device takes effect on the next visit, so that nothing moves.
  const [shown, setShown] = useState(!props.profile.firstStepsHidden);
  return shown ? <Steps {...props} onShown={setShown} /> : null;
}

type StepsProps = StepsCardProps & { readonly onShown: (shown: boolean) => void };

function Steps({ profile, purpose, merchant, onShown }: StepsProps) {
  const app = useApp();
  const { uid } = profile;
  const ownEntries = useOwnEntries(uid);
  const steps = stepsFor({ purpose, merchant, identity: app.config.identity });
  const asked = useAnswer(
    () => Promise.all(steps.map((step) => ('ask' in step ? step.ask(app) : null))),
    `${uid} ${purpose} ${merchant}`,
  );
  return (
    <Card title="First steps">
      <AskedBody what="your first steps" asked={asked}>
        {(answers) => {
          const done = steps.map((step, i) =>
            'doneLocally' in step ? step.doneLocally({ profile, ownEntries }) : (answers[i] ?? null),
          );
          if (done.includes(null)) return <CardLoading what="your first steps" />;
          if (done.every(Boolean)) return <AllDone uid={uid} />;
          return (
            <>
              <StepList steps={steps} done={done} />
              <HideSteps uid={uid} onShown={onShown} />
            </>
          );
        }}
      </AskedBody>
    </Card>
  );
}

/** Whether the ledger has entries other than examples; null while it opens, false if it cannot be opened. */
function useOwnEntries(uid: string): boolean | null {
  const { stream, failure } = useOpenLedger(uid);
  useLedgerVersion(stream);
  if (!stream) return failure ? false : null;
  const { entries } = stream.state;
  return entries.length > examplesIn(entries).length;
}

function StepList({ steps, done }: { steps: readonly Step[]; done: readonly (boolean | null)[] }) {
  const count = done.filter(Boolean).length;
  return (
    <>
      <p className={classes.stepsLead}>
        {count === 0 ? 'Three things to begin with.' : `${count} of ${steps.length} done.`}
      </p>
      <RowList
        label="First steps"
        rows={steps.map(({ to, text }, i) => ({
          key: text,
          to,
          title: (
            <span className={classes.step} data-done={done[i] || undefined}>
              <span className={classes.tick}>{done[i] ? <CheckIcon size={14} /> : null}</span>
              {text}
              {done[i] ? <span className={frame.unseen}>done</span> : null}
            </span>
          ),
        }))}
      />
    </>
  );
}

function useSaveHidden(uid: string) {
  const { people, profile } = useApp();
  return async (firstStepsHidden: boolean) => {
    await people.saveOwn(uid, { firstStepsHidden });
    profile.send({ type: 'user.saved', fields: { firstStepsHidden } });
  };
}

/** Shown once: from the next visit on, the card is hidden. */
function AllDone({ uid }: { uid: string }) {
  const save = useSaveHidden(uid);
  const remember = useEffectEvent(() => {
    // If saving fails, the next visit shows it again.
    save(true).catch(() => undefined);
  });
  useEffect(() => remember(), []);
  return (
    <CardEmpty title="You’re all set">
      That was a good start. This card has done its job and won’t be here next time.
    </CardEmpty>
  );
}

function HideSteps({ uid, onShown }: { uid: string; onShown: (shown: boolean) => void }) {
  const save = useSaveHidden(uid);
  const [busy, setBusy] = useState(false);
  const change = async (hidden: boolean) => {
    await save(hidden);
    onShown(!hidden);
  };
  const fail = (error: unknown) => notify({ message: messageOf(error), tone: 'negative' });
  const hide = async () => {
    setBusy(true);
    try {
      await change(true);
      notify({
        message: 'First steps hidden',
        tone: 'positive',
        action: { label: 'Undo', run: () => void change(false).catch(fail) },
      });
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" className={classes.rest} disabled={busy} onClick={() => void hide()}>
      Don’t show these again
    </Button>
  );
}
