/** What the sign-in statechart shows, folded from its facts alone. */
import type { Projection } from '../log/decider.ts';
import type { Cause } from '../shared/causes.ts';
import type { AuthFact } from './events.ts';

export interface AuthView {
  readonly step: 'notReady' | 'signedOut' | 'signingIn' | 'signedIn' | 'signingOut';
  readonly uid: string | null;
  /** While a registration runs. */
  readonly held: boolean;
  /** Of the last failed sign-in or sign-out, until the next one or until it is dismissed. */
  readonly cause: Cause | null;
}

function evolve(view: AuthView, fact: AuthFact): AuthView {
  switch (fact.type) {
    case 'AuthStateReceived': {
      const { uid } = fact.data;
      return { ...view, step: uid === null ? 'signedOut' : 'signedIn', uid, cause: uid ? null : view.cause };
    }
    case 'AuthUnavailable':
      return { ...view, step: 'signedOut', uid: null, cause: fact.data.cause };
    case 'SignInRequested':
      return { ...view, step: 'signingIn', cause: null };
    case 'SignedIn':
      return { ...view, step: 'signedIn', uid: fact.data.uid };
    case 'SignInFailed':
      return { ...view, step: 'signedOut', cause: fact.data.cause };
    case 'SignOutRequested':
      return { ...view, step: 'signingOut', cause: null };
    case 'SignedOut':
      return { ...view, step: 'notReady', uid: null };
    case 'SignOutFailed':
      return { ...view, step: 'signedIn', cause: fact.data.cause };
    case 'AuthFailureDismissed':
      return { ...view, cause: null };
    case 'AuthUserHeld':
      return { ...view, held: true };
    case 'AuthUserReleased':
      return { ...view, held: false };
  }
}

export const authProjection: Projection<AuthView, AuthFact> = {
  name: 'auth',
  version: 1,
  initial: () => ({ step: 'notReady', uid: null, held: false, cause: null }),
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as AuthView,
};
