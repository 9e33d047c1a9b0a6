/** The cart, folded from its facts. An impossible fact (never produced by `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { CartFact, CartLine, Order } from './events.ts';

/** Most removals that can be undone. */
export const maxRemovals = 20;

export interface Removal {
  /** Seq of the removal's fact, used as its id. */
  readonly seq: number;
  readonly line: CartLine;
  readonly index: number;
}

/** An order on its way. */
export interface Checkout extends Order {
  /** Whether it may have been placed already. */
  readonly sent: boolean;
}

export interface CartState {
  /** In the order they were added. */
  readonly lines: readonly CartLine[];
  /** Latest first. */
  readonly removed: readonly Removal[];
  readonly checkout: Checkout | null;
  /** The order placed last. */
  readonly placed: { readonly key: string; readonly numbers: readonly number[] } | null;
}

const emptyCart: CartState = { lines: [], removed: [], checkout: null, placed: null };

const without = (lines: readonly CartLine[], productId: string) =>
  lines.filter((line) => line.productId !== productId);

const evolve = (state: CartState, { type, data, seq }: Recorded<CartFact>): CartState =>
  produce(state, (cart): Draft<CartState> | undefined => {
    switch (type) {
      case 'CartLineAdded':
        cart.lines = [...without(cart.lines, data.line.productId), data.line];
        return;
      case 'CartQuantityChanged':
        for (const line of cart.lines) if (line.productId === data.productId) line.quantity = data.quantity;
        return;
      case 'CartLineRemoved': {
        const { line, index } = data;
        cart.removed = [{ seq, line, index }, ...cart.removed].slice(0, maxRemovals);
        cart.lines = without(cart.lines, line.productId);
        return;
      }
      case 'CartLineRestored': {
        const at = cart.removed.findIndex((one) => one.seq === data.removal);
        const [removal] = at < 0 ? [] : cart.removed.splice(at, 1);
        if (!removal) return;
        cart.lines = without(cart.lines, data.productId);
        cart.lines.splice(removal.index, 0, removal.line);
        return;
      }
      case 'CartPriceAccepted':
        for (const line of cart.lines)
          if (line.productId === data.productId) line.priceCents = data.priceCents;
        return;
      case 'CheckoutStarted':
        cart.checkout = { ...data, sent: false };
        return;
      case 'CheckoutSent':
        if (cart.checkout?.key === data.key) cart.checkout.sent = true;
        return;
      case 'CheckoutRefused':
      case 'CheckoutDiscarded':
        if (cart.checkout?.key === data.key) cart.checkout = null;
        return;
      case 'OrderPlaced': {
        const { key, numbers } = data;
        if (cart.checkout?.key !== key) return;
        const ordered = new Set(cart.checkout.lines.map(({ productId }) => productId));
        const lines = cart.lines.filter(({ productId }) => !ordered.has(productId));
        return { lines, removed: [], checkout: null, placed: { key, numbers } };
      }
    }
  });

export const cartProjection: Projection<CartState, CartFact> = {
  name: 'cart',
  version: 2,
  initial: () => emptyCart,
  evolve,
  encode: (state) => JSON.stringify(state),
  decode: (json) => JSON.parse(json as string) as CartState,
};

/** Number of items, shown on the cart's badge. */
export const itemCount = ({ lines }: CartState) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines by seller, in the order the first of each was added. */
export function bySeller(lines: readonly CartLine[]): readonly (readonly CartLine[])[] {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) {
    const group = groups.get(line.seller);
    if (group) group.push(line);
    else groups.set(line.seller, [line]);
  }
  return [...groups.values()];
}
