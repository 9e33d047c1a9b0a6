/**
 * The rules of changing another person's permissions (SPEC.md, ACCOUNT). Run on the server only, which knows who
 * asks and how many other admins there are; the browser merely shows the answer.
 */
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import { type Role, roles, userSchema } from '../profile/user.ts';
import type { Asked } from './asked.ts';
import { isProof, type WaitingCode } from './contact-code.ts';
import { accountFact, type AccountFact, type ContactKind } from './events.ts';
import { type MerchantRequestRefusal, merchantRequestRules } from './merchant-request.ts';
import { accountProjection, type AccountState } from './projection.ts';
import { type SecondFactorRefusal, secondFactorRules } from './second-factor.ts';

interface TakesPower extends Asked {
  /** Enabled accounts with the role admin, not counting this one. */
  readonly otherAdmins: number;
}

export type AccountRefusal =
  | 'not-allowed'
  | 'no-role'
  | 'unknown-role'
  | 'bad-trial-limit'
  | 'last-admin'
  | 'own-account'
  | 'no-contact'
  | 'wrong-code'
  | MerchantRequestRefusal
  | SecondFactorRefusal;

type AccountDecision = Decision<AccountFact, AccountRefusal>;

const isAdminAsking = ({ by }: Asked) => by === 'system' || by.isAdmin;
const isOwn = ({ by, uid }: Asked) => by !== 'system' && by.uid === uid;

const lastAdmin = new Refused(
  'last-admin',
  'This is the only admin. Make somebody else an admin first, then try again.',
);

const notAllowed = new Refused('not-allowed', 'Only an admin can change this.');

/** The same refusal for every reason, so that it reveals nothing about existing codes. */
const wrongCode = new Refused(
  'wrong-code',
  'This code is wrong, or too old. Ask for a new one if it was shown more than 10 minutes ago.',
);

const isActiveAdmin = (state: AccountState) => state.roles.includes('admin') && !state.disabled;

/** For rules that only admins and the server may use. */
const adminsOnly =
  <Carried extends Asked>(rule: (state: AccountState, command: Carried) => AccountDecision) =>
  (state: AccountState, command: Carried): AccountDecision =>
    isAdminAsking(command) ? rule(state, command) : notAllowed;

const rules = {
  ...secondFactorRules,
  ...merchantRequestRules,

  SetRoles: adminsOnly(
    (state, command: TakesPower & { readonly roles: readonly Role[] }): AccountDecision => {
      if (command.roles.some((role) => !roles.includes(role))) {
        return new Refused('unknown-role', `A role is one of ${roles.join(', ')}.`);
      }
      const wanted = roles.filter((role) => command.roles.includes(role));
      if (wanted.length === 0) return new Refused('no-role', 'Choose at least one role.');
      if (wanted.join() === state.roles.join()) return [];
      if (isActiveAdmin(state) && !wanted.includes('admin') && command.otherAdmins === 0) return lastAdmin;
      const changed = accountFact.RolesChanged({ roles: wanted });
      // An open request for the role needs no answer any more.
      const settled = state.requested && wanted.includes('merchant');
      return settled ? [changed, accountFact.MerchantRequestGranted({})] : [changed];
    },
  ),

  SetTrialLimit: adminsOnly((state, { trialLimit }: Asked & { readonly trialLimit: number }) => {
    if (!userSchema.shape.trialLimit.safeParse(trialLimit).success) {
      return new Refused('bad-trial-limit', 'A trial limit is a whole number from 0 to 1,000,000.');
    }
    return trialLimit === state.trialLimit ? [] : [accountFact.TrialLimitChanged({ trialLimit })];
  }),

  SetDisabled: adminsOnly((state, command: TakesPower & { readonly disabled: boolean }): AccountDecision => {
    if (command.disabled === state.disabled) return [];
    if (!command.disabled) return [accountFact.AccountEnabled({})];
    if (isOwn(command)) {
      return new Refused('own-account', 'You cannot disable your own account. Another admin can.');
    }
    if (isActiveAdmin(state) && command.otherAdmins === 0) return lastAdmin;
    return [accountFact.AccountDisabled({})];
  }),

  EditProfile: adminsOnly((_, { fields }: Asked & { readonly fields: readonly string[] }) =>
    fields.length === 0 ? [] : [accountFact.ProfileEdited({ fields: [...fields] })],
  ),

  EndSessions: (_: AccountState, command: Asked): AccountDecision =>
    isOwn(command) || isAdminAsking(command) ? [accountFact.SessionsEnded({})] : notAllowed,

  /** Nobody can vouch for themselves, unless they are an admin. */
  VerifyContact(
    state: AccountState,
    command: Asked & {
      readonly contact: ContactKind;
      /** '' when the account has none. */
      readonly value: string;
      /** The person used the link mailed to this address. */
      readonly byLink: boolean;
    },
  ): AccountDecision {
    const { contact, byLink, value } = command;
    if (byLink ? !isOwn(command) : !isAdminAsking(command)) return notAllowed;
    if (value === '') return new Refused('no-contact', 'There is no phone number in this profile yet.');
    if (state.verified.includes(contact)) return [];
    return [accountFact.ContactVerified({ contact, how: byLink ? 'link' : 'admin' })];
  },

  RedeemCode(
    state: AccountState,
    command: Asked & {
      /** The pending code of this account. */
      readonly code: WaitingCode | null;
      /** The account's current value of that contact. */
      readonly value: string;
      /** UTC, ISO 8601. */
      readonly at: string;
    },
  ): AccountDecision {
    const { code, value, at } = command;
    if (!isOwn(command)) return notAllowed;
    if (code === null || !isProof(code, value, at)) return wrongCode;
    const { contact, merchant } = code;
    return state.verified.includes(contact) ? [] : [accountFact.ContactVerifiedByCode({ contact, merchant })];
  },

  /** No fact: the stream is erased together with the account. */
  DeleteAccount(state: AccountState, command: TakesPower): AccountDecision {
    if (!isOwn(command) && command.by !== 'system') {
      return new Refused('not-allowed', 'Only its owner can delete an account.');
    }
    return isActiveAdmin(state) && command.otherAdmins === 0 ? lastAdmin : [];
  },
};

export type AccountCommand = CommandOf<typeof rules>;

export const accountDecider: Decider<AccountState, AccountCommand, AccountFact, AccountRefusal> = {
  projection: accountProjection,
  decide: decideBy(rules),
};
