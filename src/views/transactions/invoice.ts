/** What an invoice says, in words and rows, whatever it is then drawn on. */
import { formatCents } from '../../events/shared/money.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import { paymentMethodNames } from '../../events/transaction/contact.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { dayOf, statusNames } from './words.ts';

export interface InvoiceLine {
  readonly title: string;
  readonly price: string;
  readonly quantity: string;
  readonly amount: string;
}

export interface Invoice {
  readonly fileName: string;
  readonly title: string;
  /** Label and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly total: string;
  /** What is still to be said: whether it is owed, and the note. */
  readonly remarks: readonly string[];
}

/** A draft is owed by nobody, so there is no invoice for it yet. */
export const hasInvoice = ({ state }: Pick<TransactionDetail, 'state'>) => state !== 'draft';

/** @param symbol the reader's own currency symbol: amounts are kept without a currency */
export function invoiceOf(transaction: TransactionDetail, symbol: string): Invoice {
  const { number, state, seller, buyer, contact, lines, totalCents, paymentMethod, note } = transaction;
  const money = (cents: number) => formatCents(cents, { symbol });
  const person = (name: string, userName: string | null) => [name, ...(userName ? [`@${userName}`] : [])];
  return {
    fileName: `invoice-${number}.pdf`,
    title: `Invoice ${number}`,
    facts: [
      ['Number', String(number)],
      ['Date', dayOf(transaction.placedAt ?? transaction.createdAt)],
      ['State', statusNames[state]],
      ...(transaction.paidAt ? [['Paid on', dayOf(transaction.paidAt)] as const] : []),
      ['Payment', paymentMethodNames[paymentMethod]],
    ],
    seller: person(seller.name, seller.userName),
    buyer: [
      ...person(contact.name, buyer.userName),
      ...contact.address.split(/\r?\n/),
      readablePhone(contact.phone),
      contact.email,
    ].filter((line) => line.trim() !== ''),
    lines: lines.map(({ title, priceCents, quantity }) => ({
      title,
      price: money(priceCents),
      quantity: String(quantity),
      amount: money(priceCents * quantity),
    })),
    total: money(totalCents),
    remarks: [remarkOn(transaction, money), ...(note ? [note] : [])],
  };
}

function remarkOn({ state, totalCents }: TransactionDetail, money: (cents: number) => string): string {
  switch (state) {
    case 'draft':
      return 'This is a draft. Nothing is owed yet.';
    case 'unpaid':
      return `Please pay ${money(totalCents)}.`;
    case 'paid':
      return 'Paid in full. Thank you.';
    case 'refunded':
      return 'This was paid and the money was given back.';
    case 'cancelled':
      return 'This was cancelled. Nothing is owed.';
  }
}
