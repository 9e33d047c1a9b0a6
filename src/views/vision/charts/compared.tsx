/** Compares two analyses: the same numbers with their intervals, and whether they differ significantly. */
import { figuresOf } from '../../../events/analysis/figures.ts';
import type { AnalysisDetail, Interval } from '../../../events/analysis/port.ts';
import { EmptyState } from '../../ui/page.tsx';
import classes from '../vision.module.css';
import { momentText, nameOf } from '../words.ts';
import { IntervalChart } from './interval-chart.tsx';
import { percentTick, scoreMark, shareMark, upTo } from './one-analysis.tsx';

export interface ComparedProps {
  readonly first: AnalysisDetail;
  readonly second: AnalysisDetail;
}

const titleOf = (analysis: AnalysisDetail) => `${nameOf(analysis)}, ${momentText(analysis.createdAt)}`;

export function Compared({ first, second }: ComparedProps) {
  const [one, two] = [first.measurement, second.measurement];
  if (!one?.findings || !two?.findings)
    return (
      <EmptyState title="One of the two has no numbers">
        Only analyses that were measured can be compared.
      </EmptyState>
    );
  const scores = [
    ...scoreMark('Cleaning score, first', one.findings.cleaningScore, 'first'),
    ...scoreMark('Cleaning score, second', two.findings.cleaningScore, 'second'),
    ...scoreMark('Colour restoration, first', one.findings.colourRestoration, 'first'),
    ...scoreMark('Colour restoration, second', two.findings.colourRestoration, 'second'),
  ];
  const shares = [
    shareMark('Dirty before, first', one.findings.before.share, 'first'),
    shareMark('Dirty before, second', two.findings.before.share, 'second'),
    shareMark('Dirty after, first', one.findings.after.share, 'first'),
    shareMark('Dirty after, second', two.findings.after.share, 'second'),
  ];
  const others = figuresOf(two);
  return (
    <>
      <section aria-labelledby="compared">
        <h2 id="compared">Two analyses</h2>
        <p>
          First: {titleOf(first)}. Second: {titleOf(second)}.{' '}
          {verdict(first.cleaningScore, second.cleaningScore)}
        </p>
        {scores.length > 0 ? <IntervalChart label="Scores" marks={scores} domain={[0, 100]} /> : null}
      </section>
      <section aria-labelledby="shares">
        <h2 id="shares">Part of the item</h2>
        <IntervalChart label="Part of the item" marks={shares} domain={upTo(shares)} ticks={percentTick} />
      </section>
      <section aria-labelledby="numbers">
        <h2 id="numbers">All numbers</h2>
        <div className={classes.figures}>
          <table aria-label="Numbers of both">
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">First</th>
                <th scope="col">Second</th>
              </tr>
            </thead>
            <tbody>
              {figuresOf(one).map(({ name, meaning, value, interval }, index) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    <span className={classes.meaning}>{meaning}</span>
                  </th>
                  <td data-label="First">{withInterval(value, interval)}</td>
                  <td data-label="Second">{withInterval(others[index]!.value, others[index]!.interval)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}

const withInterval = (value: string, interval: string | null) =>
  interval === null ? value : `${value} (${interval})`;

/** Overlapping intervals show no difference. */
function verdict(first: Interval | null, second: Interval | null): string {
  if (!first || !second) return '';
  if (first.low > second.high) return 'The first cleaning score is higher, by more than the uncertainty.';
  if (second.low > first.high) return 'The second cleaning score is higher, by more than the uncertainty.';
  return 'The cleaning scores don’t differ by more than the uncertainty.';
}
