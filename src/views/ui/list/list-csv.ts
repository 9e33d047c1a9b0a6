/** Writes a list as CSV (RFC 4180) whose cells no spreadsheet runs as formulas. */
import { csvCell, safeCell } from '../../../events/shared/csv-cell.ts';
import { centsToDecimal } from '../../../events/shared/money.ts';
import { type Column, headInFiles, isForFiles, textInFiles } from './column.ts';

export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Blob {
  const written = columns.filter(isForFiles);
  const lines = [
    written.map((column) => csvCell(headInFiles(column))),
    ...rows.map((row) =>
      written.map((column) =>
        column.cents ? centsToDecimal(column.cents(row)) : safeCell(textInFiles(column, row)),
      ),
    ),
  ];
  return new Blob(
    lines.map((cells) => `${cells.join(',')}\r\n`),
    { type: 'text/csv;charset=utf-8' },
  );
}
