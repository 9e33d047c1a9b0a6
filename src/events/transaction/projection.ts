/** One transaction as its facts tell it. A fact that cannot be (never from `decide`) changes nothing. */
import type { Projection } from '../decider.ts';
import type { Recorded } from '../event.ts';
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
    case 'TransactionPlaced':
      return { ...kept, status: 'unpaid', placedAt: at };
    case 'TransactionPaid':
      return { ...kept, status: 'paid', paidAt: at };
    case 'TransactionRefunded':
      return { ...kept, status: 'refunded', refundedAt: at };
    case 'TransactionCancelled':
      return { ...kept, status: 'cancelled', cancelledAt: at };
  }
}

export const transactionProjection: Projection<TransactionState, TransactionFact> = {
  name: 'transaction',
  version: 1,
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
export const heldPieces = (state: TransactionState): ReadonlyMap<string, number> =>
  piecesOf(state?.status === 'unpaid' || state?.status === 'paid' ? state.lines : []);

/** Pieces of each product, by product id; what is no product is left out. */
export function piecesOf(
  lines: readonly { readonly productId: string | null; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId !== null) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}
