/** Removes all rows from an embedded database, so that the next test finds it as the first did. */
import type { PGlite } from '@electric-sql/pglite';

/** The whole schema of the app as one text: a test that changed a table, a function or a trigger changes it. */
const catalog = `
  select string_agg(entry, E'\\n' order by entry) as tables from (
    select c.relname || ' ' || c.relkind::text || ' ' || coalesce((
      select string_agg(a.attname || ':' || a.atttypid || ':' || a.attnotnull, ',' order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0), '') as entry
      from pg_class c where c.relnamespace = 'public'::regnamespace
    union all select 'constraint ' || conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'trigger ' || tgname from pg_trigger where not tgisinternal
    union all select 'rule ' || rulename from pg_rules where schemaname = 'public'
  ) entries`;

/**
 * Empties all tables, restarts their sequences, and drops the schema of the queue. Most tests write to few tables: the others,
 * whose files are empty, are left alone.
 */
const emptying = `do $$
  declare found record;
  begin
    drop schema if exists pgboss cascade;
    set local session_replication_role = replica;
    for found in select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    loop execute 'delete from ' || found.name; end loop;
    perform setval(seqrelid, seqstart, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
      where relnamespace = 'public'::regnamespace;
  end $$`;

export async function tablesOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ tables: string }>(catalog);
  return rows[0]!.tables;
}

/** @returns whether its schema still equals `tables`; if false, it must not be used again */
export async function empty(client: PGlite, tables: string): Promise<boolean> {
  await client.exec('rollback');
  await client.exec('reset all');
  if ((await tablesOf(client)) !== tables) return false;
  await client.exec(emptying);
  return true;
}
