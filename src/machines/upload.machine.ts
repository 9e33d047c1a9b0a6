/**
 * One upload: waits for its turn and a network, announces itself, is sent piece by piece, backs off and resumes after
 * failures, has its checksum compared, and becomes a post. It holds its turn as long as it is in `going`; leaving that state
 * gives the turn to the next upload. What is to be sent is stored on the device, so that any tab, now or after a crash, can
 * start over: the server knows how much has arrived.
 */
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { PostKind } from '../events/post/medium.ts';
import { type UploadFailure, uploadFailureOf } from '../events/upload/failure.ts';
import type { TransferNews, TurnNews, UploadRest } from '../events/upload/port.ts';
import {
  type UploadStep,
  type UploadView,
  uploadWorkflow,
  type UploadWorkflowFact,
} from '../events/upload/workflow.ts';
import { actionSlot, listenerSlot, promiseSlot } from './slots.ts';

export interface UploadInput {
  readonly id: string;
  readonly kind: PostKind;
  readonly bytes: number;
}

type NetworkNews = { readonly type: 'network.changed'; readonly online: boolean };

export type UploadEvent =
  | TurnNews
  | TransferNews
  | NetworkNews
  | { readonly type: 'upload.resume' }
  | { readonly type: 'upload.discard' };

export interface UploadContext extends UploadInput {
  readonly rest: UploadRest;
  readonly turn: boolean;
  readonly online: boolean;
  /** Bytes sent or being sent. */
  readonly sent: number;
  /** Failures in a row without any progress. */
  readonly tries: number;
  /** The server no longer knows this upload. */
  readonly anew: boolean;
  /** How often that happened, so that an upload that never completes is not sent forever. */
  readonly restarts: number;
  readonly failure: UploadFailure | null;
  readonly mediumId: string | null;
  readonly postId: string | null;
}

/** Seconds to wait before each retry; the last value repeats. */
const backOff = [1, 3, 5, 10, 30] as const;
export const maxRestarts = 3;

/** The failure of an event: as it is, or made from a promise's rejection. */
function failureIn(event: object): UploadFailure {
  if ('failure' in event) return event.failure as UploadFailure;
  return uploadFailureOf('error' in event ? event.error : undefined);
}

/** What follows depends on the failure alone, not on the step that failed. */
const afterFailure = [
  {
    guard: 'isPassing',
    target: '#upload.going.backingOff',
    actions: ['noteFailure', 'tellInterrupted'],
  },
  { guard: 'isGone', target: '#upload.gone', actions: ['noteFailure', 'tellLost'] },
  { target: '#upload.refused', actions: ['noteFailure', 'noteRest', 'keepRest', 'tellRefused'] },
] as const;

export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadWorkflowFact,
    input: {} as UploadInput,
  },
  actors: {
    turn: listenerSlot<TurnNews, { readonly id: string }>('upload.turn'),
    network: listenerSlot<NetworkNews>('upload.network'),
    transfer: listenerSlot<TransferNews, { readonly id: string; readonly anew: boolean }>('upload.transfer'),
    verify: promiseSlot<{ readonly mediumId: string }, { readonly id: string }>('upload.verify'),
    publish: promiseSlot<{ readonly postId: string }, { readonly id: string; readonly mediumId: string }>(
      'upload.publish',
    ),
    discard: promiseSlot<void, { readonly id: string }>('upload.discard'),
  },
  actions: {
    /** Stores `rest` of the context. */
    keepRest: actionSlot('upload.keepRest'),
    noteFailure: assign(({ context, event }) => {
      const failure = failureIn(event);
      const isAnew = failure.outcome === 'anew';
      return {
        failure,
        tries: context.tries + 1,
        anew: context.anew || isAnew,
        restarts: context.restarts + Number(isAnew),
        mediumId: null,
      };
    }),
    noteRest: assign(({ event }) => ({ rest: failureIn(event) })),
    tellInterrupted: emit(({ event }) => uploadWorkflow.UploadInterrupted({ kind: failureIn(event).kind })),
    tellRefused: emit(({ event }) => uploadWorkflow.UploadRefused({ kind: failureIn(event).kind })),
    tellLost: emit(({ event }) => uploadWorkflow.UploadLost({ kind: failureIn(event).kind })),
  },
  guards: {
    mayBegin: ({ context: { turn, online } }) => turn && online,
    isOffline: ({ event }) => event.type === 'network.changed' && !event.online,
    isOnline: ({ event }) => event.type === 'network.changed' && event.online,
    isPassing: ({ context, event }) => {
      const { outcome } = failureIn(event);
      return outcome === 'again' || (outcome === 'anew' && context.restarts < maxRestarts);
    },
    isGone: ({ event }) => failureIn(event).outcome === 'gone',
  },
  delays: {
    wait: ({ context: { tries, failure } }) =>
      1000 * Math.max(failure?.waitSeconds ?? 0, backOff[Math.min(tries, backOff.length) - 1] ?? backOff[0]),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    ...{ turn: false, online: true, sent: 0, tries: 0, anew: false, restarts: 0 },
    ...{ rest: null, failure: null, mediumId: null, postId: null },
  }),
  entry: emit(({ context: { kind, bytes } }) => uploadWorkflow.UploadQueued({ kind, bytes })),
  initial: 'going',
  states: {
    going: {
      entry: assign({ turn: false, online: true }),
      invoke: [
        { id: 'turn', src: 'turn', input: ({ context: { id } }) => ({ id }) },
        { id: 'network', src: 'network' },
      ],
      on: {
        'upload.pause': {
          target: 'paused',
          actions: [
            assign({ rest: 'paused' as const, failure: null }),
            'keepRest',
            emit(uploadWorkflow.UploadPaused({})),
          ],
        },
        'upload.discard': { target: 'discarding' },
        'upload.elsewhere': { target: 'over', actions: emit(uploadWorkflow.UploadDiscarded({})) },
        'upload.refuse': { target: 'refused', actions: ['noteFailure', 'noteRest', 'tellRefused'] },
        'network.changed': { actions: assign(({ event }) => ({ online: event.online })) },
      },
      initial: 'waiting',
      states: {
        waiting: {
          entry: [assign({ failure: null }), emit(uploadWorkflow.UploadWaited({}))],
          on: { 'turn.given': { actions: assign({ turn: true, tries: 0 }) } },
          always: { guard: 'mayBegin', target: 'transferring' },
        },
        transferring: {
          entry: [assign({ sent: 0 }), emit(uploadWorkflow.UploadBegun({}))],
          invoke: {
            id: 'transfer',
            src: 'transfer',
            input: ({ context: { id, anew } }) => ({ id, anew }),
          },
          on: {
            'network.changed': {
              guard: 'isOffline',
              target: 'waiting',
              actions: assign({ online: false }),
            },
            'upload.arrived': {
              target: 'verifying',
              actions: [
                assign(({ context }) => ({ sent: context.bytes, anew: false })),
                emit(uploadWorkflow.UploadArrived({})),
              ],
            },
            'upload.failed': afterFailure,
          },
          initial: 'creating',
          states: {
            creating: {
              on: {
                'upload.created': {
                  target: 'sending',
                  actions: [assign({ anew: false }), emit(uploadWorkflow.UploadCreated({}))],
                },
              },
            },
            sending: {
              on: {
                'upload.progressed': {
                  actions: assign(({ context, event: { sent } }) => ({
                    sent,
                    // The first report only says what had arrived earlier, so it does not count as progress.
                    tries: context.sent > 0 && sent > context.sent ? 0 : context.tries,
                  })),
                },
              },
            },
          },
        },
        verifying: {
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context: { id } }) => ({ id }),
            onDone: {
              target: 'publishing',
              actions: [
                assign(({ event }) => ({ mediumId: event.output.mediumId })),
                emit(uploadWorkflow.UploadVerified({})),
              ],
            },
            onError: afterFailure,
          },
        },
        publishing: {
          invoke: {
            id: 'publish',
            src: 'publish',
            input: ({ context: { id, mediumId } }) => ({ id, mediumId: mediumId! }),
            onDone: {
              target: '#upload.done',
              actions: [
                assign(({ event }) => ({ postId: event.output.postId })),
                emit(uploadWorkflow.UploadPublished({})),
              ],
            },
            onError: afterFailure,
          },
        },
        backingOff: {
          after: { wait: 'waiting' },
          on: {
            'network.changed': [
              // Retries as soon as there is a network again.
              {
                guard: 'isOnline',
                target: 'waiting',
                actions: assign({ online: true }),
              },
              { target: 'waiting', actions: assign({ online: false }) },
            ],
            'upload.resume': { target: 'waiting' },
          },
        },
      },
    },
    paused: {
      on: {
        'upload.resume': {
          target: 'going',
          actions: [assign({ rest: null }), 'keepRest'],
        },
        'upload.discard': { target: 'discarding' },
      },
    },
    /** Stays here until the person acts. */
    refused: {
      on: {
        'upload.resume': {
          guard: ({ context }) => context.failure?.outcome !== 'never',
          target: 'going',
          actions: [assign({ rest: null, restarts: 0, tries: 0 }), 'keepRest'],
        },
        'upload.discard': { target: 'discarding' },
      },
    },
    gone: { on: { 'upload.discard': { target: 'discarding' } } },
    done: {},
    discarding: {
      entry: [assign({ failure: null }), emit(uploadWorkflow.UploadDiscardRequested({}))],
      invoke: {
        id: 'discard',
        src: 'discard',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'over', actions: emit(uploadWorkflow.UploadDiscarded({})) },
        // The server cleans up what is left of it, and it is offered again at the next visit.
        onError: { target: 'over', actions: emit(uploadWorkflow.UploadDiscarded({})) },
      },
    },
    over: { entry: assign({ failure: null }) },
  },
});

export type UploadActor = ActorRefFrom<typeof uploadMachine>;
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** The innermost state, which the panel shows. */
export function stepOf({ value }: UploadSnapshot): UploadStep {
  let inner: unknown = value;
  while (typeof inner === 'object' && inner !== null) inner = Object.values(inner)[0];
  return inner as UploadStep;
}

/** Whether a reload would interrupt it. */
export const isUnderWay = (snapshot: UploadSnapshot): boolean =>
  ['creating', 'sending', 'backingOff', 'verifying', 'publishing'].includes(stepOf(snapshot));

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewUpload(snapshot: UploadSnapshot): UploadView {
  return { step: stepOf(snapshot), failure: snapshot.context.failure?.kind ?? null };
}
