/** Legend of a chart with two series, and what the chart measures. */
import type { ReactNode } from 'react';
import classes from './charts.module.css';

export type SeriesKey = 'first' | 'second';

interface ChartKeyProps {
  readonly series: readonly [first: string, second: string];
  readonly children?: ReactNode;
}

export function ChartKey({ series: [first, second], children }: ChartKeyProps) {
  return (
    <figcaption>
      <span className={classes.key} data-series="first">
        {first}
      </span>
      <span className={classes.key} data-series="second">
        {second}
      </span>
      {children}
    </figcaption>
  );
}
