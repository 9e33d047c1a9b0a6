/**
 * Refresh tokens: what keeps a device signed in. Each is exchanged for a successor; a token that was exchanged
 * before and turns up again is either a second tab, an answer that never arrived, or a thief. The first two are
 * let through; anything else ends every session of that sign-in.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { accounts, oobCodes, refreshTokens } from '../db/schema.ts';
import { IdentityError } from './identity-error.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A device that was not used for this long signs in again. */
const lifetimeMs = 90 * dayMs;
/** Tabs of one device that refresh at the same moment hold the same token. */
const sharedMs = 60_000;

export interface Exchange {
  readonly uid: string;
  readonly authTime: Date;
  readonly refreshToken: string;
}

/** Starts a session: the password was given just now. */
export async function startSession(tx: Queries, uid: string, now: Date): Promise<string> {
  await tx.delete(refreshTokens).where(and(eq(refreshTokens.uid, uid), lt(refreshTokens.expiresAt, now)));
  return issue(tx, { uid, family: randomUUID(), parent: null, authTime: now }, now);
}

/**
 * Exchanges a token for its successor. Must run in a transaction that is committed even when the answer is null:
 * the end of a stolen session is part of it.
 * @returns null when the token is unknown, expired, revoked or stolen
 * @throws IdentityError INVALID_REFRESH_TOKEN when it never was a token
 */
export async function exchange(tx: Queries, token: string, now: Date): Promise<Exchange | null> {
  if (!isSecret(token)) throw new IdentityError('INVALID_REFRESH_TOKEN');
  const hash = hashSecret(token);
  const find = () => tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  const [found] = await find();
  if (!found) return null;
  // The account first: whoever ends its sessions meanwhile either waits for the successor, or leaves no token to find.
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, found.uid)).for('share');
  const [row] = await find().for('update');
  if (!row || row.expiresAt <= now) return null;
  if (row.supersededAt !== null) return endFamily(tx, row.family);
  const shared = row.exchangedAt === null || now.getTime() - row.exchangedAt.getTime() < sharedMs;
  if (!shared) {
    if (await hasUsedSuccessor(tx, hash)) return endFamily(tx, row.family);
    // The answer got lost. Whoever holds it after all is not who asks now.
    await tx.update(refreshTokens).set({ supersededAt: now }).where(eq(refreshTokens.parent, hash));
  }
  if (row.exchangedAt === null || !shared) {
    await tx.update(refreshTokens).set({ exchangedAt: now }).where(eq(refreshTokens.hash, hash));
  }
  const { uid, family, authTime } = row;
  return { uid, authTime, refreshToken: await issue(tx, { uid, family, parent: hash, authTime }, now) };
}

async function hasUsedSuccessor(tx: Queries, parent: string): Promise<boolean> {
  const used = and(eq(refreshTokens.parent, parent), isNotNull(refreshTokens.exchangedAt));
  return (await tx.select({ hash: refreshTokens.hash }).from(refreshTokens).where(used).limit(1)).length > 0;
}

async function endFamily(tx: Queries, family: string): Promise<null> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.family, family));
  return null;
}

/** Signs a person out everywhere: every token handed out so far is worth nothing from the commit on. */
export async function endSessions(tx: Queries, uid: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ tokensValidSince: now, tokenGeneration: sql`${accounts.tokenGeneration} + 1` })
    .where(eq(accounts.uid, uid));
  await tx.delete(refreshTokens).where(eq(refreshTokens.uid, uid));
  await tx.delete(oobCodes).where(and(eq(oobCodes.uid, uid), eq(oobCodes.type, 'PASSWORD_RESET')));
}

async function issue(
  tx: Queries,
  row: { uid: string; family: string; parent: string | null; authTime: Date },
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await tx.insert(refreshTokens).values({ ...row, hash: hashSecret(token), createdAt: now, expiresAt });
  return token;
}
