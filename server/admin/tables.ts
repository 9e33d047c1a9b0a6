/** Reads and writes all tables as rows of JSON text, for backups. PostgreSQL itself writes and parses the rows. */
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.ts';
import * as schema from '../db/schema.ts';

/** Filled by triggers while the others are written. */
const derived: readonly PgTable[] = [schema.chatSearch];

/**
 * Every table with data of its own, each after those that it references; sorted by name first, so that the order does not depend on how modules
 * are loaded (a test runner loads them in another order).
 */
export const tableNames: readonly string[] = inOrderOfReference(
  Object.entries(schema)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, value]: [string, unknown]) =>
      is(value, PgTable) && !derived.includes(value) ? [value] : [],
    ),
);

function inOrderOfReference(tables: readonly PgTable[]): string[] {
  const ordered: string[] = [];
  const place = (table: PgTable) => {
    const name = getTableName(table);
    if (ordered.includes(name)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.push(name);
  };
  for (const table of tables) place(table);
  return ordered;
}

const batchSize = 500;

async function rowsOf<Row>(tx: Queries, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  const result = (await tx.execute(query)) as unknown as { rows: readonly Row[] };
  return result.rows;
}

/** Rows as the JSON text that PostgreSQL writes, so that no number loses a digit. Call it inside a transaction. */
export async function* readRows(tx: Queries, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${name} t`,
  );
  for (;;) {
    const fetched = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${batchSize} from backup_rows`));
    for (const { row } of fetched) yield row;
    if (fetched.length < batchSize) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Collects rows and writes them in batches, and the rest on `flush`. */
export function rowWriter(tx: Queries) {
  let table = '';
  let pendingRows: string[] = [];
  const flush = async () => {
    if (pendingRows.length === 0) return;
    const name = sql.identifier(table);
    const rows = `[${pendingRows.join(',')}]`;
    await tx.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`,
    );
    pendingRows = [];
  };
  return {
    async add(into: string, row: string): Promise<void> {
      if (into !== table) await flush();
      table = into;
      pendingRows.push(row);
      if (pendingRows.length >= batchSize) await flush();
    },
    flush,
  };
}

/** Whether there is no data of any person; keys and counters that the start itself creates do not count. */
export async function isEmpty(tx: Queries): Promise<boolean> {
  for (const table of ['accounts', 'documents', 'events']) {
    const found = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found.length > 0) return false;
  }
  return true;
}

export async function emptyTables(tx: Queries): Promise<void> {
  await tx.execute(sql.raw(`truncate ${tableNames.map((name) => `"${name}"`).join(', ')} cascade`));
}

/** Makes sequences continue after the highest number in use. */
export async function advanceSequences(tx: Queries): Promise<void> {
  const columns = await rowsOf<{ table_name: string; column_name: string }>(
    tx,
    sql`select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and column_default like 'nextval(%'`,
  );
  for (const { table_name: table, column_name: column } of columns.filter((c) =>
    tableNames.includes(c.table_name),
  )) {
    const sequence = sql`pg_get_serial_sequence(${table}, ${column})`;
    // Some sequences start at a high number, which holds for an empty table, too.
    const first = sql`(select seqstart from pg_sequence where seqrelid = (${sequence})::regclass)`;
    await tx.execute(
      sql`select setval(${sequence}, greatest(coalesce(max(${sql.identifier(column)}), 0) + 1, ${first}), false) from ${sql.identifier(table)}`,
    );
  }
}

/** Migrations that were applied; rows fit only tables made by the same ones. */
export async function migrationsOf(tx: Queries): Promise<readonly string[]> {
  const applied = await rowsOf<{ hash: string }>(
    tx,
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return applied.map(({ hash }) => hash);
}
