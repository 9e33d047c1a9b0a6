/**
 * The cart of this device: opens it and saves changes one command after another; once it is open, its order has a statechart of
 * its own. Business rules live in `decide`.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { CartCommand, CartRefusal } from '../events/cart/decide.ts';
import type { WaitingOrder } from '../events/cart/port.ts';
import { type CartView, cartWorkflow, type CartWorkflowFact } from '../events/cart/workflow.ts';
import { type Failure, failureOf } from '../events/shared/failure.ts';
import { commandQueue, type CommandQueueContext, type Saved } from './command-queue.ts';
import { commandOf, type EventFor, onEach } from './commands.ts';
import { orderMachine } from './order.machine.ts';
import { promiseSlot } from './slots.ts';

/** Events of the page and the commands they stand for. */
const commandFor = {
  'line.add': 'AddToCart',
  'line.change': 'ChangeCartQuantity',
  'line.remove': 'RemoveFromCart',
  'line.restore': 'RestoreToCart',
} as const satisfies Record<string, CartCommand['type']>;

export type CartCommandEvent = EventFor<CartCommand, typeof commandFor>;

type CartEvent =
  | CartCommandEvent
  /** Retries opening or saving. */
  | { readonly type: 'retry' }
  | { readonly type: 'commands.discard' }
  /** Replaces a damaged cart with an empty one. */
  | { readonly type: 'cart.discardDamaged' }
  | { readonly type: 'refusal.dismiss' };

export interface CartContext extends CommandQueueContext<CartCommand, CartRefusal> {
  readonly failure: Failure | null;
}

const commands = commandQueue<CartCommand, CartRefusal, CartWorkflowFact>({
  taken: (command) => cartWorkflow.CartCommandTaken({ command }),
  turnedAway: (command) => cartWorkflow.CartCommandTurnedAway({ command }),
  done: () => cartWorkflow.CartCommandDone({}),
  refused: (_, reason) => cartWorkflow.CartCommandRefused({ reason }),
});

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartWorkflowFact,
    children: {} as { order: 'order' },
  },
  actors: {
    /** Returns the order that has been waiting since an earlier visit. */
    openCart: promiseSlot<WaitingOrder | null>('cart.openCart'),
    /** Erases the cart, unless it can be opened after all. */
    discardDamaged: promiseSlot<void>('cart.discardDamaged'),
    append: promiseSlot<Saved<CartRefusal>, { command: CartCommand }>('cart.append'),
    order: orderMachine,
  },
  guards: {
    isDamaged: ({ context }) => context.failure?.kind === 'damaged',
    somethingWaits: ({ context }) => context.queue.length > 0,
    refused: ({ context }) => context.refusal !== null,
  },
  actions: {
    enqueueCommand: enqueueActions(({ context, event, enqueue }) => {
      const command = commandOf<CartCommand>(commandFor, event);
      if (!command) return;
      const { changes, fact } = commands.enqueue(context, command);
      enqueue.assign(changes);
      enqueue.emit(fact);
    }),
    startOrder: enqueueActions(({ enqueue }, waiting: WaitingOrder | null) => {
      enqueue.spawnChild('order', { id: 'order' });
      // One that has been waiting since an earlier visit goes on.
      enqueue.sendTo('order', { type: 'cart.changed', waiting });
    }),
    settle: enqueueActions(({ context, enqueue }, result: Saved<CartRefusal>) => {
      const step = commands.settle(context, result);
      if (!step) return;
      enqueue.assign(step.changes);
      enqueue.emit(step.fact);
    }),
  },
}).createMachine({
  id: 'cart',
  context: { queue: [], refusal: null, failure: null, last: null },
  initial: 'loading',
  on: onEach(commandFor, { actions: 'enqueueCommand' } as const),
  states: {
    loading: {
      invoke: {
        id: 'openCart',
        src: 'openCart',
        onDone: {
          target: 'open',
          actions: [
            emit(cartWorkflow.CartOpened({})),
            { type: 'startOrder', params: ({ event }) => event.output },
          ],
        },
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
          target: 'discardingDamaged',
          actions: emit(cartWorkflow.CartSetAsideStarted({})),
        },
      },
    },
    discardingDamaged: {
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
      on: {
        'refusal.dismiss': {
          guard: 'refused',
          actions: [assign({ refusal: null }), emit(cartWorkflow.CartRefusalDismissed({}))],
        },
      },
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
              actions: [assign({ failure: null, queue: [] }), emit(cartWorkflow.CartCommandsDiscarded({}))],
            },
          },
        },
      },
    },
  },
});

export type CartActor = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

const stepOf = ({ value }: CartSnapshot): CartView['step'] =>
  typeof value === 'string' ? value : value.open;

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewCart(snapshot: CartSnapshot): CartView {
  const { queue, refusal, failure } = snapshot.context;
  return {
    step: stepOf(snapshot),
    waiting: queue.length,
    refused: refusal?.reason ?? null,
    failure: failure?.kind ?? null,
  };
}
