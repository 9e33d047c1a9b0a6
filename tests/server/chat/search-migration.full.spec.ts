/** Migration 0046 over chats of the release before: everything is found afterwards, whichever release writes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createPostgres, postgresFault } from '../db/databases.ts';

const all = join(import.meta.dirname, '../../../server/db/migrations');
const before = mkdtempSync(join(tmpdir(), 'patina-migrations-'));
afterAll(() => rmSync(before, { recursive: true, force: true }));

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** The migrations of the release before this table. */
function cutMigrations(): void {
  cpSync(all, before, { recursive: true });
  const journal = JSON.parse(readFileSync(join(all, 'meta/_journal.json'), 'utf8')) as Journal;
  const until = journal.entries.findIndex(({ tag }) => tag === '0046_chat_search');
  const entries = journal.entries.slice(0, until);
  writeFileSync(join(before, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
}
cutMigrations();

interface Opened {
  migrate(folder: string): Promise<void>;
  run(query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

async function openPglite(): Promise<Opened> {
  const client = await PGlite.create();
  const orm = drizzlePglite({ client });
  return {
    migrate: (migrationsFolder) => migratePglite(orm, { migrationsFolder }),
    run: async (query) => (await orm.execute(query)).rows as Record<string, unknown>[],
    close: () => client.close(),
  };
}

async function openPostgres(): Promise<Opened> {
  const { url, drop } = await createPostgres();
  const client = new pg.Pool({ connectionString: url });
  const orm = drizzlePg({ client });
  return {
    migrate: (migrationsFolder) => migratePg(orm, { migrationsFolder }),
    run: async (query) => (await orm.execute(query)).rows as Record<string, unknown>[],
    close: () => client.end().then(drop),
  };
}

const turn = (id: string, state: string, answer: string) => sql`
  insert into chat_turns (chat, id, owner, place, kind, question, state, engine, answer, attached_names, asked_at, alive_at)
  values ('c', ${id}, 'anna', 0, 'asked', 'Shell cordovan', ${state}, 'Older', ${answer}, 'stain.pdf', now(), now())`;

describe.each([
  ['PGlite', openPglite, null],
  ['PostgreSQL', openPostgres, postgresFault],
] as const)('the words of chats on %s', (_, open, fault) => {
  it.skipIf(fault !== null)('[CHAT34] are there for all turns of before', { timeout: 120_000 }, async () => {
    const db = await open();
    try {
      await db.migrate(before);
      await db.run(sql`insert into accounts (uid, email, password_hash, created_at, last_login_at, tokens_valid_since)
        values ('anna', 'anna@patina.example', 'x', now(), now(), now())`);
      await db.run(
        sql`insert into chats (id, owner, title, created_at, changed_at) values ('c', 'anna', 'Stored', now(), now())`,
      );
      await db.run(turn('t1', 'answered', 'Brush it.'));
      await db.run(turn('t2', 'answering', ''));
      await db.migrate(all);
      // Ended by the release before, which knows nothing of the table.
      await db.run(
        sql`update chat_turns set state = 'answered', answer = 'Brush it gently.' where id = 't2'`,
      );
      await db.run(turn('t3', 'answered', 'Never brush it.'));
      const found = (words: string) =>
        db.run(
          sql`select turn, owner, engine from chat_search where words @@ phraseto_tsquery('simple', ${words}) order by turn`,
        );
      const mine = { owner: 'anna', engine: 'Older' };
      expect(await found('brush it')).toEqual(['t1', 't2', 't3'].map((id) => ({ turn: id, ...mine })));
      expect(await found('gently stain.pdf')).toEqual([{ turn: 't2', ...mine }]);
      await db.run(sql`delete from accounts`);
      expect(await db.run(sql`select * from chat_search`)).toEqual([]);
    } finally {
      await db.close();
    }
  });
});
