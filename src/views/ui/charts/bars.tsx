/** A bar chart with one bar per week, month or band of scores. Callers also show the values as text. */
import { max, scaleBand, scaleLinear } from 'd3';
import { useWidth } from '../use-width.ts';
import classes from './charts.module.css';
import { roomFor, ValueAxis } from './value-axis.tsx';

export interface Bar {
  readonly key: string;
  /** Label below the bar, where there is room. */
  readonly name: string;
  /** Name for screen readers. */
  readonly spokenName: string;
  /** Not negative. */
  readonly value: number;
}

export interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Height of the drawing in CSS pixels. */
  readonly height: number;
  /** `format` writes a value for the tooltip and screen readers, `tick` a value on the axis. */
  readonly format: (value: number) => string;
  readonly tick?: (value: number) => string;
}

const edge = { right: 4, top: 10, bottom: 24 };
/** Average width of a letter, and the gap between two labels, in CSS pixels. */
const letter = 7.5;
const between = 12;

export function Bars({ label, bars, height, format, tick = String }: BarsProps) {
  const [place, width] = useWidth();
  const bottom = height - edge.bottom;
  const y = scaleLinear([0, max(bars, ({ value }) => value) || 1], [bottom, edge.top]).nice(3);
  // The values are counts, so only whole numbers get a tick.
  const ticks = y.ticks(3).filter(Number.isInteger);
  const left = roomFor(ticks.map(tick));
  const x = scaleBand(
    bars.map(({ key }) => key),
    [left, Math.max(left + 1, width - edge.right)],
  ).padding(0.2);
  // Maximum width of a bar, in CSS pixels, for charts with few bars.
  const wide = Math.min(x.bandwidth(), 56);
  const longest = max(bars, ({ name }) => name.length) ?? 0;
  const every = Math.max(1, Math.ceil((longest * letter + between) / x.step()));
  const description = bars.map((bar) => `${bar.spokenName}: ${format(bar.value)}`).join('. ');
  return (
    <div ref={place} className={classes.chart} style={{ height }}>
      {width === 0 ? null : (
        <svg width={width} height={height} role="img" aria-label={`${label}. ${description}`}>
          <ValueAxis ticks={ticks} y={y} from={left} to={width - edge.right} format={tick} />
          {bars.map(({ key, name, spokenName, value }, i) => (
            <g key={key} transform={`translate(${(x(key) ?? 0) + x.bandwidth() / 2},0)`}>
              <rect
                className={classes.bar}
                x={-wide / 2}
                width={wide}
                y={y(value)}
                height={bottom - y(value)}
              >
                <title>{`${spokenName}: ${format(value)}`}</title>
              </rect>
              {/* Labels are thinned out counting from the last bar, which people look for first. */}
              {(bars.length - 1 - i) % every === 0 ? (
                <text className={classes.tick} y={bottom + 17} textAnchor="middle">
                  {name}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
