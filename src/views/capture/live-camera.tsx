/** The live camera: the permission prompt, an error, or the live picture with the shutter button. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { cameraProblems } from '../../events/capture/camera.ts';
import { stepOf } from '../../machines/capture.machine.ts';
import type { Capture } from '../app.ts';
import { CameraIcon } from '../ui/icons.tsx';
import { CameraChoices } from './camera-choices.tsx';
import { CameraTrouble } from './camera-trouble.tsx';
import classes from './capture.module.css';
import { GhostChoice } from './ghost-choice.tsx';
import { type Ghost, Viewfinder } from './viewfinder.tsx';

export interface LiveCameraProps {
  readonly capture: Capture;
  readonly ghost: Ghost | null;
  readonly onGhost: (ghost: Ghost | null) => void;
  /** Set when many pictures are taken in a row; `full`: the limit is reached. */
  readonly many?: { readonly full: boolean };
}

export function LiveCamera({ capture, ghost, onGhost, many }: LiveCameraProps) {
  const { actor } = capture;
  const step = useSelector(actor, stepOf);
  const { choices, camera, left } = useSelector(actor, ({ context }) => context);
  const problem = cameraProblems.find((one) => one === step);
  if (problem) return <CameraTrouble actor={actor} problem={problem} />;
  if (step === 'looking' || step === 'asking')
    return (
      <section className={classes.asking} role="status">
        <CameraIcon size={32} />
        <h2>Opening the camera</h2>
        <p>If your browser asks whether this page may use it, answer there.</p>
      </section>
    );
  const counting = step === 'counting';
  // When taking many, the settings stay mounted: the page would jump with every picture.
  const choosing = step === 'framing' || (many !== undefined && step === 'shooting');
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
          <TakeButton
            counting={counting}
            busy={step === 'shooting'}
            many={many}
            onPress={() => actor.send({ type: counting ? 'countdown.cancel' : 'picture.take' })}
          />
        </Group>
      </Stack>
      {choosing ? (
        <Stack>
          <CameraChoices actor={actor} />
          <GhostChoice ghost={ghost} onChange={onGhost} />
        </Stack>
      ) : null}
    </div>
  );
}

interface TakeButtonProps {
  readonly counting: boolean;
  readonly busy: boolean;
  readonly many: LiveCameraProps['many'];
  readonly onPress: () => void;
}

/** A single button for all states, so that it keeps the focus. */
function TakeButton({ counting, busy, many, onPress }: TakeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const inARow = many !== undefined;
  useEffect(() => {
    // Lets people take picture after picture without moving the focus to the button first.
    if (inARow) button.current?.focus({ preventScroll: true });
  }, [inARow]);
  return (
    <Button
      ref={button}
      size="lg"
      variant={counting ? 'default' : 'filled'}
      leftSection={counting ? null : <CameraIcon size={22} />}
      // A loading button is disabled, and would lose the focus with every picture.
      loading={busy && !inARow}
      disabled={many?.full === true && !counting}
      onKeyDown={(event) => {
        // A key held down takes only one picture.
        if (event.repeat) event.preventDefault();
      }}
      onClick={onPress}
    >
      {counting ? 'Stop the countdown' : 'Take the picture'}
    </Button>
  );
}
