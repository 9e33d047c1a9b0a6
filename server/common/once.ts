/**
 * Idempotent requests: they take effect once, however often they arrive. The client chooses a key for each intention; the
 * key, a fingerprint of the request and its outcome are written in the transaction that does the work. Of two that arrive
 * together the second waits on the key's row and then finds the outcome of the first.
 */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { canonicalJson } from '../../src/events/log/canonical-json.ts';
import type { Queries } from '../db/database.ts';
import { doneRequests } from '../db/schema.ts';
import { Problem } from '../problem.ts';

/** How long the key of a request that is not `lasting` is kept: nobody retries such a request after this. */
export const keptForMs = 366 * 86_400_000;

export interface KeyedRequest {
  readonly uid: string;
  readonly key: string;
  readonly operation: string;
  /** The whole request, for the fingerprint. */
  readonly content: unknown;
  readonly at: Date;
  /** A device keeps the request until it is answered, however long that takes: its key is never deleted. */
  readonly lasting: boolean;
}

/**
 * Does `work` in this transaction unless it was done before, and returns its outcome in both cases. If `work` fails, the
 * key is rolled back with everything else, so that the same request can be sent again.
 * @throws Problem `key-reused` when the key was used for a different request
 */
export async function once<Outcome>(
  tx: Queries,
  { uid, key, operation, content, at, lasting }: KeyedRequest,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const fingerprint = fingerprintOf(operation, content);
  const added = await tx
    .insert(doneRequests)
    .values({ uid, key, fingerprint, createdAt: at, lasting })
    .onConflictDoNothing()
    .returning({ key: doneRequests.key });
  const row = rowOf(uid, key);
  if (added.length > 0) {
    const outcome = await work();
    await tx.update(doneRequests).set({ outcome }).where(row);
    return outcome;
  }
  const [done] = await tx.select().from(doneRequests).where(row);
  if (done?.fingerprint !== fingerprint) throw keyReused();
  return done.outcome as Outcome;
}

/**
 * The outcome of a request that was done before, or null: for work that is charged before it begins.
 * @throws Problem `key-reused` when the key was used for a different request
 */
export async function outcomeOf<Outcome>(
  orm: Queries,
  { uid, key, operation, content }: Omit<KeyedRequest, 'at' | 'lasting'>,
): Promise<Outcome | null> {
  const [done] = await orm.select().from(doneRequests).where(rowOf(uid, key));
  if (!done) return null;
  if (done.fingerprint !== fingerprintOf(operation, content)) throw keyReused();
  return done.outcome as Outcome | null;
}

/** Deletes the key of a request whose last step failed after its transaction, so that it can be sent again. */
export async function releaseKey(
  orm: Queries,
  { uid, key }: Pick<KeyedRequest, 'uid' | 'key'>,
): Promise<void> {
  await orm.delete(doneRequests).where(rowOf(uid, key));
}

/** SHA-256 of operation and content, hex. */
export const fingerprintOf = (operation: string, content: unknown): string =>
  createHash('sha256')
    .update(canonicalJson([operation, content]))
    .digest('hex');

export const keyReused = () =>
  new Problem(409, 'key-reused', 'This was sent before with other content. Send it with a new key.');

const rowOf = (uid: string, key: string) => and(eq(doneRequests.uid, uid), eq(doneRequests.key, key));

/** Deletes keys older than `keptForMs`, except lasting ones. */
export async function forgetOldRequests(orm: Queries, now: Date): Promise<void> {
  const old = lt(doneRequests.createdAt, new Date(now.getTime() - keptForMs));
  await orm.delete(doneRequests).where(and(old, eq(doneRequests.lasting, false)));
}
