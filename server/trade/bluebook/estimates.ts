/**
 * Price estimates that people save. Each keeps its price with the version of the price book that it came from, and is never
 * recalculated: a changed bag needs a new estimate. Only its owner sees it, and a merchant the part that is in a quote
 * request (`quotedEstimate`).
 */
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { ListQuery, Sorted } from '../../../src/events/shared/paging.ts';
import { requireRoom } from '../../budget/room.ts';
import { once } from '../../common/once.ts';
import { orderBy, pageOf } from '../../common/page.ts';
import { requirePlainLines } from '../../common/plain-lines.ts';
import { notFound } from '../../common/rows.ts';
import type { Queries } from '../../db/database.ts';
import { estimates } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { isOver, isRestorable } from '../undo.ts';
import { countedBy, currentBook } from './book.ts';

type SortKey = 'createdAt' | 'item' | 'consumerCents';

export interface EstimateQuery extends ListQuery<Sorted<SortKey>> {
  readonly show: 'kept' | 'deleted';
}

export type EstimateRow = typeof estimates.$inferSelect;

/** The part of an estimate that a merchant sees in a quote request. */
export function quotedEstimate(row: EstimateRow): Schemas['QuotedEstimate'] {
  const { material, stain, stainCount, condition } = row;
  const { bookVersion, consumerCents, merchantCents, lowCents, highCents } = row;
  const price = { bookVersion, consumerCents, merchantCents, lowCents, highCents };
  return { material, stain, stainCount, condition, price };
}

function asEstimate(row: EstimateRow): Schemas['Estimate'] {
  const { id, item, note, transaction, createdAt, deletedAt } = row;
  return {
    ...{ id, item, note, transaction, ...quotedEstimate(row) },
    createdAt: createdAt.toISOString(),
    deleted: deletedAt !== null,
  };
}

export async function createEstimate(
  parts: TradeParts,
  { uid }: Asker,
  { key, ...content }: Schemas['NewEstimate'],
): Promise<Schemas['Estimate']> {
  const at = parts.clock();
  const request = { uid, key, operation: 'createEstimate', content, at, lasting: false };
  const { material, stain, stainCount, condition } = content;
  requirePlainLines({ item: content.item });
  return inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      const price = countedBy(await currentBook(tx), { material, stain, stainCount, condition });
      const [row] = await tx
        .insert(estimates)
        .values({
          ...{ id: newId(), owner: uid, material, stain, stainCount, condition, ...price, createdAt: at },
          item: content.item.trim(),
          note: content.note.trim(),
        })
        .returning();
      await requireRoom(tx, 'estimates', uid, parts.storageAllowance);
      return asEstimate(row!);
    }),
  );
}

export async function listEstimates(
  parts: TradeParts,
  { uid }: Asker,
  { show, search, ...query }: EstimateQuery,
): Promise<Schemas['EstimatePage']> {
  const { orm } = parts.db;
  const wanted = search.trim().toLowerCase();
  const searched = sql`lower(concat_ws(' ', ${estimates.item}, ${estimates.note}, ${estimates.material}, ${estimates.stain}))`;
  const which =
    show === 'kept'
      ? isNull(estimates.deletedAt)
      : and(isNotNull(estimates.deletedAt), not(isOver(parts, estimates.deletedAt)));
  const found = orm
    .select()
    .from(estimates)
    .where(
      and(
        eq(estimates.owner, uid),
        which,
        wanted === '' ? undefined : sql`strpos(${searched}, ${wanted}) > 0`,
      ),
    )
    .$dynamic();
  const keys = {
    createdAt: sql`${estimates.createdAt}`,
    item: sql`lower(${estimates.item})`,
    consumerCents: sql`${estimates.consumerCents}`,
  };
  const order = orderBy(query.sort, keys, sql`${estimates.id}`);
  const { rows, total } = await pageOf(orm, found, order, query);
  return { estimates: rows.map(asEstimate), total };
}

/** Locks the row until the transaction ends. @throws Problem not-found, also when the estimate is somebody else's */
async function lockOwnRow(tx: Queries, { uid }: Pick<Asker, 'uid'>, id: string): Promise<EstimateRow> {
  const mine = and(eq(estimates.id, id), eq(estimates.owner, uid));
  const [row] = await tx.select().from(estimates).where(mine).for('update');
  if (!row) throw notFound('estimate');
  return row;
}

export async function getEstimate(
  { db }: TradeParts,
  { uid }: Asker,
  id: string,
): Promise<Schemas['Estimate']> {
  const mine = and(eq(estimates.id, id), eq(estimates.owner, uid), isNull(estimates.deletedAt));
  const [row] = await db.orm.select().from(estimates).where(mine);
  if (!row) throw notFound('estimate');
  return asEstimate(row);
}

export async function deleteEstimate(parts: TradeParts, by: Asker, id: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const { deletedAt } = await lockOwnRow(tx, by, id);
    if (deletedAt !== null) throw notFound('estimate');
    await tx.update(estimates).set({ deletedAt: parts.clock() }).where(eq(estimates.id, id));
  });
}

export async function restoreEstimate(
  parts: TradeParts,
  by: Asker,
  id: string,
): Promise<Schemas['Estimate']> {
  return inTransaction(parts.db, async (tx) => {
    const row = await lockOwnRow(tx, by, id);
    if (row.deletedAt === null) return asEstimate(row);
    const deleted = { author: row.owner, deletedAt: row.deletedAt, deletedByOther: false };
    if (!isRestorable(parts, by, deleted)) throw notFound('estimate');
    const back = { deletedAt: null };
    const [restored] = await tx.update(estimates).set(back).where(eq(estimates.id, id)).returning();
    return asEstimate(restored!);
  });
}

/**
 * Locks one of the caller's own estimates that has not become a transaction yet, until the database transaction ends.
 * @throws Problem not-found, or `already-written` when a transaction was made from it
 */
export async function unwrittenEstimate(
  tx: Queries,
  by: Pick<Asker, 'uid'>,
  id: string,
): Promise<EstimateRow> {
  const row = await lockOwnRow(tx, by, id);
  if (row.deletedAt !== null) throw notFound('estimate');
  if (row.transaction !== null) {
    throw new Problem(409, 'already-written', `This estimate has become order ${row.transaction}.`);
  }
  return row;
}

export async function noteTransaction(tx: Queries, id: string, transaction: number): Promise<void> {
  await tx.update(estimates).set({ transaction }).where(eq(estimates.id, id));
}

/** Deletes estimates that can no longer be restored. */
export async function sweepDeletedEstimates(parts: Pick<TradeParts, 'db' | 'clock'>): Promise<void> {
  await parts.db.orm.delete(estimates).where(isOver(parts, estimates.deletedAt));
}
