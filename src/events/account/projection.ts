/** An account's permissions, folded from its facts alone. An account without facts is as registration made it. */
import { produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import { type Role, trialLimitDefault } from '../profile/user.ts';
import type { AccountFact, ContactKind } from './events.ts';

export interface AccountState {
  /** In the order of `roles`, never empty. */
  readonly roles: readonly Role[];
  readonly trialLimit: number;
  readonly disabled: boolean;
  /** Contacts proved to be the person's own. */
  readonly verified: readonly ContactKind[];
  /** How many passkeys the account has; 0: the password is enough to sign in. */
  readonly passkeys: number;
  /** They asked to become a merchant, and nobody has answered yet. */
  readonly requested: boolean;
}

const evolve = (state: AccountState, { type, data }: AccountFact): AccountState =>
  produce(state, (account) => {
    switch (type) {
      case 'RolesChanged':
        account.roles = data.roles;
        return;
      case 'TrialLimitChanged':
        account.trialLimit = data.trialLimit;
        return;
      case 'AccountDisabled':
        account.disabled = true;
        return;
      case 'AccountEnabled':
        account.disabled = false;
        return;
      case 'ContactVerified':
      case 'ContactVerifiedByCode':
        if (!account.verified.includes(data.contact)) account.verified.push(data.contact);
        return;
      case 'PasskeyAdded':
      case 'PasskeyRemoved':
        account.passkeys = data.passkeys;
        return;
      case 'PasskeysReset':
        account.passkeys = 0;
        return;
      case 'MerchantRequested':
        account.requested = true;
        return;
      case 'MerchantRequestWithdrawn':
      case 'MerchantRequestGranted':
      case 'MerchantRequestDeclined':
        account.requested = false;
        return;
      case 'ProfileEdited':
      case 'RecoveryCodesMade':
      case 'RecoveryCodeUsed':
      case 'SessionsEnded':
        return;
    }
  });

export const accountProjection: Projection<AccountState, AccountFact> = {
  name: 'account',
  version: 4,
  initial: () => ({
    roles: ['user'],
    trialLimit: trialLimitDefault,
    disabled: false,
    verified: [],
    passkeys: 0,
    requested: false,
  }),
  evolve,
  encode: (state) => ({ ...state }),
  decode: (json) => json as unknown as AccountState,
};
