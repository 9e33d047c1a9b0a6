/**
 * The order of this device's cart, which starts it once it is open: has prices and stock checked, asks about changes, waits for
 * the network and for the buyer to be signed in, sends the order under one key however often it is retried, and reports the
 * outcome. It follows the orders of other tabs. Business rules live in `decide`.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom } from 'xstate';
import { type OrderStep, type OrderView, orderWorkflow } from '../events/cart/order-workflow.ts';
import { sendingAnOrder } from './order/sending.ts';
import { orderSetup } from './order/setup.ts';
import { startingAnOrder } from './order/starting.ts';

export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: {
    order: null,
    changes: [],
    answer: null,
    confirmed: false,
    failedStep: null,
    failure: null,
    refusal: null,
    placed: null,
  },
  invoke: { id: 'follow', src: 'follow' },
  initial: startingAnOrder.initial,
  states: { ...startingAnOrder.states, ...sendingAnOrder.states },
  on: {
    'confirmation.dismiss': {
      guard: 'hasPlaced',
      actions: [assign({ placed: null }), emit(orderWorkflow.OrderConfirmationDismissed({}))],
    },
  },
});

export type OrderActor = ActorRefFrom<typeof orderMachine>;
export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

/** The step it is at; `none`: there is no order, as while the cart is not open. */
export const orderStepOf = (snapshot: OrderSnapshot | undefined): OrderStep => snapshot?.value ?? 'none';

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewOrder(snapshot: OrderSnapshot): OrderView {
  const { failedStep, failure, changes, refusal, placed } = snapshot.context;
  return {
    step: orderStepOf(snapshot),
    failed: failedStep,
    failure: failure?.kind ?? null,
    changes: changes.length,
    refused: refusal?.reason ?? null,
    placed,
  };
}
