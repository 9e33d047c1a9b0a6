/** Figures of a merchant's orders: by week and month, by product, by client. */
import type { SalesFigures as Figures, TopSales, TransactionFilters } from '../../events/transaction/port.ts';
import { formatCents } from '../../events/shared/money.ts';
import { useApp } from '../app.ts';
import { ChartCard, ChartNote, ChartsPanel } from '../ui/charts/charts-panel.tsx';
import classes from '../ui/charts/charts-panel.module.css';
import { OverTime } from '../ui/charts/over-time.tsx';
import { RankedBars } from '../ui/charts/ranked-bars.tsx';
import { type FiguresOf, useFigures } from '../ui/charts/use-figures.ts';
import { counted } from '../ui/counted.ts';
import { ownZone } from '../ui/local-day.ts';
import type { Asked } from '../ui/use-answer.ts';
import { useCurrency } from '../ui/use-settings.ts';
import { Money } from './money.tsx';

const what = 'your sales';
const nothing = 'No sales in what’s listed. Drafts, refunds and cancelled orders don’t count.';

export const SalesFigures = (of: FiguresOf<TransactionFilters>) => (
  <ChartsPanel>{() => <Charts {...of} />}</ChartsPanel>
);

function Charts(of: FiguresOf<TransactionFilters>) {
  const { transactions } = useApp();
  const asked = useFigures((filters) => transactions.calls.sales(filters, ownZone()), of);
  const symbol = useCurrency();
  const money = (cents: number) => formatCents(Math.round(cents), { symbol });
  return (
    <>
      <OverTime<Figures>
        title="Sales"
        what={what}
        asked={asked}
        things={['order', 'orders']}
        valueOf={({ cents }) => cents}
        format={money}
        tick={(cents) => money(cents).replace(/\.00$/, '')}
        columns={[
          { name: 'Orders', cell: ({ count }) => count },
          { name: 'Sales', cell: ({ cents }) => money(cents) },
        ]}
        sum={({ count, cents }) => `${money(cents)} from ${counted(count, 'order')}`}
        empty={nothing}
      />
      <Top
        title="Top products"
        head={['Product', 'Sold', 'Sales']}
        things={['product', 'products']}
        asked={asked}
        of="products"
      />
      <Top
        title="Top clients"
        head={['Client', 'Orders', 'Sales']}
        things={['client', 'clients']}
        asked={asked}
        of="clients"
      />
    </>
  );
}

interface TopProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly things: readonly [one: string, many: string];
  readonly asked: Asked<Figures>;
  readonly of: 'products' | 'clients';
}

function Top({ title, head, things, asked, of }: TopProps) {
  return (
    <ChartCard title={title} what={what} asked={asked}>
      {(figures) => <Ranked label={title} head={head} things={things} {...figures[of]} />}
    </ChartCard>
  );
}

function Ranked({
  label,
  head,
  things,
  top,
  total,
}: TopSales & Pick<TopProps, 'head' | 'things'> & { label: string }) {
  if (top.length === 0) return <ChartNote>{nothing}</ChartNote>;
  return (
    <>
      <RankedBars
        label={label}
        head={head}
        rows={top.map(({ name, count, cents }, i) => ({
          key: `${i} ${name}`,
          name,
          value: cents,
          cells: [`${count.toLocaleString('en')} ×`, <Money key="money" cents={cents} />],
        }))}
      />
      {total > top.length ? (
        <p className={classes.small}>
          Top {top.length} of {counted(total, ...things)}
        </p>
      ) : null}
    </>
  );
}
