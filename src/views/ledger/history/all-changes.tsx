/** Every fact of a history, the newest first: what, when, by whom, on which device, and what it takes back. */
import { type ReactNode, useState } from 'react';
import type { LedgerHistory, Moment } from '../../../events/audit/ledger-history.ts';
import { EmptyState } from '../../ui/page.tsx';
import { Amount } from '../amount.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { describeActor, describeDeed, describeTime } from './describe.ts';
import classes from './history.module.css';
import { Pages, pageSize } from './pages.tsx';

export interface AllChangesProps {
  readonly history: LedgerHistory;
  /** uid of who looks; null when nobody is signed in. */
  readonly own: string | null;
  readonly seq: number;
  readonly onSeq: (seq: number) => void;
  /** What can be done about a change, in the ledger it belongs to. */
  readonly actions?: ((moment: Moment) => ReactNode) | undefined;
}

export function AllChanges({ history, own, seq, onSeq, actions }: AllChangesProps) {
  const symbol = useCurrency();
  const { length } = history;
  const [start, setStart] = useState(() => Math.floor(Math.max(0, length - seq) / pageSize) * pageSize);
  const newest = length - start;
  if (length === 0) return <EmptyState title="Nothing has happened yet" />;
  const moments = Array.from({ length: Math.min(pageSize, newest) }, (_, i) => history.moment(newest - i));
  return (
    <>
      <ol className={classes.changes} reversed start={newest} aria-label="Changes, the newest first">
        {moments.map((moment) => (
          <li key={moment.seq} aria-current={moment.seq === seq ? 'step' : undefined}>
            <button type="button" className={classes.change} onClick={() => onSeq(moment.seq)}>
              <span className={classes.seq}>{moment.seq.toLocaleString('en')}</span>
              <span className={classes.what}>{describeDeed(moment.deed, symbol)}</span>
              <span className={classes.who}>
                {describeTime(moment.at)} · {describeActor(moment, own)}
              </span>
              <Amount cents={moment.balanceCents} />
            </button>
            <span className={classes.links}>
              {moment.undoes === null ? null : (
                <button type="button" className={classes.link} onClick={() => onSeq(moment.undoes!)}>
                  takes back change {moment.undoes.toLocaleString('en')}
                </button>
              )}
              {actions?.(moment)}
            </span>
          </li>
        ))}
      </ol>
      <Pages what="changes" start={start} total={length} onStart={setStart} />
    </>
  );
}
