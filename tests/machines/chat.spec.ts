import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { AnswerNews, AskedTurn, Followed, LoadedChat, NewQuestion } from '../../src/events/chat/port.ts';
import type { Turn } from '../../src/events/chat/turn.ts';
import { chatMachine, viewChat } from '../../src/machines/chat.machine.ts';
import { effect } from './effects.ts';

const turn = (id: string, changes: Partial<Turn> = {}): Turn => ({
  ...{ id, parent: null, kind: 'asked', question: id, state: 'answered', engine: 'Built in', answer: 'So.' },
  ...{
    attachments: [],
    sources: [],
    failure: null,
    askedAt: '2026-11-21T08:00:00.000Z',
    endedAt: '2026-11-21T08:00:01.000Z',
  },
  ...changes,
});
const open = { state: 'answering', answer: '', endedAt: null } as const;
const chat = (...turns: readonly Turn[]): LoadedChat => ({
  ...{ id: 'c1', title: 'Ink?', pinned: false },
  turns,
  seen: false,
});
const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' });

function start(place: { chat: string | null; turn?: string } = { chat: 'c1' }) {
  const load = effect<LoadedChat | null, { chat: string | null }>();
  const ask = effect<AskedTurn, NewQuestion>();
  const stop = effect<Turn, Followed>();
  const followed: Followed[] = [];
  let listening = 0;
  let tell: (news: AnswerNews) => void = () => undefined;
  const follow = fromCallback(({ input, sendBack }) => {
    followed.push(input as unknown as Followed);
    listening += 1;
    tell = sendBack;
    return () => void (listening -= 1);
  });
  const actor = createActor(
    chatMachine.provide({
      actors: {
        ...{ load: load.logic, ask: ask.logic, stop: stop.logic, follow: follow as never },
        network: fromCallback(() => undefined) as never,
      },
    }),
    { input: { turn: null, ...place } },
  ).start();
  return {
    ...{ load, ask, stop, followed, actor },
    tell: (news: AnswerNews) => tell(news),
    isListening: () => listening > 0,
    step: () => viewChat(actor.getSnapshot()).step,
    context: () => actor.getSnapshot().context,
  };
}

describe('a chat on its page', () => {
  it('[CHAT14] adds what comes once, looks again from there, and ends', async () => {
    const { load, followed, tell, step, context, actor, isListening } = start();
    await load.resolve(chat(turn('t1', open)));
    expect([step(), followed]).toEqual(['following', [{ chat: 'c1', turn: 't1', from: 0 }]]);
    tell({ type: 'piece.came', text: 'Blot ', end: 5 });
    tell({ type: 'piece.came', text: 'Blot ', end: 5 });
    tell({ type: 'answer.lost' });
    expect([step(), isListening()]).toEqual(['lost', false]);
    actor.send({ type: 'network.back' });
    expect(followed.at(-1)!.from).toBe(5);
    tell({ type: 'piece.came', text: 'it.', end: 8 });
    tell({ type: 'answer.ended', state: 'answered', sources: [], failure: null, endedAt: '2026' });
    expect(context().turns).toMatchObject([{ answer: 'Blot it.', state: 'answered' }]);
    expect([step(), isListening()]).toEqual(['ready', false]);
  });

  it('[CHAT30] opens a copy, and again once there is a network, on the same branch', async () => {
    const { load, step, context, actor } = start();
    const turns = [turn('t1'), turn('t2', { parent: 't1' }), turn('t3', { parent: 't1' })];
    await load.resolve({ ...chat(...turns), seen: true });
    expect([step(), context().seen, context().leaf]).toEqual(['ready', true, 't3']);
    actor.send({ type: 'branch.show', turn: 't2' });
    actor.send({ type: 'network.back' });
    // [CHAT37] The copy stays until the server has answered, whatever it answers.
    expect([step(), context().turns.length, context().leaf]).toEqual(['ready', 3, 't2']);
    await load.reject(offline);
    expect([step(), context().turns.length, context().seen]).toEqual(['ready', 3, true]);
    actor.send({ type: 'network.back' });
    await load.resolve(chat(...turns, turn('t4', { parent: 't2' })));
    expect([step(), context().seen, context().leaf]).toEqual(['ready', false, 't4']);
    actor.send({ type: 'network.back' });
    expect(step()).toBe('ready');
  });

  it('[CHAT37] is whole again after a question that was asked from the copy', async () => {
    const { load, ask, tell, step, context, actor } = start();
    await load.resolve({ ...chat(turn('t2')), seen: true });
    actor.send({ type: 'question.ask', key: 'k1', question: 'Ink?' });
    await ask.reject(offline);
    // The network returned while the question waited.
    actor.send({ type: 'question.retry' });
    const asked = turn('t3', { ...open, parent: 't2' });
    await ask.resolve({ chat: 'c1', turn: asked });
    expect(step()).toBe('following');
    tell({ type: 'answer.ended', state: 'answered', sources: [], failure: null, endedAt: '2026' });
    expect([step(), context().turns.length]).toEqual(['ready', 2]);
    await load.resolve(chat(turn('t1'), turn('t2', { parent: 't1' }), turn('t3', { parent: 't2' })));
    expect([step(), context().seen, context().leaf, context().turns.length]).toEqual([
      'ready',
      false,
      't3',
      3,
    ]);
  });

  it('[CHAT37] says that it is gone when it was deleted meanwhile', async () => {
    const { load, step, context, actor } = start();
    await load.resolve({ ...chat(turn('t1')), seen: true });
    actor.send({ type: 'network.back' });
    await load.resolve(null);
    expect([step(), context().turns, context().seen]).toEqual(['missing', [], false]);
  });

  it('[CHAT14] keeps a question that did not arrive, and sends it again with the same key', async () => {
    const { load, ask, step, context, actor } = start({ chat: null });
    await load.resolve(chat());
    actor.send({ type: 'question.ask', key: 'k1', question: 'Ink?' });
    await ask.reject(offline);
    expect([step(), context().sent?.question]).toEqual(['unasked', 'Ink?']);
    actor.send({ type: 'question.retry' });
    expect(ask.calls[1]).toEqual(ask.calls[0]);
    await ask.resolve({ chat: 'c9', turn: turn('t1', open) });
    expect([step(), context().chat, context().leaf, context().sent]).toEqual(['following', 'c9', 't1', null]);
  });

  it('[CHAT14] is ready at once when the question that arrived before is answered already', async () => {
    const { load, ask, step, context, actor, followed } = start({ chat: null });
    await load.resolve(chat());
    actor.send({ type: 'question.ask', key: 'k1', question: 'Ink?' });
    await ask.resolve({ chat: 'c9', turn: turn('t1') });
    expect([step(), context().turns.length, context().sent, followed]).toEqual(['ready', 1, null, []]);
  });

  it('[CHAT9] stops by asking, and follows on when that fails', async () => {
    const { load, stop, step, context, actor } = start();
    await load.resolve(chat(turn('t1', open)));
    actor.send({ type: 'answer.stop' });
    expect(step()).toBe('stopping');
    await stop.reject(offline);
    expect([step(), context().failure?.kind]).toEqual(['following', 'offline']);
    actor.send({ type: 'answer.stop' });
    await stop.resolve(turn('t1', { state: 'stopped', answer: 'Bl' }));
    expect([step(), context().turns[0]!.state, context().failure]).toEqual(['ready', 'stopped', null]);
  });

  it('[CHAT2] asks behind the branch that is shown, or beside a turn, and walks the branches', async () => {
    const { load, ask, context, actor } = start({ chat: 'c1', turn: 'b' });
    await load.resolve(
      chat(turn('a'), turn('b', { parent: 'a' }), turn('c', { parent: 'a' }), turn('d', { parent: 'b' })),
    );
    expect(context().leaf).toBe('d');
    actor.send({ type: 'branch.show', turn: 'c' });
    expect(context().leaf).toBe('c');
    actor.send({ type: 'question.ask', key: 'k1', question: 'And?' });
    expect(ask.calls[0]).toMatchObject({ parent: 'c', beside: null });
    await ask.reject(offline);
    actor.send({ type: 'question.drop' });
    actor.send({ type: 'question.beside', key: 'k2', turn: 'b', question: 'Or?' });
    expect(ask.calls[1]).toMatchObject({ beside: 'b', question: 'Or?' });
  });

  it('[CHAT5] is missing where it is not there, and is opened again when the server is back', async () => {
    const missing = start();
    await missing.load.resolve(null);
    expect(missing.step()).toBe('missing');
    const { load, step, actor } = start();
    await load.reject(offline);
    expect(step()).toBe('unopened');
    actor.send({ type: 'chat.retry' });
    await load.resolve(chat(turn('t1')));
    expect(step()).toBe('ready');
  });
});
