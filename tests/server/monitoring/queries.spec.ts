/** Durations of statements, on both databases; and the log of slow ones. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import { type QueryTime, traceQueries } from '../../../server/db/observed.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { openMetrics } from '../../../server/monitoring/metrics.ts';
import { slowQueries, withoutConstants } from '../../../server/monitoring/slow-queries.ts';
import { createPostgres, postgresFault } from '../db/databases.ts';

const onPostgres = async (onQuery: (time: QueryTime) => void) => {
  const { url, drop } = await createPostgres();
  const database = await openDatabase({ dataDir: null, databaseUrl: url, onQuery });
  return { ...database, close: () => database.close().then(drop) };
};
const onPglite = (onQuery: (time: QueryTime) => void) => openDatabase({ dataDir: null, onQuery });

describe.each([
  ['PGlite', onPglite, false],
  ['PostgreSQL', onPostgres, postgresFault !== null],
] as const)('statements on %s', (_, open, isAway) => {
  describe.skipIf(isAway)('are timed', () => {
    const seen: QueryTime[] = [];
    let database: Database;
    beforeAll(async () => {
      database = await open((time) => void seen.push(time));
      seen.length = 0;
    }, 120_000);
    afterAll(() => database.close());

    it('alone, in a transaction and when they fail', async () => {
      await database.orm.execute(sql`select pg_sleep(0.05), ${'ida@patina.example'}::text`);
      await inTransaction(database, async (tx) => {
        await tx.execute(sql`select 7 as inside`);
      });
      await expect(database.orm.execute(sql`select no_such_column`)).rejects.toThrow();
      const slept = seen.find(({ statement }) => statement.includes('pg_sleep'));
      expect(slept?.failed).toBe(false);
      expect(slept?.ms).toBeGreaterThanOrEqual(50);
      expect(seen.find(({ statement }) => statement.includes('inside'))).toMatchObject({ failed: false });
      expect(seen.find(({ statement }) => statement.includes('no_such_column'))).toMatchObject({
        failed: true,
      });
      expect(JSON.stringify(seen)).not.toContain('ida@patina.example');
    });
  });
});

describe('the log of slow queries', () => {
  const reported = (thresholdMs: number, ms: number) => {
    const said: object[] = [];
    slowQueries(thresholdMs, (query) => said.push(query))({ statement: 'select 1', ms, failed: false });
    return said;
  };

  it('begins at its threshold, and ends with none', () => {
    expect(reported(100, 99.9)).toEqual([]);
    expect(reported(100, 100.2)).toEqual([{ ms: 100, statement: 'select ?', failed: false }]);
    expect(reported(0, 10_000)).toEqual([]);
  });

  it('holds no value, not even one that stands in the statement', () => {
    const text = `select "a1", $12 from t1\n where name = 'O''Hara' and n > 3.5 and e = 'ida@patina.example'`;
    expect(withoutConstants(text)).toBe('select "a1", $12 from t1 where name = ? and n > ? and e = ?');
    expect(withoutConstants('x '.repeat(5000)).length).toBeLessThanOrEqual(1000);
  });
});

describe('their figures', () => {
  it('tell kinds of statements apart, and nothing else', async () => {
    const metrics = openMetrics({ ofProcess: false, installation: async () => null });
    for (const statement of ['select 1', ' INSERT into t', 'vacuum full', '', 'ida@patina.example']) {
      metrics.noteQuery({ statement, ms: 3, failed: statement === '' });
    }
    const text = await metrics.read();
    const counted = [...text.matchAll(/duration_seconds_count\{(.*)\} (\d)/g)].map(([, labels, n]) => [
      labels,
      n,
    ]);
    expect(counted).toEqual([
      ['statement="select",outcome="ok"', '1'],
      ['statement="insert",outcome="ok"', '1'],
      ['statement="other",outcome="ok"', '2'],
      ['statement="other",outcome="failed"', '1'],
    ]);
  });
});

describe.skipIf(postgresFault !== null)('statements on PostgreSQL', { tags: 'full' }, () => {
  it('are told of as those of whoever sent them, also of who had to wait for a connection', async () => {
    const asker = new AsyncLocalStorage<number>();
    const seen: [asker: number | undefined, number: number, failed: boolean][] = [];
    const stop = traceQueries((statement) => {
      const who = asker.getStore();
      const [, number] = /select (\d+) as mine/.exec(statement) ?? [];
      return (failed) => number !== undefined && seen.push([who, Number(number), failed]);
    });
    const database = await onPostgres(() => undefined);
    try {
      // More at once than there are connections.
      const all = Array.from({ length: 60 }, (_, i) => i);
      const ask = (i: number) =>
        i % 2 === 0
          ? database.orm.execute(sql`select ${sql.raw(String(i))} as mine, pg_sleep(0.01)`)
          : inTransaction(database, (tx) =>
              tx.execute(sql`select ${sql.raw(String(i))} as mine, pg_sleep(0.01)`),
            );
      // A statement is sent when something awaits it.
      await Promise.all(all.map((i) => asker.run(i, async () => void (await ask(i)))));
      expect(seen.sort(([, one], [, other]) => one - other)).toEqual(all.map((i) => [i, i, false]));
    } finally {
      stop();
      await database.close();
    }
  });
});
