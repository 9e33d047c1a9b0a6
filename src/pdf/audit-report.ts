/** Draws a report as a PDF, the same in a browser and on the command line. The texts come from the report. */
import { autoTable } from 'jspdf-autotable';
import type { Fonts } from './fonts.ts';
import { across, endOfTable, face, ink, margin, openPdf } from './sheet.ts';
import type { Report } from '../events/audit/report.ts';

const colors = { good: [41, 105, 90], bad: [159, 47, 39] } as const;

export function drawReport({ title, heading, verdict, ok, sections }: Report, fonts: Fonts): ArrayBuffer {
  const { pdf, print, close } = openPdf(title, fonts);
  const width = pdf.internal.pageSize.getWidth() - 2 * margin;
  pdf.setFont(face, 'bold').setFontSize(18).setTextColor(ink);
  const titleLines = pdf.splitTextToSize(print(title), width) as string[];
  pdf.text(titleLines, margin, 64);
  let y = 64 + titleLines.length * 22;

  const [red, green, blue] = ok ? colors.good : colors.bad;
  pdf.setFontSize(12).setTextColor(red, green, blue);
  const statement = pdf.splitTextToSize(`${print(heading)}. ${print(verdict)}`, width) as string[];
  pdf.text(statement, margin, y);
  y += statement.length * 16 + 6;

  for (const { title: name, rows } of sections) {
    autoTable(pdf, {
      startY: y,
      margin: across,
      head: [[{ content: print(name), colSpan: 2 }]],
      body: rows.map(([label, value]) =>
        label === '' ? [{ content: print(value), colSpan: 2 }] : [print(label), print(value)],
      ),
      theme: 'plain',
      styles: { font: face },
      headStyles: { fontSize: 12, textColor: ink, fontStyle: 'bold', cellPadding: { top: 8, bottom: 3 } },
      bodyStyles: { fontSize: 9, textColor: ink, cellPadding: { top: 2, bottom: 2, right: 6 } },
      columnStyles: { 0: { cellWidth: 130 } },
      rowPageBreak: 'avoid',
    });
    y = endOfTable(pdf) + 4;
  }
  return close();
}
