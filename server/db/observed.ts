/** Tells how long every statement took, on either database, whoever sent it: alone or in a transaction. */
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

export interface QueryTime {
  /** With `$1` where its values go; some of our own have constants in them. */
  readonly statement: string;
  /** As whoever asked has waited. On the embedded database, which does one at a time, also for others. */
  readonly ms: number;
  readonly failed: boolean;
}

export type OnQuery = (time: QueryTime) => void;

type Query = (...args: never[]) => unknown;

const statementOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

function timed<Run extends Query>(run: Run, onQuery: OnQuery): Run {
  const observed = (...args: unknown[]): unknown => {
    const began = performance.now();
    const end = (failed: boolean) =>
      onQuery({ statement: statementOf(args[0]), ms: performance.now() - began, failed });
    const callback = args.at(-1);
    // As the pool asks its connections.
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
        end(Boolean(error));
        (callback as (...all: unknown[]) => void)(error, ...rest);
      };
      return run(...(args as never[]));
    }
    const answer = run(...(args as never[]));
    if (answer instanceof Promise) {
      answer.then(
        () => end(false),
        () => end(true),
      );
    }
    return answer;
  };
  return observed as unknown as Run;
}

export function observePool(pool: pg.Pool, onQuery: OnQuery): void {
  pool.on('connect', (client) => {
    client.query = timed(client.query.bind(client) as Query, onQuery) as typeof client.query;
  });
}

export function observeEmbedded(client: PGlite, onQuery: OnQuery): void {
  client.query = timed(client.query.bind(client) as Query, onQuery) as typeof client.query;
  client.exec = timed(client.exec.bind(client) as Query, onQuery) as typeof client.exec;
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = timed(tx.query.bind(tx) as Query, onQuery) as typeof tx.query;
      tx.exec = timed(tx.exec.bind(tx) as Query, onQuery) as typeof tx.exec;
      return work(tx);
    });
}
