/** Rows of accounts: creates, changes and removes them, as part of a transaction that the caller opens. */
import { ids } from '../ids.ts';
import { eq, like, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { accounts, documents } from '../db/schema.ts';
import { IdentityError } from '../common/identity-error.ts';
import { announceSessionsEnded } from './session-notices.ts';
import { endSessions } from './sessions.ts';

export type Account = typeof accounts.$inferSelect;

export async function findAccount(orm: Queries, uid: string): Promise<Account | null> {
  const [row] = await orm.select().from(accounts).where(eq(accounts.uid, uid));
  return row ?? null;
}

/** @param email lower-cased */
export async function findAccountByEmail(orm: Queries, email: string): Promise<Account | null> {
  const [row] = await orm.select().from(accounts).where(eq(accounts.email, email));
  return row ?? null;
}

/** @throws IdentityError EMAIL_EXISTS */
export async function insertAccount(
  tx: Queries,
  account: Pick<Account, 'email' | 'passwordHash' | 'displayName'>,
  now: Date,
): Promise<Account> {
  const [row] = await tx
    .insert(accounts)
    .values({ ...account, uid: ids.uid(), createdAt: now, lastLoginAt: now, tokensValidSince: now })
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  if (!row) throw new IdentityError('EMAIL_EXISTS');
  return row;
}

export async function updateAccount(
  tx: Queries,
  uid: string,
  changes: Partial<Pick<Account, 'displayName' | 'photoUrl' | 'emailVerified'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.update(accounts).set(changes).where(eq(accounts.uid, uid));
}

/** Ends every session, so that whoever knew the old password is signed out. */
export async function replacePassword(
  tx: Queries,
  uid: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await endSessions(tx, uid, now);
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.uid, uid));
}

/**
 * Until the transaction ends, no other one adds a row that refers to the account: those begun before have committed, and
 * later ones fail.
 */
export async function lockAccount(tx: Queries, uid: string): Promise<void> {
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('update');
}

/**
 * For streams of an account that have no row to lock: the account is not removed before the transaction ends.
 * @returns false: there is no such account
 */
export async function keepAccount(tx: Queries, uid: string): Promise<boolean> {
  const { uid: id } = accounts;
  return (await tx.select({ id }).from(accounts).where(eq(id, uid)).for('key share')).length > 0;
}

/** Removes the account, its sessions and codes, and the person's documents. */
export async function removeAccount(tx: Queries, uid: string): Promise<void> {
  const own = `users/${uid}`;
  await tx.delete(documents).where(or(eq(documents.path, own), like(documents.path, `${own}/%`)));
  await tx.delete(accounts).where(eq(accounts.uid, uid));
  await announceSessionsEnded(tx, uid);
}

/** Whether any account exists; on the first run there is none. */
export async function hasAccounts(orm: Queries): Promise<boolean> {
  const rows = await orm
    .select({ one: sql`1` })
    .from(accounts)
    .limit(1);
  return rows.length > 0;
}
