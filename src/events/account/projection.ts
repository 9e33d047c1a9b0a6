/** What an account may do, folded from its facts alone. An account without facts is as registration made it. */
import type { Projection } from '../log/decider.ts';
import { type Role, trialLimitDefault } from '../profile/user.ts';
import type { AccountFact, ContactKind } from './events.ts';

export interface AccountState {
  /** In the order of `roles`, never empty. */
  readonly roles: readonly Role[];
  readonly trialLimit: number;
  readonly disabled: boolean;
  /** Contacts that were shown to be the person's own. */
  readonly verified: readonly ContactKind[];
  /** How many passkeys it signs in with; none: the password is enough. */
  readonly passkeys: number;
}

function evolve(state: AccountState, fact: AccountFact): AccountState {
  switch (fact.type) {
    case 'RolesChanged':
      return { ...state, roles: fact.data.roles };
    case 'TrialLimitChanged':
      return { ...state, trialLimit: fact.data.trialLimit };
    case 'AccountDisabled':
      return { ...state, disabled: true };
    case 'AccountEnabled':
      return { ...state, disabled: false };
    case 'ContactVerified':
    case 'ContactVerifiedByCode':
      return { ...state, verified: [...new Set([...state.verified, fact.data.contact])] };
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
      return { ...state, passkeys: fact.data.passkeys };
    case 'PasskeysReset':
      return { ...state, passkeys: 0 };
    case 'ProfileEdited':
    case 'RecoveryCodesMade':
    case 'RecoveryCodeUsed':
    case 'SessionsEnded':
      return state;
  }
}

export const accountProjection: Projection<AccountState, AccountFact> = {
  name: 'account',
  version: 3,
  initial: () => ({
    roles: ['user'],
    trialLimit: trialLimitDefault,
    disabled: false,
    verified: [],
    passkeys: 0,
  }),
  evolve,
  encode: (state) => ({ ...state }),
  decode: (json) => json as unknown as AccountState,
};
