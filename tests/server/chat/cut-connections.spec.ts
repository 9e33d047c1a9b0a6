/** Answers whose readers are disconnected repeatedly: no character is lost or duplicated. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerEngine } from '../../../server/chat/answer-engine.ts';
import type { Schemas } from '../../../server/chat/parts.ts';
import { level } from '../../level.ts';
import { openInMemory } from '../db/in-memory.ts';
import { type ChatServer, eventsIn, openChatServer, question } from './support.ts';

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** With surrogate pairs, line breaks, and text that looks like the protocol itself. */
const words = 'Blot the ink 🧴, never rub it.\n\ndata: x\nid: 7\n\nÄsthetik 皮革 café — 🧵🪡 done. '.repeat(
  12,
);

/** In pieces of any length, also split within a character. */
const inPieces = (random: () => number): AnswerEngine => ({
  engine: 'Seeded',
  async *answer() {
    for (let at = 0; at < words.length;) {
      const end = at + 1 + Math.floor(random() * 40);
      yield { type: 'text', text: words.slice(at, end) };
      at = end;
      await new Promise((go) => setImmediate(go));
    }
  },
});

const cuts = level === 'usual' ? 30 : level === 'full' ? 100 : 1000;
const cutsEach = 5;

describe('[CHAT8] an answer whose reader is cut off', () => {
  const random = seeded(20_261_121);
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

  it(`gives it back whole after ${cuts} cuts`, async () => {
    let cut = 0;
    while (cut < cuts) {
      const asked = await server.ask<Schemas['AskedChatQuestion']>(
        'anna',
        'POST',
        '/chats',
        question('Ink?'),
      );
      const path = `/chats/${asked.body.chat_id}/turns/${asked.body.turn.id}/answer`;
      let had = '';
      for (let i = 0; ; i += 1) {
        const isLast = i === cutsEach;
        const bytes = isLast ? Infinity : Math.floor(random() * 1500);
        const events = await read(path, had.length, bytes);
        for (const { event, data, id } of events) {
          if (event === 'piece') had += data.text as string;
          // Nothing is sent twice, and nothing is left out.
          expect(id).toBe(had.length);
        }
        if (isLast) break;
        cut += 1;
      }
      expect(had).toBe(words);
    }
    expect(server.errors).toEqual([]);
  }, 600_000);
});
