/** The visible state of the second backend's session statechart, folded from its facts alone. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { TodoFact } from './events.ts';
import type { TodoReason } from './problem.ts';

export interface TodoView {
  readonly step: 'restoring' | 'signedOut' | 'registering' | 'signingIn' | 'signedIn';
  readonly accountId: number | null;
  /** The last session ended without the person asking for it. */
  readonly ended: boolean;
  /** Of the last failure, until the next attempt or until it is dismissed. */
  readonly reason: TodoReason | null;
}

const evolve = (state: TodoView, { type, data }: TodoFact): TodoView =>
  produce(state, (view): Draft<TodoView> | undefined => {
    switch (type) {
      case 'TodoSessionRestored':
      case 'TodoSignedIn':
        return { step: 'signedIn', accountId: data.accountId, ended: false, reason: null };
      case 'TodoSessionMissed':
        view.step = 'signedOut';
        return;
      case 'TodoRegistrationRequested':
        view.step = 'registering';
        view.reason = null;
        return;
      case 'TodoSignInRequested':
        view.step = 'signingIn';
        view.reason = null;
        return;
      case 'TodoRegistrationFailed':
      case 'TodoSignInFailed':
        view.step = 'signedOut';
        view.reason = data.reason;
        return;
      case 'TodoSessionEnded':
        return { step: 'signedOut', accountId: null, ended: true, reason: null };
      case 'TodoSignedOut':
        return { step: 'signedOut', accountId: null, ended: false, reason: null };
      case 'TodoFailureDismissed':
        view.reason = null;
    }
  });

export const todoProjection: Projection<TodoView, TodoFact> = {
  name: 'todo',
  version: 1,
  initial: () => ({ step: 'restoring', accountId: null, ended: false, reason: null }),
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as TodoView,
};
