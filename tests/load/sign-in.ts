/** How people sign in: by the requests that the SDK sends or, for some, by the SDK itself, which takes more CPU of this process. */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { embeddedProject } from '../../server/client-config.ts';
import type { Login } from '../browser/people.ts';
import type { Wire } from './wire.ts';

export interface SignedIn {
  /** Signs in if necessary, and renews a token that is about to expire. */
  idToken(): Promise<string>;
  /** Signs in again, like somebody who had left. */
  signIn(): Promise<void>;
}

/** A token lasts an hour; the SDK renews it five minutes before the end. */
const renewAfterMs = 50 * 60_000;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly at: number;
}

export function byWire(wire: Wire, { email, password }: Login): SignedIn {
  let tokens: Tokens | null = null;
  async function post<Body>(operation: string, path: string, body: object, headers = {}): Promise<Body> {
    const sent = { operation, method: 'POST', path: `${path}?key=load`, body, headers } as const;
    return JSON.parse((await wire.send(sent, null)).text) as Body;
  }
  async function signIn(): Promise<Tokens> {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const body = { email, password, returnSecureToken: true };
    return { ...(await post<Omit<Tokens, 'at'>>('sign in', path, body)), at: performance.now() };
  }
  async function renew(refreshToken: string): Promise<Tokens> {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const renewed = await post<{ id_token: string; refresh_token: string }>(
      'renew the token',
      '/securetoken.googleapis.com/v1/token',
      body,
      form,
    );
    return { idToken: renewed.id_token, refreshToken: renewed.refresh_token, at: performance.now() };
  }
  return {
    async idToken() {
      if (tokens === null) tokens = await signIn();
      else if (performance.now() - tokens.at > renewAfterMs) tokens = await renew(tokens.refreshToken);
      return tokens.idToken;
    },
    async signIn() {
      tokens = await signIn();
    },
  };
}

let apps = 0;

/** The SDK supports one server only, and all its requests come from this machine's address. */
export function bySdk(wire: Wire, { email, password }: Login): SignedIn {
  const app: FirebaseApp = initializeApp({ ...embeddedProject }, `load-${(apps += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, wire.origin(), { disableWarnings: true });
  const signIn = async () => {
    const began = performance.now();
    const end = (fault: string | null) => wire.note('sign in by the SDK', performance.now() - began, fault);
    try {
      await signInWithEmailAndPassword(auth, email, password);
      end(null);
    } catch (error) {
      end((error as { code?: string }).code ?? (error as Error).name);
      throw error;
    }
  };
  return {
    async idToken() {
      if (!auth.currentUser) await signIn();
      return auth.currentUser!.getIdToken();
    },
    signIn,
  };
}
