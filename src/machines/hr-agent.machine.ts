/**
 * A conversation with the HR agent: one question at a time, its answer streamed, stopped or asked again, and résumés
 * analyzed in between. It belongs to the signed-in person and ends when they sign out. How questions are answered and where
 * the conversation is stored across reloads is not known here.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import {
  historyOf,
  noAnswer,
  type QuestionTurn,
  type Turn,
  withPart,
} from '../events/hr-agent/conversation.ts';
import { hrAgentFact, type HrAgentFact } from '../events/hr-agent/events.ts';
import type { ApplicantQuery } from '../events/hr-agent/query/query.ts';
import type { AgentQuestion, AttachedResume, HrAgentSignal } from '../events/hr-agent/port.ts';
import { type AgentFailure, cutOff } from '../events/hr-agent/problem.ts';
import type { HrAgentView } from '../events/hr-agent/projection.ts';
import { actionSlot, listenerSlot, promiseSlot } from './slots.ts';

export type HrAgentEvent =
  | HrAgentSignal
  /** Who is signed in now; null: nobody. */
  | { readonly type: 'person.changed'; readonly uid: string | null }
  /** `blind`: the answer must not identify anybody. */
  | { readonly type: 'question.ask'; readonly question: string; readonly blind: boolean }
  /** Searches with other filters than those derived from the last question. */
  | { readonly type: 'filters.change'; readonly filters: ApplicantQuery }
  | { readonly type: 'resume.analyse'; readonly resume: AttachedResume }
  /** Asks the last question again, or analyzes the résumé that failed again. */
  | { readonly type: 'again' }
  | { readonly type: 'stop' }
  | { readonly type: 'resume.drop' }
  /** Hides or shows whose résumé an analysis is about. `turn`: its index. */
  | { readonly type: 'analysis.cover'; readonly turn: number; readonly blind: boolean }
  | { readonly type: 'conversation.clear' };

export interface HrAgentContext {
  readonly uid: string | null;
  readonly turns: readonly Turn[];
  /** The résumé being analyzed, or whose analysis failed. */
  readonly resume: AttachedResume | null;
  /** Uploaded part of the résumé, 0 to 1. */
  readonly sent: number;
  readonly failure: AgentFailure | null;
}

const emptyContext: HrAgentContext = { uid: null, turns: [], resume: null, sent: 0, failure: null };
const settled = { resume: null, sent: 0, failure: null } as const;

const lastQuestion = ({ turns }: HrAgentContext): QuestionTurn | null => {
  const last = turns.at(-1);
  return last?.of === 'question' ? last : null;
};

const withLast = (
  { turns }: Pick<HrAgentContext, 'turns'>,
  changes: Partial<QuestionTurn>,
): readonly Turn[] =>
  turns.map((turn, i) => (i === turns.length - 1 && turn.of === 'question' ? { ...turn, ...changes } : turn));

function askedNow(context: HrAgentContext) {
  const { question = '', filters = null, blind = false } = lastQuestion(context) ?? {};
  return { question, filters, blind, history: historyOf(context.turns.slice(0, -1), blind) };
}

export const hrAgentMachine = setup({
  types: {
    context: {} as HrAgentContext,
    events: {} as HrAgentEvent,
    emitted: {} as HrAgentFact,
  },
  actors: {
    /** The conversation that this tab had with this person before it was reloaded. */
    restore: promiseSlot<readonly Turn[], { uid: string }>('hrAgent.restore'),
    /** Sends `answer.came` as it comes, then `answer.ended` or `agent.failed`. */
    answer: listenerSlot<HrAgentSignal, AgentQuestion>('hrAgent.answer'),
    /** Sends `resume.sent`, then `resume.analysed` or `agent.failed`. */
    analyse: listenerSlot<HrAgentSignal, AttachedResume>('hrAgent.analyse'),
  },
  guards: {
    isAnother: ({ context, event }) => event.type === 'person.changed' && event.uid !== context.uid,
    isNobody: ({ event }) => event.type === 'person.changed' && event.uid === null,
    hasTurns: ({ context }) => context.turns.length > 0,
    hasResume: ({ context }) => context.resume !== null,
    isAnalysis: ({ context, event }) =>
      event.type === 'analysis.cover' && canBeShown(context.turns[event.turn]),
    hasFilters: ({ context }) =>
      context.resume === null && (lastQuestion(context)?.answer.filters ?? null) !== null,
    lastIsQuestion: ({ context }) => lastQuestion(context) !== null,
  },
  actions: {
    /** Stores context.turns for context.uid across a reload; deletes the stored ones when there are none. */
    keep: actionSlot('hrAgent.keep'),
    begin: assign(({ event }) =>
      event.type === 'person.changed' ? { ...emptyContext, uid: event.uid } : emptyContext,
    ),
    close: enqueueActions(({ enqueue }) => {
      enqueue.assign(emptyContext);
      enqueue.emit(hrAgentFact.AgentConversationClosed({}));
    }),
    reportOpened: emit(({ context: { turns, failure } }) =>
      hrAgentFact.AgentConversationOpened({ turns: turns.length, cut: failure !== null }),
    ),
    ask: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'question.ask') return;
      const { question, blind } = event;
      const turn: Turn = { of: 'question', question, filters: null, answer: noAnswer, blind, ended: null };
      enqueue.assign({ ...settled, turns: [...context.turns, turn] });
      enqueue.emit(hrAgentFact.AgentQuestionAsked({ again: false, blind }));
    }),
    /** The earlier results stay until the new answer begins. */
    changeFilters: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'filters.change') return;
      const { answer = noAnswer, blind = false } = lastQuestion(context) ?? {};
      const kept = { ...answer, engine: null };
      enqueue.assign({
        ...settled,
        turns: withLast(context, { filters: event.filters, answer: kept, ended: null }),
      });
      enqueue.emit(hrAgentFact.AgentQuestionAsked({ again: true, blind }));
    }),
    askAgain: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...settled, turns: withLast(context, { answer: noAnswer, ended: null }) });
      const blind = lastQuestion(context)?.blind ?? false;
      enqueue.emit(hrAgentFact.AgentQuestionAsked({ again: true, blind }));
    }),
    enqueueCommand: enqueueActions(({ context, event, enqueue }) => {
      const last = lastQuestion(context);
      if (event.type !== 'answer.came' || !last) return;
      const { part } = event;
      const before = part.of === 'engine' ? noAnswer : last.answer;
      enqueue.assign({ turns: withLast(context, { answer: withPart(before, part) }) });
      if (part.of === 'engine') enqueue.emit(hrAgentFact.AgentAnswerBegan({ engine: part.engine }));
    }),
    finish: enqueueActions(({ context, enqueue }) => {
      const { queries, tables, sources } = lastQuestion(context)?.answer ?? noAnswer;
      enqueue.assign({ turns: withLast(context, { ended: 'done' }) });
      enqueue.emit(
        hrAgentFact.AgentAnswered({
          queries: queries.map(({ name }) => name),
          tables: tables.length,
          sources: sources.map(({ kind, id }) => ({ kind, id })),
        }),
      );
    }),
    stopAnswer: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ turns: withLast(context, { ended: 'stopped' }) });
      enqueue.emit(hrAgentFact.AgentStopped({}));
    }),
    failAnswer: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'agent.failed') return;
      const { failure } = event;
      enqueue.assign({ failure, turns: withLast(context, { ended: failure.reason }) });
      enqueue.emit(hrAgentFact.AgentFailed({ reason: failure.reason }));
    }),
    analyse: enqueueActions(({ context, event, enqueue }) => {
      const resume = event.type === 'resume.analyse' ? event.resume : context.resume;
      enqueue.assign({ ...settled, resume });
      enqueue.emit(
        hrAgentFact.AgentAnalysisAsked({ job: resume?.job?.id ?? null, blind: resume?.blind ?? false }),
      );
    }),
    addAnalysis: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'resume.analysed') return;
      const { analysis } = event;
      const { file, blind } = context.resume ?? { file: null, blind: false };
      // The file name may contain the applicant's name.
      const turn: Turn = { of: 'analysis', fileName: blind ? '' : (file?.name ?? ''), analysis, blind };
      enqueue.assign({ ...settled, turns: [...context.turns, turn] });
      enqueue.emit(hrAgentFact.AgentResumeAnalysed({ engine: analysis.engine }));
    }),
    failAnalysis: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'agent.failed') return;
      const { failure } = event;
      enqueue.assign({ failure, sent: 0 });
      enqueue.emit(hrAgentFact.AgentFailed({ reason: failure.reason }));
    }),
    stopAnalysis: enqueueActions(({ enqueue }) => {
      enqueue.assign(settled);
      enqueue.emit(hrAgentFact.AgentStopped({}));
    }),
    drop: enqueueActions(({ enqueue }) => {
      enqueue.assign(settled);
      enqueue.emit(hrAgentFact.AgentResumeDropped({}));
    }),
    cover: assign(({ context: { turns }, event }) =>
      event.type === 'analysis.cover'
        ? {
            turns: turns.map((turn, i) =>
              i === event.turn && turn.of === 'analysis' ? { ...turn, blind: event.blind } : turn,
            ),
          }
        : {},
    ),
    clear: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...settled, turns: [] });
      enqueue.emit(hrAgentFact.AgentConversationCleared({}));
    }),
  },
}).createMachine({
  id: 'hr-agent',
  context: emptyContext,
  initial: 'closed',
  states: {
    closed: {
      on: { 'person.changed': { guard: 'isAnother', target: 'opening', actions: 'begin' } },
    },
    opening: {
      on: {
        'person.changed': [
          { guard: 'isNobody', target: 'closed', actions: ['close', 'keep'] },
          { guard: 'isAnother', target: 'opening', reenter: true, actions: 'begin' },
        ],
      },
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: [
          {
            guard: ({ event }) => isCut(event.output),
            target: 'open.failed',
            actions: [assign(({ event }) => cutShort(event.output)), 'reportOpened'],
          },
          { target: 'open', actions: [assign(({ event }) => ({ turns: event.output })), 'reportOpened'] },
        ],
        // The browser stores nothing, or what it stored cannot be read.
        onError: { target: 'open', actions: 'reportOpened' },
      },
    },
    open: {
      initial: 'ready',
      on: {
        'person.changed': [
          { guard: 'isNobody', target: 'closed', actions: ['close', 'keep'] },
          { guard: 'isAnother', target: 'opening', actions: ['close', 'keep', 'begin'] },
        ],
        'analysis.cover': { guard: 'isAnalysis', actions: ['cover', 'keep'] },
      },
      states: {
        ready: {
          on: {
            'question.ask': { target: 'answering', actions: ['ask', 'keep'] },
            'resume.analyse': { target: 'analysing', actions: 'analyse' },
            'filters.change': {
              guard: 'hasFilters',
              target: 'answering',
              actions: ['changeFilters', 'keep'],
            },
            again: { guard: 'lastIsQuestion', target: 'answering', actions: ['askAgain', 'keep'] },
            'conversation.clear': { guard: 'hasTurns', actions: ['clear', 'keep'] },
          },
        },
        answering: {
          on: {
            'answer.came': { actions: 'enqueueCommand' },
            'answer.ended': { target: 'ready', actions: ['finish', 'keep'] },
            'agent.failed': { target: 'failed', actions: ['failAnswer', 'keep'] },
            stop: { target: 'ready', actions: ['stopAnswer', 'keep'] },
          },
          invoke: { id: 'answer', src: 'answer', input: ({ context }) => askedNow(context) },
        },
        analysing: {
          on: {
            'resume.sent': { actions: assign({ sent: ({ event }) => event.part }) },
            'resume.analysed': { target: 'ready', actions: ['addAnalysis', 'keep'] },
            'agent.failed': { target: 'failed', actions: 'failAnalysis' },
            stop: { target: 'ready', actions: 'stopAnalysis' },
          },
          invoke: { id: 'analyse', src: 'analyse', input: ({ context }) => context.resume! },
        },
        failed: {
          on: {
            'question.ask': { target: 'answering', actions: ['ask', 'keep'] },
            'resume.analyse': { target: 'analysing', actions: 'analyse' },
            'filters.change': {
              guard: 'hasFilters',
              target: 'answering',
              actions: ['changeFilters', 'keep'],
            },
            again: [
              { guard: 'hasResume', target: 'analysing', actions: 'analyse' },
              { target: 'answering', actions: ['askAgain', 'keep'] },
            ],
            'resume.drop': { guard: 'hasResume', target: 'ready', actions: 'drop' },
            'conversation.clear': { target: 'ready', actions: ['clear', 'keep'] },
          },
        },
      },
    },
  },
});

/** A blind analysis never contained who it is about, so there is nothing to show. */
const canBeShown = (turn: Turn | undefined) => turn?.of === 'analysis' && !turn.analysis.blind;

/** Whether the tab was reloaded while the last answer was streamed. */
function isCut(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  return last?.of === 'question' && last.ended === null;
}

const cutShort = (turns: readonly Turn[]) => ({
  turns: withLast({ turns }, { ended: cutOff.reason }),
  failure: cutOff,
});

export type HrAgentActor = ActorRefFrom<typeof hrAgentMachine>;
export type HrAgentSnapshot = SnapshotFrom<typeof hrAgentMachine>;

export function viewHrAgent(snapshot: HrAgentSnapshot): HrAgentView {
  const { context } = snapshot;
  const doing = doingOf(snapshot);
  return {
    step: snapshot.matches('open') ? 'open' : 'closed',
    doing,
    turns: context.turns.length,
    engine: doing === 'answering' ? (lastQuestion(context)?.answer.engine ?? null) : null,
    failure: context.failure?.reason ?? null,
    blind:
      (doing === 'answering' && lastQuestion(context)?.blind === true) ||
      (doing === 'analysing' && context.resume?.blind === true),
  };
}

function doingOf(snapshot: HrAgentSnapshot): HrAgentView['doing'] {
  if (snapshot.matches({ open: 'answering' })) return 'answering';
  if (snapshot.matches({ open: 'analysing' })) return 'analysing';
  return snapshot.matches({ open: 'failed' }) ? 'failed' : 'nothing';
}
