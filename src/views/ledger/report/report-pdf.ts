/** Draws the report of a month as a PDF. The content comes from elsewhere. */
import { autoTable } from 'jspdf-autotable';
import type { Fonts } from '../../../pdf/fonts.ts';
import { across, endOfTable, face, ink, margin, openPdf, ruledTable } from '../../../pdf/sheet.ts';

export interface ReportTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function drawReport(
  title: string,
  under: string,
  tables: readonly ReportTable[],
  fonts: Fonts,
): ArrayBuffer {
  const sheet = openPdf(title, fonts);
  const { pdf, print } = sheet;
  pdf.setFont(face, 'bold').setFontSize(18).setTextColor(ink).text(print(title), margin, 64);
  pdf.setFont(face, 'normal').setFontSize(10).setTextColor(110).text(print(under), margin, 82);
  let y = 110;
  for (const { title: heading, head, rows } of tables) {
    if (y > pdf.internal.pageSize.getHeight() - 120) {
      pdf.addPage();
      y = 64;
    }
    pdf.setFont(face, 'bold').setFontSize(12).setTextColor(ink).text(print(heading), margin, y);
    autoTable(pdf, {
      ...ruledTable,
      startY: y + 8,
      margin: across,
      head: [head.map(print)],
      body: rows.map((row) => row.map(print)),
      columnStyles: Object.fromEntries(head.slice(1).map((_, i) => [i + 1, { halign: 'right' as const }])),
    });
    y = endOfTable(pdf) + 28;
  }
  return sheet.close();
}
