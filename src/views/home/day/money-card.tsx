/** Income and expenses of this and the last month, from the ledger on this device. */
import { useMemo } from 'react';
import type { LedgerState } from '../../../events/ledger/state.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { useApp } from '../../app.ts';
import { Amount } from '../../ledger/amount.tsx';
import { usePaidOrders, usePaidOrdersSetting } from '../../ledger/orders/use-paid-orders.ts';
import { useOpenLedger } from '../../ledger/use-open-ledger.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { GroupedBars } from '../../ui/charts/grouped-bars.tsx';
import { counted } from '../../ui/counted.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import { Card, CardEmpty, CardFailure, CardLoading } from './card.tsx';
import classes from './day.module.css';
import { monthsUntil, useFlows } from './use-flows.ts';
import { monthName } from './words.ts';

const what = 'your money bag';

export function MoneyCard({ uid, now }: { uid: string; now: Date }) {
  const { ledger } = useApp();
  const { stream, failure } = useOpenLedger(uid);
  const months = useMemo(() => monthsUntil(now), [now]);
  const flows = useFlows(uid, stream, months);
  const damaged = failure?.kind === 'damaged';
  return (
    <Card title="Money this month" more={{ to: '/ledger', label: 'Money bag' }}>
      {!stream && failure ? (
        <CardFailure
          what={what}
          // A damaged ledger cannot be retried here; the money bag shows the ways to recover it.
          {...(damaged ? {} : { onRetry: () => ledger.actor.send({ type: 'retry' }) })}
        >
          {failure.message}
        </CardFailure>
      ) : !stream || !flows ? (
        <CardLoading what={what} />
      ) : stream.state.entries.length === 0 ? (
        <EmptyBag uid={uid} state={stream.state} />
      ) : (
        <Months {...flows} />
      )}
    </Card>
  );
}

/** Paid orders are added in the money bag, where the person chooses among them. */
function EmptyBag({ uid, state }: { uid: string; state: LedgerState }) {
  const offered = usePaidOrdersSetting() !== 'off';
  const { length } = usePaidOrders(uid, state);
  return (
    <CardEmpty
      title="Your money bag is empty"
      step={{ to: '/ledger', label: 'Add the first entry' }}
      also={
        offered && length > 0 ? { to: '/ledger', label: `Add your ${counted(length, 'paid order')}` } : null
      }
    >
      Write down what comes in and goes out. It stays on this device.
    </CardEmpty>
  );
}

function Months({ months, undated }: NonNullable<ReturnType<typeof useFlows>>) {
  const symbol = useCurrency();
  const [last, current] = [months[0]!, months[1]!];
  const series = [monthName(last.month), monthName(current.month)] as const;
  const money = (cents: number) => formatCents(Math.round(cents), { symbol });
  const net = ({ inCents, outCents }: typeof last) => inCents - outCents;
  return (
    <>
      <GroupedBars
        label="Money in and out"
        series={series}
        groups={[
          { name: 'In', values: [last.inCents, current.inCents] },
          { name: 'Out', values: [last.outCents, current.outCents] },
        ]}
        // The note below takes some of the height.
        height={undated > 0 ? 86 : 112}
        format={money}
        tick={(cents) => money(cents).replace(/\.00$/, '')}
      />
      <ChartTable
        label="Money in and out"
        head={['Money', ...series]}
        rows={[
          { key: 'in', name: 'In', cells: [money(last.inCents), money(current.inCents)] },
          { key: 'out', name: 'Out', cells: [money(last.outCents), money(current.outCents)] },
          {
            key: 'left',
            name: 'Left',
            cells: [last, current].map((month) => <Amount key={month.month} cents={net(month)} />),
          },
        ]}
      />
      {undated > 0 ? (
        <p className={classes.small}>
          {counted(undated, 'entry has', 'entries have')} no date and no part in this.
        </p>
      ) : null}
    </>
  );
}
