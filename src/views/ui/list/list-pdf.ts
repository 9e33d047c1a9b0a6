/** Writes a list as a PDF, in landscape if it has many columns. */
import { autoTable } from 'jspdf-autotable';
import { formatCents } from '../../../events/shared/money.ts';
import type { Fonts } from '../../../pdf/fonts.ts';
import { across, endOfTable, face, ink, margin, openPdf, ruledTable } from '../../../pdf/sheet.ts';
import { ownZone } from '../local-day.ts';
import { type Column, headInFiles, isForFiles, textInFiles } from './column.ts';

export interface DrawnList<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly totals: readonly (readonly [label: string, cents: number])[];
  /** Currency symbol of amounts. */
  readonly symbol: string;
  /** Time of the data. */
  readonly at: Date;
}

export interface ListPdf {
  readonly file: ArrayBuffer;
  /** Letters that are not shown, each once. */
  readonly missing: readonly string[];
}

export function drawList<Row>(list: DrawnList<Row>, fonts: Fonts): ListPdf {
  const { title, columns, rows, totals, symbol, at } = list;
  const drawn = columns.filter(isForFiles);
  const { pdf, print, missing, close } = openPdf(title, fonts, drawn.length > 5 ? 'landscape' : 'portrait');
  const money = (cents: number) => print(formatCents(cents, { symbol }));
  pdf.setFont(face, 'bold').setFontSize(18).setTextColor(ink).text(print(title), margin, 64);
  pdf.setFont(face, 'normal').setFontSize(10).setTextColor(110);
  const day = `${at.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })} (${ownZone()})`;
  pdf.text(print(`${day}, ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`), margin, 82);
  autoTable(pdf, {
    startY: 98,
    ...ruledTable,
    head: [drawn.map((column) => print(headInFiles(column)))],
    body: rows.map((row) =>
      drawn.map((column) => (column.cents ? money(column.cents(row)) : print(textInFiles(column, row)))),
    ),
    didParseCell: ({ cell, column }) => {
      const { numeric, cents } = drawn[column.index] ?? {};
      if (numeric || cents) cell.styles.halign = 'right';
    },
  });
  if (totals.length > 0) {
    autoTable(pdf, {
      startY: endOfTable(pdf) + 8,
      margin: across,
      body: totals.map(([label, cents]) => [print(label), money(cents)]),
      theme: 'plain',
      styles: { font: face },
      bodyStyles: { fontSize: 10, textColor: ink, fontStyle: 'bold', halign: 'right', cellPadding: 3 },
      columnStyles: { 1: { cellWidth: 110 } },
    });
  }
  return { file: close(), missing: missing() };
}
