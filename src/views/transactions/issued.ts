/** Which invoice of a transaction is the one to show, and whether another has to be issued first. */
import type { IssuedInvoice, TransactionDetail } from '../../events/transaction/detail.ts';

interface Issued {
  /** The last one, credited or not. */
  readonly invoice: IssuedInvoice | null;
  /** That took it back. */
  readonly creditNote: IssuedInvoice | null;
  /** Whether this person could issue one that says what the order is now. */
  readonly issuable: boolean;
}

export function issuedOf(
  { state, seller, invoices }: Pick<TransactionDetail, 'state' | 'seller' | 'invoices'>,
  uid: string | null,
): Issued {
  const invoice = invoices.findLast(({ kind }) => kind === 'invoice') ?? null;
  const last = invoices.at(-1);
  const isOwing = state === 'unpaid' || state === 'paid';
  return {
    invoice,
    creditNote: last?.kind === 'credit-note' ? last : null,
    issuable: isOwing && seller.uid === uid && !invoice?.upToDate,
  };
}
