/** Servers that start at the same moment on a database where no queue was ever opened. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { openQueue, type Queue } from '../../../server/queue/queue.ts';
import { createPostgres, postgresFault } from '../db/databases.ts';

const rounds = 8;
const servers = 4;
const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;

describe.skipIf(postgresFault !== null)(`queues on one PostgreSQL${reason}`, () => {
  const databases: Database[] = [];
  let drop = async () => undefined as void;
  beforeAll(async () => {
    const own = await createPostgres();
    drop = own.drop;
    for (let i = 0; i < servers; i += 1)
      databases.push(await openDatabase({ dataDir: null, databaseUrl: own.url }));
  }, 60_000);
  afterAll(async () => {
    for (const db of databases) await db.close();
    await drop();
  });

  it('start together, each without a fault, and share what is to be done', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await databases[0]!.orm.execute(sql`drop schema if exists pgboss cascade`);
      const done: string[] = [];
      const faults: unknown[] = [];
      const queues: Queue[] = databases.map((db) =>
        openQueue({
          db,
          name: 'test',
          work: async (id) => void done.push(id),
          onError: (error) => void faults.push(error),
        }),
      );
      const started = await Promise.allSettled(queues.map((queue) => queue.start()));
      expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const [i, queue] of queues.entries()) {
        await inTransaction(databases[i]!, (tx) => queue.add(tx, `work ${i}`, 'somebody'));
        queue.wake();
      }
      await expect.poll(() => done.length, { timeout: 20_000 }).toBe(servers);
      for (const queue of queues) await queue.stop();
      expect([...done].sort()).toEqual(queues.map((_, i) => `work ${i}`));
      expect(faults).toEqual([]);
    }
  });
});
