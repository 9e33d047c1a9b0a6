/** The slots, guards and actions of the cart's statechart. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CartCommand, CartRefusal } from '../../events/cart/decide.ts';
import type { CartChange } from '../../events/cart/review.ts';
import { cartWorkflow, type CartWorkflowFact, type OrderStep } from '../../events/cart/workflow.ts';
import { Refused } from '../../events/log/decider.ts';
import { failureOf } from '../../events/shared/failure.ts';
import { commandQueue, type Saved } from '../command-queue.ts';
import { commandOf } from '../commands.ts';
import { listenerSlot, promiseSlot } from '../slots.ts';
import type { CartSignal, Readiness, WaitingOrder } from '../../events/cart/port.ts';
import { type CartContext, type CartEvent, commandFor, type RefusalView } from './context.ts';

const refusalView = ({ reason, message }: Refused): RefusalView => ({ reason, message });
export const keyOf = ({ order }: CartContext) => order?.key ?? '';
/** Steps in which the person reviews changes or has just accepted them. */
const withChanges: readonly OrderStep[] = ['confirmingChange', 'accepting'];
/** Steps in which the server's answer is not saved or not reported yet. */
const withAnswer: readonly OrderStep[] = ['recording', 'refusing', 'reviewing'];

const waiting = commandQueue<CartCommand, CartRefusal, CartWorkflowFact>({
  taken: (command) => cartWorkflow.CartCommandTaken({ command }),
  turnedAway: (command) => cartWorkflow.CartCommandTurnedAway({ command }),
  done: () => cartWorkflow.CartCommandDone({}),
  refused: (_, reason) => cartWorkflow.CartCommandRefused({ reason }),
});

export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartWorkflowFact,
  },
  actors: {
    /** Returns the order that has been waiting since an earlier visit. */
    openCart: promiseSlot<WaitingOrder | null>('cart.openCart'),
    /** Erases the cart, unless it can be opened after all. */
    discardDamaged: promiseSlot<void>('cart.discardDamaged'),
    append: promiseSlot<Saved<CartRefusal>, { command: CartCommand }>('cart.append'),
    follow: listenerSlot<CartSignal>('cart.follow'),
    /** Where the server's current lines differ from what the person has seen. */
    review: promiseSlot<readonly CartChange[]>('cart.review'),
    readiness: promiseSlot<Readiness, { buyer: string | null }>('cart.readiness'),
    networkReturns: listenerSlot<CartSignal>('cart.networkReturns'),
    personChanges: listenerSlot<CartSignal>('cart.personChanges'),
    /** Sends the order that the log holds under this key. Returns the transactions' numbers. */
    placeOrder: promiseSlot<readonly number[] | Refused, { key: string }>('cart.placeOrder'),
  },
  guards: {
    isDamaged: ({ context }) => context.failure?.kind === 'damaged',
    somethingWaits: ({ context }) => context.queue.length > 0,
    refused: ({ context }) => context.refusal !== null || context.orderRefusal !== null,
    hasPlaced: ({ context }) => context.placed !== null,
    needsNewKey: ({ context }) => context.order?.key === null,
    hasOrder: ({ event }) => event.type === 'cart.changed' && event.waiting !== null,
    sameOrder: ({ context, event }) =>
      event.type === 'cart.changed' && event.waiting?.key === context.order?.key,
    failedAt: ({ context }, step: OrderStep) => context.failedStep === step,
    mustBeSeenAgain: ({ context }) =>
      context.answer instanceof Refused && context.answer.reason === 'cart-changed',
  },
  delays: { betweenChecks: 15_000 },
  actions: {
    enqueueCommand: enqueueActions(({ context, event, enqueue }) => {
      const command = commandOf<CartCommand>(commandFor, event);
      if (!command) return;
      const { changes, fact } = waiting.enqueue(context, command);
      enqueue.assign(changes);
      enqueue.emit(fact);
    }),
    settle: enqueueActions(({ context, enqueue }, result: Saved<CartRefusal>) => {
      const step = waiting.settle(context, result);
      if (!step) return;
      enqueue.assign(step.changes);
      enqueue.emit(step.fact);
    }),
    reportOpened: emit(cartWorkflow.CartOpened({})),
    adopt: assign(({ event }) => (event.type === 'cart.changed' ? { order: event.waiting } : {})),
    noteConfirmed: assign(({ event }) =>
      event.type === 'order.discard' ? { confirmed: event.confirmed } : {},
    ),
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
      enqueue.assign({ order: null, changes: [], answer: null, orderRefusal: refusalView(why) });
      enqueue.emit(cartWorkflow.OrderRefused({ reason: why.reason }));
    }),
    confirm: enqueueActions(({ context, enqueue }) => {
      const numbers = Array.isArray(context.answer) ? (context.answer as readonly number[]) : [];
      enqueue.assign({ order: null, answer: null, placed: numbers });
      enqueue.emit(cartWorkflow.OrderConfirmed({ numbers: [...numbers] }));
    }),
  },
});
