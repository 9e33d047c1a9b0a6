/** The column headings, and the number of entries. Cells have labels of their own for screen readers. */
import type { ReactNode } from 'react';
import classes from './column-heads.module.css';

export interface ColumnHeadsProps {
  /** The number of entries shown; announced to screen readers when it changes. */
  readonly children: ReactNode;
  readonly running: boolean;
  readonly byDate: boolean;
}

export function ColumnHeads({ children, running, byDate }: ColumnHeadsProps) {
  return (
    <div className={classes.heads}>
      <span aria-hidden="true" />
      <span className={classes.name}>
        <span className={classes.column} aria-hidden="true">
          Name
        </span>
        <span className={classes.count} aria-live="polite">
          {children}
        </span>
      </span>
      <span className={classes.column} aria-hidden="true">
        {byDate ? 'Date ↓' : 'Date'}
      </span>
      <span className={`${classes.column} ${classes.sum}`} aria-hidden="true">
        Amount
      </span>
      {running ? (
        <span className={`${classes.column} ${classes.sum}`} aria-hidden="true">
          Balance
        </span>
      ) : null}
    </div>
  );
}
