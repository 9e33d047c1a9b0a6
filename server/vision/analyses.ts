/** Analyses as their owners and admins see and change them: one, the list, and commands. The queries themselves check rights. */
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type AnalysisCommand, maySee } from '../../src/events/analysis/decide.ts';
import type { Measurement } from '../../src/events/analysis/measurement.ts';
import type { ListQuery, Sorted } from '../../src/events/shared/paging.ts';
import { orderBy, pageOf } from '../common/page.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { analyses } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { analysisStreamName } from '../../src/events/analysis/events.ts';
import { leftOf, lockTrials, trialsOf } from '../people/trials.ts';
import type { Asker } from '../security/session.ts';
import { removePictures } from '../trade/pictures.ts';
import { undoMs } from '../trade/undo.ts';
import { continueAnalysis, lockAnalysis, readAnalysis, type Row } from './analysis-stream.ts';
import { removeOverlays } from './overlay-files.ts';
import type { Schemas, VisionParts } from './parts.ts';
import { type PhotoRow, type Photos, photosOf } from './photos.ts';

export interface AnalysisQuery extends ListQuery<Sorted<'createdAt' | 'item' | 'cleaningScore'>> {
  readonly from: 'mine' | 'deleted';
  /** Absent: all types. */
  readonly itemType?: Schemas['ItemType'];
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

const photoOf = ({ id, width, height, placeholder }: PhotoRow): Schemas['AnalysisPhoto'] => ({
  id,
  width,
  height,
  placeholder,
});

const rowOf = (row: Row, photos: Photos): Schemas['AnalysisRow'] => ({
  id: row.id,
  version: row.version,
  itemType: row.itemType,
  item: row.item,
  status: row.status,
  cleaningScore: estimateOf(row.measurement, 'cleaningScore'),
  colourRestoration: estimateOf(row.measurement, 'colourRestoration'),
  before: photoOf(photos.before),
  after: photoOf(photos.after),
  createdAt: row.createdAt.toISOString(),
  finishedAt: isoOf(row.finishedAt),
  deletedAt: isoOf(row.deletedAt),
});

function estimateOf(
  measurement: Measurement | null,
  of: 'cleaningScore' | 'colourRestoration',
): Schemas['Interval'] | null {
  const estimate = measurement?.findings?.[of] ?? null;
  return estimate && { value: estimate.value, low: estimate.low, high: estimate.high };
}

/** An analysis that this person may see. @throws Problem 404 */
export async function findAnalysis(orm: Queries, id: string, by: Asker): Promise<Row> {
  const [row] = await orm.select().from(analyses).where(eq(analyses.id, id));
  if (!row || !maySee(row, by)) throw notFound('analysis');
  return row;
}

export async function getAnalysis(
  { db: { orm } }: Pick<VisionParts, 'db'>,
  by: Asker,
  id: string,
): Promise<Schemas['Analysis']> {
  const row = await findAnalysis(orm, id, by);
  const { state } = await readAnalysis(orm, id);
  const { refusal = null, failure = null, trial = false, record = null } = state ?? {};
  const photos = (await photosOf(orm, [row]))(row);
  return {
    row: rowOf(row, photos),
    ...{ trial, refusal, failure, record },
    measurement: row.measurement as Schemas['Analysis']['measurement'],
  };
}

const sortKeys = {
  createdAt: sql`${analyses.createdAt}`,
  item: sql`lower(${analyses.item})`,
  cleaningScore: sql`coalesce(${analyses.cleaningScore}, -1)`,
} as const;

export async function listAnalyses(
  { db: { orm }, clock }: Pick<VisionParts, 'db' | 'clock'>,
  { uid }: Asker,
  { from, itemType, search, sort, ...slice }: AnalysisQuery,
): Promise<Schemas['AnalysisPage']> {
  const wanted = search.trim().toLowerCase();
  const where: (SQL | undefined)[] = [
    eq(analyses.owner, uid),
    from === 'deleted'
      ? and(
          isNotNull(analyses.deletedAt),
          sql`${analyses.deletedAt} >= ${undoableSince(clock()).toISOString()}`,
        )
      : isNull(analyses.deletedAt),
    itemType === undefined ? undefined : eq(analyses.itemType, itemType),
    wanted === '' ? undefined : sql`strpos(${analyses.searched}, ${wanted}) > 0`,
  ];
  const found = orm
    .select()
    .from(analyses)
    .where(and(...where))
    .$dynamic();
  const order = orderBy(sort, sortKeys, sql`${analyses.id}`);
  const { rows, total } = await pageOf(orm, found, order, slice);
  const photosBy = await photosOf(orm, rows);
  return { analyses: rows.map((row) => rowOf(row, photosBy(row))), total };
}

const undoableSince = (now: Date) => new Date(now.getTime() - undoMs);

export async function getTrials(
  { db: { orm } }: Pick<VisionParts, 'db'>,
  { uid }: Asker,
): Promise<Schemas['Trials']> {
  const trials = await trialsOf(orm, uid);
  return { trials: trials && { ...trials, left: leftOf(trials)! } };
}

type ChangeOf = (row: Row, tx: Queries) => Promise<AnalysisCommand>;

async function change(parts: VisionParts, by: Asker, id: string, commandOf: ChangeOf): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    await findAnalysis(tx, id, by);
    const row = await lockAnalysis(tx, id);
    const command = await commandOf(row, tx);
    const after = accepted(await continueAnalysis(tx, row, { command, actor: by.uid, at: parts.clock() }));
    if (after.status === 'received') await parts.queue.add(tx, id, row.owner);
  });
}

const byOf = ({ uid, isAdmin }: Asker) => ({ uid, isAdmin });

export async function retryAnalysis(
  parts: VisionParts,
  asker: Asker,
  id: string,
  seen: number,
): Promise<void> {
  await parts.queue.start();
  await change(parts, asker, id, async ({ owner }, tx) => ({
    ...{ type: 'RetryAnalysis', by: byOf(asker), seen },
    // The run counts against the owner, even when an admin asks.
    trialsLeft: await lockTrials(tx, owner),
  }));
  parts.queue.wake();
}

/** Can be undone for a while. Deleting twice changes nothing. */
export const deleteAnalysis = (parts: VisionParts, by: Asker, id: string): Promise<void> =>
  change(parts, by, id, async () => ({ type: 'DeleteAnalysis', by: byOf(by) }));

export const restoreAnalysis = (parts: VisionParts, by: Asker, id: string): Promise<void> =>
  change(parts, by, id, async ({ deletedAt }) => ({
    type: 'RestoreAnalysis',
    by: byOf(by),
    inTime: deletedAt === null || deletedAt >= undoableSince(parts.clock()),
  }));

/** Removes the analyses whose time for undoing the deletion is over, with their pictures and overlays. */
export async function sweepDeletedAnalyses({
  db,
  files,
  clock,
}: Pick<VisionParts, 'db' | 'files' | 'clock'>): Promise<void> {
  const over = lt(analyses.deletedAt, undoableSince(clock()));
  const gone = await inTransaction(db, async (tx) => {
    const rows = await tx.delete(analyses).where(over).returning();
    for (const { id } of rows) await postgresLog(tx).eraseTruth(analysisStreamName(id));
    return rows;
  });
  await removeOverlays(
    files,
    gone.map(({ id }) => id),
  );
  await removePictures(
    { db, files },
    gone.flatMap(({ beforeId, afterId }) => [beforeId, afterId]),
  );
}

/** The caller removes their overlays once the account is certainly gone. */
export async function analysisIdsOf(orm: Queries, uid: string): Promise<readonly string[]> {
  const own = await orm.select({ id: analyses.id }).from(analyses).where(eq(analyses.owner, uid));
  return own.map(({ id }) => id);
}

/** Call in the transaction that removes an account; deleting the account deletes the rows by cascade. */
export async function removeAnalysesOf(tx: Queries, uid: string): Promise<void> {
  const of = eq(analyses.owner, uid);
  const own = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(of)
    .orderBy(analyses.id)
    .for('update');
  for (const { id } of own) await postgresLog(tx).eraseTruth(analysisStreamName(id));
}
