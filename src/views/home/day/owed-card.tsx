/** What a shop is owed, by age; each part links to its orders. */
import { useApp } from '../../app.ts';
import { agesOn, listOf } from '../../transactions/ages.ts';
import { Money } from '../../transactions/money.tsx';
import { counted } from '../../ui/counted.ts';
import { StackedBar } from '../../ui/charts/stacked-bar.tsx';
import { startOf } from '../../ui/local-day.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { AskedBody, Card, CardEmpty } from './card.tsx';
import classes from './day.module.css';
import { onlyCounts, orders } from './queries.ts';

export function OwedCard({ uid, now }: { uid: string; now: Date }) {
  const { transactions } = useApp();
  const asked = useAnswer(
    () =>
      Promise.all(
        agesOn(now).map(async (age) => {
          const days = { from: age.from && startOf(age.from), before: startOf(age.to, 1) };
          const query = orders({ state: 'unpaid', ...days, ...onlyCounts });
          const { total, totals } = await transactions.calls.list('sold', query);
          return { age, count: total, cents: totals.unpaidCents };
        }),
      ),
    uid,
  );
  return (
    <Card title="Unpaid by age" more={{ to: '/merchant-transactions?state=unpaid', label: 'All unpaid' }}>
      <AskedBody what="what you’re owed" asked={asked}>
        {(owed) =>
          owed.every(({ count }) => count === 0) ? (
            <CardEmpty title="Everyone has paid" step={{ to: '/new-transaction', label: 'New order' }}>
              Unpaid orders show up here by age.
            </CardEmpty>
          ) : (
            <>
              <p className={classes.sum}>
                <Money cents={owed.reduce((sum, { cents }) => sum + cents, 0)} />
              </p>
              <StackedBar
                label="Unpaid by age"
                shares={owed.map(({ age, count, cents }) => ({
                  name: age.name,
                  value: cents,
                  to: listOf(age, '/merchant-transactions'),
                  text: (
                    <>
                      {counted(count, 'order')} · <Money cents={cents} />
                    </>
                  ),
                }))}
              />
            </>
          )
        }
      </AskedBody>
    </Card>
  );
}
