/** The state at one fact: a slider through all of them, the folded state, and the statechart at that time. */
import { Anchor } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { kindOfStream } from '../../events/inspection/streams.ts';
import { describeTime } from '../ledger/history/describe.ts';
import { Explorer, useAnswer } from '../qa/explorer.ts';
import { Statechart } from '../qa/statechart.tsx';
import { ErrorState } from '../ui/page.tsx';
import { MomentSlider } from '../ui/moment-slider.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import type { FactLine } from './find.ts';
import { foldStream } from './folded.ts';
import classes from './log-page.module.css';
import { stateRows, type StateRow } from './state-rows.ts';
import { useTrace } from './use-trace.ts';

export interface MomentViewProps {
  readonly stream: string;
  /** All facts of the stream, in order. */
  readonly lines: readonly FactLine[];
  /** Index of the selected one. */
  readonly place: number;
  readonly uid: string;
  readonly onSeq: (seq: number) => void;
}

export function MomentView({ stream, lines, place, uid, onSeq }: MomentViewProps) {
  const symbol = useCurrency();
  const [explorer] = useState(() => new Explorer());
  useEffect(() => () => explorer.close(), [explorer]);
  const kind = kindOfStream(stream);
  const machine = kind?.machine ?? null;
  const records = useMemo(() => lines.map(({ record }) => record), [lines]);
  const folded = useMemo(() => foldStream(stream, records, symbol), [stream, records, symbol]);
  const traced = useTrace(explorer, machine, records);
  const chart = useAnswer(explorer, machine === null ? null : { ask: 'chart', machine });
  // The slider moves at once; the view may follow a moment later.
  const settled = useDeferredValue(place);
  const moment = traced.state === 'ready' ? traced.value[settled] : undefined;
  const { record, words } = lines[place]!;
  const rows = folded ? folded(settled) : moment ? stateRows(moment.view, uid) : null;
  const goTo = (next: number) => onSeq(lines[next]!.record.seq);

  return (
    <>
      <section className={classes.details} aria-labelledby="moment">
        <h3 id="moment">At that moment</h3>
        <MomentSlider
          what="fact"
          min={0}
          max={lines.length - 1}
          value={place}
          valueText={`Fact ${record.seq} of ${lines.at(-1)!.record.seq}, ${describeTime(record.at)}: ${words}`}
          onValue={goTo}
          onInstant={(ms) =>
            goTo(
              Math.max(
                0,
                lines.findLastIndex((line) => Date.parse(line.record.at) <= ms),
              ),
            )
          }
        />
        {rows ? <Rows rows={rows} /> : null}
        {moment?.restarted ? (
          <p className={classes.small}>The page had been opened anew before this fact.</p>
        ) : null}
        {kind?.name === 'ledger' ? (
          <p>
            <Anchor component={Link} to="/ledger?view=history" underline="always">
              See the entries at any moment
            </Anchor>{' '}
            in the history of your money bag.
          </p>
        ) : null}
      </section>
      {machine === null ? null : (
        <section className={classes.details} aria-labelledby="chart">
          <h3 id="chart">Where it was in its statechart</h3>
          {traced.state === 'failed' || chart.state === 'failed' ? (
            <ErrorState title="The statechart could not be loaded">
              <p>Check your connection, then reload the page.</p>
            </ErrorState>
          ) : chart.state === 'ready' && moment ? (
            <Statechart chart={chart.value} active={moment.active} taken={moment.taken} />
          ) : (
            <p role="status">Following the facts through the statechart…</p>
          )}
        </section>
      )}
    </>
  );
}

function Rows({ rows }: { rows: readonly StateRow[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
