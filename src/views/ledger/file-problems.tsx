/** The parts of a file that cannot be read, by row or line. */
import { Alert } from '@mantine/core';
import { counted } from '../ui/counted.ts';
import classes from './import-dialog.module.css';

const shownProblems = 100;

export interface FileProblemsProps {
  /** Unit of the numbers: spreadsheets have rows, other files lines. */
  readonly unit: 'Row' | 'Line';
  readonly problems: readonly { readonly place: number; readonly message: string }[];
}

export function FileProblems({ unit, problems }: FileProblemsProps) {
  if (problems.length === 0) return null;
  const what =
    unit === 'Row' ? counted(problems.length, 'row') : counted(problems.length, 'entry', 'entries');
  return (
    <Alert color="red" role="alert" title={`${what} cannot be read and would be left out`}>
      <ul className={classes.problems}>
        {problems.slice(0, shownProblems).map(({ place, message }, i) => (
          <li key={i}>
            {unit} {place}: {message}
          </li>
        ))}
        {problems.length > shownProblems ? <li>… and {problems.length - shownProblems} more</li> : null}
      </ul>
    </Alert>
  );
}
