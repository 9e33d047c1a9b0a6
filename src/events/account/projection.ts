/** What an account may do, folded from its facts alone. An account without facts is as registration made it. */
import type { Projection } from '../decider.ts';
import { type Role, trialLimitDefault } from '../profile/user.ts';
import type { AccountFact } from './events.ts';

export interface AccountState {
  /** In the order of `roles`, never empty. */
  readonly roles: readonly Role[];
  readonly trialLimit: number;
  readonly disabled: boolean;
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
    case 'ProfileEdited':
    case 'SessionsEnded':
      return state;
  }
}

export const accountProjection: Projection<AccountState, AccountFact> = {
  name: 'account',
  version: 1,
  initial: () => ({ roles: ['user'], trialLimit: trialLimitDefault, disabled: false }),
  evolve,
  encode: ({ roles, trialLimit, disabled }) => ({ roles, trialLimit, disabled }),
  decode: (json) => json as unknown as AccountState,
};
