/** Words for signing in and out. */
import type { authFacts } from '../../../events/auth/events.ts';
import { becauseOf, type FactWords } from './fact-words.ts';

export const authWords: FactWords<typeof authFacts> = {
  AuthStateReceived: ({ uid }) => (uid === null ? 'Nobody is logged in' : 'Somebody is logged in already'),
  AuthUnavailable: ({ cause }) => `Who is logged in could not be found out: ${becauseOf(cause)}`,
  SignInRequested: () => 'Tried to log in',
  SignedIn: () => 'Logged in',
  SignInFailed: ({ cause }) => `Could not log in: ${becauseOf(cause)}`,
  SignOutRequested: () => 'Asked to log out',
  SignedOut: () => 'Logged out',
  SignOutFailed: ({ cause }) => `Could not log out: ${becauseOf(cause)}`,
  AuthFailureDismissed: () => 'Closed the message about what failed',
  AuthUserHeld: () => 'Signing up began; the new account waits until it is done',
  AuthUserReleased: () => 'Signing up ended',
};
