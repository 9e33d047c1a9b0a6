/** The text of a Word document: what its page headers say, where people like to put their name, its body, and what its page footers say. */
import mammoth from 'mammoth';
import { maxUnpackedBytes, maxXmlBytes } from './limits.ts';
import { UnreadableResume } from './unreadable.ts';
import { isTooComplex } from './xml-shape.ts';
import { partsOf, unpack, zipOf } from './zip.ts';

const bodyPart = 'word/document.xml';
const headerPart = /^word\/header\d*\.xml$/;
const footerPart = /^word\/footer\d*\.xml$/;

/** @throws UnreadableResume */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const parts = partsOf(bytes);
  if (!parts.some(({ name }) => name === bodyPart)) throw new UnreadableResume('wrong-type');
  if (parts.some(({ encrypted }) => encrypted)) throw new UnreadableResume('encrypted');
  let left = maxUnpackedBytes;
  let xmlLeft = maxXmlBytes;
  const headers: string[] = [];
  const footers: string[] = [];
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
    if (headerPart.test(part.name)) headers.push(wordsOf(Buffer.from(content).toString('utf8')));
    if (footerPart.test(part.name)) footers.push(wordsOf(Buffer.from(content).toString('utf8')));
    checked.push({ name: part.name, content });
  }
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: zipOf(checked) },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
    );
    const below = [...new Set(footers)].filter((footer) => !pageNumber.test(footer));
    return [...new Set(headers), textOf(value), ...below.map((footer) => `\n${footer}`)].join('\n');
  } catch (error) {
    throw new UnreadableResume('damaged', error);
  }
}

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
    html
      .replace(/<tr>(.*?)<\/tr>/gs, (_, row: string) => `\n${rowOf(row)}\n`)
      .replace(/<li>/g, '\n• ')
      .replace(/<br \/>/g, '\n')
      .replace(/<\/(?:p|li|ul|ol|h[1-6]|table)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/\n{2,}/g, '\n'),
  );
}

function rowOf(row: string): string {
  const cells = row.split(/<\/td>|<\/th>/).map((cell) => cell.replace(/^(?:\s*<t[dh][^>]*>)/, ''));
  const single = cells.every((cell) => (cell.match(/<\/(?:p|li|h[1-6])>/g) ?? []).length <= 1);
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
