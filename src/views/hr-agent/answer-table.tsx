/** A table of an answer, as text. */
import type { ReactNode } from 'react';
import type { AnswerTable as Shown } from '../../events/hr-agent/conversation.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import classes from './hr-agent.module.css';

export interface AnswerTableProps {
  readonly table: Shown;
  /** Part of the table's label, which distinguishes it from tables of other answers. */
  readonly question: string;
  /** Replaces the text of a cell. */
  readonly cellOf?: (text: string, row: number, column: number) => ReactNode;
}

export function AnswerTable({ table: { title, columns, rows }, question, cellOf }: AnswerTableProps) {
  return (
    <ScrollBox className={classes.tableBox} label={`${title}: ${question}`}>
      <table className={classes.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{cellOf ? cellOf(cell, i, j) : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
