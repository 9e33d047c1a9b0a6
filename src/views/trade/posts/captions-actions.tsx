/** Adding captions to one's own video or sound, and removing them. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { DocumentIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';

export interface CaptionsActionsProps {
  readonly post: Post;
  readonly mine: boolean;
  readonly onChanged: (post: Post) => void;
}

/** For the owner and admins; only the owner can write captions. */
export function CaptionsActions({ post, mine, onChanged }: CaptionsActionsProps) {
  const { posts } = useApp();
  const [asking, setAsking] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const { recording } = post;
  if (!recording) return null;
  const remove = async () => {
    await posts.removeTranscript(post.id);
    setAsking(false);
    onChanged({ ...post, recording: { ...recording, captions: null, captionsRestorable: true } });
    notify({
      message: 'The captions are removed',
      tone: 'positive',
      action: { label: 'Undo', run: () => void restore() },
    });
  };
  const restore = async () => {
    setRestoring(true);
    try {
      await posts.restoreTranscript(post.id);
      const restored = await posts.load(post.id);
      if (restored) onChanged(restored);
      notify({ message: 'The captions are back', tone: 'positive' });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setRestoring(false);
    }
  };
  return (
    <>
      {mine ? (
        <ButtonLink to={`/audios-AI-stt?post=${post.id}`}>
          <DocumentIcon size={18} />
          {recording.captions ? 'Edit the captions' : 'Write captions'}
        </ButtonLink>
      ) : null}
      {recording.captions ? (
        <Button variant="default" color="red" onClick={() => setAsking(true)}>
          Remove the captions
        </Button>
      ) : recording.captionsRestorable ? (
        <Button variant="default" loading={restoring} onClick={() => void restore()}>
          Bring the captions back
        </Button>
      ) : null}
      {asking ? (
        <DeleteDialog
          title="Remove the captions?"
          verb={{ does: 'Remove', done: 'removed' }}
          onDelete={remove}
          onClose={() => setAsking(false)}
        >
          Nobody can read any more what is said. The recording stays.
          {mine
            ? ' For a day you can bring the captions back; then they are gone for good.'
            : ' Its owner cannot bring them back; for a day an admin can.'}
        </DeleteDialog>
      ) : null}
    </>
  );
}
