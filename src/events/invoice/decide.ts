/**
 * The rules of invoices (SPEC.md, INVOICE): which document an order still needs, and its contents. It assigns no
 * numbers: the code that stores a document gives it the next one.
 */
import { Refused } from '../log/decider.ts';
import type { Transaction } from '../transaction/projection.ts';
import { daysAfter, dayAt } from './days.ts';
import type { InvoiceDetails, TaxRate } from './details.ts';
import type { InvoiceDocument, UnnumberedDocument } from './document.ts';
import { invoiceTotals } from './tax.ts';

export type InvoiceRefusal =
  'not-placed' | 'nothing-owed' | 'no-details' | 'unknown-rate' | 'total-too-large' | 'limit-reached';

export type InvoicedOrder = Pick<Transaction, 'number' | 'status' | 'lines' | 'contact' | 'note'>;

/** Name of the tax rate for each line id; null: no tax. A line not listed has the first rate. */
export type ChosenRates = ReadonlyMap<string, string | null>;

/** Limit per order; the credit note of a refund or a cancellation is always allowed. */
export const maxDocuments = 50;

const refuse = (reason: InvoiceRefusal, message: string): Refused<InvoiceRefusal> =>
  new Refused(reason, message);

/** The invoice not canceled by a credit note. @param documents of one order, oldest first */
export function standingInvoice<Issued extends Pick<InvoiceDocument, 'kind'>>(
  documents: readonly Issued[],
): Issued | null {
  const last = documents.at(-1);
  return last?.kind === 'invoice' ? last : null;
}

/** Whether an invoice matches the current order. */
export const isUpToDate = (
  invoice: Pick<InvoiceDocument, 'lines'>,
  { lines }: Pick<InvoicedOrder, 'lines'>,
): boolean =>
  lines.length === invoice.lines.length &&
  lines.every(({ title, priceCents, quantity }, i) => {
    const written = invoice.lines[i]!;
    return title === written.title && priceCents === written.priceCents && quantity === written.quantity;
  });

/**
 * [INVOICE1] The documents to issue, in order, when somebody requests the invoice of an order: none when the current one is
 * up to date; an outdated one is credited first.
 * @param at UTC, ISO 8601
 */
export function documentsAsked(
  order: InvoicedOrder,
  documents: readonly InvoiceDocument[],
  { details, rates, at }: { details: InvoiceDetails | null; rates: ChosenRates; at: string },
): readonly UnnumberedDocument[] | Refused<InvoiceRefusal> {
  const standing = standingInvoice(documents);
  if (order.status === 'draft')
    return refuse('not-placed', 'This order is still a draft. It has to be placed first.');
  if (order.status === 'cancelled' || order.status === 'refunded')
    return refuse('nothing-owed', `This order is ${order.status}, so there is nothing to invoice.`);
  if (standing && isUpToDate(standing, order)) return [];
  if (!details) return refuse('no-details', 'Fill in the invoice details in the settings first.');
  const invoice = writeInvoice(order, details, rates, at);
  if (invoice instanceof Refused) return invoice;
  const asked = standing ? [writeCreditNote(standing, at), invoice] : [invoice];
  if (documents.length + asked.length > maxDocuments)
    return refuse(
      'limit-reached',
      `There are ${documents.length} invoices and credit notes for this order already, and no room for more. Cancel it and write a new one.`,
    );
  return asked;
}

/** [INVOICE2] The documents that a change of the order requires by itself: no invoice may remain for what is not owed. */
export function documentsDue(
  { status }: Pick<InvoicedOrder, 'status'>,
  documents: readonly InvoiceDocument[],
  at: string,
): readonly UnnumberedDocument[] {
  const standing = standingInvoice(documents);
  const isOver = status === 'cancelled' || status === 'refunded';
  return standing && isOver ? [writeCreditNote(standing, at)] : [];
}

function writeInvoice(
  { number, lines, contact, note }: InvoicedOrder,
  details: InvoiceDetails,
  rates: ChosenRates,
  at: string,
): UnnumberedDocument | Refused<InvoiceRefusal> {
  const { taxRates, dueDays, ...seller } = details;
  const rateOf = (id: string): TaxRate | null | undefined => {
    const name = rates.get(id);
    if (name === undefined) return taxRates[0] ?? null;
    return name === null ? null : taxRates.find((rate) => rate.name === name);
  };
  const written = lines.map(({ id, title, priceCents, quantity }) => {
    const amountCents = priceCents * quantity;
    return { title, priceCents, quantity, amountCents, tax: rateOf(id) };
  });
  const known = written.flatMap(({ tax, ...line }) => (tax === undefined ? [] : [{ ...line, tax }]));
  if (known.length < written.length)
    return refuse('unknown-rate', 'A tax rate has changed meanwhile. Choose the rates again.');
  const totals = invoiceTotals(known, details.pricesIncludeTax);
  if (!totals)
    return refuse('total-too-large', 'With tax this adds up to more than can be counted to the cent.');
  const issuedOn = dayAt(at, details.timeZone);
  return {
    kind: 'invoice',
    order: number,
    creditedNumber: null,
    issuedOn,
    dueOn: daysAfter(issuedOn, dueDays),
    seller,
    buyer: contact,
    note,
    lines: known,
    ...totals,
  };
}

const writeCreditNote = ({ number, ...invoice }: InvoiceDocument, at: string): UnnumberedDocument => ({
  ...invoice,
  kind: 'credit-note',
  creditedNumber: number,
  issuedOn: dayAt(at, invoice.seller.timeZone),
  dueOn: null,
});
