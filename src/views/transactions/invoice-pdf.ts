/** Draws an invoice as a PDF. It decides nothing of what is said. */
import { autoTable } from 'jspdf-autotable';
import type { Fonts } from '../../pdf/fonts.ts';
import { across, endOfTable, face, ink, margin, openPdf, ruledTable, type Sheet } from '../../pdf/sheet.ts';
import type { Invoice } from './invoice.ts';

const lineHeight = 14;

export function drawInvoice(invoice: Invoice, fonts: Fonts): ArrayBuffer {
  const { title, facts, seller, buyer, lines, total, remarks } = invoice;
  const sheet = openPdf(title, fonts);
  const { pdf, print, close } = sheet;
  const width = pdf.internal.pageSize.getWidth() - 2 * margin;
  const half = width / 2 - 12;
  pdf.setFont(face, 'bold').setFontSize(22).setTextColor(ink);
  pdf.text(print(title), margin, 72);

  const top = 108;
  const ends = [
    drawBlock(sheet, 'From', seller, margin, top, half),
    drawBlock(sheet, 'To', buyer, margin + half + 24, top, half),
  ];
  autoTable(pdf, {
    startY: Math.max(...ends) + 4,
    margin: across,
    body: facts.map((fact) => fact.map(print)),
    theme: 'plain',
    styles: { font: face },
    bodyStyles: { fontSize: 10, textColor: ink, cellPadding: { top: 2, bottom: 2, right: 6 } },
    columnStyles: { 0: { cellWidth: 90, fontStyle: 'bold' } },
  });
  autoTable(pdf, {
    startY: endOfTable(pdf) + 16,
    ...ruledTable,
    head: [['What', 'Price', 'Quantity', 'Amount']],
    body: lines.map((line) => [line.title, line.price, line.quantity, line.amount].map(print)),
    foot: [['Total', '', '', print(total)]],
    showFoot: 'lastPage',
    styles: { ...ruledTable.styles, fontSize: 10, cellPadding: 6 },
    footStyles: { fontStyle: 'bold', fontSize: 12 },
    columnStyles: { 1: { cellWidth: 90 }, 2: { cellWidth: 64 }, 3: { cellWidth: 100 } },
    didParseCell: ({ cell, column }) => {
      if (column.index > 0) cell.styles.halign = 'right';
    },
  });
  // A table of one column breaks a long note over pages by itself.
  autoTable(pdf, {
    startY: endOfTable(pdf) + 12,
    margin: across,
    body: remarks.map((remark) => [remark.split(/\r?\n/).map(print).join('\n')]),
    theme: 'plain',
    styles: { font: face },
    bodyStyles: { fontSize: 10, textColor: ink, cellPadding: { top: 4, bottom: 4 } },
  });
  return close();
}

/** A few lines under a small heading. @returns where they end */
function drawBlock(
  { pdf, print }: Sheet,
  heading: string,
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
): number {
  pdf.setFont(face, 'normal').setFontSize(9).setTextColor(110).text(heading, x, y);
  pdf.setFontSize(11).setTextColor(ink);
  const broken = lines.flatMap((line) => pdf.splitTextToSize(print(line), width) as string[]);
  pdf.text(broken, x, y + lineHeight + 2, { lineHeightFactor: lineHeight / 11 });
  return y + lineHeight + 2 + broken.length * lineHeight;
}
