/** videoCamera and audios: record, play, save or discard, and recover interrupted recordings. */
import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type RecordingKind, recordingProblems } from '../../events/recording/recording.ts';
import { stepOf } from '../../machines/recording.machine.ts';
import type { Recorder } from '../app.ts';
import { useSession } from '../session.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EditIcon, MicrophoneIcon, VideoIcon } from '../ui/icons.tsx';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { DeviceTrouble } from './device-trouble.tsx';
import { LiveRecording } from './live-recording.tsx';
import { MadeRecording } from './made-recording.tsx';
import classes from './recording.module.css';
import { RecordingsHere } from './recordings-here.tsx';
import { useRecorder } from './use-recorder.ts';
import { kindWords } from './words.ts';

export const VideoCameraPage = () => <RecordingPage kind="video" />;

export function AudiosPage() {
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  if (!person)
    return (
      <SignInFirst title={kindWords.audio.title}>
        What you record belongs to your account, so that nobody else who uses this device hears it.
      </SignInFirst>
    );
  return <RecordingPage kind="audio" />;
}

function RecordingPage({ kind }: { kind: RecordingKind }) {
  const { opened: recorder, failure, retry } = useRecorder(kind);
  if (!recorder && failure === '') return <PageSkeleton />;
  const { title, lead } = kindWords[kind];
  return (
    <Page
      title={title}
      lead={lead}
      width="wide"
      actions={
        kind === 'audio' ? (
          <ButtonLink look="outline" to="/audios-AI-stt">
            <EditIcon size={18} />
            Speech to text
          </ButtonLink>
        ) : null
      }
    >
      {recorder ? (
        <Steps recorder={recorder} />
      ) : (
        <ErrorState title="Recording could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </Page>
  );
}

const waiting = { asking: 'asking', finishing: 'finishing', discarding: 'discarding' } as const;

function Steps({ recorder }: { recorder: Recorder }) {
  const { actor } = recorder;
  const step = useSelector(actor, stepOf);
  const kind = useSelector(actor, ({ context }) => context.kind);
  const problem = recordingProblems.find((one) => one === step);
  const { device } = kindWords[kind];
  if (step === 'over') return null;
  if (step === 'reviewing' || step === 'unreadable') return <MadeRecording actor={actor} />;
  const recording = ['starting', 'recording', 'paused', 'stopping'].includes(step);
  return (
    <Stack gap="xl">
      {problem ? (
        <DeviceTrouble actor={actor} problem={problem} />
      ) : step in waiting ? (
        <section className={classes.waiting} role="status">
          {kind === 'video' ? <VideoIcon size={32} /> : <MicrophoneIcon size={32} />}
          <h2>
            {step === 'asking'
              ? `Opening ${device}`
              : step === 'finishing'
                ? 'Getting the recording ready'
                : 'Removing it from this device'}
          </h2>
          {step === 'asking' ? <p>If your browser asks whether this page may use it, answer there.</p> : null}
        </section>
      ) : (
        <LiveRecording recorder={recorder} />
      )}
      {recording ? null : <RecordingsHere actor={actor} />}
    </Stack>
  );
}
