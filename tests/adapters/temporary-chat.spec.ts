/** A temporary chat on its device: what it sends to the server, how answers are handled, and that it ends with its page. */
import { describe, expect, it } from 'vitest';
import { hiringClient } from '../../src/adapters/hiring-client.ts';
import { temporaryChat } from '../../src/adapters/temporary-chat.ts';
import type { AnswerNews, NewQuestion } from '../../src/events/chat/port.ts';

const endedAt = '2026-11-21T08:00:01.000Z';
const event = (name: string, data: object, id?: number) =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
const begun = event('engine', { engine: 'Built in' });
const piece = (text: string, end = text.length) => event('piece', { text }, end);
const ended = event('ended', { state: 'answered', sources: [], failure: null, ended_at: endedAt });

/** A server that sends these answers in order; null stays open. */
function open(...answers: readonly (readonly (string | null)[] | Response)[]) {
  const asked: unknown[] = [];
  const signals: AbortSignal[] = [];
  const left = [...answers];
  const patient = hiringClient({
    baseUrl: 'https://patina.test/api/py',
    token: async () => 'token',
    async fetch(request) {
      asked.push(await request.clone().json());
      signals.push(request.signal);
      const next = left.shift();
      if (!next || next instanceof Response) return next ?? Response.error();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const text of next) {
            if (text === null) return;
            controller.enqueue(new TextEncoder().encode(text));
          }
          controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const chat = temporaryChat(patient);
  const ask = (question: string, changes: Partial<NewQuestion> = {}) =>
    chat.ask({ key: 'k', chat: null, parent: null, beside: null, question, attachments: [], ...changes });
  /** Waits for the end of the answer. @returns how it came */
  const follow = (turn: string) =>
    new Promise<readonly AnswerNews[]>((done) => {
      const news: AnswerNews[] = [];
      chat.follow({ chat: 'temporary', turn, from: 0 })((one) => {
        news.push(one);
        if (one.type === 'answer.ended') done(news);
      });
    });
  return { chat, ask, follow, asked, signals };
}

describe('a temporary chat', () => {
  it('[CHAT25] tells the server what was said before on its branch, and no more', async () => {
    const whole = [begun, piece('So.'), ended];
    const { ask, follow, asked } = open(whole, whole, whole, whole);
    const first = await ask('How?');
    expect(first).toMatchObject({
      chat: 'temporary',
      turn: { question: 'How?', engine: 'Built in', state: 'answering', kind: 'asked', parent: null },
    });
    expect((await follow(first.turn.id)).map(({ type }) => type)).toEqual(['piece.came', 'answer.ended']);
    const { chat } = first;
    const second = await ask('And suede?', { chat, parent: first.turn.id });
    await follow(second.turn.id);
    const again = await ask('And suede?', { chat, beside: second.turn.id });
    await follow(again.turn.id);
    expect(again.turn).toMatchObject({ kind: 'again', parent: first.turn.id });
    const anew = await ask('Oil?', { chat, beside: first.turn.id });
    await follow(anew.turn.id);
    expect(anew.turn).toMatchObject({ kind: 'edited', parent: null });
    const before = [{ question: 'How?', answer: 'So.' }];
    expect(asked).toEqual([
      { question: 'How?', earlier: [] },
      { question: 'And suede?', earlier: before },
      { question: 'And suede?', earlier: before },
      { question: 'Oil?', earlier: [] },
    ]);
  });

  it('[CHAT26] stops for good, keeping what had come', async () => {
    const { chat, ask, asked, signals } = open([begun, piece('Well'), null], [begun, ended]);
    const { turn } = await ask('All of it?');
    const came = await new Promise<AnswerNews>((done) => {
      chat.follow({ chat: 'temporary', turn: turn.id, from: 0 })(done);
    });
    expect(came).toEqual({ type: 'piece.came', text: 'Well', end: 4 });
    const stopped = await chat.stop({ chat: 'temporary', turn: turn.id });
    expect(stopped).toMatchObject({ state: 'stopped', answer: 'Well' });
    expect(signals[0]!.aborted).toBe(true);
    await ask('And?', { chat: 'temporary', parent: turn.id });
    expect(asked[1]).toEqual({ question: 'And?', earlier: [{ question: 'All of it?', answer: 'Well' }] });
  });

  it.each([
    ['whose connection breaks', [begun, piece('Half')]],
    ['whose session ends', [begun, piece('Half'), event('session-over', {})]],
  ])('[CHAT26] ends an answer %s as broken off', async (_, said) => {
    const { ask, follow } = open(said);
    const { turn } = await ask('Whole?');
    expect((await follow(turn.id)).at(-1)).toMatchObject({ state: 'failed', failure: 'cut-off' });
  });

  it('[CHAT26] takes a question that was refused for not asked', async () => {
    const refused = Response.json({ error: { code: 'too-often', message: 'Wait.' } }, { status: 429 });
    const { ask, asked, follow } = open(refused, [begun, ended]);
    await expect(ask('Now?')).rejects.toThrow();
    const { turn } = await ask('Now?');
    await follow(turn.id);
    expect(asked).toEqual([asked[0], asked[0]]);
    expect(turn.parent).toBeNull();
  });

  it('[CHAT26] lets go of its answer with the page', async () => {
    const { chat, ask, signals } = open([begun, null]);
    await ask('Still there?');
    chat.close();
    expect(signals[0]!.aborted).toBe(true);
  });
});
