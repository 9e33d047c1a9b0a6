/** The pool of connections to an external PostgreSQL. A broken connection, idle or in use, never ends the process. */
import pg from 'pg';
import { retryWhenLost } from './lost-connection.ts';

/** So that no connection to a former primary outlives a failover for long. */
const maxLifetimeSeconds = 300;

/**
 * Far longer than any transaction here pauses between statements. Without it, a process that is frozen in a transaction, or a
 * machine that disappears, would keep its rows locked forever.
 */
const maxIdleInTransactionMs = 30_000;

export function openPool(connectionString: string, idleInTransactionMs = maxIdleInTransactionMs): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: 10_000,
    maxLifetimeSeconds,
    application_name: 'patina',
    keepAlive: true,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // An idle connection broke: the pool replaces it.
  pool.on('error', (error) => console.warn(`Lost a database connection: ${error.message}`));
  // A connection in use broke: its query fails, but an `error` event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = pool.query.bind(pool) as (config: unknown, values?: unknown) => Promise<unknown>;
  const retrying = (config: unknown, values?: unknown) =>
    isRead(config) ? retryWhenLost(() => query(config, values)) : query(config, values);
  pool.query = retrying as typeof pool.query;
  return pool;
}

/** Reads may be repeated; a write may already have been done when its answer was lost. */
function isRead(config: unknown): boolean {
  const text = typeof config === 'string' ? config : (config as { text?: unknown } | null)?.text;
  return typeof text === 'string' && /^\s*select\b/i.test(text);
}
