/**
 * Transactions that try again when PostgreSQL asks for it, when somebody else was faster to continue a stream, or when the
 * database went away before they were committed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LogConflict } from '../../src/events/log/log.ts';
import type { Database, Queries } from './database.ts';
import { sqlState } from './errors.ts';
import { CommitUnconfirmed, isConnectionLost, reconnectPauses } from './lost-connection.ts';

/** Serialization failure and deadlock: nothing is wrong, the work only has to be done again. */
const retryable: ReadonlySet<string | null> = new Set(['40001', '40P01']);
const isRetryable = (error: unknown) => error instanceof LogConflict || retryable.has(sqlState(error));
const attempts = 8;

/**
 * Runs `work` in one transaction: all of it or nothing. `work` may run several times, so it must have no
 * effect outside the database, and must use only the handle it is given: on PGlite, which has one connection,
 * waiting for any other handle inside a transaction waits for ever.
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
      // Both databases begin with it; PGlite would be asked for it in a statement of its own.
      const config = isolationLevel === 'read committed' ? undefined : { isolationLevel };
      return await orm.transaction(workAndCommit, config);
    } catch (error) {
      if (isConnectionLost(error)) {
        // Within another transaction there is no other connection to try: that one is tried again as a whole.
        if (isNested(orm)) throw error;
        if (committing) throw new CommitUnconfirmed(error);
        if (!(await pauses.next())) throw error;
        continue;
      }
      if (attempt >= attempts || !isRetryable(error)) throw error;
      // Random, so that competing transactions do not meet again.
      await sleep(Math.random() * 5 * 2 ** attempt);
    }
  }
}

/** Within a transaction of somebody else's. */
export const isNested = (orm: Queries) => !('$client' in orm);
