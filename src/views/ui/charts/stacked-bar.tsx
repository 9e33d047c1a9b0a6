/** The shares of a whole: a bar in segments, and below it a list of the shares, each a link to what it counts. */
import { cumsum, scaleLinear } from 'd3';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWidth } from '../use-width.ts';
import classes from './charts.module.css';

export interface Share {
  readonly name: string;
  /** Not negative. */
  readonly value: number;
  /** The value as shown. */
  readonly text: ReactNode;
  readonly to: string;
}

const height = 32;

export interface StackedBarProps {
  readonly label: string;
  /** At most four. If all are 0, no bar is drawn. */
  readonly shares: readonly Share[];
  /** Segments from strong to light instead of from light to strong. */
  readonly fading?: boolean;
}

export function StackedBar({ label, shares, fading = false }: StackedBarProps) {
  const [place, width] = useWidth();
  const ends = cumsum(shares, ({ value }) => value);
  const x = scaleLinear([0, ends.at(-1) || 1], [1, Math.max(2, width - 1)]);
  const parts = shares.map((share, step) => ({
    ...share,
    tone: toneOf(fading ? step : shares.length - 1 - step, shares.length),
    start: x((ends[step] ?? 0) - share.value),
    end: x(ends[step] ?? 0),
  }));
  return (
    <figure className={classes.figure}>
      {/* The list below shows the same and can be reached by keyboard. */}
      <div ref={place} className={classes.chart} style={{ height }} aria-hidden="true">
        {width === 0 ? null : (
          <svg width={width} height={height}>
            {parts.map(({ name, to, value, tone, start, end }) =>
              value > 0 ? (
                <Link key={name} to={to} tabIndex={-1} className={classes.step} data-step={tone}>
                  <rect x={start} y={1} width={end - start} height={height - 2}>
                    <title>{name}</title>
                  </rect>
                </Link>
              ) : null,
            )}
          </svg>
        )}
      </div>
      <ul className={classes.shares} aria-label={label}>
        {parts.map(({ name, to, text, tone }) => (
          <li key={name}>
            <Link to={to} className={`${classes.share} ${classes.step}`} data-step={tone}>
              <span className={classes.shareName}>{name}</span>
              <span className={classes.shareText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Shade of a segment, spread evenly over 0 to 3, the strongest. */
const toneOf = (place: number, parts: number) => 3 - Math.round((place * 3) / Math.max(1, parts - 1));
