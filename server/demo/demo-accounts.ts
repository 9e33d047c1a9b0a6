/**
 * Creates three people to try Patina with, on a first run that only this machine can reach. One transaction creates them and
 * their trade, so that an interrupted first run leaves nothing, and the next start tries again.
 */
import { randomInt } from 'node:crypto';
import { newUserDocument, type Role, suggestUserName } from '../../src/events/profile/user.ts';
import { accountParts } from '../backends.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/variables.ts';
import { isLoopback } from '../config/addresses.ts';
import type { Database, Queries } from '../db/database.ts';
import { lockInTransaction, migrationLock } from '../db/one-at-a-time.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertDocument } from '../documents/store.ts';
import { fieldsOf } from '../documents/values.ts';
import { hasAccounts, insertAccount, updateAccount } from '../identity/accounts.ts';
import { IdentityError } from '../common/identity-error.ts';
import { checkPassword, hashPassword } from '../identity/passwords.ts';
import { changeAccount } from '../people/change-account.ts';
import type { DemoPeople } from './demo-people.ts';
import { addDemoTodos } from './demo-todos.ts';

interface DemoPerson {
  /** The part of the email address before the @. */
  readonly name: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

const people: readonly DemoPerson[] = [
  { name: 'admin', role: 'admin', firstName: 'Astrid', lastName: 'Berg', companyName: 'Patina' },
  {
    name: 'merchant',
    role: 'merchant',
    firstName: 'Marco',
    lastName: 'Conti',
    companyName: 'Conti Leather Care',
  },
  { name: 'user', role: 'user', firstName: 'Uma', lastName: 'Patel', companyName: '' },
];

/** Other people whom the shop deals with; they have the same password. */
const regulars: readonly DemoPerson[] = [
  {
    name: 'ines',
    role: 'merchant',
    firstName: 'Ines',
    lastName: 'Moreau',
    companyName: 'Fabric & Thread Cleaners',
  },
  { name: 'theo', role: 'user', firstName: 'Theo', lastName: 'Brandt', companyName: '' },
  { name: 'lena', role: 'user', firstName: 'Lena', lastName: 'Fischer', companyName: '' },
];

export interface DemoSignIns {
  readonly emails: readonly string[];
  readonly password: string;
}

/** Four groups that are easy to type from a screen; 79 random bits. */
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** @throws ConfigError when nobody could sign up with DEMO_PASSWORD */
export function checkDemoPassword({ demoPassword }: Pick<Config, 'demoPassword'>): void {
  if (demoPassword === null) return;
  try {
    checkPassword(demoPassword);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const [, why = 'choose another'] = error.message.split(' : ');
    throw new ConfigError(`DEMO_PASSWORD must be a password one could sign up with. ${why}.`);
  }
}

/**
 * @returns null when this is no first run, or not an installation for trying out
 * @param fill fills the shop, in the same transaction
 */
export async function createDemoAccounts(
  config: Pick<Config, 'host' | 'production' | 'firebase' | 'demoPassword'>,
  database: Database,
  clock: () => Date = () => new Date(),
  fill?: (tx: Queries, people: DemoPeople, now: Date) => Promise<void>,
): Promise<DemoSignIns | null> {
  if (config.production || config.firebase || !isLoopback(config.host)) return null;
  if (await hasAccounts(database.orm)) return null;
  const password = config.demoPassword ?? readablePassword();
  const passwordHash = await hashPassword(password);
  const emails = await inTransaction(database, async (tx) => {
    // Another server may start on the same new database: the second one waits here, and then finds everybody.
    await lockInTransaction(tx, migrationLock);
    if (await hasAccounts(tx)) return null;
    const now = clock();
    const uids: Record<string, string> = {};
    for (const person of fill ? [...people, ...regulars] : people) {
      uids[person.name] = await addPerson(tx, person, passwordHash, new Date(now.getTime() - memberMs));
    }
    const { admin = '', merchant = '', user = '', ines = '', theo = '', lena = '' } = uids;
    await addDemoTodos(tx, passwordHash, now);
    await fill?.(tx, { admin, merchant, user, supplier: ines, client: theo, invited: lena }, now);
    return people.map(emailOf);
  });
  return emails && { emails, password };
}

/** They have been here for longer than anything they did. */
const memberMs = 400 * 86_400_000;

const emailOf = ({ name }: Pick<DemoPerson, 'name'>) => `${name}@patina.example`;

async function addPerson(
  tx: Queries,
  { name, role, firstName, lastName, companyName }: DemoPerson,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const email = emailOf({ name });
  const displayName = `${firstName} ${lastName}`;
  const { uid } = await insertAccount(tx, { email, passwordHash, displayName }, now);
  await updateAccount(tx, uid, { emailVerified: true });
  const form = { firstName, lastName, email, displayName, phone: '', companyName };
  const document = newUserDocument(
    form,
    suggestUserName(firstName, randomInt(10_000, 100_000)),
    now.toISOString(),
  );
  const time = now.getTime() * 1000;
  await insertDocument(tx, {
    path: `users/${uid}`,
    // As if they had been here for a while.
    fields: fieldsOf({ ...document, firstStepsHidden: true }),
    createTime: time,
    updateTime: time,
  });
  await changeAccount(accountParts({ orm: tx }), { type: 'SetRoles', uid, by: 'system', roles: [role] });
  return uid;
}
