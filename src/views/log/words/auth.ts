/** Descriptions of facts about signing in and out. */
import type { authFacts } from '../../../events/auth/events.ts';
import { becauseOf, type FactWords } from './fact-words.ts';

export const authWords: FactWords<typeof authFacts> = {
  AuthStateReceived: ({ uid }) => (uid === null ? 'Nobody is logged in' : 'Somebody is logged in already'),
  AuthUnavailable: ({ cause }) => `Who is logged in could not be found out: ${becauseOf(cause)}`,
  SignInRequested: () => 'Tried to log in',
  SignedIn: () => 'Logged in',
  SignInFailed: ({ cause }) => `Could not log in: ${becauseOf(cause)}`,
  SecondFactorAsked: () => 'The password was right; a second factor was asked for',
  SecondFactorShown: ({ with: factor }) =>
    factor === 'passkey' ? 'Asked for the passkey' : 'Sent a recovery code',
  SecondFactorRefused: ({ cause }) => `The second factor was not accepted: ${becauseOf(cause)}`,
  SecondFactorCancelled: () => 'Went back to the password',
  SecondFactorExpired: () => 'The second factor came too late',
  SignOutRequested: () => 'Asked to log out',
  SignedOut: () => 'Logged out',
  SignOutFailed: ({ cause }) => `Could not log out: ${becauseOf(cause)}`,
  AuthFailureDismissed: () => 'Closed the message about what failed',
  AuthUserHeld: () => 'Signing up began; the new account waits until it is done',
  AuthUserReleased: () => 'Signing up ended',
};
