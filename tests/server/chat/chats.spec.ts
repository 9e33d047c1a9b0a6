/** Chats on the server: asked, answered independently of the request, stopped, branched, renamed, deleted, erased. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AiFailure } from '../../../server/ai/provider.ts';
import { eraseDeletedChats, removeChatsOf, undoMs } from '../../../server/chat/chats.ts';
import { endSilentTurns } from '../../../server/chat/ending.ts';
import type { Schemas } from '../../../server/chat/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import {
  type ChatServer,
  drivenEngine,
  type DrivenEngine,
  follow,
  openChatServer,
  question,
  text,
  wordsOf,
} from './support.ts';

const source = {
  guide: 'ink-on-leather',
  version: 2,
  fact: 'f3',
  title: 'Ink on leather',
  text: 'Do not rub.',
};

describeOnEveryDatabase('chats', (open) => {
  let server: ChatServer;
  let engine: DrivenEngine;
  beforeEach(async () => {
    engine = drivenEngine();
    server = await openChatServer(await open(), engine);
  });
  afterEach(() => server.close());

  async function ask(words: string, changes: Partial<Schemas['NewChatQuestion']> = {}, who = 'anna') {
    const sent = question(words, changes);
    const { status, body } = await server.ask<Schemas['AskedChatQuestion']>(who, 'POST', '/chats', sent);
    expect(status, JSON.stringify(body)).toBe(201);
    return { chat: body.chat_id, turn: body.turn.id, shown: body.turn, sent };
  }
  async function askAndAnswer(words: string, answer: string, changes = {}) {
    const asked = await ask(words, changes);
    engine.say(text(answer));
    engine.finish();
    await follow(server, 'anna', asked);
    return asked;
  }
  const chatOf = async (id: string, who = 'anna') =>
    (await server.ask<Schemas['Chat']>(who, 'GET', `/chats/${id}`)).body;
  const turnsOf = async (id: string) => (await chatOf(id)).turns;
  const piecesOf = async (chat: string) => {
    const { rows } = (await server.db.orm.execute(
      sql`select text from chat_pieces where chat = ${chat} order by n`,
    )) as unknown as { rows: { text: string }[] };
    return rows.map((row) => row.text);
  };
  /** Waits until this much of the answer is stored. */
  async function kept(chat: string, words: string): Promise<void> {
    await expect.poll(async () => (await piecesOf(chat)).join(''), { interval: 5 }).toBe(words);
  }

  it('[CHAT1] answers whether anybody reads or not, and tells all of it to who comes later', async () => {
    const asked = await ask('  Ink on my leather bag?  ');
    expect(asked.shown).toMatchObject({
      question: 'Ink on my leather bag?',
      state: 'answering',
      engine: 'Driven',
    });
    engine.say(text('Blot it. '), text('Do not rub.[^1]'), { type: 'sources', sources: [source] });
    engine.finish();
    const events = await follow(server, 'anna', asked);
    expect(wordsOf(events)).toBe('Blot it. Do not rub.[^1]');
    expect(events.at(-1)).toMatchObject({ event: 'ended', data: { state: 'answered', sources: [source] } });
    expect(await turnsOf(asked.chat)).toMatchObject([
      { state: 'answered', answer: 'Blot it. Do not rub.[^1]', sources: [source], failure: null },
    ]);
    expect(await piecesOf(asked.chat)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('[CHAT8] tells a reader that comes again what is missing, before and after the end', async () => {
    const asked = await ask('And now?');
    engine.say(text('Leather '), text('needs '));
    await kept(asked.chat, 'Leather needs ');
    const reading = follow(server, 'anna', asked, 3);
    engine.say(text('care.'));
    engine.finish();
    expect(wordsOf(await reading)).toBe('ther needs care.');
    const late = await follow(server, 'anna', asked, 8);
    expect(wordsOf(late)).toBe('needs care.');
    expect(late.at(-1)).toMatchObject({ id: 'Leather needs care.'.length, event: 'ended' });
    expect(wordsOf(await follow(server, 'anna', asked, 10_000))).toBe('');
  });

  it('[CHAT9] stops by a call of its own, and adds nothing from then on', async () => {
    const asked = await ask('Tell me everything');
    engine.say(text('First this. '));
    await kept(asked.chat, 'First this. ');
    const reading = follow(server, 'anna', asked);
    const { status, body } = await server.ask<Schemas['ChatTurn']>(
      'anna',
      'POST',
      `/chats/${asked.chat}/turns/${asked.turn}/stop`,
    );
    expect([status, body.state, body.answer]).toEqual([200, 'stopped', 'First this. ']);
    engine.say(text('Then that.'));
    const events = await reading;
    expect(wordsOf(events)).toBe('First this. ');
    expect(events.at(-1)!.data.state).toBe('stopped');
    // Repeating it changes nothing, and neither does stopping what has ended.
    expect((await server.ask('anna', 'POST', `/chats/${asked.chat}/turns/${asked.turn}/stop`)).body).toEqual(
      body,
    );
    expect(await turnsOf(asked.chat)).toEqual([body]);
  });

  it('[CHAT10] ends the turn of a server that is gone, with what had come', async () => {
    const asked = await ask('Is anybody there?');
    engine.say(text('Almost '));
    await kept(asked.chat, 'Almost ');
    await endSilentTurns(server.parts);
    expect((await turnsOf(asked.chat))[0]!.state).toBe('answering');
    await server.db.orm.execute(sql`update chat_turns set alive_at = now() - interval '1 minute'`);
    const reading = follow(server, 'anna', asked);
    await endSilentTurns(server.parts);
    expect((await reading).at(-1)!.data).toMatchObject({ state: 'failed', failure: 'interrupted' });
    expect((await turnsOf(asked.chat))[0]).toMatchObject({ answer: 'Almost ', failure: 'interrupted' });
    // If it were still running, it would add nothing.
    engine.say(text('too late'));
    engine.finish();
    await expect.poll(() => turnsOf(asked.chat)).toMatchObject([{ answer: 'Almost ', state: 'failed' }]);
  });

  it('[CHAT5] [CHAT9] is not stopped by anybody else', async () => {
    const asked = await ask('Mine?');
    const path = `/chats/${asked.chat}/turns/${asked.turn}/stop`;
    expect((await server.ask('bert', 'POST', path)).status).toBe(404);
    engine.say(text('Yours.'));
    engine.finish();
    expect((await follow(server, 'anna', asked)).at(-1)!.data).toMatchObject({ state: 'answered' });
  });

  it('[CHAT10] ends what it writes when it stops', async () => {
    const asked = await ask('Are you closing?');
    engine.say(text('Yes'));
    await kept(asked.chat, 'Yes');
    await server.running.stop();
    expect(await turnsOf(asked.chat)).toMatchObject([
      { state: 'failed', failure: 'interrupted', answer: 'Yes' },
    ]);
  });

  it('[CHAT4] says why an answer failed, and keeps what had come', async () => {
    const asked = await ask('Will it work?');
    engine.say(text('Perh'));
    engine.fail(new AiFailure('cut-off', 'The answer of the model broke off.'));
    const events = await follow(server, 'anna', asked);
    expect(events.at(-1)!.data).toMatchObject({ state: 'failed', failure: 'cut-off' });
    expect((await turnsOf(asked.chat))[0]!.answer).toBe('Perh');
    expect(server.errors).toHaveLength(1);
  });

  it('[CHAT2] keeps branches: again beside, in other words beside, and on from any of them', async () => {
    const first = await askAndAnswer('How?', 'So.');
    const { chat } = first;
    const again = await askAndAnswer('How?', 'Or so.', { chat_id: chat, beside_id: first.turn });
    const edited = await askAndAnswer('How, then?', 'Like this.', { chat_id: chat, beside_id: again.turn });
    const on = await askAndAnswer('And suede?', 'Gently.', { chat_id: chat, parent_id: first.turn });
    expect((await turnsOf(chat)).map(({ id, parent, kind, answer }) => [id, parent, kind, answer])).toEqual([
      [first.turn, null, 'asked', 'So.'],
      [again.turn, null, 'again', 'Or so.'],
      [edited.turn, null, 'edited', 'Like this.'],
      [on.turn, first.turn, 'asked', 'Gently.'],
    ]);
    expect(engine.asked.at(-1)).toEqual({
      question: 'And suede?',
      attachments: [],
      earlier: [{ question: 'How?', answer: 'So.', attachments: [] }],
    });
    expect(engine.asked[2]!.earlier).toEqual([]);
  });

  it('[CHAT3] answers one question at a time, and once per key', async () => {
    const first = await ask('One?');
    const second = question('Two?', { chat_id: first.chat, parent_id: first.turn });
    expect(await server.ask('anna', 'POST', '/chats', second)).toMatchObject({ status: 409 });
    const repeated = await server.ask<Schemas['AskedChatQuestion']>('anna', 'POST', '/chats', first.sent);
    expect(repeated.body).toMatchObject({ chat_id: first.chat, turn: { id: first.turn } });
    expect(engine.asked).toHaveLength(1);
    expect(await server.ask('anna', 'POST', '/chats', { ...first.sent, question: 'Other?' })).toMatchObject({
      status: 409,
    });
  });

  it.each([
    ['that turns the direction of writing', 'Hid\u202eden'],
    ['that is too long', 'x'.repeat(4001)],
    ['without words', '   '],
  ])('[CHAT6] refuses a question %s, and keeps nothing', async (_, words) => {
    expect((await server.ask('anna', 'POST', '/chats', question(words))).status).toBe(422);
    expect((await server.ask<Schemas['ChatPage']>('anna', 'GET', '/chats')).body.total).toBe(0);
  });

  it('[CHAT7] renames, pins, deletes and brings back', async () => {
    const { chat } = await askAndAnswer('First?', 'Yes.');
    const other = await askAndAnswer('Second?', 'No.');
    const list = async (search = '') =>
      (
        await server.ask<Schemas['ChatPage']>('anna', 'GET', `/chats?search=${encodeURIComponent(search)}`)
      ).body.chats.map(({ title, pinned }) => [title, pinned]);
    expect(await list()).toEqual([
      ['Second?', false],
      ['First?', false],
    ]);
    await server.ask('anna', 'PUT', `/chats/${chat}`, { title: ' Bag of 50% off ', pinned: true });
    expect(await list()).toEqual([
      ['Bag of 50% off', true],
      ['Second?', false],
    ]);
    expect(await list('50%')).toEqual([['Bag of 50% off', true]]);
    expect(await list('0_o')).toEqual([]);
    expect((await server.ask('anna', 'DELETE', `/chats/${other.chat}`)).status).toBe(204);
    expect((await server.ask('anna', 'DELETE', `/chats/${other.chat}`)).status).toBe(204);
    expect((await server.ask('anna', 'GET', `/chats/${other.chat}`)).status).toBe(410);
    expect(await list()).toEqual([['Bag of 50% off', true]]);
    expect((await server.ask('anna', 'POST', `/chats/${other.chat}/restore`)).status).toBe(200);
    expect(await turnsOf(other.chat)).toMatchObject([{ answer: 'No.' }]);
  });

  it('[CHAT7] stops what is under way in a chat that is deleted, and erases it after a day', async () => {
    const asked = await ask('Still there?');
    engine.say(text('Well'));
    await kept(asked.chat, 'Well');
    await server.ask('anna', 'DELETE', `/chats/${asked.chat}`);
    expect((await follow(server, 'anna', asked)).at(-1)!.data.state).toBe('stopped');
    await eraseDeletedChats(server.parts);
    expect((await server.ask('anna', 'GET', `/chats/${asked.chat}`)).status).toBe(410);
    server.pass(undoMs);
    await eraseDeletedChats(server.parts);
    expect((await server.ask('anna', 'GET', `/chats/${asked.chat}`)).status).toBe(404);
    expect((await server.ask('anna', 'POST', `/chats/${asked.chat}/restore`)).status).toBe(404);
    expect(await leftOf('anna')).toEqual([0, 0, 0, 0, 0]);
  });

  async function leftOf(uid: string): Promise<number[]> {
    const { rows } = (await server.db.orm.execute(sql`
      select (select count(*)::int from chats where owner = ${uid}) as chats,
        (select count(*)::int from chat_turns where owner = ${uid}) as turns,
        (select count(*)::int from chat_words where owner = ${uid}) as words,
        (select count(*)::int from chat_pieces) as pieces,
        (select count(*)::int from events where stream like 'chat/%') as facts`)) as unknown as {
      rows: Record<string, number>[];
    };
    return Object.values(rows[0]!);
  }

  it('[CHAT12] goes with the account, facts and words too', async () => {
    await askAndAnswer('Where does my wallet go?', 'Nowhere.');
    await ask('Unfinished?');
    expect((await leftOf('anna')).slice(0, 3)).toEqual([2, 2, expect.any(Number)]);
    await server.db.orm.transaction(async (tx) => {
      await removeChatsOf(tx, 'anna', new Date());
      await tx.execute(sql`delete from accounts where uid = 'anna'`);
    });
    expect(await leftOf('anna')).toEqual([0, 0, 0, 0, 0]);
  });

  it('[CHAT5] is not there for anybody else', async () => {
    const { chat, turn } = await askAndAnswer('Mine?', 'Yours.');
    const asks: readonly (readonly [string, string, unknown?])[] = [
      ['GET', `/chats/${chat}`],
      ['PUT', `/chats/${chat}`, { title: 'Theirs', pinned: true }],
      ['DELETE', `/chats/${chat}`],
      ['POST', `/chats/${chat}/restore`],
      ['POST', `/chats/${chat}/turns/${turn}/stop`],
      ['POST', '/chats', question('And?', { chat_id: chat, parent_id: turn })],
      ['POST', '/chats', question('And?', { chat_id: chat, beside_id: turn })],
    ];
    for (const [method, path, body] of asks) {
      expect((await server.ask('bert', method, path, body)).status, `${method} ${path}`).toBe(404);
      expect((await server.ask(null, method, path, body)).status, `${method} ${path}`).toBe(401);
    }
    await expect(follow(server, 'bert', { chat, turn })).rejects.toThrow('404');
    expect((await server.ask<Schemas['ChatPage']>('bert', 'GET', '/chats')).body.total).toBe(0);
    expect((await server.ask(null, 'GET', '/chats')).status).toBe(401);
    expect(await chatOf(chat)).toMatchObject({ title: 'Mine?', turns: [{ state: 'answered' }] });
    expect((await server.ask('anna', 'GET', `/chats/${chat}/turns/${turn}/answer`)).status).toBe(406);
    expect((await server.ask('anna', 'POST', `/chats/${chat}/turns/nobody/stop`)).status).toBe(404);
  });
});
