/**
 * A ledger's history: the balance over time, the ledger at any moment, the difference between two moments, and every
 * change. It is read-only; actions on a change are passed in.
 */
import { Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { describeDeed } from '../../../events/audit/describe-deed.ts';
import type { LedgerHistory, Moment } from '../../../events/audit/ledger-history.ts';
import { Amount } from '../amount.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { AllChanges } from './all-changes.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { describeActor, describeTime } from './describe.ts';
import { EntriesThen } from './entries-then.tsx';
import { HistorySlider } from './history-slider.tsx';
import { nothingWanted } from './change-filters.tsx';
import classes from './history.module.css';
import { saveMoment } from './save-moment.ts';
import { WhatChanged } from './what-changed.tsx';

type Shown = 'entries' | 'diff' | 'changes';
const shownChoices: { value: Shown; label: string }[] = [
  { value: 'entries', label: 'Entries' },
  { value: 'diff', label: 'What changed' },
  { value: 'changes', label: 'All changes' },
];

export interface HistoryViewProps {
  readonly history: LedgerHistory;
  /** Version of `history`, which grows in place. */
  readonly version: number;
  readonly own: string | null;
  /** Actions on a change, here and in the list of all changes. */
  readonly actions?: (moment: Moment) => ReactNode;
  /** Actions on the moment shown. */
  readonly tools?: (moment: Moment) => ReactNode;
}

export function HistoryView({ history, version, own, actions, tools }: HistoryViewProps) {
  const { length } = history;
  /** null: the newest, which then follows new records. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [from, setFrom] = useState<number | null>(null);
  const [shown, setShown] = useState<Shown>('entries');
  const [wanted, setWanted] = useState(nothingWanted);
  const seq = chosen ?? length;
  // The slider moves at once; the content may follow a moment later.
  const settled = useDeferredValue(seq);
  const goTo = (to: number) => setChosen(to === length ? null : to);
  return (
    <div className={classes.view}>
      <BalanceChart history={history} version={version} seq={seq} from={from} onSeq={goTo} />
      <HistorySlider history={history} seq={seq} onSeq={goTo} />
      <MomentCard history={history} seq={seq} own={own}>
        {actions?.(history.moment(seq))}
        {tools?.(history.moment(seq))}
        <Button size="compact-md" variant="default" onClick={() => saveMoment(history, seq)}>
          CSV of this moment
        </Button>
        {from === null ? (
          <Button size="compact-md" variant="default" onClick={() => (setFrom(seq), setShown('diff'))}>
            Compare from here
          </Button>
        ) : (
          <Button size="compact-md" variant="light" onClick={() => setFrom(null)}>
            Stop comparing from change {from.toLocaleString('en')}
          </Button>
        )}
      </MomentCard>
      <SegmentedControl
        className={classes.choice}
        aria-label="Show"
        data={shownChoices}
        value={shown}
        onChange={(value) => setShown(value as Shown)}
      />
      {shown === 'entries' ? <Entries history={history} seq={settled} version={version} /> : null}
      {shown === 'diff' ? <Difference history={history} seq={settled} from={from} /> : null}
      {shown === 'changes' ? (
        <AllChanges
          history={history}
          version={version}
          wanted={wanted}
          onWanted={setWanted}
          own={own}
          seq={settled}
          onSeq={goTo}
          actions={actions}
        />
      ) : null}
    </div>
  );
}

function Entries({ history, seq, version }: { history: LedgerHistory; seq: number; version: number }) {
  const key = `${version} ${seq}`;
  const entries = useMemo(() => ({ key, rope: history.entriesAt(seq) }), [history, seq, key]);
  return <EntriesThen entries={entries.rope} />;
}

/** Compares with the chosen start, or with the previous change. */
function Difference({ history, seq, from }: { history: LedgerHistory; seq: number; from: number | null }) {
  const other = from ?? Math.max(0, seq - 1);
  const [first, last] = [Math.min(other, seq), Math.max(other, seq)];
  const diff = useMemo(() => history.diff(first, last), [history, first, last]);
  return <WhatChanged history={history} from={first} to={last} diff={diff} />;
}

interface MomentCardProps {
  readonly history: LedgerHistory;
  readonly seq: number;
  readonly own: string | null;
  readonly children: ReactNode;
}

function MomentCard({ history, seq, own, children }: MomentCardProps) {
  const symbol = useCurrency();
  const moment = history.moment(seq);
  const { balanceCents, balancePaidCents, entries } = moment;
  return (
    <section className={classes.moment} aria-label="This moment">
      <div className={classes.story}>
        <p className={classes.place}>
          {seq === 0
            ? 'Before the first change'
            : `After change ${seq.toLocaleString('en')} of ${history.length.toLocaleString('en')}`}
        </p>
        {seq === 0 ? null : (
          <p>
            {describeDeed(moment.deed, symbol)}
            <span className={classes.who}>
              {describeTime(moment.at)} · {describeActor(moment, own)}
            </span>
          </p>
        )}
      </div>
      <dl className={classes.balances}>
        <div>
          <dt>Balance</dt>
          <dd data-testid="balance-then">
            <Amount cents={balanceCents} />
          </dd>
        </div>
        <div>
          <dt>Paid balance</dt>
          <dd data-testid="balance-paid-then">
            <Amount cents={balancePaidCents} />
          </dd>
        </div>
        <div>
          <dt>Entries</dt>
          <dd>{entries.toLocaleString('en')}</dd>
        </div>
      </dl>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
