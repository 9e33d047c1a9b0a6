/** Speaking into the microphone: recorded on this device, and transcribed live by the browser where it can. */
import { Button, Group, Stack, Switch } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { recordingProblems } from '../../events/recording/recording.ts';
import { stepOf } from '../../machines/recording.machine.ts';
import type { Recorder, Transcriber } from '../app.ts';
import { DeviceTrouble } from '../recording/device-trouble.tsx';
import { LiveRecording } from '../recording/live-recording.tsx';
import { RecordingsHere } from '../recording/recordings-here.tsx';
import { useRecorder } from '../recording/use-recorder.ts';
import { ErrorState } from '../ui/page.tsx';
import { Problem } from '../ui/problem.tsx';
import classes from './transcription.module.css';

export interface LiveSpeechProps {
  readonly transcriber: Transcriber;
  /** A recording on this device to open; null: none. */
  readonly wanted: string | null;
  /** Called with the recorder, and with null when it is gone. */
  readonly onRecorder: (recorder: Recorder | null) => void;
  /** Called to go back and choose another sound. */
  readonly onBack: () => void;
}

export function LiveSpeech({ transcriber, wanted, onRecorder, onBack }: LiveSpeechProps) {
  const { opened: recorder, failure, retry } = useRecorder('audio');
  useEffect(() => {
    onRecorder(recorder);
    if (recorder && wanted !== null) recorder.actor.send({ type: 'recording.open', id: wanted });
    return () => onRecorder(null);
  }, [recorder, wanted, onRecorder]);
  if (!recorder)
    return failure === '' ? null : (
      <ErrorState title="Recording could not be prepared" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  return <Speaking transcriber={transcriber} recorder={recorder} onBack={onBack} />;
}

interface SpeakingProps extends Pick<LiveSpeechProps, 'transcriber' | 'onBack'> {
  readonly recorder: Recorder;
}

function Speaking({ transcriber, recorder, onBack }: SpeakingProps) {
  const { actor } = transcriber;
  const step = useSelector(recorder.actor, stepOf);
  const finished = useSelector(recorder.actor, ({ context }) => context.finished);
  const failure = useSelector(recorder.actor, ({ context }) => context.failure);
  const browser = useSelector(actor, ({ context }) => context.engines.browser);
  const [meanwhile, setMeanwhile] = useState(true);
  const listens = meanwhile && browser !== null && step === 'recording';
  useEffect(() => {
    if (!listens) return;
    const { countedMs } = recorder.actor.getSnapshot().context;
    actor.send({ type: 'speech.listen', offsetMs: countedMs });
    return () => actor.send({ type: 'work.stop' });
  }, [listens, actor, recorder]);
  useEffect(() => {
    if (!finished) return;
    const { id, file, durationMs, startedAt, type } = finished;
    const content = file.type === '' ? file.slice(0, file.size, type) : file;
    actor.send({ type: 'sound.choose', sound: { from: 'recording', id, content, durationMs, startedAt } });
  }, [finished, actor]);
  const problem = recordingProblems.find((one) => one === step);
  if (step === 'over' || step === 'reviewing') return null;
  const back = (
    <Group>
      <Button variant="subtle" onClick={onBack}>
        Choose another sound
      </Button>
    </Group>
  );
  if (step === 'unreadable')
    return (
      <Stack>
        <Problem title="This recording cannot be played">{failure?.message ?? 'Record another one.'}</Problem>
        {back}
      </Stack>
    );
  if (problem)
    return (
      <Stack>
        <DeviceTrouble actor={recorder.actor} problem={problem} />
        {back}
      </Stack>
    );
  const recording = ['starting', 'recording', 'paused', 'stopping'].includes(step);
  if (!recording && step !== 'ready')
    return (
      <p className={classes.note} role="status">
        {step === 'asking'
          ? 'Opening the microphone. If your browser asks whether this page may use it, answer there.'
          : 'Getting the recording ready'}
      </p>
    );
  return (
    <Stack>
      <LiveRecording recorder={recorder} />
      {browser && !recording ? (
        <Switch
          label="Write it down in this browser while I speak"
          checked={meanwhile}
          onChange={(event) => setMeanwhile(event.currentTarget.checked)}
        />
      ) : null}
      {recording ? null : <RecordingsHere actor={recorder.actor} />}
      {recording ? null : back}
    </Stack>
  );
}
