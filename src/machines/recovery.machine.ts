/**
 * Recovery of a damaged ledger: examines what is left, offers what can be restored from it or from a file that the person
 * gives, and rebuilds the ledger from the chosen source. What each source yields is decided by the rules.
 */
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import type { Examination } from '../events/ledger/examination.ts';
import type { RecoverySource } from '../events/ledger/recovered.ts';
import {
  type RecoveryView,
  recoveryWorkflow,
  type RecoveryWorkflowFact,
} from '../events/ledger/recovery-workflow.ts';
import { promiseSlot } from './slots.ts';

export type RecoveryEvent =
  /** An exported log of this ledger. */
  | { readonly type: 'file.give'; readonly file: Blob }
  | { readonly type: 'source.choose'; readonly source: RecoverySource }
  | { readonly type: 'retry' };

export interface RecoveryContext {
  readonly file: Blob | null;
  readonly examination: Examination | null;
  readonly chosen: RecoverySource | null;
  readonly failure: Failure | null;
}

const untouched: RecoveryContext = { file: null, examination: null, chosen: null, failure: null };

export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    emitted: {} as RecoveryWorkflowFact,
  },
  actors: {
    examine: promiseSlot<Examination, { file: Blob | null }>('recovery.examine'),
    /** Sets the damaged log aside and puts the chosen one in its place, all or nothing. */
    recover: promiseSlot<void, { source: RecoverySource; file: Blob | null }>('recovery.recover'),
  },
  guards: {
    isOffered: ({ context, event }) =>
      event.type === 'source.choose' &&
      (context.examination?.offers.some(({ source }) => source === event.source) ?? false),
  },
  actions: {
    notifyExamining: emit(({ context }) =>
      recoveryWorkflow.RecoveryExamined({ file: context.file !== null }),
    ),
  },
}).createMachine({
  id: 'recovery',
  context: untouched,
  initial: 'examining',
  states: {
    examining: {
      entry: [assign(({ context }) => ({ ...untouched, file: context.file })), 'notifyExamining'],
      invoke: {
        id: 'examine',
        src: 'examine',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: ({ event }) => event.output.offers.length === 0,
            target: 'recovered',
            actions: emit(recoveryWorkflow.RecoveryNotNeeded({})),
          },
          {
            target: 'choosing',
            actions: [
              assign(({ event }) => ({ examination: event.output })),
              emit(({ event: { output } }) =>
                recoveryWorkflow.RecoveryOffered({
                  sources: output.offers.map(({ source }) => source),
                  fileRefused: output.fileProblem !== null,
                }),
              ),
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => recoveryWorkflow.RecoveryFailed({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    choosing: {
      on: {
        'file.give': { target: 'examining', actions: assign(({ event }) => ({ file: event.file })) },
        'source.choose': {
          guard: 'isOffered',
          target: 'recovering',
          actions: [
            assign(({ event }) => ({ chosen: event.source })),
            emit(({ event }) => recoveryWorkflow.RecoveryRequested({ source: event.source })),
          ],
        },
      },
    },
    recovering: {
      invoke: {
        id: 'recover',
        src: 'recover',
        input: ({ context }) => ({ source: context.chosen!, file: context.file }),
        onDone: { target: 'recovered', actions: emit(recoveryWorkflow.RecoveryDone({})) },
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => recoveryWorkflow.RecoveryFailed({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    /** After any failure, the saved data is examined again before anything else. */
    failed: { on: { retry: { target: 'examining' } } },
    recovered: { type: 'final' },
  },
});

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;
export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewRecovery({ value, context }: RecoverySnapshot): RecoveryView {
  const { file, examination, chosen, failure } = context;
  return {
    step: value as RecoveryView['step'],
    file: file !== null,
    sources: examination?.offers.map(({ source }) => source) ?? [],
    fileRefused: (examination?.fileProblem ?? null) !== null,
    chosen,
    failure: failure?.kind ?? null,
  };
}
