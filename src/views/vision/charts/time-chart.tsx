/** One item over time: its scores with their intervals, in the order of measurement. */
import { line, scaleLinear, scaleTime } from 'd3';
import type { AnalysisRow, Interval } from '../../../events/analysis/port.ts';
import { localDay } from '../../ui/local-day.ts';
import { ChartKey } from '../../ui/charts/chart-key.tsx';
import classes from '../../ui/charts/charts.module.css';
import { ValueAxis } from '../../ui/charts/value-axis.tsx';
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
  const descriptions = rows.map(
    ({ createdAt, cleaningScore, colourRestoration }) =>
      `${localDay(createdAt)}: cleaning ${whole(cleaningScore)}, colour ${whole(colourRestoration)}`,
  );
  return (
    <figure className={classes.figure}>
      <ChartKey series={[series[0].name, series[1].name]}>0 to 100, with 95 % intervals</ChartKey>
      <div ref={place} className={classes.chart}>
        {width === 0 ? null : (
          <svg width={width} height={height} role="img" aria-label={`Over time. ${descriptions.join('. ')}`}>
            <ValueAxis ticks={y.ticks(5)} y={y} from={pad.left} to={width - pad.right} />
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
