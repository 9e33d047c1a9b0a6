/**
 * Above the list: the jobs whose requirements or rubric have changed since their résumés were scored, with a button to
 * score all of a job again.
 */
import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { OutdatedScores as Outdated, ScreeningRow } from '../../events/screening/port.ts';
import { useApp } from '../app.ts';
import { InfoIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { ErrorState } from '../ui/page.tsx';
import { type Asked, useAnswer } from '../ui/use-answer.ts';
import { momentText } from './words.ts';

const some = (count: number) => `${count} ${count === 1 ? 'résumé' : 'résumés'}`;

/**
 * Loads the jobs with outdated scores together with the list, and again when the list shows other outdated scores.
 * @param rows rows of the list
 */
export function useOutdatedScores(rows: readonly ScreeningRow[]): Asked<readonly Outdated[]> {
  const { screenings } = useApp();
  const [known, setKnown] = useState(false);
  const listed = rows.flatMap(({ id, outdated }) => (outdated ? [id] : [])).join();
  // Changing the question would drop the first answer, so wait for it whatever the list shows meanwhile.
  const asked = useAnswer(() => screenings.calls.outdated(), known ? listed : '');
  if (!known && asked.state !== 'loading') setKnown(true);
  return asked;
}

export interface OutdatedScoresProps {
  /** Only this job; '': all. */
  readonly jobId: string;
  readonly asked: Asked<readonly Outdated[]>;
  /** Called when scoring again has started. */
  readonly onAsked: () => void;
}

export function OutdatedScores({ jobId, asked: { answer, failure, retry }, onAsked }: OutdatedScoresProps) {
  const shown = (answer ?? []).filter(({ job }) => jobId === '' || job.id === jobId);
  if (failure !== '') {
    return (
      <ErrorState title="We couldn’t check which scores are outdated" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  }
  return shown.map((one) => (
    <OfJob
      key={one.job.id}
      outdated={one}
      onAsked={() => {
        retry();
        onAsked();
      }}
    />
  ));
}

function OfJob({ outdated: { job, count, since }, onAsked }: { outdated: Outdated; onAsked: () => void }) {
  const { screenings } = useApp();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const rescore = async () => {
    setBusy(true);
    setFailure('');
    try {
      const asked = await screenings.calls.rescoreJob(job.id);
      const message = asked === 0 ? 'They are up to date already' : `Scoring ${some(asked)} again`;
      notify({ message, tone: 'positive' });
      onAsked();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      color="yellow"
      my="md"
      title={`${job.title} has changed since it was scored`}
      icon={<InfoIcon />}
      role="region"
    >
      <Text size="sm">
        {some(count)} {count === 1 ? 'was' : 'were'} scored by what the job asked for on {momentText(since)}{' '}
        or before. What you have decided stays when {count === 1 ? 'it is' : 'they are'} scored again.
      </Text>
      {failure === '' ? null : (
        <Text size="sm" role="alert" mt="xs">
          {failure}
        </Text>
      )}
      <Button variant="default" mt="sm" loading={busy} onClick={() => void rescore()}>
        Score {count === 1 ? 'it' : `all ${count}`} again
      </Button>
    </Alert>
  );
}
