/** The live picture and sound level, the time recorded, and the two buttons. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { littleRoom, noRoom } from '../../events/recording/recording.ts';
import { stepOf } from '../../machines/recording.machine.ts';
import type { Recorder } from '../app.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { PauseIcon, PlayIcon, RecordIcon, StopIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { DeviceChoices } from './device-choices.tsx';
import { LiveWave, SoundMeter } from './sound.tsx';
import classes from './recording.module.css';
import { useElapsed } from './use-elapsed.ts';
import { clockTime, fileSize } from './words.ts';

const leaving = {
  question: 'Stop recording?',
  meaning:
    'Leaving this page stops it. What is recorded so far stays on this device, and this page offers it again.',
  leave: 'Stop and leave',
};

export function LiveRecording({ recorder: { actor, calls } }: { recorder: Recorder }) {
  const step = useSelector(actor, stepOf);
  const { kind, device } = useSelector(actor, ({ context }) => context);
  const recording = step !== 'ready';
  useUnsaved(recording, 'a recording that goes on');
  const sound = Boolean(device?.microphone);
  return (
    <div className={recording ? undefined : classes.columns}>
      <Stack>
        {kind === 'video' ? <Preview show={calls.show} camera={device?.camera ?? null} /> : null}
        {sound ? (
          kind === 'audio' ? (
            <LiveWave level={calls.level} paused={step !== 'recording' && step !== 'ready'} />
          ) : (
            <SoundMeter level={calls.level} />
          )
        ) : null}
        <Elapsed actor={actor} />
        <Buttons actor={actor} />
        <Room actor={actor} />
      </Stack>
      {recording ? null : <DeviceChoices actor={actor} />}
      <AskBeforeLeaving dirty={recording} what="Your recording" instead={leaving} />
    </div>
  );
}

interface PreviewProps {
  readonly show: Recorder['calls']['show'];
  readonly camera: {
    readonly facing: string | null;
    readonly width: number;
    readonly height: number;
  } | null;
}

function Preview({ show, camera }: PreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => show(video.current!), [show]);
  const shape = camera && camera.height > 0 ? camera.width / camera.height : 4 / 3;
  return (
    <div className={classes.finder} style={{ '--shape': shape } as CSSProperties}>
      <video
        ref={video}
        data-mirrored={camera?.facing === 'user' || undefined}
        aria-label="What the camera sees"
        autoPlay
        muted
        playsInline
      />
    </div>
  );
}

type Part = Pick<Recorder, 'actor'>;

function Elapsed({ actor }: Part) {
  const step = useSelector(actor, stepOf);
  const { runningSince, countedMs, pausedBy } = useSelector(actor, ({ context }) => context);
  const behind = useSelector(actor, ({ value }) => value.storage === 'behind');
  const elapsed = useElapsed(runningSince, countedMs);
  return (
    <>
      <p className={classes.clock} data-running={step === 'recording' || undefined}>
        <span role="timer" aria-label="Recorded so far">
          {clockTime(elapsed)}
        </span>
        <span role="status">
          {step === 'recording'
            ? 'Recording'
            : step === 'paused'
              ? pausedBy === 'device'
                ? 'Paused: nothing comes from the device just now'
                : 'Paused'
              : step === 'stopping'
                ? 'Saving the rest'
                : ''}
        </span>
      </p>
      {behind ? (
        <Problem title="This device is slow to save">
          The last seconds are not saved yet. Close other programs, or record a smaller picture next time.
        </Problem>
      ) : null}
    </>
  );
}

function Buttons({ actor }: Part) {
  const step = useSelector(actor, stepOf);
  const full = useSelector(actor, ({ context: { room } }) => room !== null && room <= noRoom);
  const idle = step === 'ready';
  const paused = step === 'paused';
  return (
    <Group justify="center">
      {/* A single button for both states, so that it keeps the focus. */}
      <Button
        size="lg"
        color={idle ? undefined : 'red'}
        leftSection={idle ? <RecordIcon size={20} /> : <StopIcon size={20} />}
        loading={step === 'starting' || step === 'stopping'}
        disabled={idle && full}
        onClick={() => actor.send({ type: idle ? 'recording.start' : 'recording.stop' })}
      >
        {idle ? 'Record' : 'Stop'}
      </Button>
      {step === 'recording' || paused ? (
        <Button
          size="lg"
          variant="default"
          leftSection={paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
          onClick={() => actor.send({ type: paused ? 'recording.resume' : 'recording.pause' })}
        >
          {paused ? 'Go on' : 'Pause'}
        </Button>
      ) : null}
    </Group>
  );
}

function Room({ actor }: Part) {
  const { room, bytes } = useSelector(actor, ({ context }) => context);
  if (room === null) return null;
  if (room <= noRoom)
    return (
      <Problem title="There is no room left on this device">
        Delete something, such as recordings you have kept elsewhere.
      </Problem>
    );
  return (
    <p className={classes.room} data-little={room < littleRoom || undefined}>
      {bytes > 0 ? `${fileSize(bytes)} saved, ` : ''}
      {fileSize(room)} free{room < littleRoom ? ': recording stops when it is used up' : ''}
    </p>
  );
}
