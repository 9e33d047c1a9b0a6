/**
 * Every fact of a history, newest first, or those that match the filters: what, when, by whom, on which device, and
 * what it undoes.
 */
import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { describeDeed } from '../../../events/audit/describe-deed.ts';
import type { LedgerHistory, Moment } from '../../../events/audit/ledger-history.ts';
import { counted } from '../../ui/counted.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState } from '../../ui/page.tsx';
import { Amount } from '../amount.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { ChangeFilters, filterOf, nothingWanted, type Wanted } from './change-filters.tsx';
import { describeActor, describeTime } from './describe.ts';
import classes from './history.module.css';
import { Pages, pageSize } from './pages.tsx';
import { saveChanges } from './save-changes.ts';
import { useFoundChanges } from './use-found-changes.ts';

export interface AllChangesProps {
  readonly history: LedgerHistory;
  /** Version of `history`, which grows in place. */
  readonly version: number;
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
  /** Uid of the viewer; null when signed out. */
  readonly own: string | null;
  readonly seq: number;
  readonly onSeq: (seq: number) => void;
  /** Actions on a change, in the ledger it belongs to. */
  readonly actions?: ((moment: Moment) => ReactNode) | undefined;
}

export function AllChanges(props: AllChangesProps) {
  const { history, version, wanted, onWanted, own } = props;
  const filter = useMemo(() => filterOf(wanted), [wanted]);
  const { seqs, done } = useFoundChanges(history, version, filter);
  const [saving, setSaving] = useState(false);
  if (history.length === 0) return <EmptyState title="Nothing has happened yet" />;
  const total = counted(history.length, 'change');
  const save = async () => {
    setSaving(true);
    try {
      await saveChanges(history, seqs);
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <ChangeFilters occurring={history.occurring} own={own} wanted={wanted} onWanted={onWanted} />
      <div className={classes.found}>
        <p role="status">
          {!done ? 'Looking…' : seqs ? `${seqs.length.toLocaleString('en')} of ${total}` : total}
        </p>
        {Object.values(wanted).every((value) => value === '') ? null : (
          <Button size="compact-md" variant="subtle" onClick={() => onWanted(nothingWanted)}>
            Show all
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          loading={saving}
          disabled={!done || seqs?.length === 0}
          onClick={() => void save()}
        >
          CSV of these changes
        </Button>
      </div>
      {done && seqs?.length === 0 ? <EmptyState title="No change fits" /> : null}
      <ChangeList key={JSON.stringify(filter)} {...props} seqs={seqs} />
    </>
  );
}

function ChangeList({
  history,
  own,
  seq,
  onSeq,
  actions,
  seqs,
}: AllChangesProps & { readonly seqs: readonly number[] | null }) {
  const symbol = useCurrency();
  const { length } = seqs ?? history;
  const [start, setStart] = useState(() =>
    seqs ? 0 : Math.floor(Math.max(0, length - seq) / pageSize) * pageSize,
  );
  const shown = Math.max(0, Math.min(pageSize, length - start));
  const moments = Array.from({ length: shown }, (_, i) =>
    history.moment(seqs ? seqs[start + i]! : length - start - i),
  );
  if (shown === 0) return null;
  const row = (moment: Moment) => (
    <>
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
    </>
  );
  return (
    <>
      <ol className={classes.changes} aria-label="Changes, the newest first">
        {(seqs ? moments.map((moment) => [moment]) : inSteps(moments)).map(([moment, ...parts]) => (
          <li
            key={moment!.seq}

            aria-current={moment!.seq === seq ? 'step' : undefined}
          >
            {row(moment!)}
            {parts.length === 0 ? null : (
              <details className={classes.parts}>
                <summary>Show each</summary>
                {parts.map((part) => (
                  <div key={part.seq} aria-current={part.seq === seq ? 'step' : undefined}>
                    {row(part)}
                  </div>
                ))}
              </details>
            )}
          </li>
        ))}
      </ol>
      <Pages what="changes" start={start} total={length} onStart={setStart} />
    </>
  );
}

/** Groups a joined step with its parts, as far as they are on this page. */
function inSteps(moments: readonly Moment[]): readonly (readonly Moment[])[] {
  const steps: Moment[][] = [];
  let parts = 0;
  for (const moment of moments) {
    if (parts > 0) {
      steps.at(-1)!.push(moment);
      parts -= 1;
      continue;
    }
    steps.push([moment]);
    if (moment.deed.did === 'joined') parts = moment.deed.count;
  }
  return steps;
}
