/** audios-AI-stt: transcribes live speech, a recording, a file or a post, by an engine or by hand. */
import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plainLines } from '../../events/transcription/transcript.ts';
import { stepOf } from '../../machines/transcription.machine.ts';
import type { Recorder, Transcriber } from '../app.ts';
import { PublishRecording } from '../recording/publish-recording.tsx';
import { useSession } from '../session.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Engines, isIdle } from './engines.tsx';
import { KeepCaptions } from './keep-captions.tsx';
import { LiveSpeech } from './live-speech.tsx';
import { OfPost } from './of-post.tsx';
import { SoundChoice } from './sound-choice.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { Transcript } from './transcript.tsx';
import classes from './transcription.module.css';
import { usePlayer } from './use-player.ts';
import { useTranscriber } from './use-transcriber.ts';
import { title } from './words.ts';

export function TranscriptionPage() {
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  if (!person)
    return (
      <SignInFirst title={title}>
        What you record and write down belongs to your account, so that nobody else who uses this device sees
        it.
      </SignInFirst>
    );
  return <Opened key={person.uid} />;
}

function Opened() {
  const { opened: transcriber, failure, retry } = useTranscriber();
  if (!transcriber && failure === '') return <PageSkeleton />;
  return (
    <Page
      title={title}
      lead="Speak, or choose a recording: read it line by line, correct it, and keep it as text or as captions."
      width="wide"
    >
      {transcriber ? (
        <Workbench transcriber={transcriber} />
      ) : (
        <ErrorState title="Speech to text could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </Page>
  );
}

/** The live speech view, with the recording it opens first; null: none. */
interface Speaking {
  readonly wanted: string | null;
}

function Workbench({ transcriber }: { transcriber: Transcriber }) {
  const { actor } = transcriber;
  const [params, setParams] = useSearchParams();
  const postId = params.get('post');
  const { sound, source, lines } = useSelector(actor, ({ context }) => context);
  const over = useSelector(actor, (snapshot) => stepOf(snapshot) === 'over');
  const idle = useSelector(actor, (snapshot) => isIdle(stepOf(snapshot)));
  const [speaking, setSpeaking] = useState<Speaking | null>(() => {
    const wanted = params.get('recording');
    // If there are words for another sound, show the choice of sound, which says what they belong to.
    const fits = lines.length === 0 || (source?.from === 'recording' && source.id === wanted);
    return wanted !== null && fits ? { wanted } : null;
  });
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  const { player, durationMs } = usePlayer();
  const clear = useCallback(() => {
    setSpeaking(null);
    setParams({});
  }, [setParams]);
  const other = useCallback(() => {
    actor.send({ type: 'sound.choose', sound: null });
    clear();
  }, [actor, clear]);
  if (over) return null;
  const length = durationMs ?? sound?.durationMs ?? null;
  return (
    <Stack gap="xl">
      {postId === null ? null : <OfPost key={postId} transcriber={transcriber} postId={postId} />}
      {sound || speaking || postId !== null ? null : (
        <SoundChoice
          source={source}
          written={lines.length > 0}
          onSpeak={(wanted) => setSpeaking({ wanted })}
          onFile={(chosen) => actor.send({ type: 'sound.choose', sound: chosen })}
        />
      )}
      {speaking ? (
        <LiveSpeech
          transcriber={transcriber}
          wanted={speaking.wanted}
          onRecorder={setRecorder}
          onBack={clear}
        />
      ) : null}
      {sound ? (
        <SoundPlayer sound={sound} player={player} onOther={idle && sound.from !== 'post' ? other : null} />
      ) : null}
      <Engines actor={actor} />
      <Transcript transcriber={transcriber} player={player} durationMs={length} onCleared={clear} />
      {sound?.from === 'post' ? <KeepCaptions transcriber={transcriber} postId={sound.postId} /> : null}
      {sound && sound.from !== 'post' && lines.length > 0 ? (
        <Publish
          transcriber={transcriber}
          onPublish={() => {
            if (sound.from === 'recording') recorder?.actor.send({ type: 'recording.discard' });
            actor.send({ type: 'transcript.clear' });
            clear();
          }}
        />
      ) : null}
    </Stack>
  );
}

interface PublishProps {
  readonly transcriber: Transcriber;
  readonly onPublish: () => void;
}

/** Posts a recording or a file with the transcript as its captions. */
function Publish({ transcriber: { actor }, onPublish }: PublishProps) {
  const { sound, lines, language } = useSelector(actor, ({ context }) => context);
  const [now] = useState(() => Date.now());
  if (!sound || sound.from === 'post') return null;
  const { content } = sound;
  const captionLines = plainLines(lines);
  return (
    <section aria-labelledby="publish-transcript">
      <h2 id="publish-transcript" className={classes.heading}>
        Publish it with these captions
      </h2>
      <PublishRecording
        finished={{
          kind: content.type.startsWith('video/') ? 'video' : 'audio',
          file: content,
          type: content.type,
          startedAt: sound.from === 'recording' ? sound.startedAt : now,
        }}
        transcript={captionLines.length === 0 ? null : { language, lines: captionLines }}
        onPublish={onPublish}
      />
    </section>
  );
}
