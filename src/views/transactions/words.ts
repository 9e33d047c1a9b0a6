/** Texts about transactions: state, days, number. */
import type { TransactionStatus } from '../../events/transaction/projection.ts';

export const statusNames: Readonly<Record<TransactionStatus, string>> = {
  draft: 'Draft',
  unpaid: 'Unpaid',
  paid: 'Paid',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
};

/** What a state means for the reader. */
export const statusMeanings: Readonly<Record<TransactionStatus, string>> = {
  draft: 'Not placed yet: nothing is owed.',
  unpaid: 'Placed, and waiting to be paid.',
  paid: 'Paid in full.',
  refunded: 'The money was given back.',
  cancelled: 'Called off: nothing is owed.',
};

/** `Nov 21, 2026`, in the reader's time zone. */
export const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' });

/** `Nov 21, 2026, 7:30 AM`, in the reader's time zone. */
export const timeOf = (at: string) =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `Leather sofa, deep clean and 2 more`. */
export const what = ({ title, lineCount }: { readonly title: string; readonly lineCount: number }) =>
  lineCount > 1 ? `${title} and ${lineCount - 1} more` : title;
