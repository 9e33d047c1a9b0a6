/** What the pages ask of the server about invoices. */
import type { Picture } from '../shared/picture.ts';
import type { TransactionDetail } from '../transaction/detail.ts';
import type { MailKind } from '../transaction/events.ts';
import type { InvoiceDetails } from './details.ts';
import type { InvoiceDocument } from './document.ts';

export interface VersionedDetails {
  /** 0: never saved. */
  readonly version: number;
  readonly details: InvoiceDetails | null;
  readonly logo: Picture | null;
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

/** A document as it is shown. */
export interface ShownDocument extends InvoiceDocument {
  /** The shop's logo when it was issued; null: it had none, or the shop's account is gone. */
  readonly logo: Picture | null;
}

/** Every rejection is an Error with a readable message. */
export interface InvoicesPort {
  /** The signed-in person's own details. */
  details(): Promise<VersionedDetails>;
  /** @param version the version being changed */
  saveDetails(version: number, details: InvoiceDetails, logoId: string | null): Promise<VersionedDetails>;
  /** Sellers only. Returns the current invoice; issues it if there is none or the order changed. @param number of the transaction */
  issue(number: number, request: InvoiceRequest): Promise<ShownDocument>;
  /**
   * Mails a document of a transaction to its buyer, as a PDF. For the seller and admins.
   * @param version of the transaction the person saw
   */
  mail(
    number: number,
    document: string,
    request: { readonly version: number; readonly kind: MailKind },
  ): Promise<TransactionDetail>;
  /** All documents issued for a transaction, oldest first. */
  issued(number: number): Promise<readonly ShownDocument[]>;
}
