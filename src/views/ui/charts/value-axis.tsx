/** Horizontal grid lines of a chart, with their values at the left. */
import classes from './charts.module.css';

export interface ValueAxisProps {
  readonly ticks: readonly number[];
  /** Position of a value, in CSS pixels from the top. */
  readonly y: (value: number) => number;
  readonly from: number;
  readonly to: number;
  readonly format?: (value: number) => string;
}

export function ValueAxis({ ticks, y, from, to, format = String }: ValueAxisProps) {
  return ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${y(tick)})`}>
      <line className={tick === 0 ? classes.zero : classes.grid} x1={from} x2={to} />
      <text className={classes.tick} x={from - 8} dy="0.32em" textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

/** Width of a digit of the labels, in CSS pixels. */
const digit = 7.5;

/** Width needed for the labels at the left, in CSS pixels. */
export const roomFor = (labels: readonly string[]) =>
  Math.max(0, ...labels.map(({ length }) => length)) * digit + 12;
