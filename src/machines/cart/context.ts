/** What the cart's statechart hears and what it remembers. */
import type { CartCommand, CartRefusal } from '../../events/cart/decide.ts';
import type { CheckoutDetails } from '../../events/cart/events.ts';
import type { CartSignal } from '../../events/cart/port.ts';
import type { CartChange } from '../../events/cart/review.ts';
import type { OrderStep } from '../../events/cart/workflow.ts';
import type { Refused } from '../../events/log/decider.ts';
import type { Failure } from '../../events/shared/failure.ts';
import type { CommandQueueContext } from '../command-queue.ts';
import type { EventFor } from '../commands.ts';

/** What happens on the page, and the command that is meant by it. */
export const commandFor = {
  'line.add': 'AddToCart',
  'line.change': 'ChangeCartQuantity',
  'line.remove': 'RemoveFromCart',
  'line.restore': 'RestoreToCart',
} as const satisfies Record<string, CartCommand['type']>;

export type CartCommandEvent = EventFor<CartCommand, typeof commandFor>;

export type CartEvent =
  | CartSignal
  | CartCommandEvent
  /** Tries again what could not be opened or saved. */
  | { readonly type: 'retry' }
  | { readonly type: 'commands.discard' }
  /** Begins anew in place of a cart that is damaged. */
  | { readonly type: 'cart.discardDamaged' }
  | { readonly type: 'refusal.dismiss' }
  /** `key`: a UUID drawn for this order. */
  | {
      readonly type: 'order.start';
      readonly key: string;
      readonly buyer: string | null;
      readonly details: CheckoutDetails;
    }
  /** `key`: a new one, since the order is another now. */
  | { readonly type: 'changes.accept'; readonly key: string }
  | { readonly type: 'order.retry' }
  /** Gives it up, if need be `knowing` that it may have been placed. */
  | { readonly type: 'order.discard'; readonly confirmed: boolean }
  | { readonly type: 'confirmation.dismiss' };

export type RefusalView = { readonly reason: string; readonly message: string } | null;

export interface CartContext extends CommandQueueContext<CartCommand, CartRefusal> {
  readonly failure: Failure | null;
  /** What is ordered; `key` null: it was refused, and needs a new one. */
  readonly order: {
    readonly key: string | null;
    readonly buyer: string | null;
    readonly details: CheckoutDetails;
  } | null;
  /** What the person has to see before it is ordered. */
  readonly changes: readonly CartChange[];
  /** The server's word on the order, until it is saved: the transactions' numbers, or why not. */
  readonly answer: readonly number[] | Refused | null;
  readonly confirmed: boolean;
  readonly failedStep: OrderStep | null;
  readonly orderFailure: Failure | null;
  readonly orderRefusal: RefusalView;
  /** Numbers of the transactions placed last, until they are dismissed. */
  readonly placed: readonly number[] | null;
}
