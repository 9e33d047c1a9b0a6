/** Totals of a list of transactions by state, and of purchases: unpaid and paid. */
import { transactionStatuses, type TransactionStatus } from '../../events/transaction/projection.ts';
import { Money } from './money.tsx';
import type { TransactionRow, TransactionTotals } from '../../events/transaction/port.ts';
import classes from './transactions.module.css';
import { statusNames } from './words.ts';

const sumOf: Readonly<Record<TransactionStatus, Exclude<keyof TransactionTotals, 'totalCents'>>> = {
  draft: 'draftCents',
  unpaid: 'unpaidCents',
  paid: 'paidCents',
  refunded: 'refundedCents',
  cancelled: 'cancelledCents',
};

type Sum = readonly [label: string, cents: number];

/** States without transactions are left out. */
export function sumsOf(totals: TransactionTotals): readonly Sum[] {
  const sums = transactionStatuses
    .map((state): Sum => [statusNames[state], totals[sumOf[state]]])
    .filter(([, cents]) => cents > 0);
  return [['Total', totals.totalCents], ...sums];
}

/** The same totals, computed from rows in memory. */
export function totalsOf(rows: readonly Pick<TransactionRow, 'state' | 'totalCents'>[]): TransactionTotals {
  const totals = {
    totalCents: 0,
    draftCents: 0,
    unpaidCents: 0,
    paidCents: 0,
    refundedCents: 0,
    cancelledCents: 0,
  };
  for (const { state, totalCents } of rows) {
    if (state === 'unpaid' || state === 'paid') totals.totalCents += totalCents;
    totals[sumOf[state]] += totalCents;
  }
  return totals;
}

export function Totals({ totals }: { totals: TransactionTotals }) {
  return (
    <dl className={classes.totals} aria-label="Totals of what is shown, on all pages">
      {sumsOf(totals).map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
