/** Descriptions of facts about the cart and its pending order. */
import type { cartFacts } from '../../../events/cart/events.ts';
import type { OrderStep, orderWorkflowFacts } from '../../../events/cart/order-workflow.ts';
import type { cartWorkflowFacts } from '../../../events/cart/workflow.ts';
import { counted } from '../../ui/counted.ts';
import { type FactWords, plainName, whyFailed } from './fact-words.ts';

export const cartWords: FactWords<typeof cartFacts> = {
  CartLineAdded: ({ line: { quantity, title } }) => `Put ${quantity} × “${title}” in the cart`,
  CartQuantityChanged: ({ quantity }) => `Changed a quantity to ${quantity}`,
  CartLineRemoved: ({ line: { title } }) => `Took “${title}” out of the cart`,
  CartLineRestored: ({ removal }) => `Put back what record ${removal} took out`,
  CartPriceAccepted: () => 'Accepted a new price',
  CheckoutStarted: ({ lines }) => `Started an order of ${counted(lines.length, 'product')}`,
  CheckoutSent: () => 'Sent the order',
  CheckoutRefused: ({ reason }) => `The order was refused: ${plainName(reason)}`,
  CheckoutDiscarded: () => 'Gave the order up',
  OrderPlaced: ({ numbers }) => `Ordered: ${numbers.join(', ')}`,
};

const orderWords: Readonly<Record<OrderStep, string>> = {
  none: 'rest',
  reviewing: 'looking for changes',
  confirmingChange: 'showing what has changed',
  accepting: 'accepting what has changed',
  starting: 'saving the order',
  checking: 'checking whether it can be sent',
  waitingForNetwork: 'waiting for the network',
  waitingForBuyer: 'waiting for its buyer to log in',
  marking: 'getting ready to send',
  sending: 'sending',
  recording: 'saving the confirmation',
  refusing: 'saving the refusal',
  discarding: 'giving it up',
  failed: 'failed',
};

export const cartWorkflowWords: FactWords<typeof cartWorkflowFacts> = {
  CartOpened: () => 'Cart opened',
  CartOpenFailed: ({ kind }) => `Cart could not be opened: ${whyFailed(kind)}`,
  CartOpenRetried: () => 'Tried again to open the cart',
  CartSetAsideStarted: () => 'Began to erase the damaged cart',
  CartSetAside: () => 'Damaged cart erased',
  CartSetAsideFailed: ({ kind }) => `Damaged cart could not be erased: ${whyFailed(kind)}`,
  CartCommandTaken: ({ command }) => `Asked to ${plainName(command)}`,
  CartCommandTurnedAway: ({ command }) => `Too much waits already to ${plainName(command)}`,
  CartCommandDone: () => 'Saved',
  CartCommandRefused: ({ reason }) => `Refused: ${plainName(reason)}`,
  CartAppendFailed: ({ kind }) => `Could not be saved: ${whyFailed(kind)}`,
  CartAppendRetried: () => 'Tried again to save',
  CartCommandsDiscarded: () => 'Gave up what could not be saved',
  CartRefusalDismissed: () => 'Closed the message about what was refused',
};

export const orderWorkflowWords: FactWords<typeof orderWorkflowFacts> = {
  OrderStepTaken: ({ step, changes }) =>
    `Order: ${orderWords[step]}${changes > 0 ? `, ${counted(changes, 'change')} to look at` : ''}`,
  OrderStepFailed: ({ step, kind }) => `Order: ${orderWords[step]} did not work, ${whyFailed(kind)}`,
  OrderRefused: ({ reason }) => `Order refused: ${plainName(reason)}`,
  OrderConfirmed: ({ numbers }) => `Order confirmed: ${numbers.join(', ')}`,
  OrderConfirmationDismissed: () => 'Closed the confirmation',
};
