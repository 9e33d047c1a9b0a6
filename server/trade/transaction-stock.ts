/** The stock of the products in a transaction: locked, counted and moved with what it holds. */
import { asc, inArray, sql } from 'drizzle-orm';
import type { Stock } from '../../src/events/transaction/decision.ts';
import { heldQuantity, type TransactionState } from '../../src/events/transaction/projection.ts';
import type { Queries } from '../db/database.ts';
import { products } from '../db/schema.ts';
import type { ProductRow } from './product-rights.ts';

/** Locks the products until the transaction ends. @returns their rows by id */
export async function lockProducts(
  tx: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

export const stockOf = (rows: Iterable<ProductRow>): Stock =>
  new Map([...rows].flatMap(({ id, stock }) => (stock === null ? [] : [[id, stock] as const])));

/**
 * Adjusts stock by the difference in held items. The products must be locked; `stock` has those of them whose stock is
 * counted.
 */
export async function moveStock(
  tx: Queries,
  stock: Stock,
  before: TransactionState,
  after: TransactionState,
): Promise<void> {
  const [heldBefore, heldAfter] = [heldQuantity(before), heldQuantity(after)];
  const moved = [...new Set([...heldBefore.keys(), ...heldAfter.keys()])].flatMap((id) => {
    const taken = (heldAfter.get(id) ?? 0) - (heldBefore.get(id) ?? 0);
    return taken === 0 || !stock.has(id) ? [] : [sql`(${id}, ${taken}::int)`];
  });
  if (moved.length === 0) return;
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} - moved.taken`, version: sql`${products.version} + 1` })
    .from(sql`(values ${sql.join(moved, sql`, `)}) as moved (id, taken)`)
    .where(sql`${products.id} = moved.id`);
}
