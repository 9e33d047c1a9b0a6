/** Shown on both steps of the page: shots that could not be stored, and the last removed shot with its undo. */
import { Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { BatchActor } from '../../machines/batch.machine.ts';
import { counted } from '../ui/counted.ts';
import { UndoIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import classes from './batch.module.css';

const titles = {
  keep: 'A picture could not be kept',
  handOver: 'Not all photos were handed over',
} as const;

export function ShotsHead({ actor }: { actor: BatchActor }) {
  const { shots, waiting, removed, failure, failedTo, most } = useSelector(actor, ({ context }) => context);
  const count = useRef<HTMLParagraphElement>(null);
  const comesBack = useSelector(actor, (snapshot) => snapshot.can({ type: 'shot.bringBack' }));
  return (
    <>
      {failure ? (
        <Problem title={titles[failedTo ?? 'keep']}>
          {failure.message}
          {failedTo === 'handOver' ? ' Those that are still here can be sent again.' : ''}
        </Problem>
      ) : null}
      <Group justify="space-between">
        <p ref={count} className={classes.count} role="status" tabIndex={-1}>
          {counted(shots.length, 'shot')} of {most}
          {waiting.length > 0 ? `, ${waiting.length} being kept` : ''}
        </p>
        {removed && comesBack ? (
          <Button
            variant="default"
            leftSection={<UndoIcon size={18} />}
            onClick={() => {
              // The button disappears once it is pressed.
              count.current?.focus();
              actor.send({ type: 'shot.bringBack' });
            }}
          >
            {removed.by === null ? `Bring shot ${removed.place + 1} back` : 'Use the earlier picture again'}
          </Button>
        ) : null}
      </Group>
    </>
  );
}
