/** Saves the transcript with a post, whose players show it as captions. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plainLines } from '../../events/transcription/transcript.ts';
import { type Transcriber, useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';
import { photoPath } from '../trade/posts/words.ts';
import classes from './transcription.module.css';

export interface KeepCaptionsProps {
  readonly transcriber: Transcriber;
  readonly postId: string;
}

export function KeepCaptions({ transcriber: { actor, calls }, postId }: KeepCaptionsProps) {
  const { posts } = useApp();
  const { lines, language } = useSelector(actor, ({ context }) => context);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const captionLines = plainLines(lines);
  const save = async () => {
    setSaving(true);
    setFailure('');
    try {
      await posts.saveTranscript(postId, { language, lines: captionLines });
      calls.forgetDraft();
      notify({ message: 'The captions are kept with the post', tone: 'positive' });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack>
      {failure === '' ? null : <Problem title="The captions were not kept">{failure}</Problem>}
      <Group>
        <Button loading={saving} disabled={captionLines.length === 0} onClick={() => void save()}>
          Keep as captions of the post
        </Button>
        <Link to={photoPath(postId)} className={classes.link}>
          Back to the post
        </Link>
      </Group>
      {captionLines.length === 0 ? (
        <p className={classes.note}>
          Captions hold at least one line. On the page of the post you can remove them.
        </p>
      ) : null}
    </Stack>
  );
}
