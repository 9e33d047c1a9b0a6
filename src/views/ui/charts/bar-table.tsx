/** A table with two bars in each row, so that the chart is readable as a table, too. */
import { max, scaleLinear } from 'd3';
import type { ReactNode } from 'react';
import { ChartKey } from './chart-key.tsx';
import classes from './charts.module.css';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Neither is negative. */
  readonly values: readonly [first: number, second: number];
  /** Last cell, after the values. */
  readonly last: ReactNode;
}

export interface BarTableProps {
  readonly label: string;
  /** Headings of the first and the last column. */
  readonly head: readonly [name: string, last: string];
  readonly series: readonly [first: string, second: string];
  readonly rows: readonly BarRow[];
  readonly format: (value: number) => string;
}

export function BarTable({ label, head, series, rows, format }: BarTableProps) {
  const width = scaleLinear([0, max(rows.flatMap(({ values }) => values)) || 1], [0, 100]);
  return (
    <figure className={classes.figure}>
      <ChartKey series={series} />
      <table className={`${classes.table} ${classes.bars}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head[0]}</th>
            <td className={classes.barCell} aria-hidden="true" />
            <th scope="col">{series[0]}</th>
            <th scope="col">{series[1]}</th>
            <th scope="col">{head[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, last }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className={classes.barCell} aria-hidden="true">
                <span className={classes.barPair}>
                  {values.map((value, i) => (
                    <span
                      key={series[i]}
                      className={classes.flatBar}
                      data-series={i === 0 ? 'first' : 'second'}
                      style={{ width: `${width(value)}%` }}
                    />
                  ))}
                </span>
              </td>
              <td>{format(values[0])}</td>
              <td>{format(values[1])}</td>
              <td>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
