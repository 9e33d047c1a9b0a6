/** What a whole is made of: one bar in parts, and under it the list of them, each of which leads to what it stands for. */
import { cumsum, scaleLinear } from 'd3';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWidth } from '../use-width.ts';
import classes from './charts.module.css';

export interface Share {
  readonly name: string;
  /** Not negative. */
  readonly value: number;
  /** The value as people read it. */
  readonly text: ReactNode;
  readonly to: string;
}

const height = 32;

export interface StackedBarProps {
  readonly label: string;
  /** At most four. A whole of nothing has no bar. */
  readonly shares: readonly Share[];
  /** From strong to light, rather than from light to strong. */
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
      {/* The list says the same, and is reached by key. */}
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

/** 3 is the strongest; as far apart as the number of parts allows. */
const toneOf = (place: number, parts: number) => 3 - Math.round((place * 3) / Math.max(1, parts - 1));
