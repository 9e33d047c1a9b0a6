/** The number of unread notices of the signed-in person, requested when a page opens and when the tab becomes visible again. */
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app.ts';

/** Minimum milliseconds between two requests. */
const pauseMs = 30_000;

let unread = 0;
let askedAt = 0;
let askedFor: string | null = null;
const listeners = new Set<() => void>();

/** Updates the count with one from the server. */
export function refreshUnread(count: number): void {
  unread = count;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @param uid of the signed-in person */
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
      // A failed request needs no message.
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

/** Call it after something was read: the next page requests the count again. */
export function forgetUnread(): void {
  askedAt = 0;
}
