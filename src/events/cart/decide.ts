/**
 * The rules of the cart (SPEC.md, CART), by command: what it may hold, and how it becomes an order. Prices and stock come from
 * the server and count here only once the person has seen them. While an order is on its way the cart cannot be changed.
 */
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import type { LiveStream } from '../log/live-stream.ts';
import { orderDetailsErrors } from '../transaction/contact.ts';
import { isQuantity, maxQuantity, totalCentsOf } from '../transaction/line.ts';
import {
  cartFact,
  type CartFact,
  type CartLine,
  cartLineSchema,
  type CheckoutDetails,
  maxCartLines,
} from './events.ts';
import { cartProjection, type CartState, type Checkout } from './projection.ts';
import type { CartChange } from './review.ts';

export type CartRefusal =
  | 'bad-line'
  | 'bad-quantity'
  | 'bad-details'
  | 'own-product'
  | 'cart-full'
  | 'total-too-large'
  | 'unknown-line'
  | 'not-removed'
  | 'changed-meanwhile'
  | 'cart-empty'
  | 'signed-out'
  | 'order-waits'
  | 'no-order'
  | 'maybe-placed';

type CartDecision = Decision<CartFact, CartRefusal>;

const refuse = (reason: CartRefusal, message: string) => new Refused(reason, message);

const badQuantity = refuse('bad-quantity', `Enter a quantity between 1 and ${maxQuantity}.`);
const unknownLine = refuse('unknown-line', 'This is no longer in your cart.');
const orderWaits = refuse('order-waits', 'An order is on its way. Wait for it, or discard it first.');
const noOrder = refuse('no-order', 'This order is no longer on its way.');
const ownProduct = refuse('own-product', 'This is your own product. You cannot buy from yourself.');

/** Why `lines` may not be the contents of the cart; null when they may. */
function validateLines(lines: readonly CartLine[]): Refused<CartRefusal> | null {
  if (lines.length > maxCartLines)
    return refuse('cart-full', `A cart holds at most ${maxCartLines} products. Order some of them first.`);
  return totalCentsOf(lines) === null
    ? refuse('total-too-large', 'The cart would add up to more than can be counted to the cent.')
    : null;
}

function changeQuantity(lines: readonly CartLine[], productId: string, quantity: number): CartDecision {
  const line = lines.find((one) => one.productId === productId);
  if (!line) return unknownLine;
  if (!isQuantity(quantity)) return badQuantity;
  if (line.quantity === quantity) return [];
  const after = lines.map((one) => (one === line ? { ...one, quantity } : one));
  return validateLines(after) ?? [cartFact.CartQuantityChanged({ productId, quantity })];
}

const hasLeft = (change: CartChange): change is Extract<CartChange, { kind: 'gone' | 'closed' }> =>
  change.kind === 'gone' || change.kind === 'closed';

const valueOf = (line: CartLine, kind: 'price' | 'stock') =>
  kind === 'price' ? line.priceCents : line.quantity;

/** For rules that change the cart's contents, which is refused while an order is on its way. */
const edit =
  <Carried>(rule: (state: CartState, command: Carried) => CartDecision) =>
  (state: CartState, command: Carried): CartDecision =>
    state.checkout ? orderWaits : rule(state, command);

interface OfOrder {
  readonly key: string;
}

/** For rules about the order on its way. */
const orderStep =
  <Carried extends OfOrder>(rule: (checkout: Checkout, command: Carried) => CartDecision) =>
  ({ checkout }: CartState, command: Carried): CartDecision =>
    checkout?.key === command.key ? rule(checkout, command) : noOrder;

const rules = {
  /** A product already in the cart gets more items, at the price it was added for. `uid`: who is signed in. */
  AddToCart: edit(
    ({ lines }, { line, uid }: { readonly line: CartLine; readonly uid: string | null }): CartDecision => {
      if (!isQuantity(line.quantity)) return badQuantity;
      if (!cartLineSchema.safeParse(line).success)
        return refuse('bad-line', 'This cannot be put into the cart. Ask the seller for a quote.');
      if (line.seller === uid) return ownProduct;
      const present = lines.find(({ productId }) => productId === line.productId);
      if (!present) return validateLines([...lines, line]) ?? [cartFact.CartLineAdded({ line })];
      return changeQuantity(lines, line.productId, present.quantity + line.quantity);
    },
  ),

  ChangeCartQuantity: edit(
    ({ lines }, { productId, quantity }: { readonly productId: string; readonly quantity: number }) =>
      changeQuantity(lines, productId, quantity),
  ),

  RemoveFromCart: edit(({ lines }, { productId }: { readonly productId: string }) => {
    const index = lines.findIndex((line) => line.productId === productId);
    const line = lines[index];
    return line ? [cartFact.CartLineRemoved({ line, index })] : unknownLine;
  }),

  /** `removal`: seq of the fact that removed it. */
  RestoreToCart: edit(({ lines, removed }, { removal }: { readonly removal: number }): CartDecision => {
    const line = removed.find(({ seq }) => seq === removal)?.line;
    if (!line || lines.some(({ productId }) => productId === line.productId))
      return refuse('not-removed', 'There is nothing to put back.');
    return (
      validateLines([...lines, line]) ?? [cartFact.CartLineRestored({ productId: line.productId, removal })]
    );
  }),

  /** Applies the changes of prices and stock that the person has seen and accepted. */
  AcceptChanges: edit(({ lines }, { changes }: { readonly changes: readonly CartChange[] }): CartDecision => {
    const facts: CartFact[] = [];
    let after = lines;
    for (const change of changes) {
      const { productId } = change;
      const index = after.findIndex((one) => one.productId === productId);
      const line = after[index];
      if (!line || (!hasLeft(change) && change.from !== valueOf(line, change.kind)))
        return refuse('changed-meanwhile', 'Your cart has changed meanwhile. Look at it again.');
      if (hasLeft(change)) {
        facts.push(cartFact.CartLineRemoved({ line, index }));
        after = after.filter((one) => one !== line);
      } else if (change.kind === 'price') {
        facts.push(cartFact.CartPriceAccepted({ productId, priceCents: change.to }));
        after = after.map((one) => (one === line ? { ...one, priceCents: change.to } : one));
      } else {
        facts.push(cartFact.CartQuantityChanged({ productId, quantity: change.to }));
        after = after.map((one) => (one === line ? { ...one, quantity: change.to } : one));
      }
    }
    return validateLines(after) ?? facts;
  }),

  StartCheckout(
    state: CartState,
    {
      key,
      buyer,
      details,
    }: OfOrder & {
      /** uid; null for nobody. */
      readonly buyer: string | null;
      readonly details: CheckoutDetails;
    },
  ): CartDecision {
    const { checkout, lines, placed } = state;
    // The same order again, after a retry.
    if (checkout) return checkout.key === key ? [] : orderWaits;
    if (placed?.key === key) return [];
    if (buyer === null) return refuse('signed-out', 'Sign in to order.');
    if (lines.length === 0) return refuse('cart-empty', 'Your cart is empty.');
    if (lines.some(({ seller }) => seller === buyer)) return ownProduct;
    const { contact, paymentMethod, note, handovers } = details;
    const [message] = Object.values(orderDetailsErrors({ contact, paymentMethod, note }));
    if (message !== undefined) return refuse('bad-details', `${message}.`);
    return [
      cartFact.CheckoutStarted({
        key,
        buyer,
        contact,
        paymentMethod,
        note,
        handovers: handovers.filter(({ seller }) => lines.some((line) => line.seller === seller)),
        lines: lines.map(({ productId, quantity, priceCents }) => ({ productId, quantity, priceCents })),
      }),
    ];
  },

  SendCheckout: orderStep(({ sent }, { key }: OfOrder) => (sent ? [] : [cartFact.CheckoutSent({ key })])),

  RefuseCheckout: orderStep((_, { key, reason }: OfOrder & { readonly reason: string }) => [
    cartFact.CheckoutRefused({ key, reason }),
  ]),

  PlaceOrder(
    { checkout, placed }: CartState,
    { key, numbers }: OfOrder & { readonly numbers: readonly number[] },
  ): CartDecision {
    if (checkout?.key === key) return [cartFact.OrderPlaced({ key, numbers: [...numbers] })];
    // Another tab has recorded it already.
    return placed?.key === key ? [] : noOrder;
  },

  /** `confirmed`: the person knows that it may have been placed. */
  DiscardCheckout: orderStep(({ sent }, { key, confirmed }: OfOrder & { readonly confirmed: boolean }) =>
    sent && !confirmed
      ? refuse(
          'maybe-placed',
          'This order may have been placed already. Look at your orders before you discard it.',
        )
      : [cartFact.CheckoutDiscarded({ key })],
  ),
};

export type CartCommand = CommandOf<typeof rules>;

export const cartDecider: Decider<CartState, CartCommand, CartFact, CartRefusal> = {
  projection: cartProjection,
  decide: decideBy(rules),
};

/** The open cart of this device. */
export type CartStream = LiveStream<CartState, CartCommand, CartRefusal>;
