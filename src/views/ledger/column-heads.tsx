/** What stands in which column, and how many entries there are. Cells say to a screen reader themselves what they are. */
import type { ReactNode } from 'react';
import classes from './column-heads.module.css';

export interface ColumnHeadsProps {
  /** How many entries are shown; said aloud when it changes. */
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
