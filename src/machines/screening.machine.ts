/**
 * One screening on the employer's page, in the state that the server reports: received, extracting, scoring, screened,
 * shortlisted, rejected, withdrawn, or failed with a retry. Reloads it when the server announces a newer version, and sends
 * the employer's decisions. Business rules live in `decide`, on the server.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import type { ScreeningChange } from '../events/screening/employer-changes.ts';
import type { ScreeningDetail } from '../events/screening/detail.ts';
import type { ScreeningAnswer, ScreeningRequest } from '../events/screening/port.ts';
import type { ScreeningStatus } from '../events/screening/projection.ts';
import {
  type ScreeningView,
  screeningWorkflow,
  type ScreeningWorkflowFact,
} from '../events/screening/workflow.ts';
import { promiseSlot } from './slots.ts';

export type ScreeningEvent =
  | { readonly type: 'screening.open'; readonly id: string; readonly blind: boolean }
  | { readonly type: 'screening.reload' }
  | { readonly type: 'screening.close' }
  /** The server says that the screening has a newer version. */
  | { readonly type: 'screening.moved'; readonly id: string; readonly version: number }
  | { readonly type: 'screening.change'; readonly change: ScreeningChange }
  | { readonly type: 'refusal.dismiss' }
  | { readonly type: 'retry' }
  /** Gives up a change that may or may not have been made, and reloads the screening. */
  | { readonly type: 'change.drop' }
  /** Raised from the server's answer: the state of the screening. */
  | { readonly type: `status.${ScreeningStatus}` };

export interface ScreeningContext {
  readonly id: string | null;
  /** Shown without name and contact details. */
  readonly blind: boolean;
  /** As last loaded. */
  readonly screening: ScreeningDetail | null;
  /** The change in progress, or the one that failed. */
  readonly change: ScreeningChange | null;
  readonly refusal: { readonly reason: string; readonly message: string } | null;
  readonly failure: Failure | null;
}

const untouched = { change: null, refusal: null, failure: null } as const;
const emptyContext: ScreeningContext = { ...untouched, id: null, blind: false, screening: null };

const about = ({ id, blind }: ScreeningContext) => ({ id: id ?? '', blind });

const seen = (status: ScreeningStatus) =>
  ({
    target: `shown.${status}`,
    guard: { type: 'isIn', params: { status } },
    actions: { type: 'see', params: { status } },
  }) as const;

export const screeningMachine = setup({
  types: {
    context: {} as ScreeningContext,
    events: {} as ScreeningEvent,
    emitted: {} as ScreeningWorkflowFact,
  },
  actors: {
    /** Sends the change, if any, with the version it was decided on, and returns the screening as it is now. */
    execute: promiseSlot<ScreeningAnswer, ScreeningRequest>('screening.execute'),
  },
  guards: {
    isNews: ({ context, event }) =>
      event.type === 'screening.moved' &&
      event.id === context.id &&
      event.version > (context.screening?.version ?? 0),
    isOnlyLooking: ({ context, event }) =>
      event.type === 'screening.moved' &&
      event.id === context.id &&
      context.change === null &&
      event.version > (context.screening?.version ?? 0),
    isIn: ({ context }, { status }: { status: ScreeningStatus }) => context.screening?.status === status,
    isRefused: ({ context }) => context.refusal !== null,
    hasChange: ({ context }) => context.change !== null,
    isMissing: (_, { screening }: ScreeningAnswer) => screening === null,
  },
  actions: {
    open: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'screening.open') return;
      const { id, blind } = event;
      const screening = id === context.id && blind === context.blind ? context.screening : null;
      enqueue.assign({ ...emptyContext, id, blind, screening });
      enqueue.emit(screeningWorkflow.ScreeningAsked({ id, blind, change: null }));
    }),
    look: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(untouched);
      enqueue.emit(screeningWorkflow.ScreeningAsked({ ...about(context), change: null }));
    }),
    request: enqueueActions(({ context, event, enqueue }) => {
      const change = event.type === 'screening.change' ? event.change : context.change;
      enqueue.assign({ ...untouched, change });
      enqueue.emit(screeningWorkflow.ScreeningAsked({ ...about(context), change: change?.type ?? null }));
    }),
    settle: enqueueActions(({ enqueue }, { screening, refused }: ScreeningAnswer) => {
      if (!screening) return;
      const refusal = refused && { reason: refused.reason, message: refused.message };
      enqueue.assign({ screening, refusal });
      const { version, status } = screening;
      enqueue.emit(screeningWorkflow.ScreeningAnswered({ version, refused: refusal?.reason ?? null }));
      enqueue.raise({ type: `status.${status}` });
    }),
    see: enqueueActions(({ enqueue }, { status }: { status: ScreeningStatus }) => {
      enqueue.assign({ change: null, failure: null });
      enqueue.emit(screeningWorkflow.ScreeningSeen({ status }));
    }),
    miss: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...untouched, screening: null });
      enqueue.emit(screeningWorkflow.ScreeningNotFound({}));
    }),
    close: enqueueActions(({ enqueue }) => {
      enqueue.assign(emptyContext);
      enqueue.emit(screeningWorkflow.ScreeningClosed({}));
    }),
  },
}).createMachine({
  id: 'screening',
  context: emptyContext,
  initial: 'closed',
  on: { 'screening.open': { target: '.working', actions: 'open' } },
  states: {
    closed: {},
    working: {
      on: {
        'screening.close': { target: 'closed', actions: 'close' },
        // The answer in flight may be older than this announcement: ask again.
        'screening.moved': { guard: 'isOnlyLooking', target: 'working', reenter: true, actions: 'look' },
        'status.received': seen('received'),
        'status.extracting': seen('extracting'),
        'status.scoring': seen('scoring'),
        'status.screened': seen('screened'),
        'status.shortlisted': seen('shortlisted'),
        'status.rejected': seen('rejected'),
        'status.failed': seen('failed'),
        'status.withdrawn': seen('withdrawn'),
        'status.erased': seen('erased'),
      },
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context }) => ({
          ...about(context),
          change: context.change,
          seen: context.screening?.version ?? 0,
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
            emit(({ event }) =>
              screeningWorkflow.ScreeningUnreachable({ kind: failureOf(event.error).kind }),
            ),
          ],
        },
      },
    },
    shown: {
      initial: 'received',
      on: {
        'screening.reload': { target: 'working', actions: 'look' },
        'screening.close': { target: 'closed', actions: 'close' },
        'screening.moved': { guard: 'isNews', target: 'working', actions: 'look' },
        'refusal.dismiss': {
          guard: 'isRefused',
          actions: [assign({ refusal: null }), emit(screeningWorkflow.ScreeningRefusalDismissed({}))],
        },
      },
      states: {
        received: {},
        extracting: {},
        scoring: {},
        screened: {
          on: { 'screening.change': { target: '#screening.working', actions: 'request' } },
        },
        shortlisted: {
          on: { 'screening.change': { target: '#screening.working', actions: 'request' } },
        },
        rejected: {
          on: { 'screening.change': { target: '#screening.working', actions: 'request' } },
        },
        failed: {
          on: { 'screening.change': { target: '#screening.working', actions: 'request' } },
        },
        withdrawn: {},
        erased: {},
      },
    },
    missing: {
      on: {
        'screening.reload': { target: 'working', actions: 'look' },
        'screening.close': { target: 'closed', actions: 'close' },
      },
    },
    unreachable: {
      on: {
        retry: { target: 'working', actions: 'request' },
        'change.drop': { guard: 'hasChange', target: 'working', actions: 'look' },
        'screening.close': { target: 'closed', actions: 'close' },
      },
    },
  },
});

export type ScreeningActor = ActorRefFrom<typeof screeningMachine>;
export type ScreeningSnapshot = SnapshotFrom<typeof screeningMachine>;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewScreening({ value, context }: ScreeningSnapshot): ScreeningView {
  const { id, blind, screening, change, refusal, failure } = context;
  return {
    step: (typeof value === 'string' ? value : value.shown) as ScreeningView['step'],
    id,
    blind,
    version: screening?.version ?? null,
    change: change?.type ?? null,
    refused: refusal?.reason ?? null,
    failure: failure?.kind ?? null,
  };
}
