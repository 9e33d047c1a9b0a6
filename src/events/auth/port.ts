/** What the statecharts of sign-in and registration ask of the identity service, and what it tells them. */
import type { AuthUser } from './events.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the listener sends: the auth state whenever it changes, or that it cannot tell. */
export type AuthSignal =
  | { readonly type: 'auth.changed'; readonly user: AuthUser | null }
  | { readonly type: 'auth.unavailable'; readonly error: unknown };

/** What is shown where a right password was not enough. */
export interface SecondFactorShown {
  readonly pending: string;
  /** null: a passkey. */
  readonly recoveryCode: string | null;
}
