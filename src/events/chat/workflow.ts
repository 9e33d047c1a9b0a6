/**
 * What the statechart of a chat records about itself, stream `workflow/chat`: that something was opened, asked, answered, cut
 * off or stopped. Questions, answers and the chat's id are in none of its facts.
 */
import { type Draft, produce } from 'immer';
import * as z from 'zod/mini';
import type { Projection } from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { type FailureKind, failureKindSchema } from '../shared/failure.ts';
import { turnFailureSchema, turnStates } from './turn.ts';

const noData = z.strictObject({});
const because = z.strictObject({ kind: failureKindSchema });
const count = z.int().check(z.gte(0));

export const chatWorkflowFacts = {
  /** `answering`: its last question is still being answered. */
  ChatOpened: defineFact('journal', 1, z.strictObject({ turns: count, answering: z.boolean() })),
  /** Opened again, after a failure. */
  ChatOpening: defineFact('journal', 1, noData),
  ChatMissing: defineFact('journal', 1, noData),
  ChatNotOpened: defineFact('journal', 1, because),
  /** `beside`: the same question again, or a reworded one. */
  ChatQuestionSent: defineFact('journal', 1, z.strictObject({ beside: z.boolean() })),
  ChatQuestionTaken: defineFact('journal', 1, noData),
  ChatQuestionNotTaken: defineFact('journal', 1, because),
  ChatQuestionDropped: defineFact('journal', 1, noData),
  /** The connection was lost; the server goes on writing the answer. */
  ChatAnswerLost: defineFact('journal', 1, noData),
  ChatAnswerFound: defineFact('journal', 1, noData),
  ChatStopAsked: defineFact('journal', 1, noData),
  ChatStopFailed: defineFact('journal', 1, because),
  ChatAnswerEnded: defineFact(
    'journal',
    1,
    z.strictObject({ state: z.enum(turnStates), failure: z.nullable(turnFailureSchema) }),
  ),
} as const;

export type ChatWorkflowFact = FactsOf<typeof chatWorkflowFacts>;
export const chatWorkflow = factConstructors(chatWorkflowFacts);
export const chatWorkflowStream = defineStream('workflow/chat', chatWorkflowFacts);

/** The statechart's visible state, folded from its facts alone. */
export interface ChatView {
  readonly step:
    'opening' | 'missing' | 'unopened' | 'ready' | 'asking' | 'unasked' | 'following' | 'lost' | 'stopping';
  readonly turns: number;
  /** Why the last request to the server failed. */
  readonly failure: FailureKind | null;
}

const opening: ChatView = { step: 'opening', turns: 0, failure: null };

const evolve = (state: ChatView, { type, data }: ChatWorkflowFact): ChatView =>
  produce(state, (view): Draft<ChatView> | undefined => {
    switch (type) {
      case 'ChatOpened':
        return { ...opening, step: data.answering ? 'following' : 'ready', turns: data.turns };
      case 'ChatOpening':
        return opening;
      case 'ChatMissing':
        return { ...opening, step: 'missing' };
      case 'ChatNotOpened':
        return { ...opening, step: 'unopened', failure: data.kind };
      case 'ChatQuestionSent':
        view.step = 'asking';
        view.failure = null;
        return;
      case 'ChatQuestionTaken':
        view.step = 'following';
        view.turns += 1;
        return;
      case 'ChatQuestionNotTaken':
        view.step = 'unasked';
        view.failure = data.kind;
        return;
      case 'ChatQuestionDropped':
        view.step = 'ready';
        view.failure = null;
        return;
      case 'ChatAnswerLost':
        view.step = 'lost';
        return;
      case 'ChatAnswerFound':
        view.step = 'following';
        return;
      case 'ChatStopAsked':
        view.step = 'stopping';
        view.failure = null;
        return;
      case 'ChatStopFailed':
        view.step = 'following';
        view.failure = data.kind;
        return;
      case 'ChatAnswerEnded':
        view.step = 'ready';
        view.failure = null;
    }
  });

export const chatViewProjection: Projection<ChatView, ChatWorkflowFact> = {
  name: 'chat-workflow',
  version: 1,
  initial: () => opening,
  evolve,
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as ChatView,
};
