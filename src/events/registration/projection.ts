/** What the registration statechart shows, folded from its facts alone. */
import type { Cause } from '../shared/causes.ts';
import type { Projection } from '../log/decider.ts';
import type { RegistrationFact } from './events.ts';

export type RegistrationStep =
  | 'idle'
  | 'creatingAccount'
  | 'resuming'
  | 'naming'
  | 'checking'
  | 'drawing'
  | 'writing'
  | 'settling'
  | 'leaving'
  | 'failed'
  | 'registered';

export interface RegistrationView {
  readonly step: RegistrationStep;
  readonly uid: string | null;
  /** The name last tried. */
  readonly userName: string | null;
  /** The account was there before, so its document may be too. */
  readonly resumed: boolean;
  readonly cause: Cause | null;
}

const initial: RegistrationView = { step: 'idle', uid: null, userName: null, resumed: false, cause: null };

function evolve(view: RegistrationView, fact: RegistrationFact): RegistrationView {
  switch (fact.type) {
    case 'RegistrationSubmitted':
      return { ...initial, step: 'creatingAccount' };
    case 'AccountFound':
      return { ...view, step: 'resuming', resumed: true };
    case 'AccountCreated':
    case 'AccountResumed':
      return { ...view, step: 'naming', uid: fact.data.uid };
    case 'DisplayNameSet':
      return { ...view, step: view.resumed ? 'checking' : 'drawing' };
    case 'UserNameDrawn':
      return { ...view, step: 'writing', userName: fact.data.userName };
    case 'UserDocumentRefused':
      return { ...view, step: 'checking' };
    case 'UserDocumentMissing':
      return { ...view, step: 'drawing' };
    case 'UserDocumentFound':
    case 'UserDocumentWritten':
      return { ...view, step: 'settling' };
    case 'RegistrationStopped':
      return { ...view, step: 'leaving', cause: fact.data.cause };
    case 'RegistrationFailed':
      return { ...view, step: 'failed', cause: fact.data.cause };
    case 'RegistrationFinished':
      return { ...view, step: 'registered' };
    case 'RegistrationReset':
      return initial;
  }
}

export const registrationProjection: Projection<RegistrationView, RegistrationFact> = {
  name: 'registration',
  version: 1,
  initial: () => initial,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as RegistrationView,
};
