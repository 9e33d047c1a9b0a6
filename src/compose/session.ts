/**
 * Who is signed in, and their token, for the parts that are made before the sign-in statechart, which in turn needs some
 * of them to stamp facts and to ask servers. Nobody is signed in until `begin`.
 */
import type { Firebase } from '../adapters/firebase.ts';
import type { TokenProvider } from '../adapters/http.ts';
import type { AuthActor } from '../machines/auth.machine.ts';

export interface Session {
  /** null: nobody, or not known yet. */
  uid(): string | null;
  /** Calls back whenever the sign-in statechart changes. @throws Error before `begin` */
  subscribe(onChange: () => void): () => void;
  readonly token: TokenProvider;
  /** Connects the session to the sign-in. Called once. */
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
