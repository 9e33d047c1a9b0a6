/** Opens one's own video or sound with its captions, or explains why it cannot. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Sound } from '../../events/transcription/engine.ts';
import type { Post } from '../../events/post/port.ts';
import type { PostTranscript } from '../../events/transcription/port.ts';
import { stepOf } from '../../machines/transcription.machine.ts';
import { type Transcriber, useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/page.tsx';
import { Problem } from '../ui/problem.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { isIdle } from './engines.tsx';
import classes from './transcription.module.css';

export interface OfPostProps {
  readonly transcriber: Transcriber;
  readonly postId: string;
}

interface Found {
  readonly post: Post | null;
  readonly transcript: PostTranscript | null;
}

export function OfPost({ transcriber, postId }: OfPostProps) {
  const { posts } = useApp();
  const { person } = useSession();
  const { state, answer, failure, retry } = useAnswer<Found>(async () => {
    const post = await posts.load(postId);
    return { post, transcript: post?.recording?.captions ? await posts.transcript(postId) : null };
  }, postId);
  if (state === 'loading') return <p className={classes.note}>Opening the post</p>;
  if (state === 'failed')
    return (
      <ErrorState title="The post could not be loaded" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  const sound = soundOf(answer?.post ?? null, person?.uid);
  if (!sound)
    return (
      <ErrorState
        title="There is nothing to write down here"
        action={<ButtonLink to="/audios-AI-stt">Choose another sound</ButtonLink>}
      >
        It is no video or sound of yours, or it was deleted.
      </ErrorState>
    );
  return <Begin transcriber={transcriber} sound={sound} transcript={answer?.transcript ?? null} />;
}

type PostSound = Extract<Sound, { from: 'post' }>;

function soundOf(post: Post | null, uid: string | undefined): PostSound | null {
  if (!post?.recording || post.owner.uid !== uid) return null;
  const { url, type, bytes, durationMs } = post.recording;
  return { from: 'post', postId: post.id, url, type, bytes, durationMs };
}

interface BeginProps {
  readonly transcriber: Transcriber;
  readonly sound: PostSound;
  readonly transcript: PostTranscript | null;
}

/** Asks before a transcript of another sound is discarded. */
function Begin({ transcriber: { actor }, sound, transcript }: BeginProps) {
  const { ids } = useApp();
  const idle = useSelector(actor, (snapshot) => isIdle(stepOf(snapshot)));
  const opened = useSelector(
    actor,
    ({ context }) => context.sound?.from === 'post' && context.sound.postId === sound.postId,
  );
  const written = useSelector(actor, ({ context }) => context.lines.length > 0);
  const goesOn = useSelector(
    actor,
    ({ context: { source } }) => source?.from === 'post' && source.postId === sound.postId,
  );
  const inTheWay = written && !goesOn;

  const begin = () => {
    if (!goesOn) {
      actor.send({ type: 'transcript.clear' });
      if (transcript) {
        const lines = transcript.lines.map((line) => ({ ...line, id: ids.short() }));
        actor.send({ type: 'language.choose', language: transcript.language });
        actor.send({ type: 'transcript.change', change: { type: 'TakeHeard', lines } });
      }
    }
    actor.send({ type: 'sound.choose', sound });
  };
  const ready = idle && !opened && !inTheWay;
  useEffect(() => {
    if (ready) begin();
    // Runs once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);
  if (opened || !inTheWay) return null;
  return (
    <Stack>
      <Problem title="Words for something else are still here">
        If you go on with this post, they are deleted and cannot be brought back.
      </Problem>
      <Group>
        <Button color="red" disabled={!idle} onClick={begin}>
          Delete them and go on
        </Button>
        <ButtonLink to="/audios-AI-stt">Keep them</ButtonLink>
      </Group>
    </Stack>
  );
}
