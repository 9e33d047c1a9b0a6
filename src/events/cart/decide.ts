/**
 * The rules of the cart (SPEC.md, CART): what can lie in it, and how it becomes an order. Prices and stock are the
 * server's: here they count only once the person has seen them. While an order is on its way the cart stands still.
 */
import { type Decider, type Decision, Refused } from '../log/decider.ts';
import type { LiveStream } from '../log/live-stream.ts';
import { type OrderDetails, orderDetailsErrors } from '../transaction/contact.ts';
import { isQuantity, maxQuantity, totalCentsOf } from '../transaction/line.ts';
import { cartFact, type CartFact, type CartLine, cartLineSchema, maxCartLines } from './events.ts';
import { cartProjection, type CartState } from './projection.ts';
import type { CartChange } from './review.ts';

export type CartCommand =
  /** A product that is there gets more items, at the price it was added for. */
  | { readonly type: 'AddToCart'; readonly line: CartLine; readonly uid: string | null }
  | { readonly type: 'ChangeCartQuantity'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'RemoveFromCart'; readonly productId: string }
  /** `removal`: seq of the fact that removed it. */
  | { readonly type: 'RestoreToCart'; readonly removal: number }
  /** What the person has seen of prices and stock, and takes. */
  | { readonly type: 'AcceptChanges'; readonly changes: readonly CartChange[] }
  | {
      readonly type: 'StartCheckout';
      readonly key: string;
      /** uid; null for nobody. */
      readonly buyer: string | null;
      readonly details: OrderDetails;
    }
  | { readonly type: 'SendCheckout'; readonly key: string }
  | { readonly type: 'RefuseCheckout'; readonly key: string; readonly reason: string }
  | { readonly type: 'PlaceOrder'; readonly key: string; readonly numbers: readonly number[] }
  /** `knowing`: the person knows that it may have been placed. */
  | { readonly type: 'DiscardCheckout'; readonly key: string; readonly confirmed: boolean };

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

/** Whether `lines` may be what the cart holds. */
function validateLines(lines: readonly CartLine[]): Refused<CartRefusal> | null {
  if (lines.length > maxCartLines)
    return refuse('cart-full', `A cart holds at most ${maxCartLines} products. Order some of them first.`);
  return totalCentsOf(lines) === null
    ? refuse('total-too-large', 'The cart would add up to more than can be counted to the cent.')
    : null;
}

function add({ lines }: CartState, line: CartLine, uid: string | null): CartDecision {
  if (!isQuantity(line.quantity)) return badQuantity;
  if (!cartLineSchema.safeParse(line).success)
    return refuse('bad-line', 'This cannot be put into the cart. Ask the seller for a quote.');
  if (line.seller === uid) return ownProduct;
  const present = lines.find(({ productId }) => productId === line.productId);
  if (!present) return validateLines([...lines, line]) ?? [cartFact.CartLineAdded({ line })];
  const quantity = present.quantity + line.quantity;
  return change(lines, line.productId, quantity);
}

function change(lines: readonly CartLine[], productId: string, quantity: number): CartDecision {
  const line = lines.find((one) => one.productId === productId);
  if (!line) return unknownLine;
  if (!isQuantity(quantity)) return badQuantity;
  if (line.quantity === quantity) return [];
  const after = lines.map((one) => (one === line ? { ...one, quantity } : one));
  return validateLines(after) ?? [cartFact.CartQuantityChanged({ productId, quantity })];
}

function remove({ lines }: CartState, productId: string): CartDecision {
  const index = lines.findIndex((line) => line.productId === productId);
  const line = lines[index];
  return line ? [cartFact.CartLineRemoved({ line, index })] : unknownLine;
}

function restore({ lines, removed }: CartState, removal: number): CartDecision {
  const line = removed.find(({ seq }) => seq === removal)?.line;
  if (!line || lines.some(({ productId }) => productId === line.productId))
    return refuse('not-removed', 'There is nothing to put back.');
  return (
    validateLines([...lines, line]) ?? [cartFact.CartLineRestored({ productId: line.productId, removal })]
  );
}

function accept({ lines }: CartState, changes: readonly CartChange[]): CartDecision {
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
}

const hasLeft = (change: CartChange): change is Extract<CartChange, { kind: 'gone' | 'closed' }> =>
  change.kind === 'gone' || change.kind === 'closed';

const valueOf = (line: CartLine, kind: 'price' | 'stock') =>
  kind === 'price' ? line.priceCents : line.quantity;

function start(
  { lines, placed }: CartState,
  { key, buyer, details }: CartCommand & { type: 'StartCheckout' },
): CartDecision {
  // The same one again, after a retry.
  if (placed?.key === key) return [];
  if (buyer === null) return refuse('signed-out', 'Sign in to order.');
  if (lines.length === 0) return refuse('cart-empty', 'Your cart is empty.');
  if (lines.some(({ seller }) => seller === buyer)) return ownProduct;
  const [message] = Object.values(orderDetailsErrors(details));
  if (message !== undefined) return refuse('bad-details', `${message}.`);
  const { contact, paymentMethod, note } = details;
  return [
    cartFact.CheckoutStarted({
      key,
      buyer,
      contact,
      paymentMethod,
      note,
      lines: lines.map(({ productId, quantity, priceCents }) => ({ productId, quantity, priceCents })),
    }),
  ];
}

/** A command about the order that is on its way. */
type OrderStep = Extract<
  CartCommand,
  { readonly type: 'SendCheckout' | 'RefuseCheckout' | 'PlaceOrder' | 'DiscardCheckout' }
>;

function decideOnOrder({ checkout, placed }: CartState, command: OrderStep): CartDecision {
  const { key } = command;
  if (checkout?.key !== key) {
    // Another tab has told already.
    return command.type === 'PlaceOrder' && placed?.key === key ? [] : noOrder;
  }
  switch (command.type) {
    case 'SendCheckout':
      return checkout.sent ? [] : [cartFact.CheckoutSent({ key })];
    case 'RefuseCheckout':
      return [cartFact.CheckoutRefused({ key, reason: command.reason })];
    case 'PlaceOrder':
      return [cartFact.OrderPlaced({ key, numbers: [...command.numbers] })];
    case 'DiscardCheckout':
      return checkout.sent && !command.confirmed
        ? refuse(
            'maybe-placed',
            'This order may have been placed already. Look at your transactions before you discard it.',
          )
        : [cartFact.CheckoutDiscarded({ key })];
  }
}

function decide(state: CartState, command: CartCommand): CartDecision {
  switch (command.type) {
    case 'SendCheckout':
    case 'RefuseCheckout':
    case 'PlaceOrder':
    case 'DiscardCheckout':
      return decideOnOrder(state, command);
    case 'StartCheckout':
      if (state.checkout) return state.checkout.key === command.key ? [] : orderWaits;
      return start(state, command);
  }
  if (state.checkout) return orderWaits;
  switch (command.type) {
    case 'AddToCart':
      return add(state, command.line, command.uid);
    case 'ChangeCartQuantity':
      return change(state.lines, command.productId, command.quantity);
    case 'RemoveFromCart':
      return remove(state, command.productId);
    case 'RestoreToCart':
      return restore(state, command.removal);
    case 'AcceptChanges':
      return accept(state, command.changes);
  }
}

export const cartDecider: Decider<CartState, CartCommand, CartFact, CartRefusal> = {
  projection: cartProjection,
  decide,
};

/** The open cart of this device. */
export type CartStream = LiveStream<CartState, CartCommand, CartRefusal>;
