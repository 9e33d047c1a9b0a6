/** Answers whose readers are disconnected repeatedly: no character is lost or duplicated, and stopping still stops. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerEngine } from '../../../server/chat/answer-engine.ts';
import type { Schemas } from '../../../server/chat/parts.ts';
import { seed, times } from '../../counts.ts';
import { randomFrom } from '../../support/random.ts';
import { openInMemory } from '../db/in-memory.ts';
import { type ChatServer, eventsIn, openChatServer, question } from './support.ts';

/** With surrogate pairs, line breaks, and text that looks like the protocol itself. */
const words = 'Blot the ink 🧴, never rub it.\n\ndata: x\nid: 7\n\nÄsthetik 皮革 café — 🧵🪡 done. '.repeat(
  12,
);

const endless = 'And without end?';

/** In pieces of any length, also split within a character. */
const inPieces = (random: () => number): AnswerEngine => ({
  engine: 'Seeded',
  async *answer(asked, _earlier, signal) {
    do {
      for (let at = 0; at < words.length;) {
        const end = at + 1 + Math.floor(random() * 40);
        yield { type: 'text', text: words.slice(at, end) };
        at = end;
        await (asked === endless ? sleep(1) : new Promise((go) => setImmediate(go)));
        signal.throwIfAborted();
      }
    } while (asked === endless);
  },
});

const cutsEach = 5;

describe('an answer whose reader is cut off', () => {
  const random = randomFrom(seed);
  let server: ChatServer;
  let origin: string;
  beforeAll(async () => {
    server = await openChatServer(await openInMemory(), inPieces(random));
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  /** Reads whole events until about this many bytes have arrived, then disconnects. */
  async function read(path: string, from: number, bytes: number) {
    const leaving = new AbortController();
    const answer = await fetch(`${origin}/api/py${path}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: 'Bearer token-of-anna',
        'last-event-id': String(from),
      },
      signal: leaving.signal,
    });
    expect(answer.status).toBe(200);
    const decoder = new TextDecoder();
    let body = '';
    for await (const chunk of answer.body!) {
      body += decoder.decode(chunk as Uint8Array, { stream: true });
      if (body.length >= bytes) break;
    }
    leaving.abort();
    return eventsIn(body.slice(0, Number.isFinite(bytes) ? bytes : body.length));
  }

  async function ask(words: string) {
    const { body } = await server.ask<Schemas['AskedChatQuestion']>(
      'anna',
      'POST',
      '/chats',
      question(words),
    );
    return `/chats/${body.chat_id}/turns/${body.turn.id}`;
  }

  /** @param had what was read before, as far as it has come @returns all that has been read now */
  function withMore(had: string, events: Awaited<ReturnType<typeof read>>): string {
    let all = had;
    for (const { event, data, id } of events) {
      if (event === 'piece') all += data.text as string;
      // Nothing is sent twice, and nothing is left out.
      expect(id).toBe(all.length);
    }
    return all;
  }

  async function cutRepeatedly(cuts: number): Promise<void> {
    for (let cut = 0; cut < cuts; cut += cutsEach) {
      const path = `${await ask('Ink?')}/answer`;
      let had = '';
      for (let i = 0; i < cutsEach; i += 1)
        had = withMore(had, await read(path, had.length, Math.floor(random() * 1500)));
      expect(withMore(had, await read(path, had.length, Infinity))).toBe(words);
    }
    expect(server.errors).toEqual([]);
  }

  it('[CHAT8] gets it back whole', () => cutRepeatedly(30));

  it(`[CHAT8] gets it back whole after ${times(1000)} cuts`, { tags: 'full', timeout: 600_000 }, () =>
    cutRepeatedly(times(1000)),
  );

  it('[CHAT9] stops it within 300 ms, also after coming back', async () => {
    const took: number[] = [];
    for (let cuts = 0; cuts < 11; cuts += 1) {
      const turn = await ask(endless);
      let had = '';
      for (let i = 0; i < cuts % 4; i += 1)
        had = withMore(had, await read(`${turn}/answer`, had.length, 200 + Math.floor(random() * 1500)));
      const rest = read(`${turn}/answer`, had.length, Infinity);
      // By then that reader is being served, too.
      await read(`${turn}/answer`, had.length, 2000);
      const began = performance.now();
      const { status, body } = await server.ask<Schemas['ChatTurn']>('anna', 'POST', `${turn}/stop`);
      const events = await rest;
      took.push(performance.now() - began);
      expect([status, body.state, events.at(-1)!.data.state]).toEqual([200, 'stopped', 'stopped']);
      // The reader has exactly what the call confirmed, and nothing is added afterwards.
      expect(withMore(had, events)).toBe(body.answer);
      await sleep(20);
      expect(withMore('', await read(`${turn}/answer`, 0, Infinity))).toBe(body.answer);
    }
    // The middle one: a machine that is busy with something else delays a few.
    expect(took.toSorted((a, b) => a - b)[5]).toBeLessThan(300);
    expect(server.errors).toEqual([]);
  });
});
