/** How far somebody had read when they came: what was said later is marked. What is shown is read from then on. */
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import { useApp } from '../../app.ts';
import { forgetUnread } from '../notices/unread.ts';

/** @param postId null: nobody is signed in. @returns null until it is known, or when they were never here */
export function useUnreadSince(actor: ThreadActor, postId: string | null): string | null {
  const { posts } = useApp();
  const isOpen = useSelector(actor, ({ value }) => typeof value !== 'string');
  const before = useSelector(actor, ({ context }) => context.readUntil);
  const newest = useSelector(actor, ({ context }) => context.comments.at(-1)?.createdAt ?? null);
  const [since, setSince] = useState<string | null | undefined>(undefined);
  // Whoever was never here finds new what is said while they look.
  if (isOpen && since === undefined) setSince(before ?? newest ?? '');
  useEffect(() => {
    if (!isOpen || newest === null || postId === null) return;
    // That something still looks new the next time is worth no message.
    posts.readComments(postId, newest).then(forgetUnread, () => undefined);
  }, [posts, postId, isOpen, newest]);
  return since ?? null;
}
