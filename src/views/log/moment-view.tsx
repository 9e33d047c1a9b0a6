/** The state at one fact: a slider through all of them, the folded state, and the statecharts at that time. */
import { Anchor } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { kindOfStream } from '../../events/inspection/streams.ts';
import { describeTime } from '../ledger/history/describe.ts';
import { Explorer } from '../qa/explorer.ts';
import { MomentSlider } from '../ui/moment-slider.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { ChartAt } from './chart-at.tsx';
import type { FactLine } from './find.ts';
import { foldStream } from './folded.ts';
import classes from './log-page.module.css';
import { stateRows, type StateRow } from './state-rows.ts';
import { useTraces } from './use-traces.ts';
import { plainName } from './words/fact-words.ts';

const noMachines: readonly string[] = [];

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
  const machines = kind?.machines ?? noMachines;
  const records = useMemo(() => lines.map(({ record }) => record), [lines]);
  const folded = useMemo(() => foldStream(stream, records, symbol), [stream, records, symbol]);
  const traced = useTraces(explorer, machines, records);
  // The slider moves at once; the view may follow a moment later.
  const settled = useDeferredValue(place);
  const moments = traced.state === 'ready' ? traced.value.map((one) => one[settled]) : [];
  const { record, words } = lines[place]!;
  // The first statechart is the one that the stream is named after.
  const rows = folded
    ? folded(settled)
    : moments.flatMap((moment, i) => (moment ? stateRows(moment.view, uid, i > 0 ? machines[i] : '') : []));
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
        {rows.length > 0 ? <Rows rows={rows} /> : null}
        {moments[0]?.restarted ? (
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
      {machines.map((machine, i) => (
        <ChartAt
          key={machine}
          {...{ explorer, machine, moment: moments[i], failed: traced.state === 'failed' }}
          heading={
            machines.length === 1
              ? 'Where it was in its statechart'
              : `Where the ${plainName(machine)} was in its statechart`
          }
        />
      ))}
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
