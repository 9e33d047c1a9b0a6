/** Chart of numbers on one scale, each a dot with its 95 % interval. Callers also show the values as text. */
import { scaleLinear } from 'd3';
import classes from '../../ui/charts/charts.module.css';
import type { SeriesKey } from '../../ui/charts/chart-key.tsx';
import { useWidth } from '../../ui/use-width.ts';

export interface IntervalMark {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The number as shown. */
  readonly text: string;
  /** Which of two compared series it belongs to. */
  readonly series?: SeriesKey;
}

export interface IntervalChartProps {
  readonly label: string;
  readonly marks: readonly IntervalMark[];
  readonly domain: readonly [number, number];
  readonly ticks?: (value: number) => string;
}

const rowHeight = 52;
const pad = { left: 8, right: 16, top: 8, bottom: 30 };

export function IntervalChart({ label, marks, domain, ticks = String }: IntervalChartProps) {
  const [place, width] = useWidth();
  const height = pad.top + marks.length * rowHeight + pad.bottom;
  const x = scaleLinear(domain, [pad.left, Math.max(pad.left + 1, width - pad.right)]).clamp(true);
  return (
    <div ref={place} className={classes.chart}>
      {width === 0 ? null : (
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={`${label}. ${marks.map(({ name, text }) => `${name}: ${text}`).join('. ')}`}
        >
          {x.ticks(width < 420 ? 4 : 6).map((tick) => (
            <g key={tick} transform={`translate(${x(tick)},0)`}>
              <line className={classes.grid} y1={pad.top} y2={height - pad.bottom} />
              <text className={classes.tick} y={height - 10} textAnchor="middle">
                {ticks(tick)}
              </text>
            </g>
          ))}
          {marks.map(({ name, value, low, high, text, series = 'first' }, row) => (
            <g
              key={`${name} ${series}`}
              className={classes.mark}
              data-series={series}
              transform={`translate(0,${pad.top + row * rowHeight})`}
            >
              <text className={classes.name} x={pad.left} y={16}>
                {name}: {text}
              </text>
              <line className={classes.whisker} x1={x(low)} x2={x(high)} y1={32} y2={32} />
              <line className={classes.end} x1={x(low)} x2={x(low)} y1={26} y2={38} />
              <line className={classes.end} x1={x(high)} x2={x(high)} y1={26} y2={38} />
              <circle className={classes.dot} cx={x(value)} cy={32} r={6} />
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
