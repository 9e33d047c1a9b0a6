/** Charts of one analysis, and which values were not measured. */
import { writeInterval, writeNumber } from '../../../events/analysis/figures.ts';
import type { AnalysisDetail } from '../../../events/analysis/port.ts';
import type { Estimate } from '../../../events/analysis/measurement.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page.tsx';
import { nameOf, statusNames } from '../words.ts';
import { AreasChart } from './areas-chart.tsx';
import { IntervalChart, type IntervalMark } from './interval-chart.tsx';

export const scoreMark = (
  name: string,
  score: Pick<Estimate, 'value' | 'low' | 'high'> | null,
  series: IntervalMark['series'] = 'first',
): readonly IntervalMark[] =>
  score
    ? [
        {
          ...{ name, series, value: score.value, low: score.low, high: score.high },
          text: `${writeNumber(score.value, 'points')} (${writeInterval(score, 'points')})`,
        },
      ]
    : [];

export const shareMark = (
  name: string,
  share: Estimate,
  series: IntervalMark['series'] = 'first',
): IntervalMark => ({
  ...{ name, series, value: share.value, low: share.low, high: share.high },
  text: `${writeNumber(share.value, 'share')} (${writeInterval(share, 'share')})`,
});

export const percentTick = (value: number) => `${Number((value * 100).toFixed(2))} %`;

/** Domain of a chart: from 0 to slightly above the largest value. */
export const upTo = (marks: readonly IntervalMark[]): readonly [number, number] => [
  0,
  Math.max(0.01, ...marks.map(({ high }) => high)) * 1.1,
];

export function OneAnalysis({ analysis }: { analysis: AnalysisDetail }) {
  const findings = analysis.measurement?.findings;
  const link = <ButtonLink to={`/vision-submit?analysis=${analysis.id}`}>Open the analysis</ButtonLink>;
  if (!findings)
    return (
      <EmptyState title={`${nameOf(analysis)}: ${statusNames[analysis.status].toLowerCase()}`} action={link}>
        There are no numbers to draw. The analysis says why.
      </EmptyState>
    );
  const shares = [
    shareMark('Dirty before', findings.before.share, 'first'),
    shareMark('Dirty after', findings.after.share, 'second'),
    shareMark('Scuffed before', findings.scuffs.before.share, 'first'),
    shareMark('Scuffed after', findings.scuffs.after.share, 'second'),
  ];
  const scores = [
    ...scoreMark('Cleaning score', findings.cleaningScore),
    ...scoreMark('Colour restoration', findings.colourRestoration),
  ];
  return (
    <>
      {scores.length > 0 ? (
        <section aria-labelledby="scores">
          <h2 id="scores">Scores, 0 to 100</h2>
          <IntervalChart label="Scores" marks={scores} domain={[0, 100]} />
        </section>
      ) : null}
      <section aria-labelledby="shares">
        <h2 id="shares">Part of the item</h2>
        <IntervalChart label="Part of the item" marks={shares} domain={upTo(shares)} ticks={percentTick} />
      </section>
      {findings.areas.length > 0 ? (
        <section aria-labelledby="areas">
          <h2 id="areas">Dirty areas</h2>
          <AreasChart areas={findings.areas} />
        </section>
      ) : null}
      <div>{link}</div>
    </>
  );
}
