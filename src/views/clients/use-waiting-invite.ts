/**
 * Leads somebody whom a merchant has invited to the invite, once per sign-in. The one place that does; it never takes a
 * page with something unsaved away, and waits for the next page instead.
 */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { holdsReload } from '../ui/unsaved.ts';

export const pendingInvitePath = '/pending-invite';

/** These lead on by themselves once somebody is signed in. */
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
    // The page that was left lets go of what was typed there only after this.
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

/** Who was led there in this session: also after a reload, where the browser keeps anything. */
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
      // It counts until the page is left.
    }
  },
  forget(): void {
    known = null;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
