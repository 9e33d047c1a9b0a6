/** The slots, guards and actions of the order's statechart. */
import { assign, enqueueActions, setup } from 'xstate';
import type { CartCommand, CartRefusal } from '../../events/cart/decide.ts';
import { type OrderStep, orderWorkflow, type OrderWorkflowFact } from '../../events/cart/order-workflow.ts';
import type { CartSignal, Readiness } from '../../events/cart/port.ts';
import type { CartChange } from '../../events/cart/review.ts';
import { Refused } from '../../events/log/decider.ts';
import { failureOf } from '../../events/shared/failure.ts';
import type { Saved } from '../command-queue.ts';
import { listenerSlot, promiseSlot } from '../slots.ts';
import type { OrderContext, OrderEvent } from './context.ts';

export const keyOf = ({ order }: OrderContext) => order?.key ?? '';
/** Steps in which the person reviews changes or has just accepted them. */
const withChanges: readonly OrderStep[] = ['confirmingChange', 'accepting'];
/** Steps in which the server's answer is not saved or not reported yet. */
const withAnswer: readonly OrderStep[] = ['recording', 'refusing', 'reviewing'];

export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as OrderWorkflowFact,
  },
  actors: {
    append: promiseSlot<Saved<CartRefusal>, { command: CartCommand }>('order.append'),
    follow: listenerSlot<CartSignal>('order.follow'),
    /** Where the server's current lines differ from what the person has seen. */
    review: promiseSlot<readonly CartChange[]>('order.review'),
    readiness: promiseSlot<Readiness, { buyer: string | null }>('order.readiness'),
    networkReturns: listenerSlot<CartSignal>('order.networkReturns'),
    personChanges: listenerSlot<CartSignal>('order.personChanges'),
    /** Sends the order that the log holds under this key. Returns the transactions' numbers. */
    placeOrder: promiseSlot<readonly number[] | Refused, { key: string }>('order.placeOrder'),
  },
  guards: {
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
        failure: null,
        refusal: null,
        placed: null,
      });
      enqueue.emit(orderWorkflow.OrderStepTaken({ step, changes: changes.length }));
    }),
    fail: enqueueActions(({ enqueue }, { step, error }: { step: OrderStep; error: unknown }) => {
      const failure = failureOf(error);
      enqueue.assign({ failedStep: step, failure });
      enqueue.emit(orderWorkflow.OrderStepFailed({ step, kind: failure.kind }));
    }),
    refuse: enqueueActions(({ enqueue }, { reason, message }: Refused) => {
      enqueue.assign({ order: null, changes: [], answer: null, refusal: { reason, message } });
      enqueue.emit(orderWorkflow.OrderRefused({ reason }));
    }),
    confirm: enqueueActions(({ context, enqueue }) => {
      const numbers = Array.isArray(context.answer) ? (context.answer as readonly number[]) : [];
      enqueue.assign({ order: null, answer: null, placed: numbers });
      enqueue.emit(orderWorkflow.OrderConfirmed({ numbers: [...numbers] }));
    }),
  },
});
