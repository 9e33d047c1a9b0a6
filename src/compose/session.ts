/**
 * Who is signed in, and their token, for all that is made before the statechart of the sign-in is: what stamps facts and
 * asks servers is asked by it in turn. Nobody is signed in until it begins.
 */
import type { Firebase } from '../adapters/firebase.ts';
import type { TokenProvider } from '../adapters/http.ts';
import type { AuthActor } from '../machines/auth.machine.ts';

export interface Session {
  /** null: nobody, or not known yet. */
  uid(): string | null;
  /** Whenever the statechart of the sign-in moves on, once there is one. */
  subscribe(onChange: () => void): () => void;
  readonly token: TokenProvider;
  /** From now on these know it. Called once. */
  begin(auth: AuthActor, firebase: Promise<Firebase>): void;
}

export function composeSession(): Session {
  let begun: { readonly auth: AuthActor; readonly firebase: Promise<Firebase> } | null = null;
  return {
    uid: () => begun?.auth.getSnapshot().context.user?.uid ?? null,
    subscribe(onChange) {
      if (!begun) throw new Error('Nobody can follow a session that has not begun');
      const { unsubscribe } = begun.auth.subscribe(onChange);
      return unsubscribe;
    },
    token: async ({ fresh }) => (await begun?.firebase)?.idToken(fresh) ?? null,
    begin(auth, firebase) {
      begun = { auth, firebase };
    },
  };
}
