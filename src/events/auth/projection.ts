/** The visible state of the sign-in statechart, folded from its facts alone. */
import { produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Cause } from '../shared/causes.ts';
import type { AuthFact } from './events.ts';

export interface AuthView {
  readonly step:
    | 'notReady'
    | 'signedOut'
    | 'signingIn'
    | 'askingSecondFactor'
    | 'showingSecondFactor'
    | 'signedIn'
    | 'signingOut';
  readonly uid: string | null;
  /** true while a registration runs. */
  readonly held: boolean;
  /** Of the last failed sign-in or sign-out, until the next one or until it is dismissed. */
  readonly cause: Cause | null;
}

const evolve = (state: AuthView, { type, data }: AuthFact): AuthView =>
  produce(state, (view) => {
    switch (type) {
      case 'AuthStateReceived':
        view.step = data.uid === null ? 'signedOut' : 'signedIn';
        view.uid = data.uid;
        if (data.uid) view.cause = null;
        return;
      case 'AuthUnavailable':
        view.step = 'signedOut';
        view.uid = null;
        view.cause = data.cause;
        return;
      case 'SignInRequested':
        view.step = 'signingIn';
        view.cause = null;
        return;
      case 'SignedIn':
        view.step = 'signedIn';
        view.uid = data.uid;
        return;
      case 'SignInFailed':
        view.step = 'signedOut';
        view.cause = data.cause;
        return;
      case 'SecondFactorAsked':
        view.step = 'askingSecondFactor';
        return;
      case 'SecondFactorShown':
        view.step = 'showingSecondFactor';
        view.cause = null;
        return;
      case 'SecondFactorRefused':
        view.step = 'askingSecondFactor';
        view.cause = data.cause;
        return;
      case 'SecondFactorCancelled':
        view.step = 'signedOut';
        view.cause = null;
        return;
      case 'SecondFactorExpired':
        view.step = 'signedOut';
        view.cause = 'signInOver';
        return;
      case 'SignOutRequested':
        view.step = 'signingOut';
        view.cause = null;
        return;
      case 'SignedOut':
        view.step = 'notReady';
        view.uid = null;
        return;
      case 'SignOutFailed':
        view.step = 'signedIn';
        view.cause = data.cause;
        return;
      case 'AuthFailureDismissed':
        view.cause = null;
        return;
      case 'AuthUserHeld':
        view.held = true;
        return;
      case 'AuthUserReleased':
        view.held = false;
    }
  });

export const authProjection: Projection<AuthView, AuthFact> = {
  name: 'auth',
  version: 1,
  initial: () => ({ step: 'notReady', uid: null, held: false, cause: null }),
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as AuthView,
};
