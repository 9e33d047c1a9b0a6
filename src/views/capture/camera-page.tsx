/** camera: take or choose a picture, and post it as a photo. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { stepOf } from '../../machines/capture.machine.ts';
import type { Capture } from '../app.ts';
import { FinishProfile } from '../finish-profile.tsx';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CameraIcon, PictureIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import classes from './capture.module.css';
import { LiveCamera } from './live-camera.tsx';
import { PictureSource } from './picture-source.tsx';
import { TakenPicture } from './taken-picture.tsx';
import { useCapture } from './use-capture.ts';
import type { Ghost } from './viewfinder.tsx';

export function CameraPage() {
  const { unfinished } = useSession();
  if (!unfinished) return <PreparedCamera />;
  return (
    <Page title="Camera" width="wide">
      <FinishProfile what="publish" />
    </Page>
  );
}

function PreparedCamera() {
  const { opened: capture, failure, retry } = useCapture();
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
  const failure = useSelector(actor, ({ context }) => context.failure);
  const [ghost, setGhost] = useState<Ghost | null>(null);
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
            <ButtonLink to="/photos/mine" look="outline">
              My photos
            </ButtonLink>
          </Group>
        }
      >
        It is sent in the background; then you find it among your photos. The camera is off.
      </EmptyState>
    );
  return (
    <Stack>
      {step === 'unreadable' ? (
        <ErrorState
          title="This file is no picture that can be used"
          action={<Button onClick={() => actor.send({ type: 'retry' })}>Use the camera</Button>}
        >
          {failure?.message}
        </ErrorState>
      ) : step === 'reading' ? (
        <section className={classes.asking} role="status">
          <PictureIcon size={32} />
          <h2>Opening the picture</h2>
        </section>
      ) : (
        <LiveCamera capture={capture} ghost={ghost} onGhost={setGhost} />
      )}
      {step === 'counting' || step === 'shooting' || step === 'reading' ? null : (
        <PictureSource
          onFiles={([file]) => {
            if (file) actor.send({ type: 'file.give', file });
          }}
        />
      )}
    </Stack>
  );
}
