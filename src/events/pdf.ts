/** What every PDF of ours has in common: its sheet, its letters and its page numbers. Drawn the same in a browser and on the command line. */
import { jsPDF } from 'jspdf';

/** In points, like every measure here. */
export const margin = 48;
/** Grey value of text. */
export const ink = 38;

export function openPdf(title: string, orientation: 'portrait' | 'landscape' = 'portrait'): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', orientation });
  pdf.setProperties({ title: printable(title), creator: 'Patina' });
  return pdf;
}

/** Where the table that was drawn last ends. */
export const endOfTable = (pdf: jsPDF) =>
  (pdf as unknown as { lastAutoTable: { finalY: number } }).lastAutoTable.finalY;

/** To be called once, when all pages are there. */
export function closePdf(pdf: jsPDF): ArrayBuffer {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page).setFont('helvetica', 'normal').setFontSize(8).setTextColor(110);
    pdf.text(`${page} / ${pages}`, margin, pdf.internal.pageSize.getHeight() - 24);
  }
  return pdf.output('arraybuffer');
}

/** The fonts of every PDF reader know Latin letters only; anything else would come out as noise. */
export const printable = (text: string) =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[−–]/g, '-')
    .replaceAll('…', '...')
    .replaceAll('€', 'EUR ')
    .replace(/[^\x20-\x7e\u00a0-\u00ff]/gu, '?');
