/** Which of this release's migrations have been applied to a database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Timestamps (milliseconds since 1970) that identify this release's migrations, ascending. */
const ownMigrations: readonly number[] = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'migrations', 'meta', '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number }[];
  }
).entries.map(({ when }) => when);

export interface MigrationState {
  /** Migrations of this release that the database lacks. */
  readonly missing: number;
  /** Migrations of a later release. */
  readonly newer: number;
  readonly applied: number;
}

export async function migrationState(orm: Queries): Promise<MigrationState> {
  const { rows } = (await orm.execute(
    sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
  )) as unknown as { rows: readonly { created_at: unknown }[] };
  const last = Number(rows.at(-1)?.created_at ?? 0);
  const lastOwn = ownMigrations.at(-1) ?? 0;
  return {
    // Counted as the migrator does: all that are later than the last one applied.
    missing: ownMigrations.filter((when) => when > last).length,
    newer: rows.filter(({ created_at }) => Number(created_at) > lastOwn).length,
    applied: rows.length,
  };
}
