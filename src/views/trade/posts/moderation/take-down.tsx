/** An admin's actions on a post, and the note that its owner sees. */
import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '../../../../events/post/port.ts';
import { useApp } from '../../../app.ts';
import { AlertIcon } from '../../../ui/icons.tsx';
import { messageOf } from '../../../ui/message-of.ts';
import { notify } from '../../../ui/notices.ts';
import { kindNames } from '../words.ts';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';

export interface ModeratedPostProps {
  readonly post: Post;
  readonly onChanged: (post: Post) => void;
}

/** For admins, while the post is up. */
export function TakeDown({ post, onChanged }: ModeratedPostProps) {
  const { posts } = useApp();
  const [open, setOpen] = useState(false);
  const what = kindNames[post.kind];
  const takeDown = async (reason: string) => {
    const changed = await posts.takeDown(post.id, reason);
    notify({ message: `The ${what} is taken down`, tone: 'positive' });
    setOpen(false);
    onChanged(changed);
  };
  return (
    <>
      <Button variant="default" color="red" onClick={() => setOpen(true)}>
        Take down
      </Button>
      {open ? (
        <ReasonDialog
          title={`Take this ${what} down?`}
          label="Reason"
          send="Take down"
          isSerious
          onSend={takeDown}
          onClose={() => setOpen(false)}
        >
          Only its owner and admins see it from then on. The owner reads your reason. Reports of it are
          answered with this, and you can put it back.
        </ReasonDialog>
      ) : null}
    </>
  );
}

/** Restores a post that was taken down, with the visibility its owner chose. */
export function PutBack({ post, onChanged }: ModeratedPostProps) {
  const { posts } = useApp();
  const [busy, setBusy] = useState(false);
  const putBack = async () => {
    setBusy(true);
    try {
      const changed = await posts.putBack(post.id);
      notify({ message: `The ${kindNames[post.kind]} is back`, tone: 'positive' });
      onChanged(changed);
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void putBack()}>
      Put it back
    </Button>
  );
}

/** Shown on a post that was taken down, to its owner and admins, who can still see it. */
export function TakenDownNote({ post, onChanged, mine, admin }: ModeratedPostProps & Viewer) {
  if (post.takenDownBecause === null) return null;
  const what = kindNames[post.kind];
  return (
    <Alert
      color="red"
      mb="md"
      icon={<AlertIcon />}
      title={mine ? `An admin has taken your ${what} down` : `This ${what} is taken down`}
    >
      <Stack align="flex-start" gap="sm">
        <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          Reason: {post.takenDownBecause}
        </span>
        <span>{mine ? 'Nobody else sees it now, but admins.' : 'Only its owner and admins see it.'}</span>
        {admin ? <PutBack post={post} onChanged={onChanged} /> : null}
      </Stack>
    </Alert>
  );
}

interface Viewer {
  readonly mine: boolean;
  readonly admin: boolean;
}
