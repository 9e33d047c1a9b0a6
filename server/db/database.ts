/**
 * Opens the database: PostgreSQL inside this process (PGlite, in DATA_DIR/db) or an external PostgreSQL, with the
 * same tables and the same handle. The rest of the server uses `orm` and does not depend on which one it is.
 */
import { existsSync } from 'node:fs';
import { chmod, readdir, stat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { lockDataDir } from './data-dir-lock.ts';
import { DatabaseOpenError, DatabaseUnreachable, DataDirUnusable } from './errors.ts';
import { migrationLock, oneAtATime } from './one-at-a-time.ts';
import { observeEmbedded, observePool, type OnQuery } from './observed.ts';
import { openPool } from './pool.ts';
import { keepStatements } from './prepared.ts';
import * as schema from './schema.ts';
import { syncedStartParams, SyncedNodeFS, syncPath, syncTree } from './synced-fs.ts';

/** Runs queries: the database itself, or a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Queries;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  /** Waits for running statements; a second call waits for the first. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder of the embedded database and its lock; null keeps it in memory, for tests. */
  readonly dataDir: string | null;
  /** An in-memory database that is already open and migrated, to use instead of creating one. */
  readonly opened?: PGlite;
  /** An external PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl?: string | null;
  /** false: opens the database for inspection, without migrating its tables. */
  readonly migrate?: boolean;
  /** Called for every statement; on the embedded database only once the tables are migrated. */
  readonly onQuery?: OnQuery;
  /** Called when the lock on `dataDir` is lost. The default throws, which ends the process before rows are damaged. */
  readonly onLockLost?: (error: Error) => void;
}

type OpenOptions = Pick<DatabaseOptions, 'migrate' | 'onQuery'>;

const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') };

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseOpenError (DataDirLocked, DataDirUnusable, DatabaseUnreachable) with a one-line message for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, opened, databaseUrl = null, onLockLost = fail } = options;
  if (databaseUrl !== null) return openPostgres(databaseUrl, options);
  if (opened) return embedded(opened, () => opened.close());
  if (dataDir === null) return openEmbedded(await PGlite.create(), async () => undefined, options);
  const lock = await lockDataDir(dataDir, onLockLost);
  try {
    return await openEmbedded(await openFolder(dataDir), lock.release, options);
  } catch (error) {
    await lock.release();
    throw error instanceof DatabaseOpenError ? error : new DataDirUnusable(dataDir, error);
  }
}

function fail(error: Error): never {
  throw error;
}

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) {
    // Created under another name and then renamed: a crash halfway leaves no database that cannot be opened.
    const unfinished = join(dataDir, 'db.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    await (await openSynced(unfinished)).close();
    await syncTree(unfinished);
    await rename(unfinished, folder);
    await syncPath(dataDir);
  }
  return openSynced(folder);
}

async function openSynced(folder: string): Promise<PGlite> {
  const client = await PGlite.create({ fs: new SyncedNodeFS(folder), startParams: syncedStartParams });
  await closeToOthers(folder);
  return client;
}

/** PGlite unpacks a new database with the file modes of its archive, ignoring the process's umask. */
async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  }
}

async function openEmbedded(
  client: PGlite,
  release: () => Promise<void>,
  { migrate = true, onQuery }: OpenOptions,
): Promise<Database> {
  try {
    if (migrate) await migratePglite(drizzlePglite({ client, schema }), migrations);
    keepStatements(client);
    if (onQuery) observeEmbedded(client, onQuery);
  } catch (error) {
    await client.close();
    throw error;
  }
  const closeAll = async () => {
    try {
      await client.close();
    } finally {
      await release();
    }
  };
  return embedded(client, closeAll);
}

function embedded(client: PGlite, closeAll: () => Promise<void>): Database {
  return database('pglite', drizzlePglite({ client, schema }) as unknown as Queries, closeAll);
}

async function openPostgres(
  connectionString: string,
  { migrate = true, onQuery }: OpenOptions,
): Promise<Database> {
  const pool = openPool(connectionString);
  if (onQuery) observePool(pool, onQuery);
  try {
    if (migrate)
      await oneAtATime(pool, migrationLock, (client) => migratePg(drizzlePg({ client }), migrations));
    else await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachable(error);
  }
  return database('postgres', drizzlePg({ client: pool, schema }) as unknown as Queries, () => pool.end());
}

function database(kind: Database['kind'], orm: Queries, closeAll: () => Promise<void>): Database {
  let closing: Promise<void> | null = null;
  return {
    kind,
    orm,
    ping: async () => {
      await orm.execute(sql`select 1`);
    },
    close: () => (closing ??= closeAll()),
  };
}
