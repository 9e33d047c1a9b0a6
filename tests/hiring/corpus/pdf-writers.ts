/** Résumés as PDF, by two programs that write it in different ways. */
import { jsPDF } from 'jspdf';
import PDFDocument from 'pdfkit';
import { type Drawn, drawnOf, type Layout } from './page.ts';
import type { Paper } from './paper.ts';

const pagesOf = (drawn: readonly Drawn[]) => Math.max(...drawn.map(({ page }) => page)) + 1;

export function byPdfkit(paper: Paper, layout: Layout): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    const font = (bold: boolean) => (bold ? 'Helvetica-Bold' : 'Helvetica');
    const drawn = drawnOf(paper, layout, (text, size, bold) =>
      pdf.font(font(bold)).fontSize(size).widthOfString(text),
    );
    for (let page = 0; page < pagesOf(drawn); page += 1) {
      pdf.addPage();
      for (const { x, y, text, size, bold } of drawn.filter((each) => each.page === page)) {
        pdf.font(font(bold)).fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      }
    }
    pdf.end();
  });
}

export function byJspdf(paper: Paper, layout: Layout): Uint8Array {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4' });
  const style = (size: number, bold: boolean) =>
    pdf.setFont('times', bold ? 'bold' : 'normal').setFontSize(size);
  const drawn = drawnOf(paper, layout, (text, size, bold) => style(size, bold).getTextWidth(text));
  for (let page = 0; page < pagesOf(drawn); page += 1) {
    if (page > 0) pdf.addPage();
    for (const { x, y, text, size, bold } of drawn.filter((each) => each.page === page)) {
      style(size, bold).text(text, x, y);
    }
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}
