/** The visible state of the registration statechart, folded from its facts alone. */
import { type Draft, produce } from 'immer';
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
  /** The userName last tried. */
  readonly userName: string | null;
  /** The account existed before, so its document may too. */
  readonly resumed: boolean;
  readonly cause: Cause | null;
}

const initial: RegistrationView = { step: 'idle', uid: null, userName: null, resumed: false, cause: null };

const evolve = (state: RegistrationView, { type, data }: RegistrationFact): RegistrationView =>
  produce(state, (view): Draft<RegistrationView> | undefined => {
    switch (type) {
      case 'RegistrationSubmitted':
        return { ...initial, step: 'creatingAccount' };
      case 'AccountFound':
        view.step = 'resuming';
        view.resumed = true;
        return;
      case 'AccountCreated':
      case 'AccountResumed':
        view.step = 'naming';
        view.uid = data.uid;
        return;
      case 'DisplayNameSet':
        view.step = view.resumed ? 'checking' : 'drawing';
        return;
      case 'UserNameDrawn':
        view.step = 'writing';
        view.userName = data.userName;
        return;
      case 'UserDocumentRefused':
        view.step = 'checking';
        return;
      case 'UserDocumentMissing':
        view.step = 'drawing';
        return;
      case 'UserDocumentFound':
      case 'UserDocumentWritten':
        view.step = 'settling';
        return;
      case 'RegistrationStopped':
        view.step = 'leaving';
        view.cause = data.cause;
        return;
      case 'RegistrationFailed':
        view.step = 'failed';
        view.cause = data.cause;
        return;
      case 'RegistrationFinished':
        view.step = 'registered';
        return;
      case 'RegistrationReset':
        return initial;
    }
  });

export const registrationProjection: Projection<RegistrationView, RegistrationFact> = {
  name: 'registration',
  version: 1,
  initial: () => initial,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as RegistrationView,
};
