/**
 * Row `chat-search`: a page of what is found in 100,000 questions and answers of one person, through the operation itself, beside
 * bare SQL on a stored `tsvector` (a page in order, and a count) and MiniSearch in memory, which knows no phrases.
 */
import { sql } from 'drizzle-orm';
import MiniSearch from 'minisearch';
import { learnWords } from '../../server/chat/words.ts';
import type { Database } from '../../server/db/database.ts';
import { drivenEngine, openChatServer } from '../server/chat/support.ts';
import { type Message, messages, searches, vocabulary } from './chat/messages.ts';
import { percentile, type Row } from './measure.ts';
import { onEngines } from './on-engines.ts';
import { latencies, type Send } from './requests.ts';

const count = 100_000;
const turnsPerChat = 50;
/** Rows of a page. */
const limit = 20;
/** Different searches of each kind. */
const each = 50;
const maxMs = 50;
const batchSize = 5000;

/** The index is built afterwards, which takes a third of the time. */
async function fill({ orm, kind }: Database, said: readonly Message[], words: readonly string[]) {
  await orm.execute(sql`drop index chat_search_words`);
  await orm.execute(sql`drop index chat_turns_words`);
  await orm.execute(sql`insert into chats (id, owner, title, created_at, changed_at)
    select 'c' || i, 'anna', 'Chat', now(), now() from generate_series(0, ${count / turnsPerChat}::int) i`);
  for (let from = 0; from < count; from += batchSize) {
    const rows = said.slice(from, from + batchSize);
    await orm.execute(sql`insert into chat_turns (chat, id, owner, place, kind, question, state, answer, asked_at, alive_at)
      select 'c' || (${from}::int + i) / ${turnsPerChat}::int, 't' || (${from}::int + i), 'anna', (${from}::int + i) % ${turnsPerChat}::int, 'asked',
        said->>'question', 'answered', said->>'answer', now() - (${from}::int + i) * interval '10 minutes', now()
      from (select said, (n - 1)::int as i from json_array_elements(${JSON.stringify(rows)}::json) with ordinality as s(said, n)) said`);
  }
  await orm.execute(
    sql`create index chat_search_words on chat_search using gin (words) with (fastupdate = off)`,
  );
  await learnWords(orm, 'anna', [words.join(' ')]);
  await orm.execute(sql`create table plain_turns as
    select t.chat, t.id, t.question, t.answer, t.asked_at, s.words from chat_turns t join chat_search s on s.chat = t.chat and s.turn = t.id`);
  await orm.execute(sql`create index on plain_turns using gin (words)`);
  await orm.execute(sql`create index on plain_turns (asked_at)`);
  await orm.execute(sql`analyze plain_turns`);
  // PostgreSQL does this by itself; nothing does it for the embedded database.
  if (kind === 'postgres') await orm.execute(sql`analyze chat_search`);
  if (kind === 'postgres') await orm.execute(sql`analyze chat_turns`);
}

const answered = { statusCode: 200, body: '' };

function bareSql({ orm }: Database, all: readonly string[]): Send {
  return async (i) => {
    const search = all[Math.abs(i) % all.length]!;
    const wanted = search.startsWith('"')
      ? sql`phraseto_tsquery('simple', ${search})`
      : sql`to_tsquery('simple', ${search
          .split(' ')
          .map((word) => `${word}:*`)
          .join(' & ')})`;
    await orm.execute(
      sql`select * from plain_turns where words @@ ${wanted} order by asked_at desc limit ${limit}`,
    );
    await orm.execute(sql`select count(*) from plain_turns where words @@ ${wanted}`);
    return answered;
  };
}

function inMemory(peer: MiniSearch, all: readonly string[], fuzzy: boolean): Send {
  return async (i) => {
    const search = all[Math.abs(i) % all.length]!;
    peer.search(search, { combineWith: 'AND', prefix: true, fuzzy: fuzzy ? 1 : false }).slice(0, limit);
    return answered;
  };
}

export async function chatSearch(): Promise<Row[]> {
  const words = vocabulary();
  const said = messages(count, words);
  const wanted = searches(words, said, each);
  const peer = new MiniSearch({ fields: ['question', 'answer'] });
  peer.addAll(said.map((message, id) => ({ id, ...message })));

  return onEngines('Searches of chats', async (engine, open) => {
    const server = await openChatServer(await open(), drivenEngine());
    try {
      await fill(server.db, said, words);
      const rows: Row[] = [];
      for (const [kind, all] of Object.entries(wanted)) {
        const ours: Send = (i) =>
          server.app.inject({
            url: `/api/py/chat-turns?limit=${limit}&search=${encodeURIComponent(all[Math.abs(i) % all.length]!)}`,
            headers: { authorization: 'Bearer token-of-anna' },
          });
        const contestants = [ours, bareSql(server.db, all), inMemory(peer, all, kind === 'a typo')];
        const [our = [], bare = [], mini = []] = await latencies(contestants, each);
        for (const [share, called] of [
          [0.5, 'p50'],
          [0.95, 'p95'],
        ] as const) {
          const time = percentile(our, share);
          rows.push({
            name: `search of ${count} questions and answers, ${kind}, ${engine}, ${called}`,
            unit: 'ms',
            ours: time,
            peers: { 'bare tsvector': percentile(bare, share), MiniSearch: percentile(mini, share) },
            aim: called === 'p95' ? `≤ ${maxMs} ms` : 'measured',
            met: called !== 'p95' || time <= maxMs,
          });
        }
      }
      return rows;
    } finally {
      await server.close();
    }
  });
}
