/** How every list is sorted and cut into pages: one page of a query, and how many rows it finds on all pages together. */
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Paging, Sorted } from '../../src/events/shared/paging.ts';
import type { Queries } from '../db/database.ts';

/** As FastAPI's lists are asked for. */
export interface Skipping {
  readonly skip: number;
  readonly limit: number;
}

/** What is cut out of a list. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export const sliceOf = (query: Paging | Skipping): Slice =>
  'skip' in query
    ? { offset: query.skip, limit: query.limit }
    : { offset: (query.page - 1) * query.pageSize, limit: query.pageSize };

/**
 * @param sort a key of the list, with a dash in front for descending
 * @param last makes the order total, so that nothing is on two pages; it turns with the rest
 */
export function orderBy<Sort extends string>(
  sort: Sorted<Sort>,
  keys: Readonly<Record<Sort, SQL>>,
  last: SQL,
): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(keys[sort.replace('-', '') as Sort]), direction(last)];
}

/**
 * @param found everything that is found, as `select().from().where().$dynamic()`; it is used up
 * @param order total, so that nothing is on two pages
 */
export async function pageOf<Query extends PgSelect>(
  orm: Queries,
  found: Query,
  order: readonly SQL[],
  query: Paging | Skipping,
): Promise<{ rows: Awaited<Query>; total: number }> {
  const { offset, limit } = sliceOf(query);
  const all = sql`(${found.getSQL()}) as found`;
  const rows = await found
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  // A page that is not full is the last one, and says itself how many there are.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows: rows as Awaited<Query>, total: isLast ? offset + rows.length : await orm.$count(all) };
}
