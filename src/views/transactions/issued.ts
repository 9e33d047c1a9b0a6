/** Which invoice of a transaction is the one to show, whether another has to be issued first, and what it comes to. */
import { symbolOf } from '../../events/invoice/currency.ts';
import { formatCents } from '../../events/shared/money.ts';
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

type Charged = Pick<TransactionDetail, 'totalCents' | 'invoices'>;

/** What the invoice of the order as it is now asks for: its tax may come on top, and its currency may be another than the reader's. */
function invoicedSum({ invoices }: Charged) {
  const standing = invoices.find(({ upToDate }) => upToDate);
  if (!standing) return null;
  const { number, totalCents, currency } = standing;
  return { number, money: formatCents(totalCents, { symbol: symbolOf(currency) }) };
}

/** What is to be paid or given back, as people read it. @param symbol of the reader's currency, for what was not invoiced */
export const chargedMoney = (transaction: Charged, symbol: string): string =>
  invoicedSum(transaction)?.money ?? formatCents(transaction.totalCents, { symbol });

/** What the invoice says beside the order's total; null where it says the same. */
export function otherSum(transaction: Charged, symbol: string) {
  const sum = invoicedSum(transaction);
  return sum?.money === formatCents(transaction.totalCents, { symbol }) ? null : sum;
}
