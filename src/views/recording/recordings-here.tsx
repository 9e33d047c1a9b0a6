/** Recordings on this device: interrupted ones, and those not discarded yet. */
import { Badge, Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { RecordingActor } from '../../machines/recording.machine.ts';
import { Problem } from '../ui/problem.tsx';
import classes from './recording.module.css';
import { beganAt, clockTime, fileSize } from './words.ts';

export function RecordingsHere({ actor }: { actor: RecordingActor }) {
  const found = useSelector(actor, ({ context }) => context.found);
  const unknown = useSelector(actor, ({ value }) => value.shelf === 'unknown');
  if (unknown)
    return (
      <Problem title="Earlier recordings on this device could not be listed">
        <p className={classes.still}>They are still there.</p>
        <Button variant="default" size="xs" onClick={() => actor.send({ type: 'shelf.look' })}>
          Look again
        </Button>
      </Problem>
    );
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="recordings-here">
      <h2 id="recordings-here" className={classes.heading}>
        On this device
      </h2>
      <ul className={classes.here}>
        {found.map(({ id, startedAt, durationMs, bytes, cutOff }) => (
          <li key={id}>
            <div>
              <strong>{beganAt(startedAt)}</strong>{' '}
              {cutOff ? (
                <Badge color="yellow" variant="light" tt="none">
                  Cut off
                </Badge>
              ) : null}
              <br />
              {cutOff ? 'about ' : ''}
              {clockTime(durationMs)}, {fileSize(bytes)}
            </div>
            <Button
              variant="default"
              aria-label={`Open the recording of ${beganAt(startedAt)}`}
              onClick={() => actor.send({ type: 'recording.open', id })}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
