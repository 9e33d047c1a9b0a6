/**
 * Runs a command on one account: src/events/account decides, the facts are appended, and the dependent rows updated, in one
 * transaction. Both the routes and the command line use it.
 */
import { type AccountCommand, accountDecider, type AccountRefusal } from '../../src/events/account/decide.ts';
import { type AccountFact, accountFacts } from '../../src/events/account/events.ts';
import type { AccountState } from '../../src/events/account/projection.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { hasRole, type Role, roles } from '../../src/events/profile/user.ts';
import type { Database, Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { accountsLock, lockInTransaction } from '../db/one-at-a-time.ts';
import { inTransaction } from '../db/transaction.ts';
import { execute } from '../common/commands.ts';
import { IdentityError } from '../common/identity-error.ts';
import { countPasskeys, removeRecoveryCodes, removeSecondFactor } from '../identity/passkeys.ts';
import { removeRequest, waitingSince, writeAnswer } from './merchant-requests.ts';
import {
  countOtherAdmins,
  findPerson,
  type Person,
  writeDisabled,
  writeUserFields,
  writeVerified,
} from './people.ts';

/** A command without what is looked up inside the transaction: the number of other admins, and what waits for an answer. */
export type AccountRequest = AccountCommand extends infer Command
  ? Command extends AccountCommand
    ? Omit<Command, 'otherAdmins' | 'waitingSince'>
    : never
  : never;

export interface ChangeAccountParts {
  readonly db: Pick<Database, 'orm'>;
  /** Ends every session of a person; part of the same transaction. */
  readonly endSessions: (tx: Queries, uid: string, at: Date) => Promise<void>;
  readonly clock: () => Date;
}

export type AccountChange = Person | Refused<AccountRefusal | 'not-found' | 'unfinished'>;

/** Commands that change the user document, which exists once a registration is finished. */
const aboutDocuments: readonly AccountRequest['type'][] = [
  'SetRoles',
  'SetTrialLimit',
  'EditProfile',
  'AskToBeMerchant',
];

const rules = { facts: accountFacts, ...accountDecider };

/** @param alongside runs in the same transaction after the facts are appended, for instance to write an admin's edit */
export async function changeAccount(
  { db, endSessions, clock }: ChangeAccountParts,
  request: AccountRequest,
  alongside?: (tx: Queries) => Promise<void>,
): Promise<AccountChange> {
  return inTransaction(db, (tx) => change(tx, request, alongside));

  async function change(
    tx: Queries,
    { uid, by, ...rest }: AccountRequest,
    also?: (tx: Queries) => Promise<void>,
  ): Promise<AccountChange> {
    await lockAccounts(tx);
    const person = await findPerson(tx, uid);
    if (!person) return new Refused('not-found', 'There is no such account.');
    if (!person.hasDocument && aboutDocuments.includes(rest.type)) {
      return new Refused('unfinished', 'This person has not finished signing up yet.');
    }
    const name = `account/${uid}`;
    const { seq } = await postgresLog(tx).head(name);
    const since = await waitingSince(tx, uid);
    const state = stateOf(person, await countPasskeys(tx, uid), since !== null);
    const otherAdmins = await countOtherAdmins(tx, uid);
    const lookedUp = { otherAdmins, waitingSince: since };
    const command = { uid, by, ...lookedUp, ...rest } as AccountCommand;
    const at = clock();
    const actor = by === 'system' ? 'system' : by.uid;
    const changed = await execute(tx, rules, { name, state, seq, records: [] }, { command, actor, at });
    if (changed instanceof Refused) return changed;
    for (const fact of changed.facts) await applyFact(tx, person, fact, at);
    await also?.(tx);
    return (await findPerson(tx, uid)) ?? person;
  }

  async function applyFact(tx: Queries, person: Person, fact: AccountFact, at: Date): Promise<void> {
    const { uid } = person;
    switch (fact.type) {
      case 'RolesChanged':
        return writeUserFields(tx, uid, { role: asStored(fact.data.roles) });
      case 'TrialLimitChanged':
        return writeUserFields(tx, uid, { trialLimit: fact.data.trialLimit });
      case 'AccountDisabled':
        await writeDisabled(tx, uid, true);
        return endSessions(tx, uid, at);
      case 'AccountEnabled':
        return writeDisabled(tx, uid, false);
      case 'SessionsEnded':
        return endSessions(tx, uid, at);
      case 'ContactVerified':
      case 'ContactVerifiedByCode':
        return writeVerified(tx, person, fact.data.contact);
      case 'MerchantRequestWithdrawn':
        return removeRequest(tx, uid);
      case 'MerchantRequestGranted':
        return writeAnswer(tx, uid, 'granted', at);
      case 'MerchantRequestDeclined':
        return writeAnswer(tx, uid, 'declined', at);
      case 'PasskeysReset':
        return removeSecondFactor(tx, uid);
      case 'PasskeyRemoved':
        return fact.data.passkeys === 0 ? removeRecoveryCodes(tx, uid) : undefined;
      // Their rows hold data that facts must not contain; callers write them in `alongside`.
      case 'PasskeyAdded':
      case 'RecoveryCodesMade':
      case 'RecoveryCodeUsed':
      case 'ProfileEdited':
      case 'MerchantRequested':
        return;
    }
  }
}

/** Holds the lock on accounts until the end of the transaction that deletes this one. @throws IdentityError LAST_ADMIN */
export async function checkDeletable(tx: Queries, uid: string): Promise<void> {
  await lockAccounts(tx);
  const person = await findPerson(tx, uid);
  if (!person) return;
  const by = { uid, isAdmin: hasRole(person.role, 'admin') };
  const otherAdmins = await countOtherAdmins(tx, uid);
  const decision = accountDecider.decide(stateOf(person, 0, false), {
    type: 'DeleteAccount',
    uid,
    by,
    otherAdmins,
  });
  if (decision instanceof Refused) throw new IdentityError('LAST_ADMIN', decision.message);
}

/** Account changes run one after the other, so that two admins cannot demote each other. */
const lockAccounts = (tx: Queries) => lockInTransaction(tx, accountsLock);

/**
 * Decisions are based on the rows, the projection that every check of rights reads, written in the same transactions as the
 * facts; so a document that came from elsewhere counts as it is.
 */
const stateOf = (
  { role, trialLimit, disabled, emailVerified, phoneVerified }: Person,
  passkeys: number,
  requested: boolean,
): AccountState => ({
  roles: roles.filter((held) => hasRole(role, held)),
  trialLimit,
  disabled,
  verified: [...(emailVerified ? (['email'] as const) : []), ...(phoneVerified ? (['phone'] as const) : [])],
  passkeys,
  requested,
});

/** One role is stored as a single value, several as a list. */
const asStored = (held: Role[]): Role | Role[] => (held.length === 1 && held[0] ? held[0] : held);
