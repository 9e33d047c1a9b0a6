/**
 * Refresh tokens, which keep a device signed in. Each is exchanged for a successor. A token that was exchanged before and is
 * used again comes from a second tab, from a client that never got the answer, or from a thief. The first two are let
 * through; anything else ends every session of that sign-in.
 */
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { accounts, oobCodes, refreshTokens } from '../db/schema.ts';
import { retryWhenLost } from '../db/lost-connection.ts';
import type { SignInProof } from './id-tokens.ts';
import { IdentityError } from '../common/identity-error.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';
import { announceSessionsEnded } from './session-notices.ts';
import { newId } from '../ids.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A device not used for this long has to sign in again. */
export const lifetimeMs = 90 * dayMs;
/** Within this time, tabs of one device may refresh with the same token. */
const sharedMs = 60_000;

export interface Exchange extends SignInProof {
  readonly uid: string;
  readonly refreshToken: string;
}

/** Starts a session for a proof that was given just now. @returns the refresh token */
export async function startSession(
  tx: Queries,
  uid: string,
  { authTime, secondFactor }: SignInProof,
): Promise<string> {
  const now = authTime;
  await tx.delete(refreshTokens).where(and(eq(refreshTokens.uid, uid), lt(refreshTokens.expiresAt, now)));
  return issue(tx, { uid, family: newId(), parent: null, authTime, secondFactor }, now);
}

type Account = typeof accounts.$inferSelect;

/**
 * Exchanges a token that was not exchanged before, which nearly all are, in one statement: the same as `exchange` does step
 * by step, with the same order of locks. null: this is another case, which `exchange` handles.
 * @throws IdentityError INVALID_REFRESH_TOKEN when the text is no token at all
 */
export function firstExchange(orm: Queries) {
  const parameters = {
    hash: sql`${sql.placeholder('hash')}::text`,
    now: sql`${sql.placeholder('now')}::timestamptz`,
    successor: sql`${sql.placeholder('successor')}::text`,
    expiresAt: sql`${sql.placeholder('expiresAt')}::timestamptz`,
  };
  const { hash, uid, family, authTime, secondFactor, exchangedAt, supersededAt, expiresAt } = refreshTokens;
  const ownerUid = sql`(select ${uid} from ${refreshTokens} where ${hash} = ${parameters.hash})`;
  const owner = orm
    .$with('owner')
    .as(orm.select().from(accounts).where(eq(accounts.uid, ownerUid)).for('share'));
  const exchanged = orm.$with('exchanged').as(
    orm
      .update(refreshTokens)
      .set({ exchangedAt: parameters.now })
      .where(
        and(
          // Evaluated first, so that the account is locked before its token.
          sql`exists (select from ${owner})`,
          eq(hash, parameters.hash),
          isNull(exchangedAt),
          isNull(supersededAt),
          gt(expiresAt, parameters.now),
        ),
      )
      .returning({ uid, family, authTime, secondFactor }),
  );
  const successor = orm.$with('successor').as(
    orm
      .insert(refreshTokens)
      .select(
        sql`select ${parameters.successor}, ${exchanged.uid}, ${exchanged.family}, ${parameters.hash}, ${exchanged.authTime}, ${exchanged.secondFactor}, ${parameters.now}, ${parameters.expiresAt}, null::timestamptz, null::timestamptz from ${exchanged}`,
      )
      .returning({ hash }),
  );
  const query = orm
    .with(owner, exchanged, successor)
    .select({
      account: owner._.selectedFields,
      authTime: exchanged.authTime,
      secondFactor: exchanged.secondFactor,
    })
    .from(owner)
    .innerJoin(exchanged, eq(owner.uid, exchanged.uid))
    .prepare('exchange_refresh_token');

  return async (
    token: string,
    now: Date,
  ): Promise<(SignInProof & { account: Account; refreshToken: string }) | null> => {
    if (!isSecret(token)) throw new IdentityError('INVALID_REFRESH_TOKEN');
    const refreshToken = newSecret();
    const values = {
      hash: hashSecret(token),
      successor: hashSecret(refreshToken),
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + lifetimeMs).toISOString(),
    };
    // If it was done before the connection broke, the retry looks like a second tab's, since the token was just
    // exchanged.
    const [row] = await retryWhenLost(() => query.execute(values));
    if (!row) return null;
    const { authTime: at, secondFactor: factor } = row;
    return { account: row.account as Account, authTime: at, secondFactor: factor, refreshToken };
  };
}

/**
 * Exchanges a token for its successor. Must run in a transaction that is committed even when the result is null, because
 * ending a stolen session is part of it.
 * @returns null when the token is unknown, expired, revoked or stolen
 * @throws IdentityError INVALID_REFRESH_TOKEN when the text is no token at all
 */
export async function exchange(tx: Queries, token: string, now: Date): Promise<Exchange | null> {
  if (!isSecret(token)) throw new IdentityError('INVALID_REFRESH_TOKEN');
  const hash = hashSecret(token);
  const find = () => tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  const [found] = await find();
  if (!found) return null;
  // Lock the account first: a concurrent end of its sessions either waits for the successor or leaves no token to find.
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, found.uid)).for('share');
  const [row] = await find().for('update');
  if (!row || row.expiresAt <= now) return null;
  if (row.supersededAt !== null) return endFamily(tx, row.family);
  const shared = row.exchangedAt === null || now.getTime() - row.exchangedAt.getTime() < sharedMs;
  if (!shared) {
    if (await hasUsedSuccessor(tx, hash)) return endFamily(tx, row.family);
    // The answer was lost, so whoever does hold the successor is not the one asking now.
    await tx.update(refreshTokens).set({ supersededAt: now }).where(eq(refreshTokens.parent, hash));
  }
  if (row.exchangedAt === null || !shared) {
    await tx.update(refreshTokens).set({ exchangedAt: now }).where(eq(refreshTokens.hash, hash));
  }
  const { uid, family, authTime, secondFactor } = row;
  const refreshed = await issue(tx, { uid, family, parent: hash, authTime, secondFactor }, now);
  return { uid, authTime, secondFactor, refreshToken: refreshed };
}

async function hasUsedSuccessor(tx: Queries, parent: string): Promise<boolean> {
  const used = and(eq(refreshTokens.parent, parent), isNotNull(refreshTokens.exchangedAt));
  return (await tx.select({ hash: refreshTokens.hash }).from(refreshTokens).where(used).limit(1)).length > 0;
}

async function endFamily(tx: Queries, family: string): Promise<null> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.family, family));
  return null;
}

/** Signs a person out everywhere: from the commit on, all tokens issued so far are void. */
export async function endSessions(tx: Queries, uid: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ tokensValidSince: now, tokenGeneration: sql`${accounts.tokenGeneration} + 1` })
    .where(eq(accounts.uid, uid));
  await tx.delete(refreshTokens).where(eq(refreshTokens.uid, uid));
  await tx.delete(oobCodes).where(and(eq(oobCodes.uid, uid), eq(oobCodes.type, 'PASSWORD_RESET')));
  await announceSessionsEnded(tx, uid);
}

async function issue(
  tx: Queries,
  row: SignInProof & { uid: string; family: string; parent: string | null },
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await tx.insert(refreshTokens).values({ ...row, hash: hashSecret(token), createdAt: now, expiresAt });
  return token;
}
