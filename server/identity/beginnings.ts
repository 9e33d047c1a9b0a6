/**
 * The two database statements of a sign-in: one finds the account of an email address and its number of passkeys; the other,
 * once the password is verified, starts the session and refunds the rate-limited attempt.
 */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { retryWhenLost } from '../db/lost-connection.ts';
import { accounts, passkeys, refreshTokens } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { type Refunds, refundOf } from '../common/rate-limit.ts';
import type { Account } from './accounts.ts';
import type { SignInProof } from './id-tokens.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { lifetimeMs } from './sessions.ts';

/** The account of an email address, lower-cased, and how many passkeys it has; null: there is none. */
export function signInFinder(orm: Queries) {
  const query = orm
    .select({
      account: accounts,
      // With `eq`, which qualifies columns: Drizzle leaves table names out when it selects from one table only.
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${eq(passkeys.uid, accounts.uid)})`,
    })
    .from(accounts)
    .where(eq(accounts.email, sql.placeholder('email')))
    .prepare('find_sign_in');
  return async (email: string) => (await query.execute({ email }))[0] ?? null;
}

export interface Beginning {
  /** The account as it was when the password was checked. */
  readonly seen: Account;
  readonly passwordHash?: string | undefined;
  readonly proof: SignInProof;
  /** What the attempt was charged, which is refunded. */
  readonly refunds: Refunds;
}

/**
 * Starts a session, unless the account was disabled or its sessions were ended since it was read: the checked password may
 * then be outdated. null: nothing was changed or refunded.
 */
export function sessionStarter(orm: Queries) {
  const parameters = {
    uid: sql`${sql.placeholder('uid')}::text`,
    generation: sql`${sql.placeholder('generation')}::int`,
    passwordHash: sql`${sql.placeholder('passwordHash')}::text`,
    hash: sql`${sql.placeholder('hash')}::text`,
    family: sql`${sql.placeholder('family')}::text`,
    secondFactor: sql`${sql.placeholder('secondFactor')}::text`,
    now: sql`${sql.placeholder('now')}::timestamptz`,
    expiresAt: sql`${sql.placeholder('expiresAt')}::timestamptz`,
    refunds: sql`${sql.placeholder('refunds')}::json`,
  };
  const noted = orm.$with('noted').as(
    orm
      .update(accounts)
      .set({
        lastLoginAt: parameters.now,
        passwordHash: sql`coalesce(${parameters.passwordHash}, ${accounts.passwordHash})`,
      })
      .where(
        and(
          eq(accounts.uid, parameters.uid),
          eq(accounts.tokenGeneration, parameters.generation),
          eq(accounts.disabled, false),
        ),
      )
      .returning(),
  );
  const lapsed = orm.$with('lapsed').as(
    orm
      .delete(refreshTokens)
      .where(
        and(
          // Evaluated first, so that the account is locked before its tokens.
          sql`exists (select from ${noted})`,
          eq(refreshTokens.uid, parameters.uid),
          lt(refreshTokens.expiresAt, parameters.now),
        ),
      )
      .returning({ hash: refreshTokens.hash }),
  );
  const issued = orm.$with('issued').as(
    orm
      .insert(refreshTokens)
      .select(
        sql`select ${parameters.hash}, ${noted.uid}, ${parameters.family}, null::text, ${parameters.now}, ${parameters.secondFactor}, ${parameters.now}, ${parameters.expiresAt}, null::timestamptz, null::timestamptz from ${noted}`,
      )
      .returning({ hash: refreshTokens.hash }),
  );
  const refunded = orm
    .$with('refunded', { key: sql<string>`key`.as('key') })
    .as(refundOf(parameters.refunds, sql`exists (select from ${noted})`));
  const query = orm.with(noted, lapsed, issued, refunded).select().from(noted).prepare('start_session');

  return async ({ seen, passwordHash, proof, refunds }: Beginning) => {
    const { authTime: now, secondFactor } = proof;
    const refreshToken = newSecret();
    const values = {
      uid: seen.uid,
      generation: seen.tokenGeneration,
      passwordHash: passwordHash ?? null,
      hash: hashSecret(refreshToken),
      family: newId(),
      secondFactor,
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + lifetimeMs).toISOString(),
      refunds: JSON.stringify(refunds),
    };
    // If it was done before the connection broke, it leaves a token that nobody holds.
    const [account] = await retryWhenLost(() => query.execute(values));
    return account ? { account: account as Account, refreshToken } : null;
  };
}
