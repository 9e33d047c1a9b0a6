/** An invoice or a credit note as it was issued: all that it says, so that nothing that changes later changes it. */
import type { Contact } from '../transaction/contact.ts';
import type { InvoiceDetails, TaxRate } from './details.ts';
import type { InvoiceTotals } from './tax.ts';

export interface DocumentLine {
  readonly title: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly amountCents: number;
  readonly tax: TaxRate | null;
}

/** Everything but the number, which is given when it is written down. */
export interface UnnumberedDocument extends InvoiceTotals {
  readonly kind: 'invoice' | 'credit-note';
  /** The transaction's number. */
  readonly order: number;
  /** The number of the invoice that a credit note takes back. */
  readonly creditedNumber: string | null;
  /** Days, like `2026-11-27`. */
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly seller: Omit<InvoiceDetails, 'taxRates' | 'dueDays'>;
  readonly buyer: Contact;
  /** The buyer's own words; may be empty. */
  readonly note: string;
  /** What is credited is written without a minus. */
  readonly lines: readonly DocumentLine[];
}

export interface InvoiceDocument extends UnnumberedDocument {
  /** `2026-0001`: without gaps for each shop and year, credit notes among the invoices. */
  readonly number: string;
}

export const documentNumber = (year: number, place: number): string =>
  `${year}-${String(place).padStart(4, '0')}`;

export const yearOf = ({ issuedOn }: UnnumberedDocument): number => Number(issuedOn.slice(0, 4));
