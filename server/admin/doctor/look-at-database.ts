/** Checks the database. Nothing in it is changed, and no migration is run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { DatabaseOpenError, DataDirLocked } from '../../db/errors.ts';
import { migrationState } from '../../db/migration-state.ts';
import { lookAtBackupRuns } from './look-at-backups.ts';
import { causeOf, type Finding, ok, problem, warning } from './finding.ts';

/** The oldest release of PostgreSQL that is still maintained. */
const oldestMajor = 14;
const noticeableSkewMs = 1000;
/** Sessions and one-time codes expire by the clock. */
const harmfulSkewMs = 30_000;

export async function lookAtDatabase(config: Config): Promise<readonly Finding[]> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === null && !existsSync(join(dataDir, 'db'))) {
    return [ok('Database: none yet; the first start makes it')];
  }
  let database: Database;
  try {
    database = await openDatabase({ dataDir, databaseUrl, migrate: false });
  } catch (error) {
    if (error instanceof DataDirLocked) {
      return [
        warning(
          'Database: Patina is running, and the embedded one belongs to one process at a time. Ask /readyz, or stop it first.',
        ),
      ];
    }
    return [problem(error instanceof DatabaseOpenError ? error.message : `Database: ${causeOf(error)}.`)];
  }
  try {
    const tables = await lookAtTables(database);
    const backups = config.backups && tables.level === 'ok' ? await lookAtBackupRuns(database.orm) : [];
    return [await lookAtVersion(database), await lookAtClock(database), tables, ...backups];
  } catch (error) {
    return [problem(`Database: ${causeOf(error)}.`)];
  } finally {
    await database.close();
  }
}

async function lookAtVersion({ kind, orm }: Database): Promise<Finding> {
  const { rows } = (await orm.execute(
    sql`select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major`,
  )) as unknown as { rows: readonly { version: string; major: number }[] };
  const { version, major } = rows[0]!;
  const said = `Database: ${kind === 'pglite' ? 'embedded ' : ''}PostgreSQL ${version}`;
  return major < oldestMajor
    ? warning(`${said}. Nobody mends releases before ${oldestMajor} any more: upgrade it.`)
    : ok(said);
}

async function lookAtClock({ orm }: Database): Promise<Finding> {
  const asked = Date.now();
  const { rows } = (await orm.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  )) as unknown as { rows: readonly { at: number }[] };
  const answered = Date.now();
  const skewMs = clockSkewMs(rows[0]!.at, asked, answered);
  return findingOfSkew(skewMs);
}

/** How far the other clock is ahead, less what the time of the request can account for. */
export function clockSkewMs(at: number, asked: number, answered: number): number {
  if (at < asked) return at - asked;
  return at > answered ? at - answered : 0;
}

export function findingOfSkew(skewMs: number): Finding {
  const seconds = (Math.abs(skewMs) / 1000).toFixed(1);
  const said = `Clock: the database’s is ${seconds} s ${skewMs < 0 ? 'behind' : 'ahead of'} this machine’s`;
  if (Math.abs(skewMs) >= harmfulSkewMs)
    return problem(`${said}: logins and codes end at the wrong time. Set both by a time server (NTP).`);
  if (Math.abs(skewMs) >= noticeableSkewMs) return warning(`${said}. Set both by a time server (NTP).`);
  return ok('Clock: the same as the database’s');
}

async function lookAtTables({ orm }: Database): Promise<Finding> {
  const { missing, newer, applied } = await migrationState(orm);
  if (newer > 0) {
    return problem(
      `Tables: a later release has changed them (${newer} migrations that this one does not know). Start that release, or restore a backup from before.`,
    );
  }
  return missing > 0
    ? warning(`Tables: ${missing} migrations are missing; the next start of Patina does them. Back up first.`)
    : ok(`Tables: up to date (${applied} migrations)`);
}
