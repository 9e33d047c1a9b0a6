/** Small files of every kind, made by the programs that people use. */
import { Document, Header, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { jsPDF } from 'jspdf';
import PDFDocument from 'pdfkit';

export interface PdfOptions {
  readonly password?: string;
  readonly draw?: (page: PDFKit.PDFDocument) => void;
}

export function pdfOf(lines: readonly string[], { password, draw }: PdfOptions = {}): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument(password ? { userPassword: password } : {});
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    for (const line of lines) pdf.text(line);
    draw?.(pdf);
    pdf.end();
  });
}

export function jspdfOf(lines: readonly string[]): Uint8Array {
  const pdf = new jsPDF();
  lines.forEach((line, i) => pdf.text(line, 20, 20 + 7 * i));
  return new Uint8Array(pdf.output('arraybuffer'));
}

export async function docxOf(
  lines: readonly string[],
  { header = null, cells = [] }: { header?: string | null; cells?: readonly (readonly string[])[] } = {},
): Promise<Uint8Array> {
  const rows = cells.map(
    (row) =>
      new TableRow({ children: row.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
  );
  const document = new Document({
    sections: [
      {
        ...(header === null
          ? {}
          : { headers: { default: new Header({ children: [new Paragraph(header)] }) } }),
        children: [
          ...lines.map((text) => new Paragraph(text)),
          ...(rows.length > 0 ? [new Table({ rows })] : []),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** A PNG of one grey pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
