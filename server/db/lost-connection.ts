/**
 * Connections to a PostgreSQL break: it restarts, fails over, or somebody ends a session. What was certainly not committed is
 * tried again for a few seconds, which is what a restart takes; everything else is for the caller to know.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { causesOf } from './errors.ts';

/**
 * Of the classes 08 and 57P the ones that say "not now": the server shuts down, has crashed, or is starting. A session
 * beyond the limit (53300) and a standby that is not promoted yet (25006) are the same to whoever asks.
 */
const lostStates = /^(08...|57P01|57P02|57P03|57P05|53300|25006)$/;
const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver gives these no code. */
const driverMessages =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

/** Whether the database could not be reached, or went away while it was asked. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((each) => {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string') return lostStates.test(code) || networkCodes.test(code);
    return driverMessages.test(each.message);
  });
}

/** The connection broke while a commit was under way: nobody can say whether it happened. */
export class CommitUnconfirmed extends Error {
  override readonly name = 'CommitUnconfirmed';

  constructor(cause: unknown) {
    super('The connection to the database broke during a commit.', { cause });
  }
}

/** Shorter than what people, browsers and proxies wait for; longer than a restart takes. */
const retryForMs = 5000;
const longestPauseMs = 500;

/** Pauses between attempts to reach a database that has gone. */
export function reconnectPauses(forMs = retryForMs): { next(): Promise<boolean> } {
  const giveUpAt = Date.now() + forMs;
  let pauseMs = 20;
  return {
    /** False: it was tried for long enough. */
    async next() {
      if (Date.now() + pauseMs > giveUpAt) return false;
      // Random, so that a whole pool does not knock at the same moment.
      await sleep(pauseMs * (0.5 + Math.random() / 2));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      return true;
    },
  };
}

/** Does again what a lost connection interrupted. @param work must bear being done twice */
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
