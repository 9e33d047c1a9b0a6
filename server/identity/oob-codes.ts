/** Codes that are mailed to prove that an address is somebody's own: each works once, for an hour. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { oobCodes } from '../db/schema.ts';
import { IdentityError } from '../common/identity-error.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';

const hourMs = 60 * 60 * 1000;

export type OobType = (typeof oobCodes.$inferSelect)['type'];

export interface OobCode {
  readonly uid: string;
  readonly email: string;
  readonly type: OobType;
}

export async function createCode(tx: Queries, code: OobCode, now: Date): Promise<string> {
  const secret = newSecret();
  await tx.delete(oobCodes).where(and(eq(oobCodes.uid, code.uid), lt(oobCodes.expiresAt, now)));
  await tx.insert(oobCodes).values({
    ...code,
    hash: hashSecret(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + hourMs),
  });
  return secret;
}

/** @throws IdentityError INVALID_OOB_CODE (unknown or used), EXPIRED_OOB_CODE */
export async function readCode(orm: Queries, secret: string, now: Date): Promise<OobCode> {
  const [row] = isSecret(secret)
    ? await orm
        .select()
        .from(oobCodes)
        .where(eq(oobCodes.hash, hashSecret(secret)))
    : [];
  if (!row || row.usedAt !== null) throw new IdentityError('INVALID_OOB_CODE');
  if (row.expiresAt <= now) throw new IdentityError('EXPIRED_OOB_CODE');
  return row;
}

/** Like `readCode`, but marks the code as used once the transaction is committed. */
export async function useCode(tx: Queries, secret: string, now: Date): Promise<OobCode> {
  const code = await readCode(tx, secret, now);
  const used = await tx
    .update(oobCodes)
    .set({ usedAt: now })
    .where(and(eq(oobCodes.hash, hashSecret(secret)), isNull(oobCodes.usedAt)))
    .returning({ hash: oobCodes.hash });
  if (used.length === 0) throw new IdentityError('INVALID_OOB_CODE');
  return code;
}
