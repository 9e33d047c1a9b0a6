/** What all our PDFs have in common: page setup, fonts and page numbers. Drawn the same in a browser and on the command line. */
import { jsPDF } from 'jspdf';
import type { UserOptions } from 'jspdf-autotable';
import { type Fonts, toBinaryString } from './fonts.ts';

/** In points, like every measure here. */
export const margin = 48;
/** Gray value of text. */
export const ink = 38;
/** The font of all text; tables need it set on their own. */
export const face = 'noto-sans';

/** Over the whole width of the sheet. */
export const across = { left: margin, right: margin, bottom: margin };

/** A table with a line under each row. */
export const ruledTable = {
  margin: across,
  theme: 'plain',
  styles: { font: face, fontSize: 9, textColor: ink, cellPadding: 5, lineColor: 210, overflow: 'linebreak' },
  headStyles: { fontStyle: 'bold', lineWidth: { bottom: 1 } },
  bodyStyles: { lineWidth: { bottom: 0.5 } },
  rowPageBreak: 'avoid',
} as const satisfies UserOptions;

export interface Sheet {
  readonly pdf: jsPDF;
  /** One line as it can be printed: letters that the font lacks become `�`, which a footnote then explains. */
  readonly print: (text: string) => string;
  /** The letters that the font lacked so far, each once. */
  readonly missing: () => readonly string[];
  /** Numbers the pages and gives the file. Call it once, when all pages are drawn. */
  readonly close: () => ArrayBuffer;
}

export function openPdf(
  title: string,
  fonts: Fonts,
  orientation: 'portrait' | 'landscape' = 'portrait',
): Sheet {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', orientation });
  for (const style of ['normal', 'bold'] as const) {
    const file = `${face}-${style}.ttf`;
    pdf.addFileToVFS(file, toBinaryString(fonts[style])).addFont(file, face, style);
  }
  const letters = lettersOf(pdf.setFont(face, 'normal'));
  const missing = new Set<string>();
  const has = (letter: string) => letters.has(letter.codePointAt(0)!);
  const print = (text: string) =>
    text.normalize('NFC').replace(/./gsu, (letter) => {
      if (has(letter)) return letter;
      if (/\s/u.test(letter)) return ' ';
      // Ligatures, wide and circled letters and the like.
      const plain = letter.normalize('NFKC');
      if ([...plain].every(has)) return plain;
      missing.add(letter);
      return '\ufffd';
    });
  pdf.setProperties({ title, creator: 'Patina' });

  return {
    pdf,
    print,
    missing: () => [...missing],
    close() {
      const pages = pdf.getNumberOfPages();
      const bottom = pdf.internal.pageSize.getHeight() - 24;
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page).setFont(face, 'normal').setFontSize(8).setTextColor(110);
        pdf.text(`${page} / ${pages}`, margin, bottom);
        if (missing.size > 0)
          pdf.text('\ufffd stands for a letter that this file’s font does not have.', margin + 48, bottom);
      }
      return pdf.output('arraybuffer');
    },
  };
}

/** Code points that the chosen font draws. */
function lettersOf(pdf: jsPDF): ReadonlySet<number> {
  const { metadata } = pdf.getFont() as unknown as {
    metadata: { cmap: { unicode: { codeMap: Readonly<Record<number, number>> } } };
  };
  return new Set(Object.keys(metadata.cmap.unicode.codeMap).map(Number));
}

/** Where the last table on the page ends, in points from the top. */
export const endOfTable = (pdf: jsPDF) =>
  (pdf as unknown as { lastAutoTable: { finalY: number } }).lastAutoTable.finalY;
