/** What the pages ask of the server about invoices. */
import type { InvoiceDetails } from './details.ts';
import type { InvoiceDocument } from './document.ts';

export interface VersionedDetails {
  /** 0: never saved. */
  readonly version: number;
  readonly details: InvoiceDetails | null;
}

export interface ChosenRate {
  readonly lineId: string;
  /** Name of the tax rate; null: no tax. */
  readonly rate: string | null;
}

export interface InvoiceRequest {
  /** Version of the transaction the person saw. */
  readonly version: number;
  /** Version of the invoice details, likewise. */
  readonly detailsVersion: number;
  readonly rates: readonly ChosenRate[];
}

/** Every rejection is an Error with a readable message. */
export interface InvoicesPort {
  /** The signed-in person's own details. */
  details(): Promise<VersionedDetails>;
  /** @param version the version being changed */
  saveDetails(version: number, details: InvoiceDetails): Promise<VersionedDetails>;
  /** Sellers only. Returns the current invoice; issues it if there is none or the order changed. @param number of the transaction */
  issue(number: number, request: InvoiceRequest): Promise<InvoiceDocument>;
  /** All documents issued for a transaction, oldest first. */
  issued(number: number): Promise<readonly InvoiceDocument[]>;
}
