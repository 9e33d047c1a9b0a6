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

/** @param shares from light to strong, at most four; a whole of nothing has no bar */
export function StackedBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  const [place, width] = useWidth();
  const ends = cumsum(shares, ({ value }) => value);
  const x = scaleLinear([0, ends.at(-1) || 1], [1, Math.max(2, width - 1)]);
  const parts = shares.map((share, step) => ({
    ...share,
    step: shares.length === 1 ? 3 : Math.round((step * 3) / (shares.length - 1)),
    start: x((ends[step] ?? 0) - share.value),
    end: x(ends[step] ?? 0),
  }));
  return (
    <figure className={classes.figure}>
      {/* The list says the same, and is reached by key. */}
      <div ref={place} className={classes.chart} style={{ height }} aria-hidden="true">
        {width === 0 ? null : (
          <svg width={width} height={height}>
            {parts.map(({ name, to, value, step, start, end }) =>
              value > 0 ? (
                <Link key={name} to={to} tabIndex={-1} className={classes.step} data-step={step}>
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
        {parts.map(({ name, to, text, step }) => (
          <li key={name}>
            <Link to={to} className={`${classes.share} ${classes.step}`} data-step={step}>
              <span className={classes.shareName}>{name}</span>
              <span className={classes.shareText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  );
}
