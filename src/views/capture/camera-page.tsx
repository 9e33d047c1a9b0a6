/** camera: take a picture, or choose one, and keep it as a photo. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { cameraProblems } from '../../events/capture/camera.ts';
import { stepOf } from '../../machines/capture.machine.ts';
import { photoPath } from '../trade/posts/words.ts';
import type { Capture } from '../app.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CameraIcon, PictureIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { CameraChoices } from './camera-choices.tsx';
import { CameraTrouble } from './camera-trouble.tsx';
import classes from './capture.module.css';
import { GhostChoice } from './ghost-choice.tsx';
import { PictureSource } from './picture-source.tsx';
import { TakenPicture } from './taken-picture.tsx';
import { useCapture } from './use-capture.ts';
import { type Ghost, Viewfinder } from './viewfinder.tsx';

export function CameraPage() {
  const { capture, failure, retry } = useCapture();
  if (!capture && failure === '') return <PageSkeleton />;
  return (
    <Page
      title="Camera"
      lead="The camera is on only while you see its picture here."
      width="wide"
      actions={
        <ButtonLink to="/photos/mine" look="outline">
          <PictureIcon size={18} />
          My photos
        </ButtonLink>
      }
    >
      {capture ? (
        <Steps capture={capture} />
      ) : (
        <ErrorState title="The camera could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </Page>
  );
}

function Steps({ capture }: { capture: Capture }) {
  const { actor } = capture;
  const step = useSelector(actor, stepOf);
  const kept = useSelector(actor, ({ context }) => context.kept);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const problem = cameraProblems.find((one) => one === step);
  if (step === 'taken' || step === 'keeping') return <TakenPicture capture={capture} />;
  if (step === 'over') return null;
  if (step === 'kept')
    return (
      <EmptyState
        icon={<CameraIcon size={26} />}
        title="The photo is kept"
        action={
          <Group>
            <Button onClick={() => actor.send({ type: 'picture.retake' })}>Take another</Button>
            {kept ? (
              <ButtonLink to={photoPath(kept.id)} look="outline">
                Look at it
              </ButtonLink>
            ) : null}
          </Group>
        }
      >
        You find it among your photos. The camera is off.
      </EmptyState>
    );
  return (
    <Stack>
      {problem ? (
        <CameraTrouble actor={actor} problem={problem} />
      ) : step === 'unreadable' ? (
        <ErrorState
          title="This file is no picture that can be used"
          action={<Button onClick={() => actor.send({ type: 'retry' })}>Use the camera</Button>}
        >
          {failure?.message}
        </ErrorState>
      ) : step === 'asking' ? (
        <section className={classes.asking} role="status">
          <CameraIcon size={32} />
          <h2>Opening the camera</h2>
          <p>If your browser asks whether this page may use it, answer there.</p>
        </section>
      ) : step === 'reading' ? (
        <section className={classes.asking} role="status">
          <PictureIcon size={32} />
          <h2>Opening the picture</h2>
        </section>
      ) : (
        <Live capture={capture} ghost={ghost} onGhost={setGhost} />
      )}
      {step === 'counting' || step === 'shooting' || step === 'reading' ? null : (
        <PictureSource actor={actor} />
      )}
    </Stack>
  );
}

interface LiveProps {
  readonly capture: Capture;
  readonly ghost: Ghost | null;
  readonly onGhost: (ghost: Ghost | null) => void;
}

function Live({ capture, ghost, onGhost }: LiveProps) {
  const { actor } = capture;
  const { choices, camera, left } = useSelector(actor, ({ context }) => context);
  const step = useSelector(actor, stepOf);
  const counting = step === 'counting';
  return (
    <div className={classes.columns}>
      <Stack>
        <Viewfinder
          capture={capture}
          size={camera && camera.height > 0 ? camera : { width: 4, height: 3 }}
          mirrored={camera?.facing === 'user'}
          grid={choices.grid}
          ghost={ghost}
          left={counting ? left : 0}
        />
        <Group justify="center">
          {/* One button, so that the focus stays where it is. */}
          <Button
            size="lg"
            variant={counting ? 'default' : 'filled'}
            leftSection={counting ? null : <CameraIcon size={22} />}
            loading={step === 'shooting'}
            onClick={() => actor.send({ type: counting ? 'countdown.cancel' : 'picture.take' })}
          >
            {counting ? 'Stop the countdown' : 'Take the picture'}
          </Button>
        </Group>
      </Stack>
      {step === 'framing' ? (
        <Stack>
          <CameraChoices actor={actor} />
          <GhostChoice ghost={ghost} onChange={onGhost} />
        </Stack>
      ) : null}
    </div>
  );
}
