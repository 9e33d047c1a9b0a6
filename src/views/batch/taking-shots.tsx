/** The camera, which stays on between shots, and the shots taken below it. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { placeOf } from '../../events/batch/batch.ts';
import type { Given } from '../../events/batch/port.ts';
import type { Shot } from '../../events/capture/port.ts';
import type { BatchActor } from '../../machines/batch.machine.ts';
import { roomIn } from '../../machines/batch/setup.ts';
import { LiveCamera } from '../capture/live-camera.tsx';
import { PictureSource } from '../capture/picture-source.tsx';
import { useCapture } from '../capture/use-capture.ts';
import type { Ghost } from '../capture/viewfinder.tsx';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import classes from './batch.module.css';
import { ShotGrid } from './shot-grid.tsx';
import { ShotsHead } from './shots-head.tsx';

export function TakingShots({ actor }: { actor: BatchActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { shots, retaking, most } = context;
  const give = (given: readonly Given[]) => actor.send({ type: 'shots.give', given });
  const onShot = useCallback((shot: Shot) => actor.send({ type: 'shots.give', given: [shot] }), [actor]);
  const { opened: capture, failure, retry } = useCapture(onShot);
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const room = roomIn(context) + (retaking ? 1 : 0);
  return (
    <Stack>
      {retaking ? (
        <div className={classes.retaking} role="status">
          <p>
            The next picture takes the place of shot {placeOf(shots, retaking.id) + 1}, and keeps its caption.
          </p>
          <Button variant="default" onClick={() => actor.send({ type: 'retake.cancel' })}>
            Leave it as it is
          </Button>
        </div>
      ) : null}
      {room === 0 ? (
        <div className={classes.retaking} role="status">
          <p>There are {most} shots: no more fit into one batch. Send these, then go on.</p>
        </div>
      ) : null}
      {capture ? (
        <LiveCamera capture={capture} ghost={ghost} onGhost={setGhost} many={{ full: room === 0 }} />
      ) : failure === '' ? (
        <BlockSkeleton label="Preparing the camera" />
      ) : (
        <ErrorState title="The camera could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
      <ShotsHead actor={actor} />
      {shots.length > 0 && !retaking ? (
        <Group justify="center">
          <Button variant="default" size="md" onClick={() => actor.send({ type: 'batch.arrange' })}>
            Arrange and describe
          </Button>
        </Group>
      ) : null}
      <ShotGrid actor={actor} describing={false} />
      {room > 0 ? <PictureSource room={room} onFiles={give} /> : null}
    </Stack>
  );
}
