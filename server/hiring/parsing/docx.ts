/**
 * The text of a Word document: what its page headers say, where people like to put their name, its body, and what its page footers say.
 * What a reader of the page would not see is told apart.
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
    // Pictures and fonts count, and nothing opens them.
    if (!/\.(?:xml|rels)$/.test(part.name)) continue;
    xmlLeft -= content.length;
    if (xmlLeft < 0) throw new UnreadableResume('too-large');
    if (declaresEntities(content)) throw new UnreadableResume('damaged');
    if (isTooComplex(content)) throw new UnreadableResume('too-large');
    checked.push({ name: part.name, content });
  }
  const { seen, headers, footers, unseen } = apart(checked);
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

/** What mammoth reads, with what is seen of the body, and the words of headers and footers. */
function apart(parts: readonly Part[]) {
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
      // Headers of the first page and of the others often say the same.
      if (!unseen.some((other) => other.text === text)) unseen.push({ ...each, text });
    }
    if (!list) return { ...part, content: Buffer.from(found.xml, 'utf8') };
    list.push(wordsOf(found.xml));
    return part;
  });
  return { seen, headers, footers, unseen };
}

/** Programs write a text box in the new way, in the old way too, or in the new way alone; mammoth knows the old one. */
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

/** "Page 1 of 2", "2/3": furniture of the page. */
const pageNumber = /^(?:\p{L}*\s*)?\d*\s*(?:\p{L}+|\/)?\s*\d*$/u;

/** Entities can be told to grow without end; Word declares none. Anywhere in the part, and in two bytes a letter, too. */
function declaresEntities(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const declaration = '<!DOCTYPE';
  const encodings = [Buffer.from(declaration), Buffer.from(declaration, 'utf16le')];
  return [...encodings, Buffer.from(declaration, 'utf16le').swap16()].some((found) => bytes.includes(found));
}

/**
 * What mammoth writes, as text: paragraphs are lines, items of lists have their bullet, and a row of a table is a line with tabs unless
 * a cell has several paragraphs, which is how columns of a page are made.
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

/** Tables within cells first. */
function withRows(html: string): string {
  const rows = html.replace(/<tr>((?:(?!<tr>).)*?)<\/tr>/gs, (_, row: string) => `\n${rowOf(row)}\n`);
  return rows === html ? html : withRows(rows);
}

function rowOf(row: string): string {
  const cells = row.split(/<\/td>|<\/th>/).map((cell) => cell.replace(/^(?:\s*<t[dh][^>]*>)/, ''));
  const single = cells.every((cell) => (cell.match(/<\/(?:p|li|h[1-6])>|\n/g) ?? []).length <= 1);
  return single ? cells.map((cell) => cell.replace(/<\/p>/g, '')).join('\t') : cells.join('\n');
}

/** An encrypted .docx is wrapped in the container that older Office files have; those themselves cannot be read. */
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
