/** The history of all chats: searched, filtered, exported completely; only for its owner. */
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseDeletedChats, undoMs } from '../../../server/chat/chats.ts';
import { searchTurns } from '../../../server/chat/found-turns.ts';
import type { Schemas } from '../../../server/chat/parts.ts';
import { chatTurns } from '../../../server/db/schema.ts';
import { learnWords } from '../../../server/chat/words.ts';
import { termsOf } from '../../../src/events/chat/search-terms.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { noteQueries } from '../db/query-log.ts';
import {
  type ChatServer,
  drivenEngine,
  type DrivenEngine,
  follow,
  openChatServer,
  question,
  text,
} from './support.ts';

it('parts words from phrases, also of one that is not closed', () => {
  const shown = (search: string) => termsOf(search).map(({ kind, text }) => `${kind}: ${text}`);
  expect(shown('  ink "on leather"  bag')).toEqual(['word: ink', 'phrase: on leather', 'word: bag']);
  expect(shown('„auf Leder“ “never rub')).toEqual(['phrase: auf Leder', 'phrase: never rub']);
  expect(shown('"" "')).toEqual([]);
});

describeOnEveryDatabase('history of chats', (open) => {
  let server: ChatServer;
  let engine: DrivenEngine;
  beforeEach(async () => {
    engine = drivenEngine();
    server = await openChatServer(await open(), engine);
  });
  afterEach(() => server.close());

  async function say(
    words: string,
    answer: string,
    changes: Partial<Schemas['NewChatQuestion']> = {},
    who = 'anna',
  ) {
    const { status, body } = await server.ask<Schemas['AskedChatQuestion']>(
      who,
      'POST',
      '/chats',
      question(words, changes),
    );
    expect(status, JSON.stringify(body)).toBe(201);
    engine.say(text(answer));
    engine.finish();
    await follow(server, who, { chat: body.chat_id, turn: body.turn.id });
    return { chat: body.chat_id, turn: body.turn.id };
  }
  const search = async (query: Record<string, string>, who = 'anna') => {
    const path = `/chat-turns?${new URLSearchParams(query)}`;
    const { status, body } = await server.ask<Schemas['FoundChatTurns']>(who, 'GET', path);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const found = async (words: string, more: Record<string, string> = {}) =>
    (await search({ search: words, sort: 'asked_at', ...more })).turns.map(({ turn }) => turn.question);

  it.each([
    ['a word of the question, whatever its capitals', 'LEATHER', ['Ink on leather?']],
    ['a word of the answer', 'blot', ['Ink on leather?']],
    ['words that begin so', 'leath', ['Ink on leather?']],
    ['two words, wherever they stand', 'rub ink', ['Ink on leather?']],
    ['a word of two answers', 'brush', ['Suede sofa?', 'Öl auf Wildleder?']],
    ['a phrase', '"never rub"', ['Ink on leather?']],
    ['no phrase whose words stand apart', '"rub never"', []],
    ['a letter too few', 'lether', ['Ink on leather?']],
    ['a letter too many', 'sueede', ['Suede sofa?']],
    ['another letter, the first', 'zuede', ['Suede sofa?']],
    ['two letters swapped', 'sfoa', ['Suede sofa?']],
    ['not with two typos', 'sfoaa', []],
    ['no typo in a phrase', '"nver rub"', []],
    ['an umlaut in either case', 'öl', ['Öl auf Wildleder?']],
    ['within a script without spaces', '染み', ['革の染み']],
    ['signs as they stand', '50%', ['Öl auf Wildleder?']],
    ['no pattern', '_%', []],
    ['words that would be an operator', "ink & | ! ' \\ :* <->", ['Ink on leather?']],
  ])('[CHAT15] finds %s', async (_, words, expected) => {
    await say('Ink on leather?', "Blot it & wait | never rub! Don't ' \\ :* <-> soak.");
    await say('Suede sofa?', 'Use a brush.');
    await say('Öl auf Wildleder?', 'Brush it, with 50% less force.');
    await say('革の染み', '乾いた布で。');
    expect(await found(words)).toEqual(expected);
  });

  it('[CHAT15] tells which word it took a typo for, and only where nothing begins so', async () => {
    await say('Leather?', 'Feather light.');
    expect(await search({ search: 'leathar' })).toMatchObject({ total: 1, also: ['leather'] });
    expect(await search({ search: 'eather' })).toMatchObject({ also: ['feather', 'leather'] });
    expect(await search({ search: 'leather' })).toMatchObject({ total: 1, also: [] });
    expect(await search({ search: 'leat' })).toMatchObject({ total: 1, also: [] });
  });

  it('[CHAT15] narrows by time, engine and chat, in either order, a page at a time', async () => {
    const first = await say('One?', 'Yes.');
    await say('Two?', 'Yes.', { chat_id: first.chat, parent_id: first.turn });
    await say('Three?', 'Yes.');
    await server.db.orm.execute(sql`update chat_turns set engine = 'Older' where question = 'Three?'`);
    const all = await search({});
    expect(all.turns.map(({ turn, chat_title: title }) => [turn.question, title])).toEqual([
      ['Three?', 'Three?'],
      ['Two?', 'One?'],
      ['One?', 'One?'],
    ]);
    const [three, two] = all.turns;
    expect(await found('', { chat_id: first.chat })).toEqual(['One?', 'Two?']);
    expect(await found('', { engine: 'Older' })).toEqual(['Three?']);
    expect(await found('', { from: two!.turn.asked_at })).toEqual(['Two?', 'Three?']);
    expect(await found('', { from: two!.turn.asked_at, to: three!.turn.asked_at })).toEqual(['Two?']);
    expect(await search({ sort: 'asked_at', skip: '1', limit: '1' })).toMatchObject({
      total: 3,
      turns: [{ turn: { question: 'Two?' } }],
    });
    const engines = await server.ask<Schemas['ChatEngines']>('anna', 'GET', '/chat-engines');
    expect(engines.body).toEqual({ engines: ['Driven', 'Older'] });
  });

  it('[CHAT15] leaves out a deleted chat, and forgets its words with it', async () => {
    const { chat } = await say('Aniline?', 'Gently.');
    await server.ask('anna', 'DELETE', `/chats/${chat}`);
    expect(await search({ search: 'aniline' })).toMatchObject({ total: 0 });
    server.pass(undoMs);
    await eraseDeletedChats(server.parts);
    expect(await search({ search: 'anilin' })).toMatchObject({ total: 0, also: [] });
  });

  /** Questions that are stored as another process or release stores them: newest last, an hour apart. */
  async function store(texts: readonly string[], who = 'anna') {
    await server.db.orm.execute(sql`insert into chats (id, owner, title, created_at, changed_at)
      values (${`of-${who}`}, ${who}, 'Stored', now(), now())`);
    await server.db.orm.execute(sql`
      insert into chat_turns (chat, id, owner, place, kind, question, state, answer, asked_at, alive_at)
      select ${`of-${who}`}, 't' || n, ${who}, n, 'asked', said, 'answered', '',
        timestamptz '2020-01-01 00:00Z' + n * interval '1 hour', now()
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as s(said, n)`);
  }
  const numbered = (from: number, to: number, words = '') =>
    Array.from({ length: to - from }, (_, i) => `${from + i} ${words}`.trim());

  it('[CHAT33] counts frequent words up to a thousand after the page, and pages on', async () => {
    await store([...numbered(0, 1100, 'walnut saddle'), ...numbered(1100, 5400, 'saddle')]);
    await store(numbered(0, 50, 'walnut saddle'), 'bert');
    const asked = async (query: Record<string, string>) => {
      const { turns, total, more } = await search({ limit: '3', ...query });
      return { found: turns.map(({ turn }) => Number.parseInt(turn.question, 10)), total, more };
    };
    // Near the end where reading begins, and at the other one.
    expect(await asked({ search: 'sadd' })).toEqual({ found: [5399, 5398, 5397], total: 1000, more: true });
    expect(await asked({ search: 'walnut' })).toEqual({ found: [1099, 1098, 1097], total: 1000, more: true });
    expect(await asked({ search: 'walnut', sort: 'asked_at' })).toMatchObject({ found: [0, 1, 2] });
    expect(await asked({ search: '"walnut saddle"', skip: '996' })).toEqual({
      ...{ found: [103, 102, 101], total: 1000, more: true },
    });
    // A page further on is counted further.
    expect(await asked({ search: 'walnut', skip: '1098' })).toEqual({
      ...{ found: [1, 0], total: 1100, more: false },
    });
    expect(await asked({ skip: '2500' })).toEqual({ found: [2899, 2898, 2897], total: 3000, more: true });
    expect(await asked({ search: 'walnut', skip: '1200' })).toEqual({ found: [], total: 1100, more: false });
    expect(await search({ search: 'walnut' }, 'bert')).toMatchObject({ total: 50, more: false });
  });

  it('[CHAT34] finds what another release writes, as it is now, and keeps no word of what is gone', async () => {
    await store(['Shell cordovan', 'Rabbit suede']);
    expect(await found('cordov')).toEqual(['Shell cordovan']);
    await server.db.orm.execute(sql`update chat_turns set answer = 'Peccary' where id = 't2'`);
    expect(await found('peccary')).toEqual(['Rabbit suede']);
    await server.db.orm.execute(sql`update chat_turns set answer = '' where id = 't2'`);
    expect(await found('peccary')).toEqual([]);
    await server.db.orm.execute(sql`delete from chats`);
    const { rows } = (await server.db.orm.execute(sql`select * from chat_search`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });

  it('[CHAT40] corrects nothing that finds something as it is typed', async () => {
    await store(['Saddle soap', 'Paddle']);
    await learnWords(server.db.orm, 'anna', ['Paddle']);
    expect(await search({ search: 'saddle' })).toMatchObject({ total: 1, also: [] });
    expect(await search({ search: 'saddle', skip: '5' })).toMatchObject({ turns: [], total: 1, also: [] });
    expect(await search({ search: 'zaddle' })).toMatchObject({ total: 1, also: ['paddle'] });
    expect(await search({ search: 'saddle', to: '2019-01-01T00:00:00Z' })).toMatchObject({ total: 0 });
    expect(await trees({ search: 'saddle' })).toMatchObject({ total: 1 });
    expect(await trees({ search: 'zaddle' })).toMatchObject({ total: 1 });
  });

  it.each([
    ['what finds something', { search: 'saddle "saddle soap"' }, 1],
    ['no words', {}, 1],
    ['more than is counted', { search: 'horse' }, 1],
    ['a typo', { search: 'sadlde' }, 3],
    ['what is neither there nor a typo', { search: 'zeppelin' }, 2],
    ['what only the database can divide', { search: 'saddle-soap' }, 2],
  ])('[CHAT40] asks the database as rarely as it can for %s', async (_, query, statements) => {
    await store(['Saddle soap', ...numbered(0, 1001, 'horse')]);
    await learnWords(server.db.orm, 'anna', ['saddle']);
    const queries = noteQueries(server.db);
    await searchTurns(server.parts, 'anna', {
      ...({ search: '', sort: '-asked_at', skip: 0, limit: 20 } as const),
      ...query,
    });
    expect(queries).toHaveLength(statements);
  });

  it('[CHAT15] [CHAT5] takes nobody for another whose name is a word', async () => {
    await say('What does bert owe?', 'Nothing, anna.');
    await say('What does anna owe?', 'Nothing.', {}, 'bert');
    expect(await found('bert')).toEqual(['What does bert owe?']);
    expect(await found('" anna"')).toEqual(['What does bert owe?']);
    expect(await found('" bert"', {})).toEqual(['What does bert owe?']);
  });

  const trees = async (query: Record<string, string> = {}, who = 'anna') =>
    (await server.ask<Schemas['ChatTrees']>(who, 'GET', `/chat-trees?${new URLSearchParams(query)}`)).body;

  it('[CHAT16] hands out whole chats in which something is found, every branch, without what is on its way', async () => {
    const first = await say('How?', 'So.');
    await say('How?', 'Or so.', { chat_id: first.chat, beside_id: first.turn });
    await say('Other?', 'No.');
    const { body } = await server.ask<Schemas['AskedChatQuestion']>(
      'anna',
      'POST',
      '/chats',
      question('Wait?'),
    );
    const whole = await server.ask<Schemas['Chat']>('anna', 'GET', `/chats/${first.chat}`);
    expect(await trees({ search: 'or' })).toEqual({ chats: [whole.body], total: 1 });
    expect(await trees()).toMatchObject({ total: 2, chats: [{ title: 'How?' }, { title: 'Other?' }] });
    expect(await trees({ skip: '1', limit: '1' })).toMatchObject({ total: 2, chats: [{ title: 'Other?' }] });
    await server.ask('anna', 'POST', `/chats/${body.chat_id}/turns/${body.turn.id}/stop`);
    expect(await trees()).toMatchObject({ total: 3 });
  });

  it('[CHAT16] hands out large chats in shorter pages, none left out', async () => {
    const asked = [await say('One?', 'So.'), await say('Two?', 'So.'), await say('Three?', 'So.')];
    // Random, since the database compresses other text.
    const source = () => ({
      ...{ guide: 'suede-ink', version: 1, fact: 'suede-ink-1', title: 'Ink on suede' },
      text: randomBytes(1500).toString('base64'),
    });
    for (const { turn } of asked) {
      const sources = Array.from({ length: 2500 }, source);
      await server.db.orm.update(chatTurns).set({ sources }).where(eq(chatTurns.id, turn));
    }
    const pages: string[][] = [];
    for (let skip = 0; skip < 3; skip = pages.flat().length) {
      const { chats, total } = await trees({ skip: String(skip) });
      expect(total).toBe(3);
      pages.push(chats.map(({ title }) => title));
    }
    expect(pages).toEqual([['One?'], ['Two?'], ['Three?']]);
  });

  /** The export of `/chat-trees`, as it is imported. */
  const filed = ({ title, pinned, turns }: Schemas['Chat'], n = 1) => ({
    key: `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    title,
    pinned,
    turns,
  });
  const take = (who: string | null, body: object) =>
    server.ask<Schemas['ImportedChat']>(who, 'POST', '/chat-trees', body);

  it('[CHAT11] [CHAT20] takes in again what it handed out, every branch, once, and for whoever hands it in', async () => {
    const first = await say('How?', 'So, by nubuck.');
    await say('How?', 'Or so.', { chat_id: first.chat, beside_id: first.turn });
    await server.ask('anna', 'PUT', `/chats/${first.chat}`, { title: 'Ways', pinned: true });
    const [own] = (await trees()).chats;
    const { status, body } = await take('bert', filed(own!));
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await take('bert', filed(own!))).body).toEqual(body);
    expect(await trees({}, 'bert')).toEqual({ chats: [{ ...own, id: body.chat_id }], total: 1 });
    expect(await search({ search: 'nubukc' }, 'bert')).toMatchObject({ total: 1 });
    expect(await trees()).toEqual({ chats: [own], total: 1 });
    const next = question('And now?', { chat_id: body.chat_id, parent_id: own!.turns[1]!.id });
    expect((await server.ask('bert', 'POST', '/chats', next)).status).toBe(201);
  });

  it('[CHAT11] [CHAT20] takes in nothing of a chat that is not whole', async () => {
    await say('How?', 'So.');
    const [own] = (await trees()).chats;
    const [turn] = own!.turns;
    const wrong: [number, object][] = [
      [409, { turns: [{ ...turn, parent: 'nobody' }] }],
      [409, { turns: [turn, turn] }],
      [422, { turns: [] }],
      [422, { turns: Array.from({ length: 501 }, (_, i) => ({ ...turn, id: `t${i}` })) }],
      [422, { turns: [{ ...turn, state: 'answering' }] }],
      [422, { turns: [{ ...turn, answer: 'a'.repeat(60_001) }] }],
      [422, { turns: [{ ...turn, question: 'a\u0000b' }] }],
      [422, { title: ' ' }],
      [422, { key: 'mine' }],
    ];
    for (const [status, change] of wrong)
      expect(
        (await take('bert', { ...filed(own!), ...change })).status,
        JSON.stringify(change).slice(0, 80),
      ).toBe(status);
    expect((await take(null, filed(own!))).status).toBe(401);
    expect(await trees({}, 'bert')).toEqual({ chats: [], total: 0 });
    expect((await take('bert', { ...filed(own!), turns: [{ ...turn, failure: null }] })).status).toBe(201);
  });

  const noMoments = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '2026-12-31T23:59:60Z'];

  it('[CHAT15] [CHAT20] refuses moments that cannot be stored', async () => {
    await say('How?', 'So.');
    const [own] = (await trees()).chats;
    const [turn] = own!.turns;
    for (const moment of noMoments) {
      for (const name of ['asked_at', 'ended_at'])
        expect(await take('bert', { ...filed(own!), turns: [{ ...turn, [name]: moment }] })).toMatchObject({
          status: 422,
          body: { detail: [{ loc: ['body', `turns.0.${name}`] }] },
        });
      for (const list of ['chat-turns', 'chat-trees'])
        for (const name of ['from', 'to'])
          expect(
            (await server.ask('anna', 'GET', `/${list}?${new URLSearchParams({ [name]: moment })}`)).status,
            `${list} ${name} ${moment}`,
          ).toBe(422);
    }
    expect(await trees({}, 'bert')).toEqual({ chats: [], total: 0 });
  });

  it('[CHAT20] takes in nothing from the future', async () => {
    await say('How?', 'So.');
    const [own] = (await trees()).chats;
    const [turn] = own!.turns;
    for (const name of ['asked_at', 'ended_at'])
      expect(
        await take('bert', { ...filed(own!), turns: [{ ...turn, [name]: '9999-01-01T00:00:00Z' }] }),
      ).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', `turns.0.${name}`] }] } });
    expect(await trees({}, 'bert')).toEqual({ chats: [], total: 0 });
  });

  it('[CHAT20] keeps the moments of a file in one spelling', async () => {
    await say('How?', 'So.');
    const [own] = (await trees()).chats;
    const turn = {
      ...own!.turns[0],
      asked_at: '2026-11-21 10:00:00+02:00',
      ended_at: '2026-11-21t08:00:01.5z',
    };
    const { status, body } = await take('bert', { ...filed(own!), turns: [turn] });
    expect(status).toBe(201);
    const { turns } = (await server.ask<Schemas['Chat']>('bert', 'GET', `/chats/${body.chat_id}`)).body;
    expect(turns).toMatchObject([
      { asked_at: '2026-11-21T08:00:00.000Z', ended_at: '2026-11-21T08:00:01.500Z' },
    ]);
  });

  it('[CHAT20] learns only so many words of a file', async () => {
    await say('How?', 'So.');
    const [own] = (await trees()).chats;
    const letters = (n: number) =>
      n
        .toString(26)
        .padStart(5, '0')
        .replace(/./g, (sign) => String.fromCharCode(97 + Number.parseInt(sign, 26)));
    const turns = Array.from({ length: 3 }, (_, i) => ({
      ...own!.turns[0],
      id: `t${i}`,
      answer: Array.from({ length: 9000 }, (_, k) => letters(i * 9000 + k)).join(' '),
    }));
    expect((await take('bert', { ...filed(own!), turns })).status).toBe(201);
    const { rows } = (await server.db.orm.execute(
      sql`select count(*)::int as words from chat_words where owner = 'bert'`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ words: 20_000 }]);
    expect(await search({ search: letters(26_999) }, 'bert')).toMatchObject({ total: 1 });
  });

  it('[CHAT5] finds and hands out nothing to anybody else', async () => {
    const { chat } = await say('Mine alone?', 'Yes.');
    const queries: Record<string, string>[] = [
      {},
      { search: 'mine' },
      { search: 'alonne' },
      { chat_id: chat },
    ];
    for (const query of queries) {
      expect(await search(query, 'bert')).toEqual({ turns: [], total: 0, more: false, also: [] });
      expect(await trees(query, 'bert')).toEqual({ chats: [], total: 0 });
    }
    expect((await server.ask('bert', 'GET', '/chat-engines')).body).toEqual({ engines: [] });
    for (const path of ['/chat-turns', '/chat-engines', '/chat-trees'])
      expect((await server.ask(null, 'GET', path)).status, path).toBe(401);
  });

  it('[CHAT19] erases all that somebody said, for good, and nothing of anybody else', async () => {
    const first = await say('Aniline?', 'Gently.');
    await server.ask('anna', 'DELETE', `/chats/${first.chat}`);
    await say('Suede?', 'Brush it.');
    const kept = await say('Nubuck?', 'Alike.', {}, 'bert');
    const { body } = await server.ask<Schemas['AskedChatQuestion']>(
      'anna',
      'POST',
      '/chats',
      question('Wait?'),
    );
    const reading = follow(server, 'anna', { chat: body.chat_id, turn: body.turn.id });
    expect((await server.ask(null, 'DELETE', '/chats')).status).toBe(401);
    expect((await server.ask('anna', 'DELETE', '/chats')).status).toBe(204);
    // The reader gets nothing more, whether it saw the end or the turn was gone by then.
    expect((await reading).every(({ event }) => event === 'ended')).toBe(true);
    expect((await server.ask('anna', 'DELETE', '/chats')).status).toBe(204);
    expect(await search({})).toMatchObject({ total: 0 });
    expect((await server.ask('anna', 'POST', `/chats/${first.chat}/restore`)).status).toBe(404);
    const { rows } = (await server.db.orm.execute(sql`
      select (select count(*)::int from chats where owner = 'anna') as chats,
        (select count(*)::int from chat_turns where owner = 'anna') as turns,
        (select count(*)::int from chat_words where owner = 'anna') as words,
        (select count(*)::int from chat_pieces) as pieces,
        (select count(distinct stream)::int from events where stream like 'chat/%') as streams`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ chats: 0, turns: 0, words: 0, pieces: 0, streams: 1 }]);
    expect(await search({ search: 'nubukc' }, 'bert')).toMatchObject({
      total: 1,
      turns: [{ chat_id: kept.chat }],
    });
    expect(server.errors).toEqual([]);
  });
});
