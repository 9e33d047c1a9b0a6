/** A chart of paired bars: two months, or before and after. Callers also show the values as text. */
import { max, scaleBand, scaleLinear } from 'd3';
import type { ReactNode } from 'react';
import { useWidth } from '../use-width.ts';
import { ChartKey } from './chart-key.tsx';
import classes from './charts.module.css';
import { roomFor, ValueAxis } from './value-axis.tsx';

export interface BarGroup {
  /** Label below the pair. */
  readonly name: string;
  /** Name for screen readers, where `name` alone is not enough. */
  readonly spokenName?: string;
  /** Neither is negative. */
  readonly values: readonly [first: number, second: number];
}

export interface GroupedBarsProps {
  readonly label: string;
  readonly series: readonly [first: string, second: string];
  readonly groups: readonly BarGroup[];
  /** Height of the drawing in CSS pixels. */
  readonly height: number;
  /** `format` writes a value for the tooltip and screen readers, `tick` a value on the axis. */
  readonly format: (value: number) => string;
  readonly tick?: (value: number) => string;
  /** Name of the axis of groups, shown below them. */
  readonly axis?: string;
  /** What the bars measure, shown beside the legend. */
  readonly measure?: ReactNode;
}

const edge = { right: 8, top: 12 };
const lineHeight = 22;

export function GroupedBars(props: GroupedBarsProps) {
  const { label, series, groups, height, format, tick = String, axis, measure } = props;
  const [place, width] = useWidth();
  const bottom = height - (axis === undefined ? lineHeight : 2 * lineHeight - 4);
  const top = max(groups.flatMap(({ values }) => values)) || 1;
  const y = scaleLinear([0, top], [bottom, edge.top]).nice(4);
  const ticks = y.ticks(4);
  const left = roomFor(ticks.map(tick));
  const x = scaleBand(
    groups.map(({ name }) => name),
    [left, Math.max(left + 1, width - edge.right)],
  ).padding(0.25);
  const bar = x.bandwidth() / 2;
  const descriptions = groups.map(
    ({ name, spokenName = name, values: [first, second] }) =>
      `${spokenName}: ${series[0]} ${format(first)}, ${series[1]} ${format(second)}`,
  );
  return (
    <figure className={classes.figure}>
      <ChartKey series={series}>{measure}</ChartKey>
      <div ref={place} className={classes.chart} style={{ height }}>
        {width === 0 ? null : (
          <svg width={width} height={height} role="img" aria-label={`${label}. ${descriptions.join('. ')}`}>
            <ValueAxis ticks={ticks} y={y} from={left} to={width - edge.right} format={tick} />
            {groups.map(({ name, values }) => (
              <g key={name} transform={`translate(${x(name)},0)`}>
                {values.map((value, i) => (
                  <rect
                    key={series[i]}
                    className={classes.bar}
                    data-series={i === 0 ? 'first' : 'second'}
                    x={i * bar}
                    width={bar}
                    y={y(value)}
                    height={y(0) - y(value)}
                  >
                    <title>{`${series[i]}: ${format(value)}`}</title>
                  </rect>
                ))}
                <text className={classes.tick} x={bar} y={bottom + 18} textAnchor="middle">
                  {name}
                </text>
              </g>
            ))}
            {axis === undefined ? null : (
              <text className={classes.tick} x={left} y={height - 2}>
                {axis}
              </text>
            )}
          </svg>
        )}
      </div>
    </figure>
  );
}
