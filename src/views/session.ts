/** The signed-in person as the shell and the guards see it, derived from the auth and profile machines in this one place. */
import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import type { AuthUser } from '../events/auth/events.ts';
import type { CurrentUser } from '../events/profile/stored-user.ts';
import { isAdmin, isMerchant, type Purpose } from '../events/profile/user.ts';
import { type App, useApp } from './app.ts';

export interface Session {
  /** False until the auth state is known: show neither a name nor a sign-in button yet. */
  readonly ready: boolean;
  readonly person: AuthUser | null;
  /** null during the first load on this device, and when there is no profile. */
  readonly profile: CurrentUser | null;
  /** Signed in, but the sign-up ended before the profile was saved. */
  readonly unfinished: boolean;
  readonly admin: boolean;
  /** True for admins, too. */
  readonly merchant: boolean;
  /** The purpose from the profile; null: not given. */
  readonly purpose: Purpose | null;
}

export function useSession(): Session {
  const app = useApp();
  const ready = useSelector(app.auth, (snapshot) => snapshot.context.ready);
  const person = useSelector(app.auth, (snapshot) => snapshot.context.user);
  const profile = useSelector(app.profile, (snapshot) => snapshot.context.user);
  const missing = useSelector(app.profile, (snapshot) => snapshot.matches('missing'));
  const own = ready && person?.uid === profile?.uid ? profile : null;
  const admin = isAdmin(own);
  return {
    ready,
    person: ready ? person : null,
    profile: own,
    unfinished: ready && person !== null && missing,
    admin,
    merchant: admin || isMerchant(own),
    purpose: own?.purpose ?? null,
  };
}

/** The signed-in person once the auth state is known; null when signed out. */
export async function settledAuth(app: App): Promise<AuthUser | null> {
  const snapshot = await waitFor(app.auth, ({ context }) => context.ready);
  return snapshot.context.user;
}

/** A person's profile from the server, loaded if it has not been yet. null when there is none or it cannot be read. */
export async function loadedProfile(app: App, uid: string): Promise<CurrentUser | null> {
  const loaded = ({ context }: ReturnType<App['profile']['getSnapshot']>) =>
    context.userLoaded && context.uid === uid;
  if (!loaded(app.profile.getSnapshot())) app.profile.send({ type: 'profile.load', uid });
  const snapshot = await waitFor(app.profile, loaded);
  return snapshot.context.user;
}
