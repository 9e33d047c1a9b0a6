/** What the statecharts of sign-in and registration ask of the identity service, and what it tells them. */
import type { AuthUser } from './events.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignIn extends Credentials {
  /** Instead of a passkey, where one is asked for. */
  readonly recoveryCode?: string | null;
}

/** What the listener sends: the auth state whenever it changes, or that it cannot tell. */
export type AuthSignal =
  | { readonly type: 'auth.changed'; readonly user: AuthUser | null }
  | { readonly type: 'auth.unavailable'; readonly error: unknown };
