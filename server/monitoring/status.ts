/** The server status for admins: this process's last hour, and figures of the whole installation. It contains no personal data. */
import { sql } from 'drizzle-orm';
import type { ServerStatus } from '../../src/events/account/server-status.ts';
import { readRuns } from '../backups/runs.ts';
import { nextDue } from '../backups/schedule.ts';
import { storedBytes } from '../budget/stored.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { freeBytes } from '../storage-watch.ts';
import { patinaVersion } from '../version.ts';
import { chatCounts } from './chat-counts.ts';
import type { Monitor } from './monitor.ts';

export interface StatusParts {
  readonly config: Pick<Config, 'dataDir' | 'storageAllowance' | 'backups'>;
  readonly database: Pick<Database, 'kind' | 'orm'>;
  readonly monitor: Monitor;
}

const isoOf = (at: number) => new Date(at).toISOString();

export async function statusOf({ config, database, monitor }: StatusParts): Promise<ServerStatus> {
  const [readiness, figures, version, free, backups, chats] = await Promise.all([
    monitor.readiness(),
    monitor.installation(),
    databaseVersion(database),
    freeBytes(config.dataDir).catch(() => null),
    backupsOf(config, database),
    chatCounts(database.orm, new Date()),
  ]);
  return {
    startedAt: isoOf(Date.now() - process.uptime() * 1000),
    versions: { patina: patinaVersion, node: process.versions.node, database: version },
    checks: Object.entries(readiness?.checks ?? {}).map(([name, state]) => ({ name, state })),
    memoryBytes: process.memoryUsage.rss(),
    storage: {
      usedBytes: figures?.storedBytes ?? 0,
      allowedBytes: Math.round(storedBytes.installation * config.storageAllowance),
      freeBytes: free,
    },
    backups,
    sessions: figures?.sessions ?? 0,
    queues: (figures?.queues ?? []).map((queue) => ({
      ...queue,
      oldestSeconds: Math.round(queue.oldestSeconds),
    })),
    chats,
    minutes: monitor.lastHour.minutes().map(({ at, ...counts }) => ({ at: isoOf(at), ...counts })),
    failures: monitor.lastHour.failures().map(({ at, ...failure }) => ({ at: isoOf(at), ...failure })),
  };
}

async function backupsOf(
  { backups }: StatusParts['config'],
  { orm }: StatusParts['database'],
): Promise<ServerStatus['backups']> {
  if (!backups) return null;
  const now = new Date();
  const { runningSince, lastKept, failure } = await readRuns(orm, now);
  return {
    nextAt: nextDue(backups, now).toISOString(),
    runningSince: runningSince?.toISOString() ?? null,
    lastKept: lastKept && { ...lastKept, at: lastKept.at.toISOString() },
    failure: failure && { ...failure, at: failure.at.toISOString() },
  };
}

async function databaseVersion({ kind, orm }: StatusParts['database']): Promise<string> {
  const { rows } = (await orm.execute(
    sql`select current_setting('server_version') as version`,
  )) as unknown as { rows: readonly { version: string }[] };
  return `${kind === 'pglite' ? 'Embedded ' : ''}PostgreSQL ${rows[0]!.version}`;
}
