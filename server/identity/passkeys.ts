/** Rows of passkeys and recovery codes; changes are part of a transaction that the caller opens. */
import { createHash, randomInt } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { codeAlphabet } from '../../src/events/account/contact-code.ts';
import { recoveryCodeLength, tidyRecoveryCode } from '../../src/events/account/recovery-code.ts';
import { recoveryCodeCount } from '../../src/events/account/second-factor.ts';
import type { Queries } from '../db/database.ts';
import { passkeys, recoveryCodes } from '../db/schema.ts';

export type Passkey = typeof passkeys.$inferSelect;

export async function listPasskeys(orm: Queries, uid: string): Promise<readonly Passkey[]> {
  return orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.uid, uid))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(orm: Queries, uid: string): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(passkeys).where(eq(passkeys.uid, uid));
  return row?.total ?? 0;
}

/** False when the credential id is taken, by this person or another. */
export async function insertPasskey(tx: Queries, passkey: Passkey): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** Matches a passkey only if it is this person's. */
const own = (uid: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.uid, uid));

export async function renamePasskey(
  orm: Queries,
  uid: string,
  id: string,
  name: string,
): Promise<Passkey | null> {
  const [row] = await orm.update(passkeys).set({ name }).where(own(uid, id)).returning();
  return row ?? null;
}

export async function removePasskey(tx: Queries, uid: string, id: string): Promise<boolean> {
  return (await tx.delete(passkeys).where(own(uid, id)).returning({ id: passkeys.id })).length > 0;
}

/** False when another request has changed the counter meanwhile: one of the two was not signed by this authenticator. */
export async function notePasskeyUse(
  tx: Queries,
  { id, counter }: Passkey,
  used: Pick<Passkey, 'counter' | 'backedUp'>,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .update(passkeys)
    .set({ ...used, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** Codes replace passkeys, so they are useless once there are none. */
export async function removeRecoveryCodes(tx: Queries, uid: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
}

/** Removes all second factors of a person. */
export async function removeSecondFactor(tx: Queries, uid: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.uid, uid));
  await removeRecoveryCodes(tx, uid);
}

const drawCode = () =>
  Array.from({ length: recoveryCodeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** A fast hash is enough: nobody guesses 79 bits. */
const hashCode = (uid: string, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([uid, tidyRecoveryCode(code)]))
    .digest('hex');

/** Replaces all codes by a new set. Only hashes are stored, so the codes can be shown only now. */
export async function makeRecoveryCodes(tx: Queries, uid: string, now: Date): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, drawCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashCode(uid, code), uid, createdAt: now })));
  return codes;
}

/** Uses up a code. @returns whether it was one of the person's */
export async function redeemRecoveryCode(tx: Queries, uid: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.hash, hashCode(uid, code)), eq(recoveryCodes.uid, uid)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function countRecoveryCodes(orm: Queries, uid: string): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  return row?.total ?? 0;
}
