/** What the pages ask of the server about invoices. */
import type { InvoiceDetails } from './details.ts';
import type { InvoiceDocument } from './document.ts';

export interface VersionedDetails {
  /** 0: nothing was saved yet. */
  readonly version: number;
  readonly details: InvoiceDetails | null;
}

export interface ChosenRate {
  readonly lineId: string;
  /** The rate's name; null: no tax. */
  readonly rate: string | null;
}

export interface InvoiceRequest {
  /** Of the transaction as the person saw it. */
  readonly version: number;
  /** Of the invoice details, likewise. */
  readonly detailsVersion: number;
  readonly rates: readonly ChosenRate[];
}

/** Every rejection is an Error whose message a person can read. */
export interface InvoicesPort {
  /** One's own. */
  details(): Promise<VersionedDetails>;
  /** @param version the one that is changed */
  saveDetails(version: number, details: InvoiceDetails): Promise<VersionedDetails>;
  /** For the seller. Answers the invoice that stands; issues it when there is none, or when the order has changed since. @param number of the transaction */
  issue(number: number, request: InvoiceRequest): Promise<InvoiceDocument>;
  /** Everything that was issued for a transaction, the oldest first. */
  issued(number: number): Promise<readonly InvoiceDocument[]>;
}
