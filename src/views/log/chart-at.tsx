/** A statechart as it was at one moment of its journal. */
import type { Moment } from '../../machines/paths/trace.ts';
import { type Explorer, useAnswer } from '../qa/explorer.ts';
import { Statechart } from '../qa/statechart.tsx';
import { ErrorState } from '../ui/page.tsx';
import classes from './log-page.module.css';

export interface ChartAtProps {
  readonly explorer: Explorer;
  readonly machine: string;
  readonly heading: string;
  /** undefined: not known yet. */
  readonly moment: Moment | undefined;
  /** The journal could not be replayed. */
  readonly failed: boolean;
}

export function ChartAt({ explorer, machine, heading, moment, failed }: ChartAtProps) {
  const chart = useAnswer(explorer, { ask: 'chart', machine });
  const id = `chart-${machine}`;
  return (
    <section className={classes.details} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {failed || chart.state === 'failed' ? (
        <ErrorState title="The statechart could not be loaded">
          <p>Check your connection, then reload the page.</p>
        </ErrorState>
      ) : chart.state === 'ready' && moment ? (
        <Statechart chart={chart.value} active={moment.active} taken={moment.taken} />
      ) : (
        <p role="status">Following the facts through the statechart…</p>
      )}
    </section>
  );
}
