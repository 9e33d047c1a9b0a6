/** One transaction as its facts tell it. A fact that cannot be (never from `decide`) changes nothing. */
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { OrderDetails } from './contact.ts';
import type { Origin, TransactionFact } from './events.ts';
import type { Line } from './line.ts';

export const transactionStatuses = ['draft', 'unpaid', 'paid', 'refunded', 'cancelled'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export interface Transaction extends OrderDetails {
  /** Seq of its last fact: who saw this version and changes it now is asked to look again when it has moved on. */
  readonly version: number;
  readonly status: TransactionStatus;
  readonly number: number;
  readonly origin: Origin;
  /** uid; null for somebody without an account. */
  readonly buyer: string | null;
  /** uid. */
  readonly seller: string;
  readonly lines: readonly Line[];
  /** Times are UTC, ISO 8601. */
  readonly draftedAt: string;
  readonly placedAt: string | null;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
  readonly cancelledAt: string | null;
  /** When an unpaid order gives its pieces back; null: it keeps them, or holds none. */
  readonly heldUntil: string | null;
}

/** null until it is drafted. */
export type TransactionState = Transaction | null;

function evolve(
  state: TransactionState,
  { type, data, at, seq }: Recorded<TransactionFact>,
): TransactionState {
  if (type === 'TransactionDrafted') {
    return {
      ...data,
      version: seq,
      status: 'draft',
      draftedAt: at,
      placedAt: null,
      paidAt: null,
      refundedAt: null,
      cancelledAt: null,
      heldUntil: null,
    };
  }
  if (!state) return state;
  const kept = { ...state, version: seq };
  switch (type) {
    case 'TransactionEdited':
      return { ...kept, ...data.changes };
    case 'TransactionQuantityChanged': {
      const { lineId, quantity } = data;
      return {
        ...kept,
        lines: state.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)),
      };
    }
    case 'TransactionLineRemoved':
      return { ...kept, lines: state.lines.filter(({ id }) => id !== data.lineId) };
    case 'TransactionLineAdded':
      return { ...kept, lines: [...state.lines, data.line] };
    case 'TransactionPlaced':
      return { ...kept, status: 'unpaid', placedAt: at, heldUntil: data.heldUntil };
    case 'TransactionHoldExtended':
      return { ...kept, heldUntil: data.until };
    case 'TransactionPaid':
      return { ...kept, status: 'paid', paidAt: at, heldUntil: null };
    case 'TransactionRefunded':
      return { ...kept, status: 'refunded', refundedAt: at };
    case 'TransactionCancelled':
    case 'TransactionExpired':
      return { ...kept, status: 'cancelled', cancelledAt: at, heldUntil: null };
  }
}

export const transactionProjection: Projection<TransactionState, TransactionFact> = {
  name: 'transaction',
  version: 2,
  initial: () => null,
  evolve,
  encode: (state) =>
    state && { ...state, contact: { ...state.contact }, lines: state.lines.map((line) => ({ ...line })) },
  decode: (json) => json as unknown as TransactionState,
};

/**
 * Pieces of each product that this transaction takes out of stock, by product id: those of an order that is owed or
 * paid. What a change does to the stock is the difference of before and after.
 */
export const heldQuantity = (state: TransactionState): ReadonlyMap<string, number> =>
  quantitiesOf(state?.status === 'unpaid' || state?.status === 'paid' ? state.lines : []);

/** Pieces of each product, by product id; what is no product is left out. */
export function quantitiesOf(
  lines: readonly { readonly productId: string | null; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId !== null) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}
