/**
 * How far the reader had read when the page opened, to mark later comments as new. All shown comments are then
 * reported as read.
 */
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import { useApp } from '../../app.ts';
import { forgetUnread } from '../notices/unread.ts';

/**
 * @param postId null: signed out.
 * @returns null until it is known; '' if the reader was never here and there are no comments
 */
export function useUnreadSince(actor: ThreadActor, postId: string | null): string | null {
  const { posts } = useApp();
  const isOpen = useSelector(actor, ({ value }) => typeof value !== 'string');
  const before = useSelector(actor, ({ context }) => context.readUntil);
  const newest = useSelector(actor, ({ context }) => context.comments.at(-1)?.createdAt ?? null);
  const [since, setSince] = useState<string | null | undefined>(undefined);
  // On a first visit, only comments that arrive during the visit are new.
  if (isOpen && since === undefined) setSince(before ?? newest ?? '');
  useEffect(() => {
    if (!isOpen || newest === null || postId === null) return;
    // Failing to mark comments as read needs no message.
    posts.readComments(postId, newest).then(forgetUnread, () => undefined);
  }, [posts, postId, isOpen, newest]);
  return since ?? null;
}
