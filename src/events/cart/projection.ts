/** The cart as its facts tell it. A fact that cannot be (never from `decide`) changes nothing. */
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { CartFact, CartLine, Order } from './events.ts';

/** Removals that can be taken back. */
export const maxRemovals = 20;

export interface Removal {
  /** Seq of the fact, which names it. */
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
  /** The last one first. */
  readonly removed: readonly Removal[];
  readonly checkout: Checkout | null;
  /** The order placed last. */
  readonly placed: { readonly key: string; readonly numbers: readonly number[] } | null;
}

const emptyCart: CartState = { lines: [], removed: [], checkout: null, placed: null };

const without = (state: CartState, productId: string) =>
  state.lines.filter((line) => line.productId !== productId);
const withLine = (state: CartState, productId: string, changes: Partial<CartLine>): CartState => ({
  ...state,
  lines: state.lines.map((line) => (line.productId === productId ? { ...line, ...changes } : line)),
});

function evolve(state: CartState, { type, data, seq }: Recorded<CartFact>): CartState {
  switch (type) {
    case 'CartLineAdded':
      return { ...state, lines: [...without(state, data.line.productId), data.line] };
    case 'CartQuantityChanged':
      return withLine(state, data.productId, { quantity: data.quantity });
    case 'CartLineRemoved': {
      const { line, index } = data;
      const removed = [{ seq, line, index }, ...state.removed].slice(0, maxRemovals);
      return { ...state, lines: without(state, line.productId), removed };
    }
    case 'CartLineRestored': {
      const removal = state.removed.find((one) => one.seq === data.removal);
      if (!removal) return state;
      const lines = without(state, data.productId);
      lines.splice(removal.index, 0, removal.line);
      return { ...state, lines, removed: state.removed.filter((one) => one !== removal) };
    }
    case 'CartPriceAccepted':
      return withLine(state, data.productId, { priceCents: data.priceCents });
    case 'CheckoutStarted':
      return { ...state, checkout: { ...data, sent: false } };
    case 'CheckoutSent':
      return state.checkout?.key === data.key
        ? { ...state, checkout: { ...state.checkout, sent: true } }
        : state;
    case 'CheckoutRefused':
    case 'CheckoutDiscarded':
      return state.checkout?.key === data.key ? { ...state, checkout: null } : state;
    case 'OrderPlaced': {
      const { key, numbers } = data;
      if (state.checkout?.key !== key) return state;
      const ordered = new Set(state.checkout.lines.map(({ productId }) => productId));
      const lines = state.lines.filter(({ productId }) => !ordered.has(productId));
      return { lines, removed: [], checkout: null, placed: { key, numbers } };
    }
  }
}

export const cartProjection: Projection<CartState, CartFact> = {
  name: 'cart',
  version: 1,
  initial: () => emptyCart,
  evolve,
  encode: (state) => JSON.stringify(state),
  decode: (json) => JSON.parse(json as string) as CartState,
};

/** Pieces in the cart: what its badge shows. */
export const pieceCount = ({ lines }: CartState) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

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
