/** An invoice or a credit note as issued: it contains everything it shows, so that later changes elsewhere do not affect it. */
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

/** Everything but the number, which is assigned when it is stored. */
export interface UnnumberedDocument extends InvoiceTotals {
  readonly kind: 'invoice' | 'credit-note';
  /** The transaction's number. */
  readonly order: number;
  /** Number of the invoice that a credit note cancels. */
  readonly creditedNumber: string | null;
  /** Days, like `2026-11-27`. */
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly seller: Omit<InvoiceDetails, 'taxRates' | 'dueDays'>;
  readonly buyer: Contact;
  /** The buyer's own words; may be empty. */
  readonly note: string;
  /** Credited amounts are written without a minus sign. */
  readonly lines: readonly DocumentLine[];
}

export interface InvoiceDocument extends UnnumberedDocument {
  /** `2026-0001`: consecutive per shop and year, invoices and credit notes in one sequence. */
  readonly number: string;
}

export const documentNumber = (year: number, place: number): string =>
  `${year}-${String(place).padStart(4, '0')}`;

export const yearOf = ({ issuedOn }: UnnumberedDocument): number => Number(issuedOn.slice(0, 4));
