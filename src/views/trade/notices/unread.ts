/** How many notices of comments the signed-in person has not read: asked when a page opens, and when somebody comes back. */
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app.ts';

/** More often tells nothing more. */
const pauseMs = 30_000;

let unread = 0;
let askedAt = 0;
let askedFor: string | null = null;
const listeners = new Set<() => void>();

/** What an answer of the server has told. */
export function refreshUnread(count: number): void {
  unread = count;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @param uid who is signed in */
export function useUnread(uid: string): number {
  const { notices } = useApp();
  const { pathname } = useLocation();
  const count = useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
  useEffect(() => {
    const ask = () => {
      const isNew = askedFor !== uid;
      if (!isNew && Date.now() - askedAt < pauseMs) return;
      if (isNew) refreshUnread(0);
      askedFor = uid;
      askedAt = Date.now();
      // A number more or less is worth no message.
      notices.unread().then(
        (found) => askedFor === uid && refreshUnread(found),
        () => undefined,
      );
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') ask();
    };
    ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [notices, uid, pathname]);
  return count;
}

/** Something was read: the next page asks anew. */
export function forgetUnread(): void {
  askedAt = 0;
}
