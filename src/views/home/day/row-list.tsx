/** The rows of a card: each is a link of two lines, with an amount at the right. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './day.module.css';

export interface CardRow {
  readonly key: string;
  readonly to: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly value?: ReactNode;
}

export function RowList({ label, rows }: { label: string; rows: readonly CardRow[] }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map(({ key, to, title, detail, value }) => (
        <li key={key}>
          <Link className={classes.row} to={to}>
            <span className={classes.rowTitle}>{title}</span>
            {detail === undefined ? null : <span className={classes.rowDetail}>{detail}</span>}
            {value === undefined ? null : <span className={classes.rowValue}>{value}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
