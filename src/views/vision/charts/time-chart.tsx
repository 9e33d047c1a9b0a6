/** One item over time: its scores, each with its interval, in the order they were measured. */
import { line, scaleLinear, scaleTime } from 'd3';
import type { AnalysisRow, Interval } from '../../../events/analysis/port.ts';
import { localDay } from '../../ui/local-day.ts';
import classes from './charts.module.css';
import { useWidth } from '../../ui/use-width.ts';

const height = 300;
const pad = { left: 36, right: 24, top: 12, bottom: 32 };
const dayMs = 86_400_000;

interface Point extends Interval {
  readonly at: Date;
}

const pointsOf = (
  rows: readonly AnalysisRow[],
  of: (row: AnalysisRow) => Interval | null,
): readonly Point[] =>
  rows.flatMap((row) => {
    const score = of(row);
    return score ? [{ ...score, at: new Date(row.createdAt) }] : [];
  });

/** @param rows oldest first */
export function TimeChart({ rows }: { rows: readonly AnalysisRow[] }) {
  const [place, width] = useWidth();
  const series = [
    { key: 'first', name: 'Cleaning score', points: pointsOf(rows, ({ cleaningScore }) => cleaningScore) },
    {
      key: 'second',
      name: 'Colour restoration',
      points: pointsOf(rows, ({ colourRestoration }) => colourRestoration),
    },
  ] as const;
  const times = rows.map(({ createdAt }) => new Date(createdAt).getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  // A single moment needs some room on both sides.
  const [from, to] = first === last ? [first - dayMs, last + dayMs] : [first, last];
  const x = scaleTime([new Date(from), new Date(to)], [pad.left, Math.max(pad.left + 1, width - pad.right)]);
  const y = scaleLinear([0, 100], [height - pad.bottom, pad.top]);
  const path = line<Point>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  );
  const said = rows.map(
    ({ createdAt, cleaningScore, colourRestoration }) =>
      `${localDay(createdAt)}: cleaning ${whole(cleaningScore)}, colour ${whole(colourRestoration)}`,
  );
  return (
    <figure className={classes.figure}>
      <figcaption>
        {series.map(({ key, name }) => (
          <span key={key} className={classes.key} data-series={key}>
            {name}
          </span>
        ))}
        0 to 100, with 95 % intervals
      </figcaption>
      <div ref={place} className={classes.chart}>
        {width === 0 ? null : (
          <svg width={width} height={height} role="img" aria-label={`Over time. ${said.join('. ')}`}>
            {y.ticks(5).map((tick) => (
              <g key={tick} transform={`translate(0,${y(tick)})`}>
                <line className={classes.grid} x1={pad.left} x2={width - pad.right} />
                <text className={classes.tick} x={pad.left - 8} dy="0.32em" textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            {x.ticks(width < 420 ? 3 : 6).map((tick) => (
              <text
                key={tick.getTime()}
                className={classes.tick}
                x={x(tick)}
                y={height - 10}
                textAnchor="middle"
              >
                {x.tickFormat()(tick)}
              </text>
            ))}
            {series.map(({ key, points }) => (
              <g key={key} className={classes.mark} data-series={key}>
                <path className={classes.line} d={path(points) ?? ''} />
                {points.map(({ at, value, low, high }) => (
                  <g key={at.getTime()}>
                    <line className={classes.whisker} x1={x(at)} x2={x(at)} y1={y(low)} y2={y(high)} />
                    <circle className={classes.dot} cx={x(at)} cy={y(value)} r={5} />
                  </g>
                ))}
              </g>
            ))}
          </svg>
        )}
      </div>
    </figure>
  );
}

const whole = (score: Interval | null) => (score ? String(Math.round(score.value)) : 'none');
