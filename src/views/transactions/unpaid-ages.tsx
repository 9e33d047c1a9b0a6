/**
 * What the person owes by age of the order; each age links to its orders. Filters of the list other than the search do
 * not change it.
 */
import { useState } from 'react';
import { useApp } from '../app.ts';
import { ChartCard, ChartNote, ChartsPanel } from '../ui/charts/charts-panel.tsx';
import classes from '../ui/charts/charts-panel.module.css';
import { StackedBar } from '../ui/charts/stacked-bar.tsx';
import { type FiguresOf, useFigures } from '../ui/charts/use-figures.ts';
import { counted } from '../ui/counted.ts';
import { ownZone } from '../ui/local-day.ts';
import { agesOn, listOf } from './ages.ts';
import { Money } from './money.tsx';

export const UnpaidAges = (of: FiguresOf<string>) => <ChartsPanel>{() => <Charts {...of} />}</ChartsPanel>;

function Charts(of: FiguresOf<string>) {
  const { transactions } = useApp();
  const [ages] = useState(() => agesOn(new Date()));
  const asked = useFigures((search) => transactions.calls.unpaidAges(search, ownZone()), of);
  return (
    <ChartCard title="Unpaid by age" what="what you owe" asked={asked}>
      {(sums) =>
        sums.every(({ count }) => count === 0) ? (
          <ChartNote>You owe nothing for what’s searched for.</ChartNote>
        ) : (
          <>
            <p className={classes.sum}>
              <Money cents={sums.reduce((sum, { cents }) => sum + cents, 0)} />
            </p>
            <StackedBar
              label="Unpaid by age"
              shares={ages.map((age, i) => ({
                name: age.name,
                value: sums[i]?.cents ?? 0,
                to: listOf(age, '/transactions-unpaid'),
                text: (
                  <>
                    {counted(sums[i]?.count ?? 0, 'order')} · <Money cents={sums[i]?.cents ?? 0} />
                  </>
                ),
              }))}
            />
          </>
        )
      }
    </ChartCard>
  );
}
