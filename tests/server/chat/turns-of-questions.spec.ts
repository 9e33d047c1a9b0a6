/** One person's questions are answered so many at a time, whichever way they are asked. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerEngine } from '../../../server/chat/answer-engine.ts';
import type { Schemas } from '../../../server/chat/parts.ts';
import { turnRules } from '../../../server/budget/limits.ts';
import { openInMemory } from '../db/in-memory.ts';
import { type ChatServer, follow, openChatServer, question, text, wordsOf } from './support.ts';

const { forOne, waiting } = turnRules.questions;

/** Answers each question once the test lets it. */
function heldEngine() {
  const held = new Map<string, () => void>();
  const given: string[] = [];
  const engine: AnswerEngine = {
    engine: 'Held',
    async *answer(words, _earlier, signal) {
      given.push(words);
      await new Promise<void>((go) => {
        held.set(words, go);
        signal.addEventListener('abort', () => go());
      });
      held.delete(words);
      signal.throwIfAborted();
      yield text(`${words} Yes.`);
    },
  };
  return { engine, given, atWork: () => [...held.keys()], let: (words: string) => held.get(words)!() };
}

describe('questions of one person', () => {
  let server: ChatServer;
  let engine: ReturnType<typeof heldEngine>;
  beforeEach(async () => {
    engine = heldEngine();
    server = await openChatServer(await openInMemory(), engine.engine, ['anna', 'bert'], {
      REQUEST_ALLOWANCE: '1',
    });
  });
  afterEach(() => server.close());

  const post = (sent: Schemas['NewChatQuestion'], who = 'anna') =>
    server.ask<Schemas['AskedChatQuestion']>(who, 'POST', '/chats', sent);
  const keyOf = ({ chat_id: chat, turn }: Schemas['AskedChatQuestion']) => ({ chat, turn: turn.id });
  const totalOf = async (who: string) =>
    (await server.ask<Schemas['ChatPage']>(who, 'GET', '/chats')).body.total;
  const atWork = () => expect.poll(engine.atWork, { interval: 5 });
  /** Time for anything that should not begin to begin. */
  const settle = () => new Promise((later) => setTimeout(later, 50));

  it('[CHAT42] are answered two at a time; three more wait, and a further one is not stored', async () => {
    const sent = Array.from({ length: forOne + waiting }, (_, i) => question(`Question ${i}?`));
    const asked = [];
    for (const one of sent) asked.push(await post(one));
    expect(asked.map(({ status }) => status)).toEqual(sent.map(() => 201));
    await settle();
    expect(engine.atWork()).toEqual(['Question 0?', 'Question 1?']);

    const refused = await post(question('One too many?'));
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('not done yet') } });
    expect(await totalOf('anna')).toBe(sent.length);
    // A lost response is answered again all the same, and takes no turn.
    expect(await post(sent[0]!)).toMatchObject({ status: 201, body: { chat_id: asked[0]!.body.chat_id } });
    // Nobody else waits for it.
    await post(question('And mine?'), 'bert');
    await atWork().toEqual(['Question 0?', 'Question 1?', 'And mine?']);

    engine.let('Question 1?');
    await atWork().toEqual(['Question 0?', 'And mine?', 'Question 2?']);
    expect((await post(question('Room again?'))).status).toBe(201);
    for (const words of ['Question 0?', 'Question 2?', 'Question 3?', 'Question 4?', 'Room again?']) {
      await atWork().toContain(words);
      engine.let(words);
    }
    for (const [i, { body }] of asked.entries())
      expect(wordsOf(await follow(server, 'anna', keyOf(body)))).toBe(`Question ${i}? Yes.`);
    expect(server.errors).toEqual([]);
  });

  it('[CHAT42] waits in the same line for a temporary answer', async () => {
    const temporary = server.app.inject({
      method: 'POST',
      url: '/api/py/temporary-answers',
      headers: { accept: 'text/event-stream', authorization: 'Bearer token-of-anna' },
      payload: { question: 'In passing?', earlier: [] },
    });
    await atWork().toEqual(['In passing?']);
    await post(question('First?'));
    await post(question('Second?'));
    await settle();
    expect(engine.atWork()).toEqual(['In passing?', 'First?']);
    engine.let('In passing?');
    expect((await temporary).statusCode).toBe(200);
    await atWork().toEqual(['First?', 'Second?']);
  });

  it('[CHAT9] [CHAT42] stops one that waits, which is never given to the engine', async () => {
    await post(question('First?'));
    await post(question('Second?'));
    const { body } = await post(question('Third?'));
    const { chat, turn } = keyOf(body);
    const stopped = await server.ask<Schemas['ChatTurn']>(
      'anna',
      'POST',
      `/chats/${chat}/turns/${turn}/stop`,
    );
    expect(stopped).toMatchObject({ status: 200, body: { state: 'stopped', answer: '' } });
    await post(question('Fourth?'));
    engine.let('First?');
    await atWork().toEqual(['Second?', 'Fourth?']);
    expect(engine.given).not.toContain('Third?');
    expect(server.errors).toEqual([]);
  });

  it('[CHAT10] [CHAT42] ends one that waits when the server stops', async () => {
    const asked = [];
    for (const words of ['First?', 'Second?', 'Third?']) asked.push((await post(question(words))).body);
    await server.running.stop();
    for (const { chat_id: chat } of asked) {
      const { body } = await server.ask<Schemas['Chat']>('anna', 'GET', `/chats/${chat}`);
      expect(body.turns).toMatchObject([{ state: 'failed', failure: 'interrupted' }]);
    }
  });
});
