/** The databases for every server test that touches rows: PGlite in memory, and PostgreSQL where a server is available. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import { openInMemory } from './in-memory.ts';

const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

export const postgresFault = await (async () => {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  }
})();

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Environment variable with the name of a database that the setup left, with all tables and no rows. */
export const templateVariable = 'TEST_DATABASE_TEMPLATE';

/**
 * An empty PostgreSQL database of its own, and a function that drops it.
 * @param template database to copy
 */
export async function createPostgres(
  template = 'template1',
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `patina_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}

export async function openOnPostgres(): Promise<Database> {
  const { url, drop } = await createPostgres(process.env[templateVariable]);
  const database = await openDatabase({ dataDir: null, databaseUrl: url });
  return { ...database, close: () => database.close().then(drop) };
}

/**
 * Describes the same behavior once per database: on PGlite in the usual run, on PostgreSQL in the full one (level.ts).
 * `open` returns an empty one; closing it leaves nothing behind.
 */
export function describeOnEveryDatabase(title: string, body: (open: () => Promise<Database>) => void): void {
  describe(`${title} on PGlite`, () => body(openInMemory));
  const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;
  describe.skipIf(postgresFault !== null)(`${title} on PostgreSQL${reason}`, { tags: 'full' }, () =>
    body(openOnPostgres),
  );
}
