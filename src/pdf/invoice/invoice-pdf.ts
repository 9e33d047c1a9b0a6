/** Draws an invoice as a PDF. The content comes from invoice.ts. */
import { autoTable, type Styles as AllStyles } from 'jspdf-autotable';
import type { Fonts } from '../fonts.ts';
import { drawQrCode } from '../qr-code.ts';
import { across, endOfTable, face, ink, margin, openPdf, ruledTable, type Sheet } from '../sheet.ts';
import type { Invoice } from './invoice.ts';

/** Of addresses, in points. */
const lineHeight = 14;

const codeSize = 108;

type Styles = Partial<AllStyles>;

/** A shop's logo: a PNG, and its size in pixels. */
export interface Logo {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The space for a logo, in points, at the upper right. */
const logoSpace = { width: 160, height: 56, top: 32 };

export function drawInvoice(invoice: Invoice, fonts: Fonts, logo: Logo | null = null): ArrayBuffer {
  const { title, facts, seller, buyer, lines, sums, total, remarks } = invoice;
  const sheet = openPdf(title, fonts);
  const { pdf, print, close } = sheet;
  pdf.setFont(face, 'bold').setFontSize(22).setTextColor(ink);
  pdf.text(print(title), margin, 72);
  if (logo) drawLogo(sheet, logo);

  drawParties(sheet, seller, buyer);
  drawLabelled(sheet, facts, endOfTable(pdf) + 14);
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

/** As large as fits, and never larger than its pixels at 72 per inch. */
function drawLogo({ pdf }: Sheet, { png, width, height }: Logo): void {
  const scale = Math.min(1, logoSpace.width / width, logoSpace.height / height);
  const left = pdf.internal.pageSize.getWidth() - margin - width * scale;
  pdf.addImage(png, 'PNG', left, logoSpace.top, width * scale, height * scale, undefined, 'FAST');
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

/** Seller and buyer side by side. As a table, addresses of any length go on over the next pages. */
function drawParties({ pdf, print }: Sheet, seller: readonly string[], buyer: readonly string[]): void {
  const apart = 24;
  const half = (pdf.internal.pageSize.getWidth() - 2 * margin) / 2;
  const rows = Math.max(seller.length, buyer.length);
  const padding = (lineHeight - 11 * 1.15) / 2;
  autoTable(pdf, {
    startY: 98,
    margin: across,
    head: [['From', 'To']],
    body: Array.from({ length: rows }, (_, i) => [seller[i] ?? '', buyer[i] ?? ''].map(print)),
    showHead: 'firstPage',
    theme: 'plain',
    styles: {
      font: face,
      overflow: 'linebreak',
      cellPadding: { top: padding, bottom: padding, right: apart },
    },
    headStyles: { fontStyle: 'normal', fontSize: 9, textColor: 110 },
    bodyStyles: { fontSize: 11, textColor: ink },
    columnStyles: {
      0: { cellWidth: half + apart / 2 },
      1: { cellWidth: half - apart / 2, cellPadding: { top: padding, bottom: padding } },
    },
  });
}
