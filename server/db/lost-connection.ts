/**
 * Recognizes lost connections to PostgreSQL (a restart, a failover, a terminated session) and retries work. Work that was
 * certainly not committed is retried for a few seconds, as long as a restart takes; all other errors go to the caller.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { causesOf } from './errors.ts';

/**
 * SQLSTATEs of the classes 08 and 57P that mean "not now": the server is shutting down, has crashed, or is starting. Too many
 * connections (53300) and a standby that is not promoted yet (25006) are treated alike.
 */
const lostStates = /^(08...|57P01|57P02|57P03|57P05|53300|25006)$/;
const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Errors to which the driver gives no code. */
const driverMessages =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

/** Whether the database could not be reached, or the connection broke during a statement. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return lostStates.test(code) || networkCodes.test(code);
    return driverMessages.test(cause.message);
  });
}

/** The connection broke during a commit, so it is unknown whether the transaction was committed. */
export class CommitUnconfirmed extends Error {
  override readonly name = 'CommitUnconfirmed';

  constructor(cause: unknown) {
    super('The connection to the database broke during a commit.', { cause });
  }
}

/** Shorter than people, browsers and proxies wait; longer than a restart takes. */
const retryForMs = 5000;
const longestPauseMs = 500;

/** Pauses between attempts to reach a database again, each about twice as long as the last, up to 500 ms. */
export function reconnectPauses(forMs = retryForMs): { next(): Promise<boolean> } {
  const giveUpAt = Date.now() + forMs;
  let pauseMs = 20;
  return {
    /** Waits; resolves with false, without waiting, once `forMs` would be exceeded. */
    async next() {
      if (Date.now() + pauseMs > giveUpAt) return false;
      // Random, so that the connections of a pool do not all reconnect at the same moment.
      await sleep(pauseMs * (0.5 + Math.random() / 2));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      return true;
    },
  };
}

/** Retries `work` after a lost connection. @param work must be safe to run twice */
export async function retryWhenLost<Result>(work: () => Promise<Result>): Promise<Result> {
  const pauses = reconnectPauses();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || !(await pauses.next())) throw error;
    }
  }
}
