/**
 * One upload: waits for its turn and a network, announces itself, is sent piece by piece, backs off and goes on where it was,
 * has what arrived compared, and becomes a post. It holds its turn for as long as it is in `going`, whatever leaves that
 * state gives it to the next. What is to be sent is kept on the device, so that any tab, now or after a crash, can begin
 * at the start: the server says how much is there.
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
  /** Bytes that are on their way or there. */
  readonly sent: number;
  /** In a row, without a byte getting further. */
  readonly tries: number;
  /** The server does not know it any more. */
  readonly anew: boolean;
  /** How often that was so: what never arrives whole is not sent for ever. */
  readonly restarts: number;
  readonly failure: UploadFailure | null;
  readonly mediumId: string | null;
  readonly postId: string | null;
}

/** Seconds before it is tried again; the last one for ever. */
const backOff = [1, 3, 5, 10, 30] as const;
export const maxRestarts = 3;

/** Of an event that brings one: as it is, or what a promise was rejected with. */
function failureIn(event: object): UploadFailure {
  if ('failure' in event) return event.failure as UploadFailure;
  return uploadFailureOf('error' in event ? event.error : undefined);
}

/** Whichever step failed, what follows depends on the failure alone. */
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
    /** Keeps `rest` of the context. */
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
                    // The first one says what had arrived before.
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
              // It goes on the moment there is a network again.
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
    /** Until the person does something about it. */
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
        // What is left of it is swept by the server, and offered again at the next visit.
        onError: { target: 'over', actions: emit(uploadWorkflow.UploadDiscarded({})) },
      },
    },
    over: { entry: assign({ failure: null }) },
  },
});

export type UploadActor = ActorRefFrom<typeof uploadMachine>;
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** The innermost state: what the panel shows. */
export function stepOf({ value }: UploadSnapshot): UploadStep {
  let inner: unknown = value;
  while (typeof inner === 'object' && inner !== null) inner = Object.values(inner)[0];
  return inner as UploadStep;
}

/** Whether a reload would interrupt it. */
export const isUnderWay = (snapshot: UploadSnapshot): boolean =>
  ['creating', 'sending', 'backingOff', 'verifying', 'publishing'].includes(stepOf(snapshot));

/** What folding the emitted facts must give back. */
export function viewUpload(snapshot: UploadSnapshot): UploadView {
  return { step: stepOf(snapshot), failure: snapshot.context.failure?.kind ?? null };
}
