/** Advisory locks for work that only one server on a PostgreSQL may do at a time, such as migrations; others wait. */
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

/** Lock numbers: arbitrary, as long as no other program uses them. */
export const migrationLock = 7_284_616;
export const queueLock = 7_284_617;
export const accountsLock = 7_284_618;
export const backupLock = 7_284_619;

/**
 * @param lock one of the numbers above
 * @param work gets the connection that holds the lock, and may use others as well
 */
export async function oneAtATime<Result>(
  pool: Pick<pg.Pool, 'connect'>,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const result = await work(client);
    await client.query('select pg_advisory_unlock($1)', [lock]);
    client.release();
    return result;
  } catch (error) {
    // Closes the connection, which releases the lock, whatever state it is in.
    client.release(true);
    throw error;
  }
}

/** Takes a lock that is released when the transaction ends. @param lock one of the numbers above */
export async function lockInTransaction(
  tx: { execute(query: SQL): PromiseLike<unknown> },
  lock: number,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
}
