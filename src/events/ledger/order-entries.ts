/**
 * Maps a paid order to entries in the ledger of its seller or buyer: one for the payment, and an opposite one for a
 * refund. Their ids derive from the order, so that it is added only once from any tab or device, and links back to it.
 */
import type { TransactionDetail } from '../transaction/detail.ts';
import type { Entry } from './events.ts';

/** An order as seen by the ledger of one of its sides. */
export interface SettledOrder {
  readonly number: number;
  readonly side: 'sold' | 'bought';
  /** Name of the other party. */
  readonly other: string;
  /** Absolute value. */
  readonly amountCents: number;
  /** YYYY-MM-DD where the person is, here and below. */
  readonly paidOn: string;
  /** null: not refunded. */
  readonly refundedOn: string | null;
}

/** Source of the import that adds orders. */
export const orderSource = 'orders';

/** In characters as people perceive them; with the words around it, it fits the name of an entry. */
const maxOtherLength = 80;
const refundEnding = '-refund';

export const orderEntryId = (number: number, about: 'payment' | 'refund' = 'payment') =>
  `order-${number}${about === 'refund' ? refundEnding : ''}`;

/** Number of the order that an entry belongs to; null for every other entry. */
export function orderOfEntry(id: string): number | null {
  const [, number] = /^order-([1-9]\d{0,9})(?:-refund)?$/.exec(id) ?? [];
  return number === undefined ? null : Number(number);
}

/** The payment first. An order that costs nothing has no entries. */
export function entriesOfOrder({
  number,
  side,
  other,
  amountCents,
  paidOn,
  refundedOn,
}: SettledOrder): readonly Entry[] {
  if (amountCents === 0) return [];
  const paidCents = side === 'sold' ? amountCents : -amountCents;
  const from = [...other].slice(0, maxOtherLength).join('');
  const common = { paid: true, note: null };
  const payment = {
    ...common,
    id: orderEntryId(number),
    name: `Order ${number}, ${from}`,
    amountCents: paidCents,
    date: paidOn,
  };
  if (refundedOn === null) return [payment];
  const refund = {
    ...common,
    id: orderEntryId(number, 'refund'),
    name: `Refund of order ${number}, ${from}`,
    amountCents: -paidCents,
    date: refundedOn,
  };
  return [payment, refund];
}

/**
 * A refund takes back what the ledger has for the payment: an invoice issued since may add tax to it, and the person may
 * have changed it.
 * @param entryOf the ledger's entry of an id
 */
export function asOpposite(entry: Entry, entryOf: (id: string) => Entry | undefined): Entry {
  if (!entry.id.endsWith(refundEnding)) return entry;
  const payment = entryOf(entry.id.slice(0, -refundEnding.length));
  return payment ? { ...entry, amountCents: 0 - payment.amountCents } : entry;
}

/** Whether an order was already added, even if its entries were deleted since. */
export const isTakenIn = (known: ReadonlySet<string>, number: number, refunded: boolean) =>
  known.has(orderEntryId(number)) && (!refunded || known.has(orderEntryId(number, 'refund')));

/**
 * An order for the ledger of `uid`; null while no money has moved, and when the person is neither seller nor buyer.
 * @param dayOf the day of an instant in the person's time zone
 */
export function settledOrder(
  { number, state, seller, buyer, contact, totalCents, invoices, paidAt, history }: TransactionDetail,
  uid: string,
  dayOf: (at: string) => string,
): SettledOrder | null {
  const side = seller.uid === uid ? 'sold' : buyer.uid === uid ? 'bought' : null;
  if (side === null || paidAt === null || (state !== 'paid' && state !== 'refunded')) return null;
  const refundedAt = history.findLast(({ type }) => type === 'TransactionRefunded')?.at ?? paidAt;
  // Tax may be added to the sum of the lines: then the invoice has the amount paid, and its credit note the amount refunded.
  const document =
    state === 'paid'
      ? invoices.find(({ upToDate }) => upToDate)
      : invoices.findLast(({ kind }) => kind === 'credit-note');
  return {
    number,
    side,
    other: side === 'sold' ? contact.name : seller.name,
    amountCents: document?.totalCents ?? totalCents,
    paidOn: dayOf(paidAt),
    refundedOn: state === 'refunded' ? dayOf(refundedAt) : null,
  };
}
