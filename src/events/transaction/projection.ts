/** One transaction, folded from its facts. An impossible fact (never produced by `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { OrderDetails } from './contact.ts';
import type { Origin, TransactionFact } from './events.ts';
import type { Handover } from './handover.ts';
import type { Line } from './line.ts';

export const transactionStatuses = ['draft', 'unpaid', 'paid', 'refunded', 'cancelled'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export interface Transaction extends OrderDetails {
  /** Seq of its last fact. A person who changes an older version than this is asked to look again. */
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
  /** When an unpaid order releases its items; null: it keeps them, or holds none. */
  readonly heldUntil: string | null;
  /** When and how it is handed over; null: undecided. */
  readonly handover: Handover | null;
  /** When the seller had it ready; null: not yet. */
  readonly readyAt: string | null;
  /** When the buyer was last asked to pay; null: never. */
  readonly remindedAt: string | null;
  /** Mails with its invoices and credit notes, oldest first. */
  readonly invoiceMails: readonly { readonly invoice: string; readonly at: string }[];
}

/** null until it is drafted. */
export type TransactionState = Transaction | null;

const evolve = (
  state: TransactionState,
  { type, data, at, seq }: Recorded<TransactionFact>,
): TransactionState =>
  produce(state, (transaction): Draft<TransactionState> | undefined => {
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
        handover: null,
        readyAt: null,
        remindedAt: null,
        invoiceMails: [],
      };
    }
    if (!transaction) return;
    transaction.version = seq;
    switch (type) {
      case 'TransactionEdited':
        Object.assign(transaction, data.changes);
        return;
      case 'TransactionQuantityChanged':
        for (const line of transaction.lines) if (line.id === data.lineId) line.quantity = data.quantity;
        return;
      case 'TransactionLineRemoved':
        transaction.lines = transaction.lines.filter(({ id }) => id !== data.lineId);
        return;
      case 'TransactionLineAdded':
        transaction.lines.push(data.line);
        return;
      case 'TransactionPlaced':
        transaction.status = 'unpaid';
        transaction.placedAt = at;
        transaction.heldUntil = data.heldUntil;
        return;
      case 'TransactionHoldExtended':
        transaction.heldUntil = data.until;
        return;
      case 'TransactionHandoverSet':
        transaction.handover = data.handover;
        return;
      case 'TransactionMadeReady':
        transaction.readyAt = at;
        return;
      case 'TransactionReadyTakenBack':
        transaction.readyAt = null;
        return;
      case 'TransactionReminded':
        transaction.remindedAt = at;
        return;
      case 'TransactionInvoiceMailed':
        transaction.invoiceMails.push({ invoice: data.invoice, at });
        if (data.kind === 'reminder') transaction.remindedAt = at;
        return;
      case 'TransactionPaid':
        transaction.status = 'paid';
        transaction.paidAt = at;
        transaction.heldUntil = null;
        return;
      case 'TransactionRefunded':
        transaction.status = 'refunded';
        transaction.refundedAt = at;
        return;
      case 'TransactionCancelled':
      case 'TransactionExpired':
        transaction.status = 'cancelled';
        transaction.cancelledAt = at;
        transaction.heldUntil = null;
    }
  });

export const transactionProjection: Projection<TransactionState, TransactionFact> = {
  name: 'transaction',
  version: 4,
  initial: () => null,
  evolve,
  encode: (state) =>
    state && { ...state, contact: { ...state.contact }, lines: state.lines.map((line) => ({ ...line })) },
  decode: (json) => json as unknown as TransactionState,
};

/**
 * Items of each product that this transaction takes out of stock, by product id: those of an unpaid or paid order.
 * A change alters the stock by the difference between before and after.
 */
export const heldQuantity = (state: TransactionState): ReadonlyMap<string, number> =>
  quantitiesOf(state?.status === 'unpaid' || state?.status === 'paid' ? state.lines : []);

/** Items of each product, by product id; lines without a product are omitted. */
export function quantitiesOf(
  lines: readonly { readonly productId: string | null; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId !== null) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}
