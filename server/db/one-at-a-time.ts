/** Work that only one server on a PostgreSQL may be at, as making tables: whoever comes meanwhile waits. */
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

/** Any numbers that no other program locks. */
export const migrationLock = 7_284_616;
export const queueLock = 7_284_617;
export const accountsLock = 7_284_618;
export const backupLock = 7_284_619;

/**
 * @param lock one of those above
 * @param work gets the connection that holds the lock, and may use others
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
    // Destroyed with its lock, whatever state it is in.
    client.release(true);
    throw error;
  }
}

/** The same for one transaction: the lock goes with it. @param lock one of those above */
export async function lockInTransaction(
  tx: { execute(query: SQL): PromiseLike<unknown> },
  lock: number,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
}
