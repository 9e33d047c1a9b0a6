/** Draws an invoice as a PDF. The content comes from invoice.ts. */
import { autoTable, type Styles as AllStyles } from 'jspdf-autotable';
import type { Fonts } from '../../pdf/fonts.ts';
import { drawQrCode } from '../../pdf/qr-code.ts';
import { across, endOfTable, face, ink, margin, openPdf, ruledTable, type Sheet } from '../../pdf/sheet.ts';
import type { Invoice } from './invoice.ts';

const lineHeight = 14;

const codeSize = 108;

type Styles = Partial<AllStyles>;

export function drawInvoice(invoice: Invoice, fonts: Fonts): ArrayBuffer {
  const { title, facts, seller, buyer, lines, sums, total, remarks } = invoice;
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
  drawLabelled(sheet, facts, Math.max(...ends) + 4);
  const taxed = sums.length > 0;
  const row = (what: string, price: string, quantity: string, tax: string, amount: string) =>
    (taxed ? [what, price, quantity, tax, amount] : [what, price, quantity, amount]).map(print);
  const columns = taxed ? 5 : 4;
  autoTable(pdf, {
    startY: endOfTable(pdf) + 16,
    ...ruledTable,
    head: [row('What', 'Price', 'Quantity', 'Tax', 'Amount')],
    body: lines.map(({ title: what, price, quantity, tax, amount }) =>
      row(what, price, quantity, tax, amount),
    ),
    foot: [
      ...sums.map(([label, value]) => [
        {
          content: print(label),
          colSpan: columns - 1,
          styles: { fontStyle: 'normal' as const, fontSize: 10 },
        },
        { content: print(value), styles: { fontStyle: 'normal' as const, fontSize: 10 } },
      ]),
      [{ content: print('Total'), colSpan: columns - 1 }, { content: print(total) }],
    ],
    showFoot: 'lastPage',
    styles: { ...ruledTable.styles, fontSize: 10, cellPadding: 6 },
    footStyles: { fontStyle: 'bold', fontSize: 12 },
    columnStyles: {
      1: { cellWidth: 90 },
      2: { cellWidth: 64 },
      [columns - 1]: { cellWidth: 100 },
      ...(taxed ? { 3: { cellWidth: 52 } } : {}),
    },
    didParseCell: ({ cell, column, section }) => {
      if (column.index > 0 || section === 'foot') cell.styles.halign = 'right';
    },
  });
  drawRemarks(sheet, remarks, 12);
  drawNote(sheet, invoice);
  drawPayment(sheet, invoice);
  return close();
}

/**
 * Draws paragraphs as a table of one column, which wraps and breaks over pages by itself.
 * @param apart space above
 */
function drawRemarks(
  { pdf, print }: Sheet,
  remarks: readonly string[],
  apart: number,
  styles?: Styles,
): void {
  autoTable(pdf, {
    startY: endOfTable(pdf) + apart,
    margin: across,
    body: remarks.map((remark) => [remark.split(/\r?\n/).map(print).join('\n')]),
    theme: 'plain',
    styles: { font: face },
    bodyStyles: { fontSize: 10, textColor: ink, cellPadding: { top: 4, bottom: 4 }, ...styles },
  });
}

/** Every line of the note, wrapped or on the next page, is indented beside a vertical bar. */
function drawNote(sheet: Sheet, { note }: Invoice): void {
  if (note.length === 0) return;
  drawRemarks(sheet, ['Note from the buyer:'], 0);
  drawRemarks(sheet, [note.join('\n')], 0, {
    cellPadding: { top: 4, bottom: 4, left: 14 },
    lineColor: 190,
    lineWidth: { left: 2 },
  });
}

/**
 * A label and a value in each row.
 * @param right space at the right, besides the margin
 */
function drawLabelled(
  { pdf, print }: Sheet,
  rows: readonly (readonly [string, string])[],
  startY: number,
  right = 0,
): void {
  autoTable(pdf, {
    startY,
    margin: { ...across, right: margin + right },
    body: rows.map((row) => row.map(print)),
    theme: 'plain',
    styles: { font: face },
    bodyStyles: { fontSize: 10, textColor: ink, cellPadding: { top: 2, bottom: 2, right: 6 } },
    columnStyles: { 0: { cellWidth: 110, fontStyle: 'bold' } },
  });
}

/** How to pay, with a QR code beside it, all on one page. */
function drawPayment(sheet: Sheet, { payment, code }: Invoice): void {
  if (payment.length === 0) return;
  const { pdf } = sheet;
  const height = codeSize + 44;
  let top = endOfTable(pdf) + 20;
  if (top + height > pdf.internal.pageSize.getHeight() - margin) {
    pdf.addPage();
    top = margin;
  }
  pdf
    .setFont(face, 'bold')
    .setFontSize(12)
    .setTextColor(ink)
    .text('How to pay', margin, top + 12);
  drawLabelled(sheet, payment, top + 22, code ? codeSize + 16 : 0);
  if (!code) return;
  const x = pdf.internal.pageSize.getWidth() - margin - codeSize;
  drawQrCode(pdf, code.text, x, top, codeSize);
  pdf.setFont(face, 'normal').setFontSize(8).setTextColor(110);
  const caption = code.kind === 'transfer' ? 'Scan with your banking app' : 'Scan to pay online';
  pdf.text(caption, x + codeSize / 2, top + codeSize + 10, { align: 'center' });
}

/**
 * A few lines below a small heading.
 * @returns the y position of their end
 */
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
