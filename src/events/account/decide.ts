/**
 * The rules of changing what somebody else may do (SPEC.md, ACCOUNT). Run on the server only, which knows who
 * asks and how many other admins there are; the browser merely shows the answer.
 */
import { type Decider, type Decision, Refused } from '../log/decider.ts';
import { type Role, roles, userSchema } from '../profile/user.ts';
import type { Asked } from './asked.ts';
import { isProof, type WaitingCode } from './contact-code.ts';
import { accountFact, type AccountFact, type ContactKind } from './events.ts';
import { accountProjection, type AccountState } from './projection.ts';
import { decideSecondFactor, type SecondFactorCommand, type SecondFactorRefusal } from './second-factor.ts';

interface TakesPower extends Asked {
  /** Enabled accounts with the role admin, without this one. */
  readonly otherAdmins: number;
}

export type AccountCommand =
  | (TakesPower & { readonly type: 'SetRoles'; readonly roles: readonly Role[] })
  | (Asked & { readonly type: 'SetTrialLimit'; readonly trialLimit: number })
  | (TakesPower & { readonly type: 'SetDisabled'; readonly disabled: boolean })
  | (Asked & { readonly type: 'EditProfile'; readonly fields: readonly string[] })
  | (Asked & { readonly type: 'EndSessions' })
  /** `byLink`: the person used the link that was mailed there. `value`: '' when the account has none. */
  | (Asked & {
      readonly type: 'VerifyContact';
      readonly contact: ContactKind;
      readonly value: string;
      readonly byLink: boolean;
    })
  /** `code`: what waits for this account. `value`: the contact it is for, as the account has it now. */
  | (Asked & {
      readonly type: 'RedeemCode';
      readonly code: WaitingCode | null;
      readonly value: string;
      /** UTC, ISO 8601. */
      readonly at: string;
    })
  | (TakesPower & { readonly type: 'DeleteAccount' })
  | SecondFactorCommand;

export type AccountRefusal =
  | 'not-allowed'
  | 'no-role'
  | 'unknown-role'
  | 'bad-trial-limit'
  | 'last-admin'
  | 'own-account'
  | 'no-contact'
  | 'wrong-code'
  | SecondFactorRefusal;

type AccountDecision = Decision<AccountFact, AccountRefusal>;

const isAdminAsking = ({ by }: Asked) => by === 'system' || by.isAdmin;
const isOwn = ({ by, uid }: Asked) => by !== 'system' && by.uid === uid;

const lastAdmin = new Refused(
  'last-admin',
  'This is the only admin. Make somebody else an admin first, then try again.',
);

function decide(state: AccountState, command: AccountCommand): AccountDecision {
  if (command.type === 'EndSessions') {
    return isOwn(command) || isAdminAsking(command) ? [accountFact.SessionsEnded({})] : notAllowed;
  }
  if (command.type === 'DeleteAccount') return deleteAccount(state, command);
  if (command.type === 'VerifyContact') return verifyContact(state, command);
  if (command.type === 'RedeemCode') return redeemCode(state, command);
  if (isAboutSecondFactor(command)) return decideSecondFactor(state.passkeys, command);
  if (!isAdminAsking(command)) return notAllowed;
  switch (command.type) {
    case 'SetRoles':
      return setRoles(state, command);
    case 'SetTrialLimit':
      return setTrialLimit(state, command.trialLimit);
    case 'SetDisabled':
      return setDisabled(state, command);
    case 'EditProfile':
      return command.fields.length === 0 ? [] : [accountFact.ProfileEdited({ fields: [...command.fields] })];
  }
}

const notAllowed = new Refused('not-allowed', 'Only an admin can change this.');

const secondFactorTypes: readonly string[] = [
  'AddPasskey',
  'RemovePasskey',
  'MakeRecoveryCodes',
  'UseRecoveryCode',
  'ResetPasskeys',
] satisfies SecondFactorCommand['type'][];
const isAboutSecondFactor = (command: AccountCommand): command is SecondFactorCommand =>
  secondFactorTypes.includes(command.type);

function setRoles(state: AccountState, command: AccountCommand & { type: 'SetRoles' }): AccountDecision {
  if (command.roles.some((role) => !roles.includes(role))) {
    return new Refused('unknown-role', `A role is one of ${roles.join(', ')}.`);
  }
  const wanted = roles.filter((role) => command.roles.includes(role));
  if (wanted.length === 0) return new Refused('no-role', 'Choose at least one role.');
  if (wanted.join() === state.roles.join()) return [];
  if (isActiveAdmin(state) && !wanted.includes('admin') && command.otherAdmins === 0) return lastAdmin;
  return [accountFact.RolesChanged({ roles: wanted })];
}

/** Nobody's word counts for themselves, unless they are an admin. */
function verifyContact(
  state: AccountState,
  command: AccountCommand & { type: 'VerifyContact' },
): AccountDecision {
  const { contact, byLink, value } = command;
  if (byLink ? !isOwn(command) : !isAdminAsking(command)) return notAllowed;
  if (value === '') return new Refused('no-contact', 'There is no phone number in this profile yet.');
  if (state.verified.includes(contact)) return [];
  return [accountFact.ContactVerified({ contact, how: byLink ? 'link' : 'admin' })];
}

/** Every no is the same one: it tells nothing about a code that is there. */
const wrongCode = new Refused(
  'wrong-code',
  'This code is wrong, or too old. Ask for a new one if it was shown more than 10 minutes ago.',
);

function redeemCode(state: AccountState, command: AccountCommand & { type: 'RedeemCode' }): AccountDecision {
  const { code, value, at } = command;
  if (!isOwn(command)) return notAllowed;
  if (code === null || !isProof(code, value, at)) return wrongCode;
  const { contact, merchant } = code;
  return state.verified.includes(contact) ? [] : [accountFact.ContactVerifiedByCode({ contact, merchant })];
}

function setTrialLimit(state: AccountState, trialLimit: number): AccountDecision {
  if (!userSchema.shape.trialLimit.safeParse(trialLimit).success) {
    return new Refused('bad-trial-limit', 'A trial limit is a whole number from 0 to 1,000,000.');
  }
  return trialLimit === state.trialLimit ? [] : [accountFact.TrialLimitChanged({ trialLimit })];
}

function setDisabled(
  state: AccountState,
  command: AccountCommand & { type: 'SetDisabled' },
): AccountDecision {
  if (command.disabled === state.disabled) return [];
  if (!command.disabled) return [accountFact.AccountEnabled({})];
  if (isOwn(command)) {
    return new Refused('own-account', 'You cannot disable your own account. Another admin can.');
  }
  if (isActiveAdmin(state) && command.otherAdmins === 0) return lastAdmin;
  return [accountFact.AccountDisabled({})];
}

/** No fact: the stream is erased together with the account. */
function deleteAccount(
  state: AccountState,
  command: AccountCommand & { type: 'DeleteAccount' },
): AccountDecision {
  if (!isOwn(command) && command.by !== 'system') {
    return new Refused('not-allowed', 'Only its owner can delete an account.');
  }
  return isActiveAdmin(state) && command.otherAdmins === 0 ? lastAdmin : [];
}

const isActiveAdmin = (state: AccountState) => state.roles.includes('admin') && !state.disabled;

export const accountDecider: Decider<AccountState, AccountCommand, AccountFact, AccountRefusal> = {
  projection: accountProjection,
  decide,
};
