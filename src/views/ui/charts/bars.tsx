/** One bar for each week, month or band of scores. What is drawn stands in words beside it. */
import { max, scaleBand, scaleLinear } from 'd3';
import { useWidth } from '../use-width.ts';
import classes from './charts.module.css';
import { roomFor, ValueAxis } from './value-axis.tsx';

export interface Bar {
  readonly key: string;
  /** Under it, where there is room. */
  readonly name: string;
  /** How it is said aloud. */
  readonly said: string;
  /** Not negative. */
  readonly value: number;
}

export interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Of the drawing, in CSS pixels. */
  readonly height: number;
  /** A value as people read it, and one beside a line across the chart. */
  readonly format: (value: number) => string;
  readonly tick?: (value: number) => string;
}

const edge = { right: 4, top: 10, bottom: 24 };
/** Of a letter of a name, in CSS pixels, and between two names. */
const letter = 7.5;
const between = 12;

export function Bars({ label, bars, height, format, tick = String }: BarsProps) {
  const [place, width] = useWidth();
  const bottom = height - edge.bottom;
  const y = scaleLinear([0, max(bars, ({ value }) => value) || 1], [bottom, edge.top]).nice(3);
  // What is counted comes in whole numbers.
  const ticks = y.ticks(3).filter(Number.isInteger);
  const left = roomFor(ticks.map(tick));
  const x = scaleBand(
    bars.map(({ key }) => key),
    [left, Math.max(left + 1, width - edge.right)],
  ).padding(0.2);
  // Few bars are no wider than many would be.
  const wide = Math.min(x.bandwidth(), 56);
  const longest = max(bars, ({ name }) => name.length) ?? 0;
  const every = Math.max(1, Math.ceil((longest * letter + between) / x.step()));
  const said = bars.map((bar) => `${bar.said}: ${format(bar.value)}`).join('. ');
  return (
    <div ref={place} className={classes.chart} style={{ height }}>
      {width === 0 ? null : (
        <svg width={width} height={height} role="img" aria-label={`${label}. ${said}`}>
          <ValueAxis ticks={ticks} y={y} from={left} to={width - edge.right} format={tick} />
          {bars.map(({ key, name, said: aloud, value }, i) => (
            <g key={key} transform={`translate(${(x(key) ?? 0) + x.bandwidth() / 2},0)`}>
              <rect
                className={classes.bar}
                x={-wide / 2}
                width={wide}
                y={y(value)}
                height={bottom - y(value)}
              >
                <title>{`${aloud}: ${format(value)}`}</title>
              </rect>
              {/* Counted from the last one, which people look for first. */}
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
