/** Shown when newer or further comments could not be loaded, while others are shown. */
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import { Problem } from '../../ui/problem.tsx';

export function LoadTrouble({ actor }: { actor: ThreadActor }) {
  const failure = useSelector(actor, ({ context }) => context.loadFailure);
  if (!failure) return null;
  return (
    <Problem title="What is shown may be old">
      <p style={{ margin: '0 0 0.5rem' }}>{failure.message}</p>
      <Button variant="default" onClick={() => actor.send({ type: 'thread.retry' })}>
        Look again
      </Button>
    </Problem>
  );
}
