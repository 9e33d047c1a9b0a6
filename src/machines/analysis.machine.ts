/**
 * One analysis on a page: sends its two pictures, then shows the state that the server reports: received, checking, aligning,
 * measuring, measured, inconclusive, refused, or failed with a retry. Reloads it when the server announces a newer version.
 * Business rules live in `decide`, on the server.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type {
  AnalysisAnswer,
  AnalysisChange,
  AnalysisDetail,
  AnalysisRequest,
  Submission,
} from '../events/analysis/port.ts';
import {
  type AnalysisView,
  analysisWorkflow,
  type AnalysisWorkflowFact,
  type ShownStep,
} from '../events/analysis/workflow.ts';
import { Refused } from '../events/log/decider.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import { promiseSlot } from './slots.ts';

export type AnalysisEvent =
  | { readonly type: 'pictures.send'; readonly submission: Submission }
  /** Gives up pictures that were declined, or of which we do not know whether they arrived. */
  | { readonly type: 'pictures.drop' }
  | { readonly type: 'analysis.open'; readonly id: string }
  | { readonly type: 'analysis.reload' }
  | { readonly type: 'analysis.close' }
  /** The server says that the analysis has a newer version. */
  | { readonly type: 'analysis.moved'; readonly id: string; readonly version: number }
  | { readonly type: 'analysis.change'; readonly change: AnalysisChange }
  | { readonly type: 'refusal.dismiss' }
  | { readonly type: 'retry' }
  /** Gives up a change that may or may not have been made, and reloads the analysis. */
  | { readonly type: 'change.drop' }
  /** Raised from the server's answer: the state of the analysis. */
  | { readonly type: `status.${ShownStep}` };

export interface AnalysisContext {
  /** Being sent, declined, or with an unknown outcome. */
  readonly submission: Submission | null;
  readonly id: string | null;
  /** As last loaded. */
  readonly analysis: AnalysisDetail | null;
  /** The change in progress, or the one that failed. */
  readonly change: AnalysisChange | null;
  readonly refusal: { readonly reason: string; readonly message: string } | null;
  readonly failure: Failure | null;
}

const untouched = { change: null, refusal: null, failure: null } as const;
const emptyContext: AnalysisContext = { ...untouched, submission: null, id: null, analysis: null };

const stepOf = ({ status, deletedAt }: AnalysisDetail): ShownStep =>
  deletedAt === null ? status : 'deleted';

const seen = (step: ShownStep) =>
  ({
    target: `#analysis.shown.${step}`,
    guard: { type: 'isIn', params: { step } },
    actions: { type: 'see', params: { step } },
  }) as const;

export const analysisMachine = setup({
  types: {
    context: {} as AnalysisContext,
    events: {} as AnalysisEvent,
    emitted: {} as AnalysisWorkflowFact,
  },
  actors: {
    /** Sends both pictures and has them measured. */
    submit: promiseSlot<AnalysisDetail | Refused, Submission>('analysis.submit'),
    /** Sends the change, if any, with the version it was decided on, and returns the analysis as it is now. */
    execute: promiseSlot<AnalysisAnswer, AnalysisRequest>('analysis.execute'),
  },
  guards: {
    isNews: ({ context, event }) =>
      event.type === 'analysis.moved' &&
      event.id === context.id &&
      event.version > (context.analysis?.version ?? 0),
    isOnlyLooking: ({ context, event }) =>
      event.type === 'analysis.moved' &&
      event.id === context.id &&
      context.change === null &&
      event.version > (context.analysis?.version ?? 0),
    isIn: ({ context }, { step }: { step: ShownStep }) =>
      context.analysis !== null && stepOf(context.analysis) === step,
    isRefused: ({ context }) => context.refusal !== null,
    hasChange: ({ context }) => context.change !== null,
    isMissing: (_, { analysis }: AnalysisAnswer) => analysis === null,
  },
  actions: {
    send: enqueueActions(({ context, event, enqueue }) => {
      const submission = event.type === 'pictures.send' ? event.submission : context.submission;
      if (!submission) return;
      enqueue.assign({ ...emptyContext, submission });
      enqueue.emit(analysisWorkflow.PicturesSent({ itemType: submission.itemType }));
    }),
    decline: enqueueActions(({ enqueue }, { reason, message }: Refused) => {
      enqueue.assign({ refusal: { reason, message } });
      enqueue.emit(analysisWorkflow.PicturesDeclined({ reason }));
    }),
    receive: enqueueActions(({ enqueue }, { analysis }: { analysis: AnalysisDetail }) => {
      const { id, version } = analysis;
      enqueue.assign({ ...emptyContext, id, analysis });
      enqueue.emit(analysisWorkflow.PicturesReceived({ id, version }));
    }),
    open: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'analysis.open') return;
      const { id } = event;
      enqueue.assign({ ...emptyContext, id, analysis: id === context.id ? context.analysis : null });
      enqueue.emit(analysisWorkflow.AnalysisAsked({ id, change: null }));
    }),
    look: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(untouched);
      enqueue.emit(analysisWorkflow.AnalysisAsked({ id: context.id ?? '', change: null }));
    }),
    request: enqueueActions(({ context, event, enqueue }) => {
      const change = event.type === 'analysis.change' ? event.change : context.change;
      enqueue.assign({ ...untouched, change });
      enqueue.emit(analysisWorkflow.AnalysisAsked({ id: context.id ?? '', change }));
    }),
    settle: enqueueActions(({ context, enqueue }, { analysis, refused }: AnalysisAnswer) => {
      if (!analysis) return;
      const { id } = context;
      const { version } = analysis;
      const refusal = refused && { reason: refused.reason, message: refused.message };
      enqueue.assign({ analysis, refusal });
      enqueue.emit(
        analysisWorkflow.AnalysisAnswered({ id: id ?? '', version, refused: refusal?.reason ?? null }),
      );
      enqueue.raise({ type: `status.${stepOf(analysis)}` });
    }),
    see: enqueueActions(({ enqueue }, { step }: { step: ShownStep }) => {
      enqueue.assign({ change: null, failure: null });
      enqueue.emit(analysisWorkflow.AnalysisSeen({ step }));
    }),
    miss: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...untouched, analysis: null });
      enqueue.emit(analysisWorkflow.AnalysisNotFound({}));
    }),
    close: enqueueActions(({ enqueue }) => {
      enqueue.assign(emptyContext);
      enqueue.emit(analysisWorkflow.AnalysisClosed({}));
    }),
  },
}).createMachine({
  id: 'analysis',
  context: emptyContext,
  initial: 'closed',
  on: { 'analysis.open': { target: '.working', actions: 'open' } },
  states: {
    closed: {
      on: { 'pictures.send': { target: 'sending', actions: 'send' } },
    },
    sending: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => context.submission!,
        onDone: [
          {
            guard: ({ event }) => event.output instanceof Refused,
            target: 'declined',
            actions: { type: 'decline', params: ({ event }) => event.output as Refused },
          },
          {
            target: 'working',
            actions: {
              type: 'receive',
              params: ({ event }) => ({ analysis: event.output as AnalysisDetail }),
            },
          },
        ],
        onError: {
          target: 'unsent',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => analysisWorkflow.PicturesNotSent({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    /** The same pictures would be declined again; to send others, drop these first. */
    declined: {
      on: { 'pictures.drop': { target: 'closed', actions: 'close' } },
    },
    unsent: {
      on: {
        retry: { target: 'sending', actions: 'send' },
        'pictures.drop': { target: 'closed', actions: 'close' },
      },
    },
    working: {
      on: {
        'analysis.close': { target: 'closed', actions: 'close' },
        // The answer in flight may be older than this announcement: ask again.
        'analysis.moved': { guard: 'isOnlyLooking', target: 'working', reenter: true, actions: 'look' },
        'status.received': seen('received'),
        'status.checking': seen('checking'),
        'status.aligning': seen('aligning'),
        'status.measuring': seen('measuring'),
        'status.measured': seen('measured'),
        'status.inconclusive': seen('inconclusive'),
        'status.refused': seen('refused'),
        'status.failed': seen('failed'),
        'status.deleted': seen('deleted'),
      },
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context }) => ({
          id: context.id ?? '',
          change: context.change,
          seen: context.analysis?.version ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'missing',
            actions: 'miss',
          },
          { actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unreachable',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => analysisWorkflow.AnalysisUnreachable({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    shown: {
      initial: 'received',
      on: {
        'analysis.reload': { target: 'working', actions: 'look' },
        'analysis.close': { target: 'closed', actions: 'close' },
        'analysis.moved': { guard: 'isNews', target: 'working', actions: 'look' },
        'refusal.dismiss': {
          guard: 'isRefused',
          actions: [assign({ refusal: null }), emit(analysisWorkflow.AnalysisRefusalDismissed({}))],
        },
      },
      states: {
        received: {},
        checking: {},
        aligning: {},
        measuring: {},
        measured: { on: { 'analysis.change': { target: '#analysis.working', actions: 'request' } } },
        inconclusive: { on: { 'analysis.change': { target: '#analysis.working', actions: 'request' } } },
        refused: { on: { 'analysis.change': { target: '#analysis.working', actions: 'request' } } },
        failed: { on: { 'analysis.change': { target: '#analysis.working', actions: 'request' } } },
        deleted: { on: { 'analysis.change': { target: '#analysis.working', actions: 'request' } } },
      },
    },
    missing: {
      on: {
        'analysis.reload': { target: 'working', actions: 'look' },
        'analysis.close': { target: 'closed', actions: 'close' },
      },
    },
    unreachable: {
      on: {
        retry: { target: 'working', actions: 'request' },
        'change.drop': { guard: 'hasChange', target: 'working', actions: 'look' },
        'analysis.close': { target: 'closed', actions: 'close' },
      },
    },
  },
});

export type AnalysisActor = ActorRefFrom<typeof analysisMachine>;
export type AnalysisSnapshot = SnapshotFrom<typeof analysisMachine>;

/** The name of the current state, as pages and facts use it. */
export const analysisStep = ({ value }: AnalysisSnapshot): AnalysisView['step'] =>
  typeof value === 'string'
    ? (value as AnalysisView['step'])
    : 'shown' in value
      ? (value.shown as ShownStep)
      : 'working';

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewAnalysis(snapshot: AnalysisSnapshot): AnalysisView {
  const { id, analysis, change, refusal, failure } = snapshot.context;
  return {
    step: analysisStep(snapshot),
    id,
    version: analysis?.version ?? null,
    change,
    refused: refusal?.reason ?? null,
    failure: failure?.kind ?? null,
  };
}
