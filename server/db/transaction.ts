/**
 * Transactions that are retried after a serialization failure or deadlock, when another writer appended to the same stream
 * first, or when the connection was lost before the commit.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LogConflict } from '../../src/events/log/log.ts';
import type { Database, Queries } from './database.ts';
import { sqlState } from './errors.ts';
import { CommitUnconfirmed, isConnectionLost, reconnectPauses } from './lost-connection.ts';

/** Serialization failure and deadlock: the work only has to be done again. */
const retryable: ReadonlySet<string | null> = new Set(['40001', '40P01']);
const isRetryable = (error: unknown) => error instanceof LogConflict || retryable.has(sqlState(error));
const attempts = 8;

/**
 * Runs `work` in one transaction: all of it or nothing. `work` may run several times, so it must have no
 * effect outside the database, and must use only the handle it is given: on PGlite, which has one connection,
 * a query on any other handle would wait for this transaction forever.
 * @throws CommitUnconfirmed when the connection broke during the commit
 */
export async function inTransaction<Result>(
  { orm }: Pick<Database, 'orm'>,
  work: (tx: Queries) => Promise<Result>,
  isolationLevel: 'read committed' | 'repeatable read' | 'serializable' = 'read committed',
): Promise<Result> {
  const pauses = reconnectPauses();
  for (let attempt = 1; ; attempt += 1) {
    let committing = false;
    const workAndCommit = async (tx: Queries) => {
      const result = await work(tx);
      committing = true;
      return result;
    };
    try {
      // `read committed` is the default of both databases; setting it would cost PGlite a statement.
      const config = isolationLevel === 'read committed' ? undefined : { isolationLevel };
      return await orm.transaction(workAndCommit, config);
    } catch (error) {
      if (isConnectionLost(error)) {
        // A nested transaction cannot change its connection: the outer one is retried as a whole.
        if (isNested(orm)) throw error;
        if (committing) throw new CommitUnconfirmed(error);
        if (!(await pauses.next())) throw error;
        continue;
      }
      if (attempt >= attempts || !isRetryable(error)) throw error;
      // Random, so that competing transactions do not collide again.
      await sleep(Math.random() * 5 * 2 ** attempt);
    }
  }
}

/** Whether `orm` is itself a transaction. */
export const isNested = (orm: Queries) => !('$client' in orm);
