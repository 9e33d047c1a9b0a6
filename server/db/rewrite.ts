/**
 * Rewrites tables so that nothing of deleted or updated rows is left in their files. The embedded database is rewritten as a
 * whole, statistics included, and its old WAL is removed; in an external PostgreSQL only the given table is rewritten.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A table is locked against all access while it is rewritten. */
export async function rewrite({ kind, orm }: Pick<Database, 'kind' | 'orm'>, table: string): Promise<void> {
  if (kind === 'postgres') {
    await orm.execute(sql`vacuum (full, analyze) ${sql.identifier(table)}`);
    return;
  }
  await orm.execute(sql`vacuum full`);
  // Recycled WAL segments would keep their old content; with wal_recycle off they are removed.
  await orm.execute(sql`set wal_recycle = off`);
  for (let i = 0; i < 2; i += 1) {
    await orm.execute(sql`select pg_switch_wal()`);
    await orm.execute(sql`checkpoint`);
  }
  await orm.execute(sql`reset wal_recycle`);
}
