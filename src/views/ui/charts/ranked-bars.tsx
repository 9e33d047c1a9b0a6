/**
 * A table with a bar in each row: items from most to least, or stages from first to last. Table and chart are one
 * element, so that both show the same.
 */
import { max, scaleLinear } from 'd3';
import type { ReactNode } from 'react';
import classes from './ranked-bars.module.css';

export interface RankedRow {
  readonly key: string;
  readonly name: string;
  /** Not negative. */
  readonly value: number;
  readonly cells: readonly ReactNode[];
}

export interface RankedBarsProps {
  readonly label: string;
  /** Headings of the names, then of the cells; only for screen readers. */
  readonly head: readonly string[];
  readonly rows: readonly RankedRow[];
}

export function RankedBars({ label, head, rows }: RankedBarsProps) {
  const width = scaleLinear([0, max(rows, ({ value }) => value) || 1], [0, 100]);
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, cells }) => (
          <tr key={key}>
            <th scope="row" title={name}>
              <span className={classes.name}>{name}</span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.bar} style={{ width: `${width(value)}%` }} />
              </span>
            </th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
