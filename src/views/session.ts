/** The signed-in person as the shell and the guards see them, read from the auth and profile machines in this one place. */
import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import type { AuthUser } from '../events/auth/events.ts';
import type { CurrentUser } from '../events/profile/stored-user.ts';
import { isAdmin, isMerchant, type Purpose } from '../events/profile/user.ts';
import { type App, useApp } from './app.ts';

export interface Session {
  /** False until the first auth state has arrived: show neither a name nor a sign-in button yet. */
  readonly ready: boolean;
  readonly person: AuthUser | null;
  /** null while it loads for the first time on this device, and when there is none. */
  readonly profile: CurrentUser | null;
  /** Signed in, and the sign-up broke off before the profile was there. */
  readonly unfinished: boolean;
  readonly admin: boolean;
  /** Admins pass as merchants. */
  readonly merchant: boolean;
  /** What they come for; null: they have not said. */
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

/** The signed-in person once that is known, null when nobody is. */
export async function settledAuth(app: App): Promise<AuthUser | null> {
  const snapshot = await waitFor(app.auth, ({ context }) => context.ready);
  return snapshot.context.user;
}

/** A person's document as the server has it; loads it first when nobody has. null when there is none or it cannot be read. */
export async function loadedProfile(app: App, uid: string): Promise<CurrentUser | null> {
  const loaded = ({ context }: ReturnType<App['profile']['getSnapshot']>) =>
    context.userLoaded && context.uid === uid;
  if (!loaded(app.profile.getSnapshot())) app.profile.send({ type: 'profile.load', uid });
  const snapshot = await waitFor(app.profile, loaded);
  return snapshot.context.user;
}
