/** The connections to a PostgreSQL. None of them ends the process when it is cut, whatever it is being used for. */
import pg from 'pg';
import { retryWhenLost } from './lost-connection.ts';

/** A connection to what was the primary before a failover is not kept for ever. */
const maxLifetimeSeconds = 300;

/**
 * Far longer than any transaction here is without a statement. A process that is frozen in the middle of one, or a machine that
 * is gone without a word, would hold its rows against all the others for ever.
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
  // Of one that is idle: the pool replaces it.
  pool.on('error', (error) => console.warn(`Lost a database connection: ${error.message}`));
  // Of one that is in use: whoever uses it hears of it from their query, but an `error` without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = pool.query.bind(pool) as (config: unknown, values?: unknown) => Promise<unknown>;
  const retrying = (config: unknown, values?: unknown) =>
    isRead(config) ? retryWhenLost(() => query(config, values)) : query(config, values);
  pool.query = retrying as typeof pool.query;
  return pool;
}

/** Reading twice does no harm; a statement that writes may have been done when its answer was lost. */
function isRead(config: unknown): boolean {
  const text = typeof config === 'string' ? config : (config as { text?: unknown } | null)?.text;
  return typeof text === 'string' && /^\s*select\b/i.test(text);
}
