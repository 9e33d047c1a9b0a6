/**
 * The cart of this device: opens it and saves changes one command after another. Beside that it carries an order through:
 * has prices and stock checked, asks about changes, waits for the network and for the buyer to be signed in, sends the order
 * under one key however often it is retried, and reports the outcome. Business rules live in `decide`.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom } from 'xstate';
import { type CartView, cartWorkflow, type OrderStep } from '../events/cart/workflow.ts';
import { failureOf } from '../events/shared/failure.ts';
import { commandFor } from './cart/context.ts';
import { sendingAnOrder } from './cart/sending.ts';
import { cartSetup } from './cart/setup.ts';
import { startingAnOrder } from './cart/starting.ts';
import { onEach } from './commands.ts';

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: {
    queue: [],
    refusal: null,
    failure: null,
    last: null,
    order: null,
    changes: [],
    answer: null,
    confirmed: false,
    failedStep: null,
    orderFailure: null,
    orderRefusal: null,
    placed: null,
  },
  initial: 'loading',
  on: onEach(commandFor, { actions: 'enqueueCommand' } as const),
  states: {
    loading: {
      invoke: {
        id: 'openCart',
        src: 'openCart',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'open', actions: 'reportOpened' },
          {
            target: '#cart.open.ordering.checking',
            actions: [assign(({ event }) => ({ order: event.output })), 'reportOpened'],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => cartWorkflow.CartOpenFailed({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    failed: {
      on: {
        retry: {
          target: 'loading',
          actions: [assign({ failure: null }), emit(cartWorkflow.CartOpenRetried({}))],
        },
        'cart.discardDamaged': {
          guard: 'isDamaged',
          target: 'settingAside',
          actions: emit(cartWorkflow.CartSetAsideStarted({})),
        },
      },
    },
    settingAside: {
      invoke: {
        id: 'discardDamaged',
        src: 'discardDamaged',
        onDone: {
          target: 'loading',
          actions: [assign({ failure: null }), emit(cartWorkflow.CartSetAside({}))],
        },
        onError: {
          target: 'failed',
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => cartWorkflow.CartSetAsideFailed({ kind: failureOf(event.error).kind })),
          ],
        },
      },
    },
    open: {
      type: 'parallel',
      invoke: { id: 'follow', src: 'follow' },
      on: {
        'refusal.dismiss': {
          guard: 'refused',
          actions: [
            assign({ refusal: null, orderRefusal: null }),
            emit(cartWorkflow.CartRefusalDismissed({})),
          ],
        },
        'confirmation.dismiss': {
          guard: 'hasPlaced',
          actions: [assign({ placed: null }), emit(cartWorkflow.OrderConfirmationDismissed({}))],
        },
      },
      states: {
        editing: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'somethingWaits', target: 'appending' } },
            appending: {
              invoke: {
                id: 'append',
                src: 'append',
                input: ({ context }) => ({ command: context.queue[0]! }),
                onDone: { target: 'idle', actions: { type: 'settle', params: ({ event }) => event.output } },
                onError: {
                  target: 'stuck',
                  actions: [
                    assign(({ event }) => ({ failure: failureOf(event.error) })),
                    emit(({ event }) => cartWorkflow.CartAppendFailed({ kind: failureOf(event.error).kind })),
                  ],
                },
              },
            },
            stuck: {
              on: {
                retry: {
                  target: 'idle',
                  actions: [assign({ failure: null }), emit(cartWorkflow.CartAppendRetried({}))],
                },
                'commands.discard': {
                  target: 'idle',
                  actions: [
                    assign({ failure: null, queue: [] }),
                    emit(cartWorkflow.CartCommandsDiscarded({})),
                  ],
                },
              },
            },
          },
        },
        ordering: { ...startingAnOrder, states: { ...startingAnOrder.states, ...sendingAnOrder.states } },
      },
    },
  },
});

export type CartActor = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

function stepOf(snapshot: CartSnapshot): CartView['step'] {
  const { value } = snapshot;
  return typeof value === 'string' ? value : value.open.editing;
}

/** The current step of the order. */
export const orderStepOf = ({ value }: CartSnapshot): OrderStep =>
  typeof value === 'string' ? 'none' : value.open.ordering;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewCart(snapshot: CartSnapshot): CartView {
  const { queue, refusal, failure, failedStep, orderFailure, orderRefusal, changes, placed } =
    snapshot.context;
  return {
    step: stepOf(snapshot),
    waiting: queue.length,
    refused: refusal?.reason ?? null,
    failure: failure?.kind ?? null,
    order: {
      step: orderStepOf(snapshot),
      failed: failedStep,
      failure: orderFailure?.kind ?? null,
      changes: changes.length,
      refused: orderRefusal?.reason ?? null,
      placed,
    },
  };
}
