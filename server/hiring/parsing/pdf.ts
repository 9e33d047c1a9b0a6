/**
 * Extracts the text of a PDF in reading order. Only real text is read, not pictures of text. Text that a reader of the page
 * would not see is returned separately.
 */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { maxCharacters, maxPages } from './limits.ts';
import type { Content, Piece, Unseen } from './piece.ts';
import { inReadingOrder } from './reading-order.ts';
import { type MarkedPiece, markedPieces } from './seen-pieces.ts';
import { type Letter, lettersOf, type Page, wordsBeside } from './shown-letters.ts';
import { UnreadableResume } from './unreadable.ts';

// PDF.js needs it for fonts, and Node 20 does not have it.
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
/** Fewer count as no text: scanners print a number or their maker's name on each page. */
const fewestCharacters = 40;

/** @throws UnreadableResume */
export async function readPdf(bytes: Uint8Array): Promise<Content> {
  const pdf = await open(bytes);
  try {
    const { OPS } = await getResolvedPDFJS();
    const layers = await pdf.getOptionalContentConfig();
    const isOn = (layer: unknown) => layers.isVisible(layer);
    const pages: Piece[][] = [];
    const unseen: Unseen[] = [];
    let characters = 0;
    let scanned = false;
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
      if (characters > maxCharacters) break;
      const page = await pdf.getPage(number);
      const letters = await lettersOf(page, OPS, isOn);
      const written = await piecesOf(page, letters);
      const isScan = await isScanWithText(page, written);
      scanned ||= isScan;
      const pieces = isScan ? written.map(asSeen) : written;
      const seen = pieces.filter((piece) => piece.unseen === null);
      characters += seen.reduce((sum, { text }) => sum + text.length, 0);
      pages.push(seen);
      const beside = wordsBeside(letters);
      unseen.push(
        ...unseenIn(pieces),
        ...(beside === '' ? [] : [{ reason: 'outside' as const, text: beside }]),
      );
    }
    if (characters < fewestCharacters && (await hasPictures(pdf))) throw new UnreadableResume('scanned');
    return { text: inReadingOrder(pages), unseen, scanned };
  } catch (error) {
    throw error instanceof UnreadableResume ? error : new UnreadableResume('damaged', error);
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    // A copy, and not a Buffer: PDF.js takes ownership of its input.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableResume(locked ? 'encrypted' : 'damaged', error);
  }
}

async function piecesOf(page: Page, letters: readonly Letter[]): Promise<MarkedPiece[]> {
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(a, b) || item.height || 1 }];
  });
  const top = page.view[3] ?? 0;
  return markedPieces(pieces, letters).map((piece) => ({ ...piece, y: top - piece.y }));
}

/** Unseen text by lines, in file order: a reading order has no meaning for it. */
function unseenIn(pieces: readonly MarkedPiece[]): Unseen[] {
  const found: { reason: Unseen['reason']; text: string; y: number }[] = [];
  for (const { unseen: reason, text, y } of pieces) {
    if (reason === null) continue;
    const last = found.at(-1);
    if (last?.reason === reason) last.text += (Math.abs(last.y - y) < 1 ? ' ' : '\n') + text;
    else found.push({ reason, text, y });
    found.at(-1)!.y = y;
  }
  return found;
}

/**
 * Whether the page is a scan with an OCR layer: a picture, invisible words, and almost no visible ones. A page with visible
 * words needs no OCR layer.
 */
async function isScanWithText(page: Page, pieces: readonly MarkedPiece[]): Promise<boolean> {
  const lengthOf = (some: readonly MarkedPiece[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const seen = pieces.filter(({ unseen }) => unseen === null);
  const written = pieces.filter(({ unseen }) => unseen === 'invisible');
  return lengthOf(seen) < fewestCharacters && lengthOf(written) > 0 && (await hasPicture(page));
}

const asSeen = (piece: MarkedPiece): MarkedPiece =>
  piece.unseen === 'invisible' ? { ...piece, unseen: null } : piece;

async function hasPictures(pdf: Document): Promise<boolean> {
  for (let number = 1; number <= Math.min(pdf.numPages, 3); number += 1) {
    if (await hasPicture(await pdf.getPage(number))) return true;
  }
  return false;
}

async function hasPicture(page: Page): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const painting = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operation) => painting.has(operation));
}
