/**
 * Tables written anew, so that nothing of deleted and replaced rows is left in their files. The embedded database does so
 * with everything, its own statistics too, and lets the old WAL go; of a PostgreSQL elsewhere only our table is ours to rewrite.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Nobody else gets a row of a table while it is rewritten. */
export async function rewrite({ kind, orm }: Pick<Database, 'kind' | 'orm'>, table: string): Promise<void> {
  if (kind === 'postgres') {
    await orm.execute(sql`vacuum (full, analyze) ${sql.identifier(table)}`);
    return;
  }
  await orm.execute(sql`vacuum full`);
  // Segments that are used again keep what was in them; these are removed.
  await orm.execute(sql`set wal_recycle = off`);
  for (let i = 0; i < 2; i += 1) {
    await orm.execute(sql`select pg_switch_wal()`);
    await orm.execute(sql`checkpoint`);
  }
  await orm.execute(sql`reset wal_recycle`);
}
