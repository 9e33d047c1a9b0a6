/** Secrets that connect the requests of one sign-in: each works once, for minutes, for one person and one purpose. */
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { accounts, secondFactorSecrets as secrets } from '../db/schema.ts';
import { pendingSignInMs } from '../../src/events/account/second-factor.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';

export type SecondFactorSecret = typeof secrets.$inferSelect;
export type Purpose = SecondFactorSecret['purpose'];
/** The second factor that was used beside a password. */
export type SecondFactor = NonNullable<SecondFactorSecret['factor']>;

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const lifetimes: Readonly<Record<Purpose, number>> = {
  pendingSignIn: pendingSignInMs,
  signInChallenge: 5 * minuteMs,
  newPasskeyChallenge: 5 * minuteMs,
  signInToken: minuteMs,
};
/** Number of answers to one pending sign-in, right or wrong. */
const maxTries = 5;

interface NewSecret {
  readonly purpose: Purpose;
  readonly account: { readonly uid: string; readonly tokenGeneration: number };
  readonly pending?: string;
  readonly factor?: SecondFactor | null;
}

/** Only the latest challenge counts: deletes the one before it, and expired secrets. */
export async function createSecret(
  tx: Queries,
  { purpose, account: { uid, tokenGeneration }, pending, factor = null }: NewSecret,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const replaced = {
    pendingSignIn: undefined,
    signInToken: undefined,
    signInChallenge: and(eq(secrets.purpose, purpose), eq(secrets.pending, pending ?? '')),
    newPasskeyChallenge: eq(secrets.purpose, purpose),
  }[purpose];
  await tx.delete(secrets).where(and(eq(secrets.uid, uid), or(lt(secrets.expiresAt, now), replaced)));
  await tx.insert(secrets).values({
    hash: hashSecret(secret),
    uid,
    purpose,
    pending: pending ?? null,
    factor,
    tokenGeneration,
    triesLeft: maxTries,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
  });
  return secret;
}

/** Not expired, and the person's sessions were not ended since it was made. */
const isGood = (secret: string, purpose: Purpose, now: Date) =>
  and(
    eq(secrets.hash, hashSecret(secret)),
    eq(secrets.purpose, purpose),
    gt(secrets.expiresAt, now),
    sql`exists (select from ${accounts} where ${accounts.uid} = ${secrets.uid}
        and ${accounts.tokenGeneration} = ${secrets.tokenGeneration} and not ${accounts.disabled})`,
  );

export async function readSecret(
  orm: Queries,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<SecondFactorSecret | null> {
  if (!isSecret(secret)) return null;
  const [row] = await orm
    .select()
    .from(secrets)
    .where(isGood(secret, purpose, now));
  return row ?? null;
}

/** Like `readSecret`, but deletes the secret once the transaction is committed. */
export async function redeemSecret(
  tx: Queries,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<SecondFactorSecret | null> {
  if (!isSecret(secret)) return null;
  const [row] = await tx
    .delete(secrets)
    .where(isGood(secret, purpose, now))
    .returning();
  return row ?? null;
}

/** Like `readSecret`, but takes one try first, so that each of several concurrent answers is counted. */
export async function takeTry(
  orm: Queries,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<SecondFactorSecret | null> {
  if (!isSecret(secret)) return null;
  const [row] = await orm
    .update(secrets)
    .set({ triesLeft: sql`${secrets.triesLeft} - 1` })
    .where(and(isGood(secret, purpose, now), gt(secrets.triesLeft, 0)))
    .returning();
  return row ?? null;
}
