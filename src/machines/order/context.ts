/** The events and the context of the order's statechart. */
import type { CheckoutDetails } from '../../events/cart/events.ts';
import type { OrderStep } from '../../events/cart/order-workflow.ts';
import type { CartSignal } from '../../events/cart/port.ts';
import type { CartChange } from '../../events/cart/review.ts';
import type { Refused } from '../../events/log/decider.ts';
import type { Failure } from '../../events/shared/failure.ts';

export type OrderEvent =
  | CartSignal
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

export interface OrderContext {
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
  readonly failure: Failure | null;
  /** Why nothing was ordered, until the next order. */
  readonly refusal: { readonly reason: string; readonly message: string } | null;
  /** Numbers of the transactions placed last, until they are dismissed. */
  readonly placed: readonly number[] | null;
}
