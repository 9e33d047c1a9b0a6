/**
 * One transaction on a page: loads it, asks for confirmation before what cannot be undone, sends changes, and reports when
 * somebody else was faster or the server cannot be reached. Business rules live in `decide`, on the server.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { Refused } from '../events/log/decider.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import type { TransactionChange } from '../events/transaction/decide.ts';
import type { TransactionDetail } from '../events/transaction/detail.ts';
import type { TransactionRequest } from '../events/transaction/port.ts';
import { isStale, RefusedField } from '../events/transaction/refusal.ts';
import {
  type TransactionView,
  transactionWorkflow,
  type TransactionWorkflowFact,
} from '../events/transaction/workflow.ts';
import { promiseSlot } from './slots.ts';

export type TransactionEvent =
  | { readonly type: 'transaction.open'; readonly number: number }
  | { readonly type: 'transaction.reload' }
  /** A change that needs confirmation first. */
  | { readonly type: 'change.ask'; readonly change: TransactionChange }
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' }
  /** A change to make at once. */
  | { readonly type: 'change.make'; readonly change: TransactionChange }
  | { readonly type: 'refusal.dismiss' }
  | { readonly type: 'retry' };

export interface TransactionContext {
  readonly number: number | null;
  /** As last loaded. */
  readonly transaction: TransactionDetail | null;
  /** The change awaiting confirmation, in progress or failed. */
  readonly change: TransactionChange | null;
  readonly refusal: {
    readonly reason: string;
    readonly message: string;
    /** The field that it is about, as the server names it; null: no single one. */
    readonly field: string | null;
  } | null;
  readonly failure: Failure | null;
}

const untouched = {
  change: null,
  refusal: null,
  failure: null,
} as const satisfies Partial<TransactionContext>;

export const refusalOf = (refused: Refused): NonNullable<TransactionContext['refusal']> => ({
  reason: refused.reason,
  message: refused.message,
  field: refused instanceof RefusedField ? refused.field : null,
});

export const transactionMachine = setup({
  types: {
    context: {} as TransactionContext,
    events: {} as TransactionEvent,
    emitted: {} as TransactionWorkflowFact,
  },
  actors: {
    /** null when this person has no such transaction. */
    load: promiseSlot<TransactionDetail | null, { number: number }>('transaction.load'),
    /** Returns the transaction as it is now. */
    change: promiseSlot<TransactionDetail | Refused, TransactionRequest>('transaction.change'),
  },
  guards: {
    failedChanging: ({ context }) => context.change !== null,
    refused: ({ context }) => context.refusal !== null,
  },
  actions: {
    open: enqueueActions(({ context, event, enqueue }) => {
      const number = event.type === 'transaction.open' ? event.number : (context.number ?? 0);
      const transaction = number === context.number ? context.transaction : null;
      enqueue.assign({ ...untouched, number, transaction });
      enqueue.emit(transactionWorkflow.TransactionLoadRequested({ number }));
    }),
    ask: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'change.ask') return;
      enqueue.assign({ ...untouched, change: event.change });
      enqueue.emit(transactionWorkflow.TransactionChangeAsked({ change: event.change.type }));
    }),
    request: enqueueActions(({ context, event, enqueue }) => {
      const change = event.type === 'change.make' ? event.change : context.change;
      if (!change) return;
      enqueue.assign({ ...untouched, change });
      enqueue.emit(transactionWorkflow.TransactionChangeRequested({ change: change.type }));
    }),
    drop: enqueueActions(({ enqueue }) => {
      enqueue.assign({ change: null, failure: null });
      enqueue.emit(transactionWorkflow.TransactionChangeDropped({}));
    }),
    refuse: enqueueActions(({ enqueue }, refused: Refused) => {
      const { reason } = refused;
      enqueue.assign({ change: null, refusal: refusalOf(refused) });
      enqueue.emit(transactionWorkflow.TransactionChangeRefused({ reason, stale: isStale(reason) }));
    }),
  },
}).createMachine({
  id: 'transaction',
  context: { ...untouched, number: null, transaction: null },
  initial: 'closed',
  on: { 'transaction.open': { target: '.loading', actions: 'open' } },
  states: {
    closed: {},
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ number: context.number ?? 0 }),
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: 'missing',
            actions: [assign({ transaction: null }), emit(transactionWorkflow.TransactionNotFound({}))],
          },
          {
            target: 'showing',
            actions: [
              assign(({ event }) => ({ transaction: event.output })),
              emit(({ context }) =>
                transactionWorkflow.TransactionLoaded({ version: context.transaction?.version ?? 0 }),
              ),
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) =>
              transactionWorkflow.TransactionLoadFailed({ kind: failureOf(event.error).kind }),
            ),
          ],
        },
      },
    },
    showing: {
      on: {
        'change.ask': { target: 'confirming', actions: 'ask' },
        'change.make': { target: 'changing', actions: 'request' },
        'transaction.reload': { target: 'loading', actions: 'open' },
        'refusal.dismiss': {
          guard: 'refused',
          actions: [assign({ refusal: null }), emit(transactionWorkflow.TransactionRefusalDismissed({}))],
        },
      },
    },
    confirming: {
      on: {
        'change.confirm': { target: 'changing', actions: 'request' },
        'change.cancel': { target: 'showing', actions: 'drop' },
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({
          number: context.number ?? 0,
          change: context.change!,
          seen: context.transaction?.version ?? 0,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output instanceof Refused && isStale(event.output.reason),
            target: 'conflict',
            actions: { type: 'refuse', params: ({ event }) => event.output as Refused },
          },
          {
            guard: ({ event }) => event.output instanceof Refused,
            target: 'showing',
            actions: { type: 'refuse', params: ({ event }) => event.output as Refused },
          },
          {
            target: 'showing',
            actions: [
              assign(({ event }) => ({ change: null, transaction: event.output as TransactionDetail })),
              emit(({ context }) =>
                transactionWorkflow.TransactionChangeMade({ version: context.transaction?.version ?? 0 }),
              ),
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) =>
              transactionWorkflow.TransactionChangeFailed({ kind: failureOf(event.error).kind }),
            ),
          ],
        },
      },
    },
    /** The transaction was changed elsewhere: what is shown is out of date. */
    conflict: { on: { 'transaction.reload': { target: 'loading', actions: 'open' } } },
    missing: { on: { 'transaction.reload': { target: 'loading', actions: 'open' } } },
    failed: {
      on: {
        retry: [
          { guard: 'failedChanging', target: 'changing', actions: 'request' },
          { target: 'loading', actions: 'open' },
        ],
        'change.cancel': { guard: 'failedChanging', target: 'showing', actions: 'drop' },
      },
    },
  },
});

export type TransactionActor = ActorRefFrom<typeof transactionMachine>;
export type TransactionSnapshot = SnapshotFrom<typeof transactionMachine>;

/** Whether a change may have been made: its request has failed, and is to be repeated or left. */
export const isUndecided = (snapshot: TransactionSnapshot): boolean =>
  snapshot.matches('failed') && snapshot.context.change !== null;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewTransaction({ value, context }: TransactionSnapshot): TransactionView {
  const { number, transaction, change, refusal, failure } = context;
  return {
    step: value as TransactionView['step'],
    number,
    version: transaction?.version ?? null,
    change: change?.type ?? null,
    refused: refusal?.reason ?? null,
    failure: failure?.kind ?? null,
  };
}
