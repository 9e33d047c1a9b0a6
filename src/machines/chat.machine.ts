/**
 * One chat on one page: opens it, asks questions, streams the answer, resumes it after the network was gone, stops it. The
 * server writes the answer whether or not anybody is listening. Where chats are stored and how the pieces are transported
 * is not known here.
 */
import { type ActorRefFrom, assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { AnswerNews, AskedTurn, Followed, LoadedChat, NewQuestion } from '../events/chat/port.ts';
import { latestLeaf, leafBelow } from '../events/chat/tree.ts';
import type { Turn } from '../events/chat/turn.ts';
import { type ChatView, chatWorkflow, type ChatWorkflowFact } from '../events/chat/workflow.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import { listenerSlot, promiseSlot } from './slots.ts';

export interface ChatPlace {
  /** null: a new chat. */
  readonly chat: string | null;
  /** The turn whose branch is shown first; null: the latest turn. */
  readonly turn: string | null;
}

export type ChatEvent =
  | AnswerNews
  | { readonly type: 'chat.retry' }
  /** A question after the last turn of the shown branch. */
  | {
      readonly type: 'question.ask';
      readonly key: string;
      readonly question: string;
      /** Ids of stored files. */
      readonly attachments?: readonly string[];
    }
  /** A sibling of a turn: the same question again, or a reworded one. */
  | {
      readonly type: 'question.beside';
      readonly key: string;
      readonly turn: string;
      readonly question: string;
    }
  | { readonly type: 'question.retry' }
  | { readonly type: 'question.drop' }
  /** Shows the branch that contains this turn. */
  | { readonly type: 'branch.show'; readonly turn: string }
  | { readonly type: 'answer.stop' }
  /** The network is back, or the page became visible again. */
  | { readonly type: 'network.back' };

export interface ChatContext extends ChatPlace {
  readonly turns: readonly Turn[];
  /** The turns are those that this device has seen: the server could not be reached. */
  readonly seen: boolean;
  /** The last turn of the shown branch; null while there are no turns. */
  readonly leaf: string | null;
  /** The question being sent, or the one that could not be sent. */
  readonly sent: NewQuestion | null;
  readonly failure: Failure | null;
}

const isAnswering = ({ state }: Turn) => state === 'answering';
const answeringOf = ({ turns }: Pick<ChatContext, 'turns'>) => turns.find(isAnswering) ?? null;

const withTurn = (turns: readonly Turn[], id: string, change: (turn: Turn) => Partial<Turn>) =>
  turns.map((turn) => (turn.id === id ? { ...turn, ...change(turn) } : turn));

function followed(context: ChatContext): Followed {
  const turn = answeringOf(context);
  return { chat: context.chat ?? '', turn: turn?.id ?? '', from: turn?.answer.length ?? 0 };
}

/** How long to wait before reconnecting to the answer when no event says that the network is back, in milliseconds. */
const lookAgainMs = 3000;

export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatWorkflowFact,
    input: {} as ChatPlace,
  },
  actors: {
    load: promiseSlot<LoadedChat | null, { readonly chat: string | null }>('chat.load'),
    ask: promiseSlot<AskedTurn, NewQuestion>('chat.ask'),
    stop: promiseSlot<Turn, Followed>('chat.stop'),
    follow: listenerSlot<AnswerNews, Followed>('chat.follow'),
    network: listenerSlot<{ type: 'network.back' }>('chat.network'),
  },
  guards: {
    isSeen: ({ context }) => context.seen,
    isKnown: ({ context, event }) =>
      event.type === 'branch.show' && context.turns.some(({ id }) => id === event.turn),
    isBeside: ({ context, event }) =>
      event.type === 'question.beside' && context.turns.some(({ id }) => id === event.turn),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { turns, seen }: LoadedChat) => {
      // The branch that is shown stays.
      const wanted = context.leaf ?? context.turn;
      const isThere = wanted !== null && turns.some(({ id }) => id === wanted);
      const answering = turns.find(isAnswering);
      const leaf = answering?.id ?? (isThere ? leafBelow(turns, wanted) : latestLeaf(turns));
      enqueue.assign({ turns, seen, leaf, failure: null });
      enqueue.emit(chatWorkflow.ChatOpened({ turns: turns.length, answering: answering !== undefined }));
    }),
    reopen: enqueueActions(({ enqueue }) => {
      enqueue.assign({ failure: null });
      enqueue.emit(chatWorkflow.ChatOpening({}));
    }),
    miss: enqueueActions(({ enqueue }) => {
      enqueue.assign({ turns: [], seen: false, leaf: null });
      enqueue.emit(chatWorkflow.ChatMissing({}));
    }),
    failOpening: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      enqueue.assign({ failure });
      enqueue.emit(chatWorkflow.ChatNotOpened({ kind: failure.kind }));
    }),
    send: enqueueActions(({ context: { chat, leaf, sent: before }, event, enqueue }) => {
      const parts =
        event.type === 'question.ask'
          ? {
              key: event.key,
              question: event.question,
              parent: leaf,
              beside: null,
              attachments: event.attachments ?? [],
            }
          : event.type === 'question.beside'
            ? {
                key: event.key,
                question: event.question,
                parent: null,
                beside: event.turn,
                attachments: [],
              }
            : before;
      if (!parts) return;
      const sent = { chat, ...parts };
      enqueue.assign({ sent, failure: null });
      enqueue.emit(chatWorkflow.ChatQuestionSent({ beside: sent.beside !== null }));
    }),
    take: enqueueActions(({ context, enqueue }, { chat, turn }: AskedTurn) => {
      enqueue.assign({ chat, turns: [...context.turns, turn], leaf: turn.id, sent: null });
      enqueue.emit(chatWorkflow.ChatQuestionTaken({}));
      const { state, failure } = turn;
      if (!isAnswering(turn)) enqueue.emit(chatWorkflow.ChatAnswerEnded({ state, failure }));
    }),
    failAsking: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      enqueue.assign({ failure });
      enqueue.emit(chatWorkflow.ChatQuestionNotTaken({ kind: failure.kind }));
    }),
    drop: enqueueActions(({ enqueue }) => {
      enqueue.assign({ sent: null, failure: null });
      enqueue.emit(chatWorkflow.ChatQuestionDropped({}));
    }),
    showBranch: assign(({ context: { turns }, event }) =>
      event.type === 'branch.show' ? { leaf: leafBelow(turns, event.turn) } : {},
    ),
    add: assign(({ context, event }) => {
      const turn = answeringOf(context);
      if (event.type !== 'piece.came' || !turn) return {};
      // Pieces may arrive twice: append only what is not there yet.
      const known = event.end - event.text.length;
      return {
        turns: withTurn(context.turns, turn.id, ({ answer }) => ({
          answer: answer.slice(0, known) + event.text,
        })),
      };
    }),
    end: enqueueActions(({ context, event, enqueue }) => {
      const turn = answeringOf(context);
      if (event.type !== 'answer.ended' || !turn) return;
      const { type: _, ...ended } = event;
      enqueue.assign({ failure: null, turns: withTurn(context.turns, turn.id, () => ended) });
      enqueue.emit(chatWorkflow.ChatAnswerEnded({ state: event.state, failure: event.failure }));
    }),
    lose: enqueueActions(({ enqueue }) => {
      enqueue.emit(chatWorkflow.ChatAnswerLost({}));
    }),
    find: enqueueActions(({ enqueue }) => {
      enqueue.emit(chatWorkflow.ChatAnswerFound({}));
    }),
    askToStop: enqueueActions(({ enqueue }) => {
      enqueue.assign({ failure: null });
      enqueue.emit(chatWorkflow.ChatStopAsked({}));
    }),
    stopped: enqueueActions(({ context, enqueue }, { turn }: { turn: Turn }) => {
      const { state, failure } = turn;
      enqueue.assign({ turns: withTurn(context.turns, turn.id, () => turn) });
      enqueue.emit(chatWorkflow.ChatAnswerEnded({ state, failure }));
    }),
    failStopping: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      enqueue.assign({ failure });
      enqueue.emit(chatWorkflow.ChatStopFailed({ kind: failure.kind }));
    }),
  },
  delays: { lookAgain: lookAgainMs },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ ...input, turns: [], seen: false, leaf: null, sent: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ chat: context.chat }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing', actions: 'miss' },
          {
            guard: ({ event }) => event.output?.turns.some(isAnswering) === true,
            target: 'answering',
            actions: { type: 'show', params: ({ event }) => event.output! },
          },
          { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output! } },
        ],
        onError: {
          target: 'unopened',
          actions: { type: 'failOpening', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    missing: {},
    unopened: {
      on: {
        'chat.retry': { target: 'opening', actions: 'reopen' },
        'network.back': { target: 'opening', actions: 'reopen' },
      },
      invoke: { id: 'network', src: 'network' },
    },
    ready: {
      invoke: { id: 'network', src: 'network' },
      initial: 'shown',
      states: {
        shown: {},
        // The copy stays, with whatever is written on its page, until the server has answered.
        refreshing: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ chat: context.chat }),
            onDone: [
              { guard: ({ event }) => event.output === null, target: '#chat.missing', actions: 'miss' },
              {
                guard: ({ event }) => event.output?.turns.some(isAnswering) === true,
                target: '#chat.answering',
                actions: { type: 'show', params: ({ event }) => event.output! },
              },
              { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output! } },
            ],
            onError: 'shown',
          },
        },
      },
      on: {
        'network.back': { guard: 'isSeen', target: '.refreshing' },
        'question.ask': { target: 'asking', actions: 'send' },
        'question.beside': { guard: 'isBeside', target: 'asking', actions: 'send' },
        'branch.show': { guard: 'isKnown', actions: 'showBranch' },
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.sent!,
        onDone: [
          {
            guard: ({ event }) => isAnswering(event.output.turn),
            target: 'answering',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: 'isSeen',
            target: 'ready.refreshing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          // The answer is complete already, or the server had this question before.
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unasked',
          actions: { type: 'failAsking', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    unasked: {
      on: {
        'question.retry': { target: 'asking', actions: 'send' },
        'question.drop': [
          { guard: 'isSeen', target: 'ready.refreshing', actions: 'drop' },
          { target: 'ready', actions: 'drop' },
        ],
      },
    },
    answering: {
      initial: 'following',
      on: {
        'answer.stop': { target: 'stopping', actions: 'askToStop' },
        'answer.ended': [
          { guard: 'isSeen', target: 'ready.refreshing', actions: 'end' },
          { target: 'ready', actions: 'end' },
        ],
      },
      states: {
        following: {
          on: {
            'piece.came': { actions: 'add' },
            'answer.lost': { target: 'lost', actions: 'lose' },
          },
          invoke: { id: 'follow', src: 'follow', input: ({ context }) => followed(context) },
        },
        lost: {
          on: { 'network.back': { target: 'following', actions: 'find' } },
          after: { lookAgain: { target: 'following', actions: 'find' } },
          invoke: { id: 'network', src: 'network' },
        },
      },
    },
    stopping: {
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context }) => followed(context),
        onDone: [
          {
            guard: 'isSeen',
            target: 'ready.refreshing',
            actions: { type: 'stopped', params: ({ event }) => ({ turn: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'stopped', params: ({ event }) => ({ turn: event.output }) },
          },
        ],
        onError: {
          target: 'answering',
          actions: { type: 'failStopping', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type ChatActor = ActorRefFrom<typeof chatMachine>;
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

function stepOf(snapshot: ChatSnapshot): ChatView['step'] {
  const steps = ['missing', 'unopened', 'ready', 'asking', 'unasked', 'stopping'] as const;
  const step = steps.find((one) => snapshot.matches(one));
  if (step) return step;
  if (snapshot.matches({ answering: 'lost' })) return 'lost';
  return snapshot.matches('answering') ? 'following' : 'opening';
}

export function viewChat(snapshot: ChatSnapshot): ChatView {
  const { turns, failure } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    turns: turns.length,
    failure: failure?.kind ?? null,
  };
}
