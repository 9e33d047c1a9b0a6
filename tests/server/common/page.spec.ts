/** Paged lists: every row is on exactly one page, and the count is the same on all pages, whatever the query. */
import { eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBy, pageOf, sliceOf } from '../../../server/common/page.ts';
import type { Database } from '../../../server/db/database.ts';
import { attempts } from '../../../server/db/schema.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { noteQueries } from '../db/query-log.ts';

describe('a slice', () => {
  it('is the same for a page and for what is skipped', () => {
    expect(sliceOf({ page: 3, pageSize: 20 })).toEqual({ offset: 40, limit: 20 });
    expect(sliceOf({ skip: 40, limit: 20 })).toEqual({ offset: 40, limit: 20 });
  });
});

describeOnEveryDatabase('pages', (open) => {
  let db: Database;
  let queries: string[];
  beforeAll(async () => {
    db = await open();
    queries = noteQueries(db);
    await db.orm.insert(attempts).values([1, 2, 3, 4, 5].map((n) => ({ key: `k${n}`, fullAt: n % 2 })));
  });
  afterAll(() => db.close());

  const page = async (query: { page: number; pageSize: number }, sort: 'fullAt' | '-fullAt' = 'fullAt') => {
    const found = db.orm.select().from(attempts).where(gt(attempts.key, 'k1')).$dynamic();
    const order = orderBy(sort, { fullAt: sql`${attempts.fullAt}` }, sql`${attempts.key}`);
    queries.length = 0;
    const { rows, total } = await pageOf(db.orm, found, order, query);
    return { keys: rows.map(({ key }) => key), total, queries: queries.length };
  };

  it('hold every row once, in an order without ties, and turn as a whole', async () => {
    expect(await page({ page: 1, pageSize: 3 })).toEqual({ keys: ['k2', 'k4', 'k3'], total: 4, queries: 2 });
    expect(await page({ page: 1, pageSize: 2 }, '-fullAt')).toMatchObject({ keys: ['k5', 'k3'], total: 4 });
  });

  it('need not be counted when the last one is not full', async () => {
    expect(await page({ page: 2, pageSize: 3 })).toEqual({ keys: ['k5'], total: 4, queries: 1 });
    expect(await page({ page: 1, pageSize: 20 })).toMatchObject({ total: 4, queries: 1 });
  });

  it('past the end are empty, and know how many there are all the same', async () => {
    expect(await page({ page: 9, pageSize: 3 })).toEqual({ keys: [], total: 4, queries: 2 });
  });

  it('count joined rows whose columns have the same names', async () => {
    const found = db.orm
      .select({ row: attempts, same: attempts })
      .from(attempts)
      .innerJoin(sql`(values ('k1'), ('k2')) as wanted(key)`, eq(attempts.key, sql`wanted.key`))
      .$dynamic();
    const { rows, total } = await pageOf(db.orm, found, [sql`${attempts.key}`], { skip: 0, limit: 1 });
    expect(rows).toHaveLength(1);
    expect(total).toBe(2);
  });
});
