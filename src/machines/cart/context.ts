/** The events and the context of the cart's statechart. */
import type { CartCommand, CartRefusal } from '../../events/cart/decide.ts';
import type { CheckoutDetails } from '../../events/cart/events.ts';
import type { CartSignal } from '../../events/cart/port.ts';
import type { CartChange } from '../../events/cart/review.ts';
import type { OrderStep } from '../../events/cart/workflow.ts';
import type { Refused } from '../../events/log/decider.ts';
import type { Failure } from '../../events/shared/failure.ts';
import type { CommandQueueContext } from '../command-queue.ts';
import type { EventFor } from '../commands.ts';

/** Events of the page and the commands they stand for. */
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
  /** Retries opening or saving. */
  | { readonly type: 'retry' }
  | { readonly type: 'commands.discard' }
  /** Replaces a damaged cart with an empty one. */
  | { readonly type: 'cart.discardDamaged' }
  | { readonly type: 'refusal.dismiss' }
  /** `key`: a UUID drawn for this order. */
  | {
      readonly type: 'order.start';
      readonly key: string;
      readonly buyer: string | null;
      readonly details: CheckoutDetails;
    }
  /** `key`: a new one, since this is now a different order. */
  | { readonly type: 'changes.accept'; readonly key: string }
  | { readonly type: 'order.retry' }
  /** Gives the order up; `confirmed`: although it may have been placed. */
  | { readonly type: 'order.discard'; readonly confirmed: boolean }
  | { readonly type: 'confirmation.dismiss' };

export type RefusalView = { readonly reason: string; readonly message: string } | null;

export interface CartContext extends CommandQueueContext<CartCommand, CartRefusal> {
  readonly failure: Failure | null;
  /** The order; `key` null: it was refused and needs a new one. */
  readonly order: {
    readonly key: string | null;
    readonly buyer: string | null;
    readonly details: CheckoutDetails;
  } | null;
  /** Changes the person must see before ordering. */
  readonly changes: readonly CartChange[];
  /** The server's answer to the order, until it is saved: the transactions' numbers, or the refusal. */
  readonly answer: readonly number[] | Refused | null;
  readonly confirmed: boolean;
  readonly failedStep: OrderStep | null;
  readonly orderFailure: Failure | null;
  readonly orderRefusal: RefusalView;
  /** Numbers of the transactions placed last, until they are dismissed. */
  readonly placed: readonly number[] | null;
}
