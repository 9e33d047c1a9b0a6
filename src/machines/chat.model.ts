/** Paths of a chat: opened or not, asked, streamed, cut off and resumed, stopped, asked beside a turn, and its branches shown. */
import type { AskedTurn, LoadedChat } from '../events/chat/port.ts';
import type { Turn } from '../events/chat/turn.ts';
import { chatViewProjection, chatWorkflowFacts } from '../events/chat/workflow.ts';
import { type ChatContext, chatMachine, viewChat } from './chat.machine.ts';
import { answerOf, type InvariantOf, saysWhyItFailed } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { isSame } from './paths/same.ts';

const turn = (id: string, changes: Partial<Turn> = {}): Turn => ({
  id,
  parent: null,
  kind: 'asked',
  question: `secret ${id}`,
  state: 'answered',
  engine: 'Built in',
  answer: 'secret answer',
  attachments: [],
  sources: [],
  failure: null,
  askedAt: '2026-11-21T08:00:00.000Z',
  endedAt: '2026-11-21T08:00:01.000Z',
  ...changes,
});
const open = { state: 'answering', answer: '', endedAt: null } as const;
const chat = (...turns: readonly Turn[]): LoadedChat => ({
  ...{ id: 'c1', title: 'secret', pinned: false },
  turns,
  seen: false,
});
const asked: AskedTurn = { chat: 'c1', turn: turn('t9', open) };
const words = 'secret piece';
const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' });
const maxTurns = 2;

/** An answer step must leave every turn unchanged but the one being answered. */
const keepsWhatEnded: InvariantOf<ChatContext> = {
  name: 'what has ended stays as it ended',
  holds: ({ before, now, event }) =>
    answerOf(event, 'load').length > 0 ||
    before.context.turns.every(
      (known) => known.state === 'answering' || now.context.turns.some((one) => isSame(one, known)),
    ),
};

const addsWhatCame: InvariantOf<ChatContext> = {
  name: 'an answer is what has come of it, once',
  holds: ({ now }) =>
    now.context.turns.every(
      ({ state, answer }) => state !== 'answering' || answer === '' || answer === words,
    ),
};

export const model = defineModel({
  machine: chatMachine,
  starts: { new: { chat: null, turn: null }, known: { chat: 'c1', turn: 't1' } },
  samples: {
    'done.load:missing': done('load', null),
    'done.load:new': done('load', chat()),
    'done.load:answered': done('load', chat(turn('t1'), turn('t2', { parent: 't1' }))),
    'done.load:seen': done('load', { ...chat(turn('t1')), seen: true }),
    'done.load:answering': done('load', chat(turn('t1', open))),
    'failed.load': failed('load', offline),
    'chat.retry': { type: 'chat.retry' },
    'network.back': { type: 'network.back' },
    'question.ask': { type: 'question.ask', key: 'k1', question: 'secret question' },
    'question.beside': { type: 'question.beside', key: 'k2', turn: 't1', question: 'secret question' },
    'question.retry': { type: 'question.retry' },
    'question.drop': { type: 'question.drop' },
    'done.ask': done('ask', asked),
    'done.ask:answered': done('ask', { chat: 'c1', turn: turn('t9') }),
    'failed.ask': failed('ask', offline),
    'branch.show:known': { type: 'branch.show', turn: 't1' },
    'branch.show:unknown': { type: 'branch.show', turn: 'nobody' },
    'piece.came': { type: 'piece.came', text: words, end: words.length },
    'answer.lost': { type: 'answer.lost' },
    'answer.ended:answered': {
      type: 'answer.ended',
      state: 'answered',
      sources: [],
      failure: null,
      endedAt: '2026-11-21T08:00:02.000Z',
    },
    'answer.ended:failed': {
      type: 'answer.ended',
      state: 'failed',
      sources: [],
      failure: 'interrupted',
      endedAt: '2026-11-21T08:00:02.000Z',
    },
    'answer.stop': { type: 'answer.stop' },
    'done.stop': done('stop', turn('t9', { state: 'stopped' })),
    'failed.stop': failed('stop', offline),
  },
  abstraction: {
    name: `up to ${maxTurns} turns by how they ended, the branch that is shown, and what is on its way`,
    of: ({ context: { chat: id, turns, seen, leaf, sent, failure } }) => ({
      id,
      seen,
      turns: turns.map((one) => [one.id, one.state, one.answer.length]),
      leaf,
      sent: sent && [sent.parent, sent.beside],
      failure: failure?.kind,
    }),
    within: ({ context: { turns } }) =>
      turns.length <= maxTurns && new Set(turns.map(({ id }) => id)).size === turns.length,
  },
  weights: { 'piece.came': 4, 'answer.ended:answered': 3, 'done.load:missing': 0.2 },
  invariants: [saysWhyItFailed<ChatContext>('failure', 'load', 'ask', 'stop'), keepsWhatEnded, addsWhatCame],
  definitions: chatWorkflowFacts,
  projection: chatViewProjection,
  view: viewChat,
});
