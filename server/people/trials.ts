/**
 * Trial runs of picture analyses. A run is reserved when it starts and counted once it has a result; its row ensures that it
 * counts once, however often the work is restarted. Concurrent requests of a person, also from two tabs, run one after the
 * other, because the person's document is locked. It does not depend on the kind of work.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { isAdmin, isMerchant } from '../../src/events/profile/user.ts';
import type { Queries } from '../db/database.ts';
import { trialRuns } from '../db/schema.ts';
import { lockDocument } from '../documents/store.ts';
import { findPerson, userPath, writeUserFields } from './people.ts';

export interface Trials {
  readonly limit: number;
  readonly used: number;
  /** Runs in progress. */
  readonly reserved: number;
}

/** null: no limit. */
export async function trialsOf(orm: Queries, uid: string): Promise<Trials | null> {
  const person = await findPerson(orm, uid);
  if (person && (isMerchant(person) || isAdmin(person))) return null;
  const open = and(eq(trialRuns.uid, uid), isNull(trialRuns.countedAt));
  const reserved = await orm.$count(trialRuns, open);
  return { limit: person?.trialLimit ?? 0, used: person?.trialUsed ?? 0, reserved };
}

export const leftOf = (trials: Trials | null): number | null =>
  trials && Math.max(0, trials.limit - trials.used - trials.reserved);

/** Locks the person's trials until the transaction ends. @returns how many are left; null: no limit */
export async function lockTrials(tx: Queries, uid: string): Promise<number | null> {
  await lockDocument(tx, userPath(uid));
  return leftOf(await trialsOf(tx, uid));
}

/** @param id of the work that uses the run */
export async function reserveTrial(tx: Queries, id: string, uid: string, at: Date): Promise<void> {
  await tx.insert(trialRuns).values({ id, uid, reservedAt: at }).onConflictDoNothing();
}

/** Counts a run that has a result; only once, however often it is called. */
export async function countTrial(tx: Queries, id: string, at: Date): Promise<void> {
  const [run] = await tx
    .update(trialRuns)
    .set({ countedAt: at })
    .where(and(eq(trialRuns.id, id), isNull(trialRuns.countedAt)))
    .returning({ uid: trialRuns.uid });
  if (!run) return;
  await lockDocument(tx, userPath(run.uid));
  const person = await findPerson(tx, run.uid);
  if (person) await writeUserFields(tx, run.uid, { trialUsed: person.trialUsed + 1 });
}

/** Releases a run without a result, so that the person can use it again. */
export async function releaseTrial(tx: Queries, id: string): Promise<void> {
  await tx.delete(trialRuns).where(and(eq(trialRuns.id, id), isNull(trialRuns.countedAt)));
}
