/** Sorts and pages every list: one page of a query, and the total number of rows on all pages. */
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Paging, Sorted } from '../../src/events/shared/paging.ts';
import type { Queries } from '../db/database.ts';

/** Paging parameters of FastAPI-style lists. */
export interface Skipping {
  readonly skip: number;
  readonly limit: number;
}

/** The part of a list to return. */
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
 * @param last a unique key that makes the order total, so that no row is on two pages; sorted in the same direction
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
 * One page of rows, and the total number of rows found.
 * @param found the query without paging, as `select().from().where().$dynamic()`; it is modified, so use it only once
 * @param order a total order, so that no row is on two pages
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
  // A page that is not full is the last one, so the total is known without counting.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows: rows as Awaited<Query>, total: isLast ? offset + rows.length : await orm.$count(all) };
}
