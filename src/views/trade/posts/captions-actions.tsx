/** Writing captions for one's own video or sound, and taking them off. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { DocumentIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';

export interface CaptionsActionsProps {
  readonly post: Post;
  readonly mine: boolean;
  readonly onChanged: (post: Post) => void;
}

/** For the owner and admins; only the owner writes. */
export function CaptionsActions({ post, mine, onChanged }: CaptionsActionsProps) {
  const { posts } = useApp();
  const [asking, setAsking] = useState(false);
  const { recording } = post;
  if (!recording) return null;
  const remove = async () => {
    await posts.removeTranscript(post.id);
    setAsking(false);
    onChanged({ ...post, recording: { ...recording, captions: null } });
    notify({ message: 'The captions are removed', tone: 'positive' });
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
      ) : null}
      {asking ? (
        <DeleteDialog
          title="Remove the captions?"
          verb={{ does: 'Remove', done: 'removed' }}
          onDelete={remove}
          onClose={() => setAsking(false)}
        >
          Nobody can read any more what is said, and the words cannot be brought back. The recording stays.
        </DeleteDialog>
      ) : null}
    </>
  );
}
