/**
 * Redirects an invited person to their invite, once per sign-in. This is the only place that does. It never leaves a
 * page with unsaved changes, but waits for the next page.
 */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { holdsReload } from '../ui/unsaved.ts';

export const pendingInvitePath = '/pending-invite';

/** These pages redirect by themselves after signing in. */
const entrances: readonly string[] = ['/login', '/signup'];

export function useWaitingInvite(): void {
  const { profile } = useApp();
  const { ready, person } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const uid = person?.uid ?? null;
  const waits = useSelector(
    profile,
    ({ context }) => context.userLoaded && context.uid === uid && context.pendingInvite !== null,
  );
  useEffect(() => {
    if (!ready) return;
    if (uid === null) return led.forget();
    if (!waits || led.was(uid)) return;
    if (pathname === pendingInvitePath) return led.remember(uid);
    if (entrances.includes(pathname)) return;
    // Deferred: the page that was just left releases its unsaved input only after this effect.
    const soon = setTimeout(() => {
      if (holdsReload()) return;
      led.remember(uid);
      void navigate(pendingInvitePath);
    });
    return () => clearTimeout(soon);
  }, [ready, uid, waits, pathname, navigate]);
}

const key = 'pendingInviteShown';
let known: string | null = null;

/** Who was redirected in this session; survives a reload if session storage works. */
const led = {
  was(uid: string): boolean {
    try {
      return known === uid || sessionStorage.getItem(key) === uid;
    } catch {
      return known === uid;
    }
  },
  remember(uid: string): void {
    known = uid;
    try {
      sessionStorage.setItem(key, uid);
    } catch {
      // Not stored: it holds until the page is left.
    }
  },
  forget(): void {
    known = null;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
