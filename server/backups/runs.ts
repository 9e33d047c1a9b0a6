/**
 * Runs of scheduled backups, as rows: a process claims a run by inserting its row under a database lock, and keeps it by
 * regular heartbeats. A process whose heartbeats stop loses the run.
 */
import { newId } from '../ids.ts';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { backupLock, lockInTransaction } from '../db/one-at-a-time.ts';
import { backupRuns } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

export type BackupFailure = NonNullable<typeof backupRuns.$inferSelect.reason>;

/** Interval of the heartbeats of a process that makes a backup. */
export const heardEveryMs = 20_000;
/** After this long without a heartbeat, the process counts as gone: killed, frozen, or cut off. */
const lostMs = 120_000;
/** Wait before retrying: whatever ended a backup, possibly the whole server, may still be there. */
const retryMs = 60 * 60_000;
const rowsKeptMs = 90 * 24 * 60 * 60_000;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** @returns the id of the run that this process has claimed; null: none is due, or another process does it */
export async function claimRun(
  database: Pick<Database, 'orm'>,
  due: Date,
  now: Date,
): Promise<string | null> {
  return inTransaction(database, async (tx) => {
    await lockInTransaction(tx, backupLock);
    const [last] = await tx.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1);
    if (last?.state === 'running' && last.heardAt > ago(now, lostMs)) return null;
    const done = and(eq(backupRuns.state, 'kept'), gte(backupRuns.dueAt, due));
    if ((await tx.select({ id: backupRuns.id }).from(backupRuns).where(done).limit(1)).length > 0)
      return null;
    if (last && last.dueAt >= due && last.startedAt > ago(now, retryMs)) return null;
    await tx
      .update(backupRuns)
      .set({ state: 'failed', reason: 'interrupted', endedAt: now })
      .where(eq(backupRuns.state, 'running'));
    await tx.delete(backupRuns).where(lt(backupRuns.startedAt, ago(now, rowsKeptMs)));
    const id = newId();
    await tx.insert(backupRuns).values({ id, dueAt: due, startedAt: now, heardAt: now, state: 'running' });
    return id;
  });
}

const own = (id: string) => and(eq(backupRuns.id, id), eq(backupRuns.state, 'running'));

/** Sends a heartbeat. @returns false when the run was taken over meanwhile */
export async function keepRun(orm: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(backupRuns)
    .set({ heardAt: now })
    .where(own(id))
    .returning({ id: backupRuns.id });
  return rows.length > 0;
}

export async function endRun(
  orm: Queries,
  id: string,
  outcome: { readonly bytes: number } | { readonly reason: BackupFailure },
  now: Date,
): Promise<void> {
  const state = 'bytes' in outcome ? 'kept' : 'failed';
  await orm
    .update(backupRuns)
    .set({ ...outcome, state, endedAt: now })
    .where(own(id));
}

export interface BackupRuns {
  readonly runningSince: Date | null;
  readonly lastKept: { readonly at: Date; readonly bytes: number } | null;
  /** The latest failure after the last backup that was kept. */
  readonly failure: { readonly at: Date; readonly reason: BackupFailure } | null;
}

/** The outcome of the latest runs. */
export async function readRuns(orm: Queries, now: Date): Promise<BackupRuns> {
  const newest = desc(backupRuns.startedAt);
  const [kept] = await orm
    .select()
    .from(backupRuns)
    .where(eq(backupRuns.state, 'kept'))
    .orderBy(newest)
    .limit(1);
  const others = await orm.select().from(backupRuns).orderBy(newest).limit(2);
  const isLost = ({ state, heardAt }: (typeof others)[number]) =>
    state === 'running' && heardAt <= ago(now, lostMs);
  const [running] = others.filter((run) => run.state === 'running' && !isLost(run));
  const [failed] = others.filter(
    (run) => (run.state === 'failed' || isLost(run)) && (!kept || run.startedAt > kept.startedAt),
  );
  return {
    runningSince: running?.startedAt ?? null,
    lastKept: kept ? { at: kept.startedAt, bytes: kept.bytes ?? 0 } : null,
    failure: failed ? { at: failed.startedAt, reason: failed.reason ?? 'interrupted' } : null,
  };
}
