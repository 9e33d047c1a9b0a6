/** The result of a stored analysis: the measurement, or why there is none, and the possible actions. */
import { Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { AnalysisDetail } from '../../events/analysis/port.ts';
import type { AnalysisActor } from '../../machines/analysis.machine.ts';
import { ErrorState } from '../ui/page.tsx';
import { Inconclusive, Measured } from './measured.tsx';
import type { ShownPair } from './pair-viewer.tsx';
import { failureWords, nameOf, refusalWords } from './words.ts';

export interface ResultProps {
  readonly analysis: AnalysisDetail;
  readonly actor: AnalysisActor;
  readonly onAnother: () => void;
}

const pairOf = (analysis: AnalysisDetail): ShownPair => ({
  ...{ id: analysis.id, name: nameOf(analysis), measurement: analysis.measurement },
  sizes: { before: analysis.before, after: analysis.after },
});

export function Result({ analysis, actor, onAnother }: ResultProps) {
  const { status, refusal, failure } = analysis;
  if (status === 'measured') return <Measured pair={pairOf(analysis)} record={analysis.record} />;
  if (status === 'inconclusive')
    return (
      <Inconclusive pair={pairOf(analysis)} onAnother={onAnother}>
        {analysis.trial ? 'No free analysis was used.' : null}
      </Inconclusive>
    );
  if (status === 'refused' && refusal)
    return (
      <ErrorState
        title={refusalWords[refusal].title}
        action={<Button onClick={onAnother}>Choose other photos</Button>}
      >
        {refusalWords[refusal].advice} {analysis.trial ? 'No free analysis was used.' : null}
      </ErrorState>
    );
  return (
    <ErrorState
      title="These photos could not be measured"
      action={
        <Group justify="center">
          <Retry actor={actor} />
          <Button variant="default" onClick={onAnother}>
            Choose other photos
          </Button>
        </Group>
      }
    >
      {failureWords[failure?.reason ?? 'broken']}
    </ErrorState>
  );
}

function Retry({ actor }: { actor: AnalysisActor }) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches('working'));
  return (
    <Button loading={busy} onClick={() => actor.send({ type: 'analysis.change', change: 'RetryAnalysis' })}>
      Try again
    </Button>
  );
}
