/** What the history page puts into a file, through its adapter: every match of the search, also beyond those counted. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { learnWords } from '../../../server/chat/words.ts';
import type { FoundTurn } from '../../../src/events/chat/history-port.ts';
import { loadPages } from '../../../src/views/ui/list/load-pages.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { drivenEngine, historyOf, openChatServer } from './support.ts';

const count = 1250;

describeOnEveryDatabase('files of the history of chats', (open) => {
  it('[CHAT41] [CHAT33] contain all that is found, past what is counted, each once and in order', async () => {
    const server = await openChatServer(await open(), drivenEngine());
    try {
      // Two each were asked at the same moment.
      await server.db.orm.execute(sql`insert into chats (id, owner, title, created_at, changed_at)
        select 'c' || i, 'anna', 'Stored', now(), now() from generate_series(0, 9) i`);
      await server.db.orm.execute(sql`
        insert into chat_turns (chat, id, owner, place, kind, question, state, answer, asked_at, alive_at)
        select 'c' || n % 10, 't' || n, 'anna', n / 10, 'asked', n || ' saddle', 'answered', '',
          timestamptz '2020-01-01 00:00Z' + (n / 2) * interval '1 hour', now()
        from generate_series(0, ${count - 1}::int) n`);
      await learnWords(server.db.orm, 'anna', ['saddle']);
      const { search } = historyOf(server, 'anna');
      const filter = { from: null, to: null, engine: null, chat: null };
      const numbers = async (words: string, sort: '-asked' | 'asked') => {
        const rows = await loadPages<FoundTurn>((page) =>
          search({ ...filter, search: words, sort, page, pageSize: 100 }),
        );
        return rows.map(({ turn }) => Number.parseInt(turn.question, 10));
      };
      const all = Array.from({ length: count }, (_, n) => n);
      expect(await numbers('saddle', 'asked')).toEqual(all);
      expect(await numbers('', '-asked')).toEqual(all.toReversed());
      expect(await numbers('sadlde', 'asked')).toEqual(all);
    } finally {
      await server.close();
    }
  });
});
