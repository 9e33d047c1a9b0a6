/** Transitions of a statechart, a row each, with how often each was taken. */
import type { ReactNode } from 'react';
import type { Part } from '../../machines/paths/coverage.ts';
import classes from './qa-page.module.css';

export interface TransitionsTableProps {
  /** In the order of the rows. */
  readonly transitions: readonly Part[];
  /** Shows the number; by default as text. */
  readonly times?: (transition: Part) => ReactNode;
}

export function TransitionsTable({
  transitions,
  times = (transition) => transition.times.toLocaleString('en'),
}: TransitionsTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Transition</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {transitions.map((transition) => (
          <tr key={transition.id}>
            <th scope="row" className={classes.id}>
              {transition.id}
            </th>
            <td>{times(transition)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
