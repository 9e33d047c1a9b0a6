/** The text of a PDF in reading order. Only what is there as text is read; pictures of text are not. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { maxCharacters, maxPages } from './limits.ts';
import type { Piece } from './piece.ts';
import { inReadingOrder } from './reading-order.ts';
import { UnreadableResume } from './unreadable.ts';

// PDF.js hands its fonts on with it, and Node 20 has it not.
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const moved = structuredClone(this, { transfer: [this] });
      return length === moved.byteLength ? moved : moved.slice(0, length);
    },
    configurable: true,
    writable: true,
  });
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
/** Scanners print a number or their maker's name on each picture. */
const fewestCharacters = 40;

type Page = Awaited<ReturnType<Document['getPage']>>;

/** @throws UnreadableResume */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes);
  try {
    const pages: Piece[][] = [];
    let characters = 0;
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
      if (characters > maxCharacters) break;
      const page = await pdf.getPage(number);
      const pieces = await piecesOf(page);
      characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
      pages.push(pieces);
    }
    if (characters < fewestCharacters && (await hasPictures(pdf))) throw new UnreadableResume('scanned');
    return inReadingOrder(pages);
  } catch (error) {
    throw error instanceof UnreadableResume ? error : new UnreadableResume('damaged', error);
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    // A copy, and no Buffer: PDF.js takes what it is given for its own.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableResume(locked ? 'encrypted' : 'damaged', error);
  }
}

async function piecesOf(page: Page): Promise<Piece[]> {
  const { items } = await page.getTextContent();
  const top = page.view[3] ?? 0;
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y: top - y, width: item.width, size: Math.hypot(a, b) || item.height || 1 }];
  });
}

async function hasPictures(pdf: Document): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const painting = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  for (let number = 1; number <= Math.min(pdf.numPages, 3); number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    if (fnArray.some((operation) => painting.has(operation))) return true;
  }
  return false;
}
