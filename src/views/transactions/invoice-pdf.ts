/** Draws an invoice as a PDF. It decides nothing of what is said. */
import { autoTable } from 'jspdf-autotable';
import type { jsPDF } from 'jspdf';
import { closePdf, endOfTable, ink, margin, openPdf, printable } from '../../events/pdf.ts';
import type { Invoice } from './invoice.ts';

const lineHeight = 14;

export function drawInvoice({ title, facts, seller, buyer, lines, total, remarks }: Invoice): ArrayBuffer {
  const pdf = openPdf(title);
  const width = pdf.internal.pageSize.getWidth() - 2 * margin;
  const half = width / 2 - 12;
  pdf.setFont('helvetica', 'bold').setFontSize(22).setTextColor(ink);
  pdf.text(printable(title), margin, 72);

  const top = 108;
  const ends = [
    drawBlock(pdf, 'From', seller, margin, top, half),
    drawBlock(pdf, 'To', buyer, margin + half + 24, top, half),
  ];
  autoTable(pdf, {
    startY: Math.max(...ends) + 4,
    margin: { left: margin, right: margin, bottom: margin },
    body: facts.map((fact) => fact.map(printable)),
    theme: 'plain',
    bodyStyles: { fontSize: 10, textColor: ink, cellPadding: { top: 2, bottom: 2, right: 6 } },
    columnStyles: { 0: { cellWidth: 90, fontStyle: 'bold' } },
  });
  autoTable(pdf, {
    startY: endOfTable(pdf) + 16,
    margin: { left: margin, right: margin, bottom: margin },
    head: [['What', 'Price', 'Quantity', 'Amount']],
    body: lines.map((line) => [line.title, line.price, line.quantity, line.amount].map(printable)),
    foot: [['Total', '', '', printable(total)]],
    showFoot: 'lastPage',
    theme: 'plain',
    styles: { fontSize: 10, textColor: ink, cellPadding: 6, lineColor: 210 },
    headStyles: { fontStyle: 'bold', lineWidth: { bottom: 1 } },
    bodyStyles: { lineWidth: { bottom: 0.5 } },
    footStyles: { fontStyle: 'bold', fontSize: 12 },
    columnStyles: { 1: { cellWidth: 90 }, 2: { cellWidth: 64 }, 3: { cellWidth: 100 } },
    rowPageBreak: 'avoid',
    didParseCell: ({ cell, column }) => {
      if (column.index > 0) cell.styles.halign = 'right';
    },
  });
  // A table of one column breaks a long note over pages by itself.
  autoTable(pdf, {
    startY: endOfTable(pdf) + 12,
    margin: { left: margin, right: margin, bottom: margin },
    body: remarks.map((remark) => [remark.split(/\r?\n/).map(printable).join('\n')]),
    theme: 'plain',
    bodyStyles: { fontSize: 10, textColor: ink, cellPadding: { top: 4, bottom: 4 } },
  });
  return closePdf(pdf);
}

/** A few lines under a small heading. @returns where they end */
function drawBlock(
  pdf: jsPDF,
  heading: string,
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
): number {
  pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(110).text(heading, x, y);
  pdf.setFontSize(11).setTextColor(ink);
  const broken = lines.flatMap((line) => pdf.splitTextToSize(printable(line), width) as string[]);
  pdf.text(broken, x, y + lineHeight + 2, { lineHeightFactor: lineHeight / 11 });
  return y + lineHeight + 2 + broken.length * lineHeight;
}
