/** A list as CSV (RFC 4180) that no spreadsheet takes for a program. */
import { csvCell, safeText } from '../../../events/ledger/csv-cell.ts';
import { centsToDecimal } from '../../../events/ledger/money.ts';
import { type Column, isForFiles } from './column.ts';

export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Blob {
  const written = columns.filter(isForFiles);
  const lines = [
    written.map(({ label }) => csvCell(label)),
    ...rows.map((row) =>
      written.map(({ cents, text }) =>
        cents ? centsToDecimal(cents(row)) : csvCell(safeText(text?.(row) ?? '')),
      ),
    ),
  ];
  return new Blob(
    lines.map((cells) => `${cells.join(',')}\r\n`),
    { type: 'text/csv;charset=utf-8' },
  );
}
