/**
 * Extracts the text of a Word document: page headers (where people like to put their name), body, page footers. Text that a
 * reader would not see is returned separately.
 */
import mammoth from 'mammoth';
import { apartUnseen, stylesOf } from './docx-unseen.ts';
import { maxUnpackedBytes, maxXmlBytes } from './limits.ts';
import type { Content, Unseen } from './piece.ts';
import { UnreadableResume } from './unreadable.ts';
import { isTooComplex } from './xml-shape.ts';
import { partsOf, unpack, zipOf } from './zip.ts';

const bodyPart = 'word/document.xml';
const headerPart = /^word\/header\d*\.xml$/;
const footerPart = /^word\/footer\d*\.xml$/;

/** @throws UnreadableResume */
export async function readDocx(bytes: Uint8Array): Promise<Content> {
  const parts = partsOf(bytes);
  if (!parts.some(({ name }) => name === bodyPart)) throw new UnreadableResume('wrong-type');
  if (parts.some(({ encrypted }) => encrypted)) throw new UnreadableResume('encrypted');
  let left = maxUnpackedBytes;
  let xmlLeft = maxXmlBytes;
  const checked: { name: string; content: Uint8Array }[] = [];
  for (const part of parts) {
    const content = unpack(bytes, part, left);
    left -= content.length;
    // Pictures and fonts count toward the limit but are not parsed.
    if (!/\.(?:xml|rels)$/.test(part.name)) continue;
    xmlLeft -= content.length;
    if (xmlLeft < 0) throw new UnreadableResume('too-large');
    if (declaresEntities(content)) throw new UnreadableResume('damaged');
    if (isTooComplex(content)) throw new UnreadableResume('too-large');
    checked.push({ name: part.name, content });
  }
  const { seen, headers, footers, unseen } = separateUnseen(checked);
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: zipOf(seen) },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
    );
    const below = [...new Set(footers)].filter((footer) => !pageNumber.test(footer));
    const text = [...new Set(headers), textOf(value), ...below.map((footer) => `\n${footer}`)].join('\n');
    return { text, unseen, scanned: false };
  } catch (error) {
    throw new UnreadableResume('damaged', error);
  }
}

interface Part {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The parts for mammoth with only the visible body text, the texts of headers and footers, and the unseen text. */
function separateUnseen(parts: readonly Part[]) {
  const xmlOf = (content: Uint8Array) => Buffer.from(content).toString('utf8');
  const styles = stylesOf(
    xmlOf(parts.find(({ name }) => name === 'word/styles.xml')?.content ?? new Uint8Array()),
  );
  const [headers, footers]: [string[], string[]] = [[], []];
  const unseen: Unseen[] = [];
  const seen = parts.map((part) => {
    const list = headerPart.test(part.name) ? headers : footerPart.test(part.name) ? footers : null;
    if (!list && part.name !== bodyPart) return part;
    const found = apartUnseen(withTextBoxes(xmlOf(part.content)), styles);
    for (const each of found.unseen) {
      const text = decoded(each.text);
      // The headers of the first page and of the others are often the same.
      if (!unseen.some((other) => other.text === text)) unseen.push({ ...each, text });
    }
    if (!list) return { ...part, content: Buffer.from(found.xml, 'utf8') };
    list.push(wordsOf(found.xml));
    return part;
  });
  return { seen, headers, footers, unseen };
}

/** Programs write text boxes in the new format, with or without the old one as a fallback; mammoth reads only the old one. */
function withTextBoxes(xml: string): string {
  return xml
    .replace(
      /<mc:AlternateContent\b[^>]*>(?:(?!<mc:AlternateContent\b).)*?<\/mc:AlternateContent>/gs,
      (block) => {
        const choice = /<mc:Choice\b[^>]*>(.*?)<\/mc:Choice>/s.exec(block)?.[1] ?? '';
        const fallback = /<mc:Fallback\b[^>]*>(.*?)<\/mc:Fallback>/s.exec(block)?.[1] ?? '';
        return holdsText.test(choice) && !holdsText.test(fallback) ? choice : fallback;
      },
    )
    .replace(/<w:drawing\b[^>]*>(?:(?!<w:drawing\b).)*?<\/w:drawing>/gs, (drawing) => {
      const boxes = [...drawing.matchAll(/<w:txbxContent\b[^>]*>.*?<\/w:txbxContent>/gs)];
      return boxes.length === 0 ? drawing : boxes.map(([box]) => `<w:pict>${box}</w:pict>`).join('');
    });
}

const holdsText = /<w:txbxContent\b/;

/** "Page 1 of 2", "2/3". */
const pageNumber = /^(?:\p{L}*\s*)?\d*\s*(?:\p{L}+|\/)?\s*\d*$/u;

/** Entities can expand without limit, and Word declares none. Searches the whole part, also in UTF-16. */
function declaresEntities(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const declaration = '<!DOCTYPE';
  const encodings = [Buffer.from(declaration), Buffer.from(declaration, 'utf16le')];
  return [...encodings, Buffer.from(declaration, 'utf16le').swap16()].some((found) => bytes.includes(found));
}

/**
 * Converts mammoth's HTML to text: a paragraph is a line, a list item has a bullet, and a table row is a line with tabs,
 * unless a cell has several paragraphs, which is how people lay out columns.
 */
function textOf(html: string): string {
  return decoded(
    withRows(html)
      .replace(/<li>/g, '\n• ')
      .replace(/<br \/>/g, '\n')
      .replace(/<\/(?:p|li|ul|ol|h[1-6]|table)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/\n{2,}/g, '\n'),
  );
}

/** Nested tables first. */
function withRows(html: string): string {
  const rows = html.replace(/<tr>((?:(?!<tr>).)*?)<\/tr>/gs, (_, row: string) => `\n${rowOf(row)}\n`);
  return rows === html ? html : withRows(rows);
}

function rowOf(row: string): string {
  const cells = row.split(/<\/td>|<\/th>/).map((cell) => cell.replace(/^(?:\s*<t[dh][^>]*>)/, ''));
  const single = cells.every((cell) => (cell.match(/<\/(?:p|li|h[1-6])>|\n/g) ?? []).length <= 1);
  return single ? cells.map((cell) => cell.replace(/<\/p>/g, '')).join('\t') : cells.join('\n');
}

/** An encrypted .docx uses the container of old Office files, which cannot be read themselves. */
export function officeBinaryError(bytes: Uint8Array): UnreadableResume {
  const wrapped = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  );
  return new UnreadableResume(wrapped ? 'encrypted' : 'wrong-type');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!);

const wordsOf = (xml: string) =>
  decoded(
    [...xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<w:br\/>|<\/w:p>/g)]
      .map(([tag, words]) => words ?? (tag === '<w:tab/>' ? '\t' : '\n'))
      .join(''),
  ).trim();
