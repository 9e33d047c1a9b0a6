/**
 * The rules of changing what somebody else may do (SPEC.md, ACCOUNT). Run on the server only, which knows who
 * asks and how many other admins there are; the browser merely shows the answer.
 */
import { type Decider, type Decision, Refused } from '../decider.ts';
import { type Role, roles, userSchema } from '../profile/user.ts';
import { accountFact, type AccountFact } from './events.ts';
import { accountProjection, type AccountState } from './projection.ts';

/** Who asks: a person with what they may do now, or the command line of the server itself. */
export type Asker = { readonly uid: string; readonly isAdmin: boolean } | 'system';

interface Asked {
  /** The account that is to change. */
  readonly uid: string;
  readonly by: Asker;
}

interface TakesPower extends Asked {
  /** Enabled accounts with the role admin, without this one. */
  readonly otherAdmins: number;
}

export type AccountCommand =
  | (TakesPower & { readonly type: 'SetRoles'; readonly roles: readonly Role[] })
  | (Asked & { readonly type: 'SetTrialLimit'; readonly trialLimit: number })
  | (TakesPower & { readonly type: 'SetDisabled'; readonly disabled: boolean })
  | (Asked & { readonly type: 'EditProfile'; readonly fields: readonly string[] })
  | (Asked & { readonly type: 'EndSessions' });

export type AccountRefusal =
  'not-allowed' | 'no-role' | 'unknown-role' | 'bad-trial-limit' | 'last-admin' | 'own-account';

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

const isActiveAdmin = (state: AccountState) => state.roles.includes('admin') && !state.disabled;

export const accountDecider: Decider<AccountState, AccountCommand, AccountFact, AccountRefusal> = {
  projection: accountProjection,
  decide,
};
