/** The content of an invoice or a credit note, as texts and rows, independent of the output format. */
import { symbolOf } from '../../events/invoice/currency.ts';
import { dayAt, dayInWords } from '../../events/invoice/days.ts';
import { readableIban } from '../../events/invoice/details.ts';
import type { InvoiceDocument } from '../../events/invoice/document.ts';
import { type PaymentCode, paymentCodeOf, transferText } from '../../events/invoice/payment-code.ts';
import { percent } from '../../events/invoice/tax.ts';
import { formatCents } from '../../events/shared/money.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import { linesOf } from '../../events/shared/address-lines.ts';
import { asPlainText } from '../../events/shared/plain-text.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';

export interface InvoiceLine {
  readonly title: string;
  readonly price: string;
  readonly quantity: string;
  /** '' for no tax. */
  readonly tax: string;
  readonly amount: string;
}

type Labelled = readonly [label: string, value: string];

export interface Invoice {
  readonly fileName: string;
  readonly title: string;
  readonly facts: readonly Labelled[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly InvoiceLine[];
  /** Subtotals before the total; empty if no tax is charged. */
  readonly sums: readonly Labelled[];
  readonly total: string;
  /** Whether it is owed, and the terms. */
  readonly remarks: readonly string[];
  /** The buyer's note, line by line; may be empty. Set apart, so that nothing in it looks like the shop's text. */
  readonly note: readonly string[];
  /** How to pay; empty if nothing is owed or no payment method is known. */
  readonly payment: readonly Labelled[];
  readonly code: PaymentCode | null;
}

/** The current state of the order: the issued document never changes, but whether it is owed does. */
export type InvoicedNow = Pick<TransactionDetail, 'state' | 'paidAt' | 'invoices'>;

/** Stored text may be older than the rule that it must be plain text. */
const plainLinesOf = (text: string) => linesOf(asPlainText(text));

export function invoiceOf(document: InvoiceDocument, now: InvoicedNow): Invoice {
  const { kind, number, order, creditedNumber, issuedOn, dueOn, seller, buyer, lines, taxes } = document;
  const money = (cents: number) => formatCents(cents, { symbol: symbolOf(seller.currency) });
  const owed = isOwed(document, now);
  const code = owed ? paymentCodeOf(document) : null;
  return {
    fileName: `${kind}-${order}.pdf`,
    title: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
    facts: [
      ['Date', dayInWords(issuedOn)],
      ...(creditedNumber ? [['For invoice', creditedNumber] as const] : []),
      ['Order', String(order)],
      ...(owed && dueOn ? [['Due', dayInWords(dueOn)] as const] : []),
      ...(kind === 'invoice' && now.paidAt
        ? [['Paid on', dayInWords(dayAt(now.paidAt, seller.timeZone))] as const]
        : []),
    ],
    seller: [
      seller.legalName,
      ...plainLinesOf(seller.address),
      ...(seller.taxId ? [`${seller.taxIdLabel} ${seller.taxId}`] : []),
    ],
    buyer: [buyer.name, ...plainLinesOf(buyer.address), readablePhone(buyer.phone), buyer.email].filter(
      (line) => line.trim() !== '',
    ),
    lines: lines.map(({ title, priceCents, quantity, amountCents, tax }) => ({
      title,
      price: money(priceCents),
      quantity: String(quantity),
      tax: tax ? percent(tax.rate) : '',
      amount: money(amountCents),
    })),
    sums:
      taxes.length === 0
        ? []
        : [
            ['Without tax', money(document.netCents)],
            ...taxes.map(({ name, rate, netCents, taxCents }): Labelled => [
              `${name}, ${percent(rate)} of ${money(netCents)}`,
              money(taxCents),
            ]),
          ],
    total: money(document.totalCents),
    remarks: [
      remarkOn(document, now, money(document.totalCents)),
      ...(taxes.length === 0
        ? []
        : [seller.pricesIncludeTax ? 'Prices include tax.' : 'Prices are without tax.']),
      ...(seller.terms && kind === 'invoice' ? [seller.terms] : []),
    ],
    note: document.note ? plainLinesOf(document.note) : [],
    payment: owed ? paymentOf(document) : [],
    code,
  };
}

const issuedAs = ({ number }: InvoiceDocument, { invoices }: InvoicedNow) =>
  invoices.find((issued) => issued.number === number);

const isOwed = (document: InvoiceDocument, now: InvoicedNow) =>
  document.kind === 'invoice' && now.state === 'unpaid' && issuedAs(document, now)?.upToDate === true;

function paymentOf({ number, seller }: InvoiceDocument): readonly Labelled[] {
  const { iban, bic, accountHolder, paymentLink } = seller;
  const rows: readonly Labelled[] = [
    ...(iban === ''
      ? []
      : ([
          ['Account holder', accountHolder],
          ['IBAN', readableIban(iban)],
        ] as const)),
    ['BIC', bic],
    ...(iban === '' ? [] : ([['Payment reference', transferText(number)]] as const)),
    ['Pay online', paymentLink],
  ];
  return rows.filter(([, value]) => value !== '');
}

function remarkOn(document: InvoiceDocument, now: InvoicedNow, total: string): string {
  const { kind, creditedNumber, dueOn, issuedOn } = document;
  if (kind === 'credit-note') return `This takes back invoice ${creditedNumber} over ${total}.`;
  switch (now.state) {
    case 'refunded':
      return 'This was paid and the money was given back.';
    case 'cancelled':
      return 'This was cancelled. Nothing is owed.';
    case 'paid':
    case 'unpaid':
    case 'draft':
      if (!issuedAs(document, now)?.upToDate) return 'The order has changed since. Ask for a new invoice.';
      if (now.state === 'paid') return 'Paid in full. Thank you.';
      return dueOn === null || dueOn === issuedOn
        ? `Please pay ${total}.`
        : `Please pay ${total} by ${dayInWords(dueOn)}.`;
  }
}
