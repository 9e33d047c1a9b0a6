/** What the statechart of the second backend's session shows, folded from its facts alone. */
import type { Projection } from '../log/decider.ts';
import type { TodoFact } from './events.ts';
import type { TodoReason } from './problem.ts';

export interface TodoView {
  readonly step: 'restoring' | 'signedOut' | 'registering' | 'signingIn' | 'signedIn';
  readonly accountId: number | null;
  /** The last session did not end by the person's own wish. */
  readonly ended: boolean;
  /** Of the last failure, until the next try or until it is dismissed. */
  readonly reason: TodoReason | null;
}

function evolve(view: TodoView, fact: TodoFact): TodoView {
  switch (fact.type) {
    case 'TodoSessionRestored':
    case 'TodoSignedIn':
      return { step: 'signedIn', accountId: fact.data.accountId, ended: false, reason: null };
    case 'TodoSessionMissed':
      return { ...view, step: 'signedOut' };
    case 'TodoRegistrationRequested':
      return { ...view, step: 'registering', reason: null };
    case 'TodoSignInRequested':
      return { ...view, step: 'signingIn', reason: null };
    case 'TodoRegistrationFailed':
    case 'TodoSignInFailed':
      return { ...view, step: 'signedOut', reason: fact.data.reason };
    case 'TodoSessionEnded':
      return { step: 'signedOut', accountId: null, ended: true, reason: null };
    case 'TodoSignedOut':
      return { step: 'signedOut', accountId: null, ended: false, reason: null };
    case 'TodoFailureDismissed':
      return { ...view, reason: null };
  }
}

export const todoProjection: Projection<TodoView, TodoFact> = {
  name: 'todo',
  version: 1,
  initial: () => ({ step: 'restoring', accountId: null, ended: false, reason: null }),
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as TodoView,
};
