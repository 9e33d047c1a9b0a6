/**
 * Requests that count once, however often they arrive. The client draws a key for each intention; the key, what was
 * asked with it and what came of it are written in the transaction that does the work. Two that arrive together wait
 * for each other on the key's row, and the second finds the first one's outcome.
 */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { canonicalJson } from '../../src/events/log/canonical-json.ts';
import type { Queries } from '../db/database.ts';
import { doneRequests } from '../db/schema.ts';
import { Problem } from '../problem.ts';

/** How long a key is known that no device keeps: nobody tries such a request again after this. */
export const keptForMs = 366 * 86_400_000;

export interface KeyedRequest {
  readonly uid: string;
  readonly key: string;
  readonly operation: string;
  /** All that was asked. */
  readonly content: unknown;
  readonly at: Date;
  /** A device keeps it until it is answered, however long that takes: its key is never forgotten. */
  readonly lasting: boolean;
}

/**
 * Does `work` in this transaction unless it was done before, and gives its outcome either way. A failed `work` takes
 * the key back with all else, so that the same request can be sent again.
 * @throws Problem `key-reused` when the key stands for something else
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

/** What came of a request that was done before, or null: for work that is charged before it is begun. */
export async function outcomeOf<Outcome>(
  orm: Queries,
  { uid, key, operation, content }: Omit<KeyedRequest, 'at' | 'lasting'>,
): Promise<Outcome | null> {
  const [done] = await orm.select().from(doneRequests).where(rowOf(uid, key));
  if (!done) return null;
  if (done.fingerprint !== fingerprintOf(operation, content)) throw keyReused();
  return done.outcome as Outcome | null;
}

/** Takes back the key of a request whose last step failed after its transaction, so that it can be sent again. */
export async function releaseKey(
  orm: Queries,
  { uid, key }: Pick<KeyedRequest, 'uid' | 'key'>,
): Promise<void> {
  await orm.delete(doneRequests).where(rowOf(uid, key));
}

/** SHA-256 of what is asked, hex. */
export const fingerprintOf = (operation: string, content: unknown): string =>
  createHash('sha256')
    .update(canonicalJson([operation, content]))
    .digest('hex');

export const keyReused = () =>
  new Problem(409, 'key-reused', 'This was sent before with other content. Send it with a new key.');

const rowOf = (uid: string, key: string) => and(eq(doneRequests.uid, uid), eq(doneRequests.key, key));

/** Forgets requests that nobody will repeat any more. */
export async function forgetOldRequests(orm: Queries, now: Date): Promise<void> {
  const old = lt(doneRequests.createdAt, new Date(now.getTime() - keptForMs));
  await orm.delete(doneRequests).where(and(old, eq(doneRequests.lasting, false)));
}
