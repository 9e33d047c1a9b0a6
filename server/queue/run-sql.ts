/** Runs pg-boss's SQL on the database that is already open, embedded or not, or inside one of its transactions. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';

interface Rows {
  // `any`, as in pg-boss's types.
  rows: any[]; // eslint-disable-line @typescript-eslint/no-explicit-any
}
type Statements = { readonly rows: readonly unknown[] };

interface PGliteLike {
  exec(text: string): Promise<readonly Statements[]>;
}
interface Connection {
  query(text: string): Promise<Statements | readonly Statements[]>;
  release(): void;
}
interface PoolLike {
  connect(): Promise<Connection>;
}

/** Converts a statement with `$1` placeholders to Drizzle's SQL. */
function asSql(text: string, values: readonly unknown[]): SQL {
  const chunks = text
    .split(/\$(\d+)/)
    .map((chunk, i) => (i % 2 === 0 ? sql.raw(chunk) : sql`${sql.param(values[Number(chunk) - 1] ?? null)}`));
  return sql.join(chunks);
}

/** The rows of the last statement that returned any. */
function lastRows(results: Statements | readonly Statements[]): Rows {
  const all = Array.isArray(results) ? (results as readonly Statements[]) : [results as Statements];
  return { rows: [...(all.findLast(({ rows }) => rows.length > 0)?.rows ?? [])] };
}

/** Runs a text of several statements that may contain a transaction, and rolls that back if one fails. */
async function runAll(client: PGliteLike | PoolLike, text: string): Promise<Rows> {
  if ('exec' in client) {
    try {
      return lastRows(await client.exec(text));
    } catch (error) {
      await client.exec('rollback').catch(() => undefined);
      throw error;
    }
  }
  const connection = await client.connect();
  try {
    return lastRows(await connection.query(text));
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}

/** @param orm the database, or a transaction, where `text` must be a single statement */
export const runSql =
  (orm: Queries) =>
  async (text: string, values: readonly unknown[] = []): Promise<Rows> => {
    const { $client } = orm as { $client?: PGliteLike | PoolLike };
    if (values.length === 0 && $client) return runAll($client, text);
    const { rows } = (await orm.execute(asSql(text, values))) as unknown as Rows;
    return { rows };
  };
