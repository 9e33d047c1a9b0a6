/** Temporary chats: answered from memory while the person reads, and stored in no table. */
import { sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerTemporarily } from '../../../server/chat/temporary.ts';
import type { Schemas } from '../../../server/chat/parts.ts';
import type { Queries } from '../../../server/db/database.ts';
import type { Asker } from '../../../server/security/session.ts';
import { openInMemory } from '../db/in-memory.ts';
import {
  type ChatServer,
  drivenEngine,
  type DrivenEngine,
  eventsIn,
  openChatServer,
  question,
  text,
  wordsOf,
} from './support.ts';

const secret = 'Zinnober';
const source = {
  guide: 'ink-on-leather',
  version: 2,
  fact: 'f3',
  title: 'Ink on leather',
  text: 'Do not rub.',
};

const asks = (words: string, earlier: Schemas['TemporaryQuestion']['earlier'] = []) => ({
  question: words,
  earlier,
});

/** The whole content of the database as text, by table. */
async function heldIn(orm: Queries): Promise<string> {
  const { rows: tables } = (await orm.execute(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )) as unknown as { rows: readonly { name: string }[] };
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = (await orm.execute(
        sql`select coalesce(string_agg(t::text, ' '), '') as held from ${sql.raw(name)} t`,
      )) as unknown as { rows: readonly { held: string }[] };
      return rows[0]!.held;
    }),
  );
  expect(tables.length).toBeGreaterThan(30);
  return texts.join('\n');
}

describe('a temporary chat', () => {
  let server: ChatServer;
  let engine: DrivenEngine;
  beforeEach(async () => {
    engine = drivenEngine();
    server = await openChatServer(await openInMemory(), engine);
  });
  afterEach(() => server.close());

  async function ask(who: string | null, body: unknown, accept = 'text/event-stream') {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/py/temporary-answers',
      headers: { accept, ...(who === null ? {} : { authorization: `Bearer token-of-${who}` }) },
      payload: body as object,
    });
    return { status: answer.statusCode, events: answer.statusCode === 200 ? eventsIn(answer.body) : [] };
  }

  it('[CHAT25] is answered with what was said before, and no table holds a word of it', async () => {
    const answer = ask('anna', asks(` ${secret} on suede? `, [{ question: 'Ink?', answer: 'Blot it.' }]));
    await expect.poll(() => engine.asked.length, { interval: 5 }).toBe(1);
    engine.say(text('Brush '), text(`${secret} out.[^1]`), { type: 'sources', sources: [source] });
    await expect.poll(async () => heldIn(server.db.orm)).not.toContain(secret);
    engine.finish();
    const { events } = await answer;
    expect(engine.asked).toEqual([
      {
        question: `${secret} on suede?`,
        attachments: [],
        earlier: [{ question: 'Ink?', answer: 'Blot it.' }],
      },
    ]);
    expect(events[0]).toMatchObject({ event: 'engine', data: { engine: 'Driven' } });
    expect(wordsOf(events)).toBe(`Brush ${secret} out.[^1]`);
    expect(events.at(-1)).toMatchObject({
      event: 'ended',
      data: { state: 'answered', sources: [source], failure: null },
    });
    const held = await heldIn(server.db.orm);
    expect(held).toContain('anna');
    expect(held).not.toContain(secret);
    expect(held).not.toContain('Blot it');
    const lists = ['/chats', `/chat-turns?search=${secret}`, `/chat-trees?search=${secret}`];
    for (const path of lists)
      expect((await server.ask<{ total: number }>('anna', 'GET', path)).body.total).toBe(0);

    // A saved chat is found, so the search covers these tables.
    await server.ask('anna', 'POST', '/chats', question(`${secret} on suede?`));
    expect(await heldIn(server.db.orm)).toContain(secret);
  });

  it('[CHAT25] tells nobody else of it, and nobody without an account is answered', async () => {
    const answer = ask('anna', asks(`My ${secret}?`));
    await expect.poll(() => engine.asked.length, { interval: 5 }).toBe(1);
    engine.say(text(secret));
    engine.finish();
    await answer;
    const other = ask('bert', asks('And mine?'));
    await expect.poll(() => engine.asked.length, { interval: 5 }).toBe(2);
    engine.say(text('Yours.'));
    engine.finish();
    expect(wordsOf((await other).events)).toBe('Yours.');
    expect(engine.asked.at(-1)).toEqual({ question: 'And mine?', attachments: [], earlier: [] });
    expect((await ask(null, asks('And I?'))).status).toBe(401);
    expect((await ask('anna', asks('How?'), 'application/json')).status).toBe(406);
    expect((await ask('anna', asks('Hid\u202eden'))).status).toBe(422);
    expect((await ask('anna', asks('x'.repeat(4001)))).status).toBe(422);
    expect(
      (await ask('anna', { question: 'And?', earlier: Array(21).fill({ question: 'a', answer: '' }) }))
        .status,
    ).toBe(422);
    expect(engine.asked).toHaveLength(2);
  });
});

describe('an answer of one that does not come to its end', () => {
  const by = { uid: 'anna' } as Asker;
  const reading = async (answer: Readable) => {
    let said = '';
    for await (const part of answer) said += String(part);
    return eventsIn(said);
  };
  const clock = () => new Date('2026-11-21T08:00:00.000Z');

  it('[CHAT26] is stopped by whoever stops reading', async () => {
    let over: AbortSignal | null = null;
    const errors: unknown[] = [];
    const answer = answerTemporarily(
      {
        engine: {
          engine: 'Slow',
          async *answer(_question, _earlier, signal) {
            over = signal;
            yield text('Well');
            await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
          },
        },
        clock,
      },
      by,
      asks('Still there?'),
      (error) => errors.push(error),
    );
    await expect.poll(() => over, { interval: 5 }).not.toBeNull();
    answer.destroy();
    await expect.poll(() => over!.aborted, { interval: 5 }).toBe(true);
    expect(errors).toEqual([]);
  });

  it('[CHAT26] is given up once it has taken too long', async () => {
    const errors: unknown[] = [];
    const events = await reading(
      answerTemporarily(
        {
          engine: {
            engine: 'Slow',
            async *answer(_question, _earlier, signal) {
              yield text('Well');
              await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
            },
          },
          clock,
          maxAnswerMs: 20,
        },
        by,
        asks('How long?'),
        (error) => errors.push(error),
      ),
    );
    expect(wordsOf(events)).toBe('Well');
    expect(events.at(-1)!.data).toMatchObject({ state: 'failed', failure: 'too-slow' });
    expect(errors).toHaveLength(1);
  });
});
