/** One screening: the score with its places in the text, the decision, and its history. */
import { Alert, Anchor, Button, Group, Loader, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readablePhone } from '../../events/shared/phone.ts';
import type { ScreeningChange } from '../../events/screening/employer-changes.ts';
import type { ScreeningDetail } from '../../events/screening/detail.ts';
import { resumeCode } from '../../events/screening/resume-code.ts';
import { failureWords, reasonText, stepWords } from '../../events/screening/words.ts';
import type { ScreeningActor } from '../../machines/screening.machine.ts';
import { useApp } from '../app.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { receiptHint } from '../ui/erasure-receipt.ts';
import { AlertIcon, ArrowLeftIcon, DownloadIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { RefusedAlert, UndecidedAlert } from '../ui/outcome-alerts.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Corrections } from './corrections.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { downloadErasureReceipt, downloadResume } from './download.ts';
import { MessageList } from './messages/message-list.tsx';
import { MustHaves } from './must-haves.tsx';
import { OutdatedScore } from './outdated-score.tsx';
import { ResumeFlags } from './resume-flags.tsx';
import { ResumeText } from './resume-text.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { ScorePoints } from './score-points.tsx';
import classes from './screening.module.css';
import { StatusBadge } from './status-badge.tsx';
import { isOffered } from './offered.ts';
import { UnsureReadings } from './unsure-readings.tsx';
import { useScreening } from './use-screening.ts';
import { momentText } from './words.ts';

export interface ScreeningViewProps {
  readonly id: string;
  readonly blind: boolean;
  /** URL of the list or comparison that it was opened from. */
  readonly back: string;
  /** What is there. */
  readonly backTo: string;
}

export function ScreeningView({ id, blind, back, backTo }: ScreeningViewProps) {
  const actor = useScreening(id, blind);
  const snapshot = useSelector(actor, (state) => state);
  const { screening, failure, change } = snapshot.context;
  const backLink = (
    <Anchor component={Link} to={back}>
      <Group gap={4}>
        <ArrowLeftIcon size={18} />
        {backTo}
      </Group>
    </Anchor>
  );
  if (snapshot.matches('missing')) {
    return (
      <Page title="Résumé">
        <EmptyState title="There is no such résumé" action={backLink}>
          It may have been sent to somebody else, or its job is gone.
        </EmptyState>
      </Page>
    );
  }
  if (!screening) {
    return snapshot.matches('unreachable') ? (
      <Page title="Résumé">
        <ErrorState title="The résumé could not be loaded" onRetry={() => actor.send({ type: 'retry' })}>
          {failure?.message}
        </ErrorState>
      </Page>
    ) : (
      <PageSkeleton />
    );
  }
  return (
    <Page
      title={screening.name ?? resumeCode(screening.id)}
      lead={`For ${screening.job.title}, received ${momentText(screening.receivedAt)}`}
      width="wide"
      actions={backLink}
    >
      {snapshot.matches('unreachable') ? (
        <UndecidedAlert
          title={change ? 'We don’t know yet whether this went through' : 'The résumé could not be loaded'}
          message={failure?.message}
          onRetry={() => actor.send({ type: 'retry' })}
          onLeave={change ? () => actor.send({ type: 'change.drop' }) : null}
        />
      ) : null}
      {snapshot.context.refusal ? (
        <RefusedAlert
          message={snapshot.context.refusal.message}
          onDismiss={() => actor.send({ type: 'refusal.dismiss' })}
        />
      ) : null}
      <Detail actor={actor} screening={screening} busy={snapshot.matches('working')} />
    </Page>
  );
}

interface DetailProps {
  readonly actor: ScreeningActor;
  readonly screening: ScreeningDetail;
  readonly busy: boolean;
}

function Detail({ actor, screening, busy }: DetailProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const points = screening.score?.points ?? [];
  const { flags, text } = screening;
  const unsure = screening.readings.filter((reading) => reading.unsure);
  const chosenFlag = chosen === null ? null : (flags[chosen - points.length]?.of ?? null);
  return (
    <div className={classes.columns}>
      <Stack>
        <Paper withBorder p="md">
          <Stack gap="sm">
            <Group justify="space-between">
              <div role="status">
                <StatusBadge status={screening.status} />
              </div>
              {busy ? <Loader size="sm" role="img" aria-label="Working" /> : null}
            </Group>
            <Contact screening={screening} />
            <Decisions actor={actor} screening={screening} busy={busy} />
          </Stack>
        </Paper>
        {screening.failure ? (
          <Alert color="red" title="It could not be screened" icon={<AlertIcon />}>
            {failureWords[screening.failure.reason]}
          </Alert>
        ) : null}
        {text === null || flags.length === 0 ? null : (
          <Paper withBorder p="md" component="section" aria-label="Take a closer look">
            <ResumeFlags
              flags={flags}
              text={text}
              chosen={chosenFlag}
              onChoose={(of) =>
                setChosen(of === null ? null : points.length + flags.findIndex((flag) => flag.of === of))
              }
            />
          </Paper>
        )}
        <OutdatedScore actor={actor} screening={screening} busy={busy} />
        {screening.score ? (
          <Paper withBorder p="md" component="section" aria-label="Score">
            <ScorePoints score={screening.score} chosen={chosen} onChoose={setChosen} />
          </Paper>
        ) : null}
        {screening.mustHaves.length === 0 ? null : (
          <Paper withBorder p="md" component="section" aria-label="Must-haves">
            <MustHaves mustHaves={screening.mustHaves} />
          </Paper>
        )}
        {unsure.length === 0 ? null : (
          <Paper withBorder p="md" component="section" aria-label="Unsure">
            <UnsureReadings readings={unsure} />
          </Paper>
        )}
        {screening.corrections.length === 0 ? null : <Corrections corrections={screening.corrections} />}
        <Reviews key={`reviews ${screening.id}`} actor={actor} screening={screening} />
        <MessageList title="Messages" messages={screening.messages} />
        <GroupField key={screening.id} screening={screening} />
        <History screening={screening} />
        {screening.added && screening.status !== 'erased' ? <EraseAdded id={screening.id} /> : null}
      </Stack>
      {text === null ? null : (
        <section aria-label="Résumé">
          <h2 className={classes.head}>Résumé</h2>
          <ResumeText text={text} points={points} flags={flags} chosen={chosen} />
        </section>
      )}
    </div>
  );
}

function Contact({
  screening: { id, name, email, phone, blind, status, text },
}: {
  screening: ScreeningDetail;
}) {
  const { screenings } = useApp();
  if (status === 'erased')
    return (
      <Stack gap="xs" align="flex-start">
        <Text>The person who sent it has had it erased, or the job is gone. {receiptHint}</Text>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          onClick={() => void downloadErasureReceipt(screenings.calls, id)}
        >
          Download receipt
        </Button>
      </Stack>
    );
  if (blind) {
    return (
      <Stack gap="xs" align="flex-start">
        <Text c="dimmed">Shown blind: name and contact are covered.</Text>
        {text === null ? null : (
          <Button
            variant="default"
            leftSection={<DownloadIcon size={18} />}
            onClick={() => void downloadResume(screenings.calls, id, true)}
          >
            Download the covered text
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Text>{name}</Text>
      {email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : null}
      {phone ? <Anchor href={`tel:${phone}`}>{readablePhone(phone)}</Anchor> : null}
      <div>
        <Button
          variant="default"
          mt="xs"
          leftSection={<DownloadIcon size={18} />}
          onClick={() => void downloadResume(screenings.calls, id)}
        >
          Download the file
        </Button>
      </div>
    </Stack>
  );
}

function Decisions({ actor, screening, busy }: DetailProps) {
  const [deciding, setDeciding] = useState<Decision['type'] | null>(null);
  const may = (change: ScreeningChange['type']) => isOffered(screening, change);
  return (
    <Group gap="xs">
      {may('ShortlistResume') ? (
        <Button disabled={busy} onClick={() => setDeciding('ShortlistResume')}>
          Shortlist
        </Button>
      ) : null}
      {may('RejectResume') ? (
        <Button variant="outline" color="red" disabled={busy} onClick={() => setDeciding('RejectResume')}>
          Reject
        </Button>
      ) : null}
      {may('TakeDecisionBack') ? (
        <Button
          variant="default"
          disabled={busy}
          onClick={() => actor.send({ type: 'screening.change', change: { type: 'TakeDecisionBack' } })}
        >
          Take back
        </Button>
      ) : null}
      {may('RetryScreening') ? (
        <Button
          disabled={busy}
          onClick={() => actor.send({ type: 'screening.change', change: { type: 'RetryScreening' } })}
        >
          Screen it again
        </Button>
      ) : null}
      {deciding ? (
        <DecisionDialog
          type={deciding}
          onCancel={() => setDeciding(null)}
          onDecide={(change) => {
            setDeciding(null);
            actor.send({ type: 'screening.change', change });
          }}
        />
      ) : null}
    </Group>
  );
}

/** Employers can erase résumés that they have added themselves. */
function EraseAdded({ id }: { id: string }) {
  const { screenings } = useApp();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        Erase this résumé
      </Button>
      {asking ? (
        <DeleteDialog
          title="Erase this résumé?"
          verb={{ does: 'Erase', done: 'erased' }}
          onClose={() => setAsking(false)}
          onDelete={async () => {
            await screenings.calls.erase(id);
            setAsking(false);
            notify({ message: 'The résumé is erased', tone: 'positive' });
          }}
        >
          You added it. File, text and score go for good; that there was one, and what was decided, stays.
        </DeleteDialog>
      ) : null}
    </div>
  );
}

function GroupField({ screening: { id, group, status } }: { screening: ScreeningDetail }) {
  const { screenings } = useApp();
  const [value, setValue] = useState(group);
  const [saved, setSaved] = useState(group);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  if (status === 'erased') return null;
  const save = async () => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      await screenings.calls.setGroup(id, value.trim());
      setSaved(value.trim());
      notify({ message: 'Group saved', tone: 'positive' });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Paper
      withBorder
      p="md"
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label="Group, for the table of selection rates"
        description="As stated by the applicant. It changes no score, and is erased with the résumé. A slash combines several: women / over 40."
        maxLength={60}
        autoComplete="off"
        value={value}
        error={failure}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" mt="sm" loading={saving} disabled={value.trim() === saved}>
        Save group
      </Button>
    </Paper>
  );
}

function History({ screening: { history } }: { screening: ScreeningDetail }) {
  return (
    <Paper withBorder p="md" component="section" aria-label="History">
      <h2 className={classes.head}>History</h2>
      <ol className={classes.history}>
        {history.map(({ seq, type, at, by, reason, note }) => (
          <li key={seq}>
            <div>
              {stepWords[type] ?? type}
              {reason === null ? null : `: ${reasonText(type, reason)}`}
            </div>
            {note === '' ? null : <div>“{note}”</div>}
            <small>
              {momentText(at)}
              {by === '' ? '' : `, ${by}`}
            </small>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
