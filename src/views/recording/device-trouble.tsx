/** Why recording is not possible, and what to do about it. */
import { useSelector } from '@xstate/react';
import type { RecordingProblem } from '../../events/recording/recording.ts';
import type { RecordingActor } from '../../machines/recording.machine.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/page.tsx';
import { problemTitle, remedies, remedyButtons } from './words.ts';

export function DeviceTrouble({ actor, problem }: { actor: RecordingActor; problem: RecordingProblem }) {
  const { kind, ending } = useSelector(actor, ({ context }) => context);
  const button = remedyButtons[problem];
  const retry = button ? <Button onClick={() => actor.send({ type: 'retry' })}>{button}</Button> : null;
  if (ending === 'full')
    return (
      <ErrorState title="There is no room left on this device" action={retry}>
        Nothing was recorded. Delete something, such as recordings you have kept elsewhere, then try again.
      </ErrorState>
    );
  if (ending !== null)
    return (
      <ErrorState title="Nothing was recorded" action={retry}>
        The browser could not save a recording on this device. A private window keeps none; otherwise try
        again.
      </ErrorState>
    );
  return (
    <ErrorState title={problemTitle(kind, problem)} action={retry}>
      {remedies[problem]}
    </ErrorState>
  );
}
