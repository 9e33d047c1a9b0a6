/**
 * The cart of this device: opens it, saves what the person does one command after another, and beside that brings an
 * order to its end: has price and stock looked at, asks about changes, waits for the network and for the buyer to be
 * signed in, sends it under one key however often it must, and tells the outcome. What is allowed is decide's to say.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { CartCommand, CartRefusal } from '../events/cart/decide.ts';
import type { CartLine } from '../events/cart/events.ts';
import type { CartChange } from '../events/cart/review.ts';
import {
  type CartView,
  cartWorkflow,
  type CartWorkflowFact,
  type OrderStep,
} from '../events/cart/workflow.ts';
import { Refused } from '../events/decider.ts';
import type { EventRecord } from '../events/event.ts';
import { type Failure, failureOf } from '../events/failure.ts';
import type { OrderDetails } from '../events/transaction/contact.ts';
import { listenerSlot, promiseSlot } from './slots.ts';

/** An order on its way, as the cart's log holds it. */
export interface WaitingOrder {
  readonly key: string;
  /** uid. */
  readonly buyer: string;
  readonly details: OrderDetails;
}

/** Whether an order can be sent now; `elsewhere`: somebody else than its buyer is signed in here, or nobody. */
export type Readiness = 'ready' | 'offline' | 'elsewhere';

/** What the listeners send. */
export type CartHeard =
  /** The order on its way is another one than before, whichever tab did it. */
  | { readonly type: 'cart.changed'; readonly waiting: WaitingOrder | null }
  /** The network is back, or somebody else is signed in. */
  | { readonly type: 'chance.returned' };

export type CartEvent =
  | CartHeard
  /** `uid`: who is signed in. */
  | { readonly type: 'line.add'; readonly line: CartLine; readonly uid: string | null }
  | { readonly type: 'line.change'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'line.remove'; readonly productId: string }
  /** `removal`: seq of the fact that removed it. */
  | { readonly type: 'line.restore'; readonly removal: number }
  /** Tries again what could not be opened or saved. */
  | { readonly type: 'retry' }
  | { readonly type: 'commands.discard' }
  | { readonly type: 'refusal.dismiss' }
  /** `key`: a UUID drawn for this order. */
  | {
      readonly type: 'order.start';
      readonly key: string;
      readonly buyer: string | null;
      readonly details: OrderDetails;
    }
  /** `key`: a new one, since the order is another now. */
  | { readonly type: 'changes.accept'; readonly key: string }
  | { readonly type: 'order.retry' }
  /** Gives it up, if need be `knowing` that it may have been placed. */
  | { readonly type: 'order.discard'; readonly knowing: boolean }
  | { readonly type: 'confirmation.dismiss' };

type Told = { readonly reason: string; readonly message: string } | null;
type Saved = readonly EventRecord[] | Refused<CartRefusal>;

export interface CartContext {
  /** Commands not saved yet, in order. */
  readonly queue: readonly CartCommand[];
  readonly refusal: Told;
  readonly failure: Failure | null;
  /** The last command that was saved, with its records. */
  readonly last: { readonly command: CartCommand; readonly records: readonly EventRecord[] } | null;
  /** What is ordered; `key` null: it was refused, and needs a new one. */
  readonly order: {
    readonly key: string | null;
    readonly buyer: string | null;
    readonly details: OrderDetails;
  } | null;
  /** What the person has to see before it is ordered. */
  readonly changes: readonly CartChange[];
  /** The server's word on the order, until it is saved: the transactions' numbers, or why not. */
  readonly answer: readonly number[] | Refused | null;
  readonly knowing: boolean;
  readonly failedStep: OrderStep | null;
  readonly orderFailure: Failure | null;
  readonly orderRefusal: Told;
  /** Numbers of the transactions placed last, until they are dismissed. */
  readonly placed: readonly number[] | null;
}

function commandIn(event: CartEvent): CartCommand | null {
  switch (event.type) {
    case 'line.add':
      return { type: 'AddToCart', line: event.line, uid: event.uid };
    case 'line.change':
      return { type: 'ChangeCartQuantity', productId: event.productId, quantity: event.quantity };
    case 'line.remove':
      return { type: 'RemoveFromCart', productId: event.productId };
    case 'line.restore':
      return { type: 'RestoreToCart', removal: event.removal };
    default:
      return null;
  }
}

const told = ({ reason, message }: Refused): Told => ({ reason, message });
/** Nothing of the order is in the log yet, so the person can simply order again. */
function couldNot(error: unknown): Refused {
  const { kind, message } = failureOf(error);
  return new Refused(kind, message);
}
const keyOf = ({ order }: CartContext) => order?.key ?? '';
/** Steps at which the person looks at changes or has just taken them. */
const withChanges: readonly OrderStep[] = ['confirmingChange', 'accepting'];
/** Steps at which the server's word is not saved yet, or not yet told. */
const withAnswer: readonly OrderStep[] = ['recording', 'refusing', 'reviewing'];

const takesCommands = {
  'line.add': { actions: 'take' },
  'line.change': { actions: 'take' },
  'line.remove': { actions: 'take' },
  'line.restore': { actions: 'take' },
} as const;

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartWorkflowFact,
  },
  actors: {
    /** Answers the order that waits since an earlier visit. */
    openCart: promiseSlot<WaitingOrder | null>('cart.openCart'),
    append: promiseSlot<Saved, { command: CartCommand }>('cart.append'),
    follow: listenerSlot<CartHeard>('cart.follow'),
    /** What the server says about the lines now, where it differs from what the person has seen. */
    review: promiseSlot<readonly CartChange[]>('cart.review'),
    readiness: promiseSlot<Readiness, { buyer: string | null }>('cart.readiness'),
    networkReturns: listenerSlot<CartHeard>('cart.networkReturns'),
    personChanges: listenerSlot<CartHeard>('cart.personChanges'),
    /** Sends the order that the log holds under this key. Answers the transactions' numbers. */
    placeOrder: promiseSlot<readonly number[] | Refused, { key: string }>('cart.placeOrder'),
  },
  guards: {
    somethingWaits: ({ context }) => context.queue.length > 0,
    refused: ({ context }) => context.refusal !== null || context.orderRefusal !== null,
    hasPlaced: ({ context }) => context.placed !== null,
    needsNewKey: ({ context }) => context.order?.key === null,
    bringsOrder: ({ event }) => event.type === 'cart.changed' && event.waiting !== null,
    sameOrder: ({ context, event }) =>
      event.type === 'cart.changed' && event.waiting?.key === context.order?.key,
    failedAt: ({ context }, step: OrderStep) => context.failedStep === step,
    mustBeSeenAgain: ({ context }) =>
      context.answer instanceof Refused && context.answer.reason === 'cart-changed',
  },
  delays: { betweenChecks: 15_000 },
  actions: {
    take: enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(event);
      if (!command) return;
      enqueue.assign({ queue: [...context.queue, command], refusal: null });
      enqueue.emit(cartWorkflow.CartCommandTaken({ command: command.type }));
    }),
    settle: enqueueActions(({ context, enqueue }, result: Saved) => {
      const [command, ...queue] = context.queue;
      if (!command) return;
      if (result instanceof Refused) {
        enqueue.assign({ queue, refusal: told(result) });
        enqueue.emit(cartWorkflow.CartCommandRefused({ reason: result.reason }));
        return;
      }
      enqueue.assign({ queue, last: { command, records: result } });
      enqueue.emit(cartWorkflow.CartCommandDone({}));
    }),
    tellOpened: emit(cartWorkflow.CartOpened({})),
    adopt: assign(({ event }) => (event.type === 'cart.changed' ? { order: event.waiting } : {})),
    go: enqueueActions(({ context, enqueue }, step: OrderStep) => {
      const changes = withChanges.includes(step) ? context.changes : [];
      enqueue.assign({
        order: step === 'none' ? null : context.order,
        answer: withAnswer.includes(step) ? context.answer : null,
        changes,
        failedStep: null,
        orderFailure: null,
        orderRefusal: null,
        placed: null,
      });
      enqueue.emit(cartWorkflow.OrderStepTaken({ step, changes: changes.length }));
    }),
    fail: enqueueActions(({ enqueue }, { step, error }: { step: OrderStep; error: unknown }) => {
      const failure = failureOf(error);
      enqueue.assign({ failedStep: step, orderFailure: failure });
      enqueue.emit(cartWorkflow.OrderStepFailed({ step, kind: failure.kind }));
    }),
    refuse: enqueueActions(({ context, enqueue }, refusal: Refused | null) => {
      const why = refusal ?? context.answer;
      if (!(why instanceof Refused)) return;
      enqueue.assign({ order: null, changes: [], answer: null, orderRefusal: told(why) });
      enqueue.emit(cartWorkflow.OrderRefused({ reason: why.reason }));
    }),
    confirm: enqueueActions(({ context, enqueue }) => {
      const numbers = Array.isArray(context.answer) ? (context.answer as readonly number[]) : [];
      enqueue.assign({ order: null, answer: null, placed: numbers });
      enqueue.emit(cartWorkflow.OrderConfirmed({ numbers: [...numbers] }));
    }),
  },
}).createMachine({
  id: 'cart',
  context: {
    queue: [],
    refusal: null,
    failure: null,
    last: null,
    order: null,
    changes: [],
    answer: null,
    knowing: false,
    failedStep: null,
    orderFailure: null,
    orderRefusal: null,
    placed: null,
  },
  initial: 'loading',
  on: takesCommands,
  states: {
    loading: {
      invoke: {
        id: 'openCart',
        src: 'openCart',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'open', actions: 'tellOpened' },
          {
            target: '#cart.open.ordering.checking',
            actions: [assign(({ event }) => ({ order: event.output })), 'tellOpened'],
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
        ordering: {
          initial: 'none',
          states: {
            none: {
              on: {
                'order.start': {
                  target: 'reviewing',
                  actions: assign(({ event: { key, buyer, details } }) => ({
                    order: { key, buyer, details },
                  })),
                },
                'cart.changed': { guard: 'bringsOrder', target: 'checking', actions: 'adopt' },
              },
            },
            reviewing: {
              entry: { type: 'go', params: 'reviewing' },
              invoke: {
                id: 'review',
                src: 'review',
                onDone: [
                  {
                    guard: ({ event }) => event.output.length > 0,
                    target: 'confirmingChange',
                    actions: assign(({ event }) => ({ changes: event.output })),
                  },
                  // The server refused what it now finds in order: the person decides whether to order again.
                  {
                    guard: 'needsNewKey',
                    target: 'none',
                    actions: { type: 'refuse', params: null },
                  },
                  { target: 'starting' },
                ],
                onError: [
                  {
                    guard: ({ context, event }) =>
                      failureOf(event.error).kind === 'offline' && context.order?.key !== null,
                    // The server looks at price and stock again when the order gets there.
                    target: 'starting',
                  },
                  {
                    target: 'none',
                    actions: { type: 'refuse', params: ({ event }) => couldNot(event.error) },
                  },
                ],
              },
              on: {
                'order.discard': { target: 'none', actions: { type: 'go', params: 'none' } },
                'cart.changed': { guard: 'bringsOrder', target: 'checking', actions: 'adopt' },
              },
            },
            confirmingChange: {
              entry: { type: 'go', params: 'confirmingChange' },
              on: {
                'changes.accept': {
                  target: 'accepting',
                  actions: assign(({ context, event }) => ({
                    order: context.order && { ...context.order, key: event.key },
                  })),
                },
                'order.discard': { target: 'none', actions: { type: 'go', params: 'none' } },
                'cart.changed': { guard: 'bringsOrder', target: 'checking', actions: 'adopt' },
              },
            },
            accepting: {
              entry: { type: 'go', params: 'accepting' },
              invoke: {
                id: 'accept',
                src: 'append',
                input: ({ context }) => ({
                  command: { type: 'AcceptChanges', changes: context.changes } as const,
                }),
                onDone: [
                  {
                    guard: ({ event }) => event.output instanceof Refused,
                    target: 'none',
                    actions: { type: 'refuse', params: ({ event }) => event.output as Refused },
                  },
                  { target: 'starting' },
                ],
                onError: {
                  target: 'none',
                  actions: { type: 'refuse', params: ({ event }) => couldNot(event.error) },
                },
              },
            },
            starting: {
              entry: { type: 'go', params: 'starting' },
              invoke: {
                id: 'start',
                src: 'append',
                input: ({ context }) => ({
                  command: {
                    type: 'StartCheckout',
                    key: keyOf(context),
                    buyer: context.order?.buyer ?? null,
                    details: context.order!.details,
                  } as const,
                }),
                onDone: [
                  {
                    guard: ({ event }) => event.output instanceof Refused,
                    target: 'none',
                    actions: { type: 'refuse', params: ({ event }) => event.output as Refused },
                  },
                  { target: 'checking' },
                ],
                onError: {
                  target: 'none',
                  actions: { type: 'refuse', params: ({ event }) => couldNot(event.error) },
                },
              },
            },
            checking: {
              entry: { type: 'go', params: 'checking' },
              invoke: {
                id: 'readiness',
                src: 'readiness',
                input: ({ context }) => ({ buyer: context.order?.buyer ?? null }),
                onDone: [
                  { guard: ({ event }) => event.output === 'ready', target: 'marking' },
                  { guard: ({ event }) => event.output === 'offline', target: 'waitingForNetwork' },
                  { target: 'waitingForBuyer' },
                ],
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'fail',
                    params: ({ event }) => ({ step: 'checking' as const, error: event.error }),
                  },
                },
              },
              on: {
                'cart.changed': [
                  { guard: 'sameOrder' },
                  { guard: 'bringsOrder', target: 'checking', reenter: true, actions: 'adopt' },
                  { target: 'none', actions: { type: 'go', params: 'none' } },
                ],
              },
            },
            waitingForNetwork: {
              entry: { type: 'go', params: 'waitingForNetwork' },
              invoke: { id: 'networkReturns', src: 'networkReturns' },
              // A browser that says it is online may be wrong, and so may one that says it is not.
              after: { betweenChecks: 'checking' },
              on: {
                'chance.returned': { target: 'checking' },
                'order.retry': { target: 'checking' },
                'order.discard': {
                  target: 'discarding',
                  actions: assign(({ event }) => ({ knowing: event.knowing })),
                },
                'cart.changed': [
                  { guard: 'sameOrder' },
                  { guard: 'bringsOrder', target: 'checking', actions: 'adopt' },
                  { target: 'none', actions: { type: 'go', params: 'none' } },
                ],
              },
            },
            waitingForBuyer: {
              entry: { type: 'go', params: 'waitingForBuyer' },
              invoke: { id: 'personChanges', src: 'personChanges' },
              on: {
                'chance.returned': { target: 'checking' },
                // The server has turned its own buyer away, who may try again.
                'order.retry': { target: 'checking' },
                'order.discard': {
                  target: 'discarding',
                  actions: assign(({ event }) => ({ knowing: event.knowing })),
                },
                'cart.changed': [
                  { guard: 'sameOrder' },
                  { guard: 'bringsOrder', target: 'checking', actions: 'adopt' },
                  { target: 'none', actions: { type: 'go', params: 'none' } },
                ],
              },
            },
            marking: {
              entry: { type: 'go', params: 'marking' },
              invoke: {
                id: 'mark',
                src: 'append',
                input: ({ context }) => ({ command: { type: 'SendCheckout', key: keyOf(context) } as const }),
                onDone: [
                  {
                    // Another tab has brought it to its end.
                    guard: ({ event }) => event.output instanceof Refused,
                    target: 'none',
                    actions: { type: 'go', params: 'none' },
                  },
                  { target: 'sending' },
                ],
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'fail',
                    params: ({ event }) => ({ step: 'marking' as const, error: event.error }),
                  },
                },
              },
            },
            sending: {
              entry: { type: 'go', params: 'sending' },
              invoke: {
                id: 'placeOrder',
                src: 'placeOrder',
                input: ({ context }) => ({ key: keyOf(context) }),
                onDone: [
                  {
                    guard: ({ event }) => event.output instanceof Refused,
                    target: 'refusing',
                    actions: assign(({ event }) => ({ answer: event.output })),
                  },
                  { target: 'recording', actions: assign(({ event }) => ({ answer: event.output })) },
                ],
                onError: [
                  {
                    guard: ({ event }) => failureOf(event.error).kind === 'offline',
                    target: 'waitingForNetwork',
                  },
                  {
                    guard: ({ event }) => failureOf(event.error).kind === 'signed-out',
                    target: 'waitingForBuyer',
                  },
                  {
                    target: 'failed',
                    actions: {
                      type: 'fail',
                      params: ({ event }) => ({ step: 'sending' as const, error: event.error }),
                    },
                  },
                ],
              },
            },
            recording: {
              entry: { type: 'go', params: 'recording' },
              invoke: {
                id: 'record',
                src: 'append',
                input: ({ context }) => ({
                  command: {
                    type: 'PlaceOrder',
                    key: keyOf(context),
                    numbers: context.answer as readonly number[],
                  } as const,
                }),
                // Refused: discarded or told elsewhere meanwhile. It is placed all the same, and the person has to know.
                onDone: { target: 'none', actions: 'confirm' },
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'fail',
                    params: ({ event }) => ({ step: 'recording' as const, error: event.error }),
                  },
                },
              },
            },
            refusing: {
              entry: { type: 'go', params: 'refusing' },
              invoke: {
                id: 'refuse',
                src: 'append',
                input: ({ context }) => ({
                  command: {
                    type: 'RefuseCheckout',
                    key: keyOf(context),
                    reason: (context.answer as Refused).reason,
                  } as const,
                }),
                onDone: [
                  {
                    guard: 'mustBeSeenAgain',
                    target: 'reviewing',
                    actions: assign(({ context }) => ({
                      order: context.order && { ...context.order, key: null },
                    })),
                  },
                  { target: 'none', actions: { type: 'refuse', params: null } },
                ],
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'fail',
                    params: ({ event }) => ({ step: 'refusing' as const, error: event.error }),
                  },
                },
              },
            },
            discarding: {
              entry: { type: 'go', params: 'discarding' },
              invoke: {
                id: 'discard',
                src: 'append',
                input: ({ context }) => ({
                  command: {
                    type: 'DiscardCheckout',
                    key: keyOf(context),
                    knowing: context.knowing,
                  } as const,
                }),
                onDone: [
                  {
                    // It has been sent since the person looked.
                    guard: ({ event }) =>
                      event.output instanceof Refused && event.output.reason === 'maybe-placed',
                    target: 'checking',
                  },
                  { target: 'none', actions: { type: 'go', params: 'none' } },
                ],
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'fail',
                    params: ({ event }) => ({ step: 'discarding' as const, error: event.error }),
                  },
                },
              },
            },
            failed: {
              on: {
                'order.retry': [
                  { guard: { type: 'failedAt', params: 'recording' }, target: 'recording' },
                  { guard: { type: 'failedAt', params: 'refusing' }, target: 'refusing' },
                  { target: 'checking' },
                ],
                'order.discard': {
                  target: 'discarding',
                  actions: assign(({ event }) => ({ knowing: event.knowing })),
                },
                'cart.changed': [
                  { guard: 'sameOrder' },
                  { guard: 'bringsOrder', target: 'checking', actions: 'adopt' },
                  { target: 'none', actions: { type: 'go', params: 'none' } },
                ],
              },
            },
          },
        },
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

/** How far an order has come. */
export const orderStepOf = ({ value }: CartSnapshot): OrderStep =>
  typeof value === 'string' ? 'none' : value.open.ordering;

/** What folding the emitted facts must give back. */
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
