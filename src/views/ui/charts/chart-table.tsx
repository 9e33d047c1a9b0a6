/** The data of a chart as a table. */
import type { ReactNode } from 'react';
import classes from './charts.module.css';

export interface ChartTableRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

export interface ChartTableProps {
  readonly label: string;
  /** Headings: the first is of the column that names the rows. */
  readonly head: readonly string[];
  readonly rows: readonly ChartTableRow[];
}

export function ChartTable({ label, head, rows }: ChartTableProps) {
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
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same table, folded until it is opened. */
export function FoldedTable({ summary, ...table }: ChartTableProps & { readonly summary: string }) {
  return (
    <details className={classes.folded}>
      <summary>{summary}</summary>
      <ChartTable {...table} />
    </details>
  );
}
