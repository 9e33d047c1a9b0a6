/** Which invoice of a transaction to show, whether a new one must be issued first, and its total. */
import { symbolOf } from '../../events/invoice/currency.ts';
import { formatCents } from '../../events/shared/money.ts';
import type { IssuedInvoice, TransactionDetail } from '../../events/transaction/detail.ts';

interface Issued {
  /** The latest invoice, credited or not. */
  readonly invoice: IssuedInvoice | null;
  /** The credit note that cancels it. */
  readonly creditNote: IssuedInvoice | null;
  /** Whether this person could issue an invoice for the order's current state. */
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

type Charged = Pick<TransactionDetail, 'totalCents' | 'invoices'>;

/** Total of the up-to-date invoice: it may include tax on top, in a currency other than the reader's. */
function invoicedSum({ invoices }: Charged) {
  const standing = invoices.find(({ upToDate }) => upToDate);
  if (!standing) return null;
  const { number, totalCents, currency } = standing;
  return { number, money: formatCents(totalCents, { symbol: symbolOf(currency) }) };
}

/**
 * The amount to pay or to refund, formatted.
 * @param symbol of the reader's currency, for an order without an invoice
 */
export const chargedMoney = (transaction: Charged, symbol: string): string =>
  invoicedSum(transaction)?.money ?? formatCents(transaction.totalCents, { symbol });

/** The invoice's total, where it differs from the order's; else null. */
export function otherSum(transaction: Charged, symbol: string) {
  const sum = invoicedSum(transaction);
  return sum?.money === formatCents(transaction.totalCents, { symbol }) ? null : sum;
}
