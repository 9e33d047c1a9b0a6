/** Measures every statement on either database, inside and outside transactions, for metrics, the slow-query log and traces. */
import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

export interface QueryTime {
  /** With `$1` in place of values; some of our own statements contain constants. */
  readonly statement: string;
  /** As the caller waited. On the embedded database, which runs one statement at a time, this includes waiting for others. */
  readonly ms: number;
  readonly failed: boolean;
}

export type OnQuery = (time: QueryTime) => void;

/** A statement that is being sent. */
interface SentQuery {
  readonly statement: string;
  /** Called when it has ended. */
  onEnd?: (failed: boolean) => void;
}

/** Costs nothing while it has no subscribers. */
const sentQueries = channel('patina.query');

/**
 * Calls `onSent` for every statement as it is sent, in the asynchronous context of its sender. Call it before the database
 * is opened.
 * @param onSent returns a function to call when the statement has ended
 * @returns stops tracing
 */
export function traceQueries(onSent: (statement: string) => (failed: boolean) => void): () => void {
  const listener = (sent: unknown) => {
    const query = sent as SentQuery;
    query.onEnd = onSent(query.statement);
  };
  sentQueries.subscribe(listener);
  return () => void sentQueries.unsubscribe(listener);
}

type Query = (...args: never[]) => unknown;

const statementOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

function timed<Run extends Query>(run: Run, onQuery: OnQuery): Run {
  const observed = (...args: unknown[]): unknown => {
    const began = performance.now();
    const sent: SentQuery = { statement: statementOf(args[0]) };
    if (sentQueries.hasSubscribers) sentQueries.publish(sent);
    const end = (failed: boolean) => {
      onQuery({ statement: sent.statement, ms: performance.now() - began, failed });
      sent.onEnd?.(failed);
    };
    const callback = args.at(-1);
    // The pool calls its connections with a callback.
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

type Connected = (...answer: unknown[]) => void;

export function observePool(pool: pg.Pool, onQuery: OnQuery): void {
  if (sentQueries.hasSubscribers) {
    // A waiting caller is handed its connection in the asynchronous context of the one that releases it; bind restores its own.
    const connect = pool.connect.bind(pool) as (callback?: Connected) => unknown;
    pool.connect = ((callback?: Connected) =>
      connect(callback && AsyncResource.bind(callback))) as typeof pool.connect;
  }
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
