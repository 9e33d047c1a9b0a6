/** A process that is idle in a transaction does not block others forever. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { openPool } from '../../../server/db/pool.ts';
import { createPostgres, postgresFault } from './databases.ts';

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;
describe.skipIf(postgresFault !== null)(`connections to PostgreSQL${reason}`, () => {
  let database: Awaited<ReturnType<typeof createPostgres>>;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createPostgres();
    pool = openPool(database.url, 300);
  });
  afterAll(async () => {
    await pool?.end();
    await database?.drop();
  });

  it('lose a transaction that is idle, and others get the rows that it held', async () => {
    await pool.query('create table rows (id int primary key, value text)');
    await pool.query(`insert into rows values (1, 'before')`);
    const still = await pool.connect();
    await still.query('begin');
    await still.query(`update rows set value = 'never' where id = 1`);
    await pool.query(`update rows set value = 'after' where id = 1`);
    const { rows } = await pool.query('select value from rows');
    expect(rows).toEqual([{ value: 'after' }]);
    await expect(still.query('commit')).rejects.toThrow();
    still.release(true);
  });

  it('wait half a minute otherwise', async () => {
    const usual = openPool(database.url);
    const { rows } = await usual.query('show idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
    await usual.end();
  });
});
