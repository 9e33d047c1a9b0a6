/** Income and expenses by category, of the entries shown. */
import { categoryTotals, type CategoryTotal } from '../../../events/ledger/category-totals.ts';
import type { LabelBook } from '../../../events/ledger/labels.ts';
import type { EntrySequence } from '../../../events/ledger/sequence.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { Amount } from '../amount.tsx';
import { CategoryName } from './category-name.tsx';
import classes from './labels.module.css';
import { useFromLedger } from '../use-from-ledger.ts';

export interface CategoryPanelProps {
  readonly entries: EntrySequence;
  readonly labels: LabelBook;
  /** Version of both, which change in place. */
  readonly version: number;
  /** Only these; null for all. */
  readonly ids: readonly string[] | null;
}

export function CategoryPanel({ entries, labels, version, ids }: CategoryPanelProps) {
  const totals = useFromLedger(() => categoryTotals(entries, labels, ids), [entries, labels, ids], version);
  return (
    <section className={classes.panel} aria-label="By category">
      <CategoryBars totals={totals} labels={labels} />
    </section>
  );
}

interface CategoryBarsProps {
  readonly totals: readonly CategoryTotal[];
  readonly labels: LabelBook;
}

export function CategoryBars({ totals, labels }: CategoryBarsProps) {
  const symbol = useCurrency();
  return (
    <BarTable
      label="Money by category"
      head={['Category', 'Left']}
      series={['In', 'Out']}
      format={(cents) => formatCents(cents, { symbol })}
      rows={totals.map(({ category, inCents, outCents }) => ({
        key: category ?? '',
        name:
          category === null ? (
            <CategoryName name="No category" place={-1} />
          ) : (
            <CategoryName name={category} place={labels.placeOf(category)} />
          ),
        values: [inCents, outCents],
        last: <Amount cents={inCents - outCents} />,
      }))}
    />
  );
}
