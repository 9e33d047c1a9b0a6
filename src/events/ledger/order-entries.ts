/**
 * What a paid order is in the ledger of its seller or its buyer: one entry for the payment, and an opposite one for its
 * refund. Their ids follow from the order, so that it is taken in once, whichever tab or device asks, and leads back to it.
 */
import type { TransactionDetail } from '../transaction/detail.ts';
import type { Entry } from './events.ts';

/** The ledger's side of an order. */
export interface SettledOrder {
  readonly number: number;
  readonly side: 'sold' | 'bought';
  /** Name of whoever is on the other side. */
  readonly other: string;
  /** Without a sign. */
  readonly amountCents: number;
  /** YYYY-MM-DD where the person is, here and below. */
  readonly paidOn: string;
  /** null: it was not. */
  readonly refundedOn: string | null;
}

/** Of the import that takes orders in. */
export const orderSource = 'orders';

/** In characters as people count them; with the words around it, it fits a name. */
const maxOtherLength = 80;
const refundEnding = '-refund';

export const orderEntryId = (number: number, about: 'payment' | 'refund' = 'payment') =>
  `order-${number}${about === 'refund' ? refundEnding : ''}`;

/** The number of the order that an entry stands for; null for every other entry. */
export function orderOfEntry(id: string): number | null {
  const [, number] = /^order-([1-9]\d{0,9})(?:-refund)?$/.exec(id) ?? [];
  return number === undefined ? null : Number(number);
}

/** The payment first. What costs nothing moves no money. */
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

/** Of those, what was not taken in yet: not even to be deleted since. */
export const isTakenIn = (known: ReadonlySet<string>, number: number, refunded: boolean) =>
  known.has(orderEntryId(number)) && (!refunded || known.has(orderEntryId(number, 'refund')));

/**
 * An order as the ledger of one of its sides takes it; null while no money has moved, and for everybody else.
 * @param dayOf the day of an instant where the person is
 */
export function settledOrder(
  { number, state, seller, buyer, contact, totalCents, invoices, paidAt, history }: TransactionDetail,
  uid: string,
  dayOf: (at: string) => string,
): SettledOrder | null {
  const side = seller.uid === uid ? 'sold' : buyer.uid === uid ? 'bought' : null;
  if (side === null || paidAt === null || (state !== 'paid' && state !== 'refunded')) return null;
  const refundedAt = history.findLast(({ type }) => type === 'TransactionRefunded')?.at ?? paidAt;
  // Tax may come on top of what the lines add up to: then the invoice says what was paid, and its credit note what was given back.
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
