/** What the statecharts of sign-in and registration ask of the identity service, and its answers. */
import type { AuthUser } from './events.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sent by the listener: the auth state whenever it changes, or that it is unavailable. */
export type AuthSignal =
  | { readonly type: 'auth.changed'; readonly user: AuthUser | null }
  | { readonly type: 'auth.unavailable'; readonly error: unknown };

/** The second factor presented after a correct password. */
export interface SecondFactorShown {
  readonly pending: string;
  /** null: a passkey. */
  readonly recoveryCode: string | null;
}
