/**
 * Puts the pieces of PDF pages in the order in which a person reads them. A PDF has no columns, only positions, so columns are
 * found by the empty strip between them: the text above is read first, then the left column, the right one, and the text
 * below. A strip between dates and their entries does not separate columns: those are read line by line.
 */
import { isContactLabel } from '../extraction/contact-labels.ts';
import { isHeading } from '../extraction/headings.ts';
import { spacedOut } from './letter-spacing.ts';
import type { Piece } from './piece.ts';

interface Run {
  text: string;
  readonly left: number;
  right: number;
  /** Where its words begin: after the bullet, if it has one. */
  words: number;
  readonly size: number;
}

interface Row {
  readonly y: number;
  readonly runs: readonly Run[];
}

type Block =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'columns';
      readonly at: number;
      readonly left: readonly Row[];
      readonly right: readonly Row[];
    };

/** Minimum lines of a column. */
const fewestLines = 3;
const narrowestStrip = 8;
/** A column that continues on the next page may be shifted by this many points. */
const sameColumn = 15;

export function inReadingOrder(pages: readonly (readonly Piece[])[]): string {
  const blocks: Block[] = [];
  for (const page of pages) {
    const [first, ...rest] = blocksOf(rowsOf(page));
    if (first) blocks.push(...continued(blocks.pop(), first), ...rest);
  }
  return blocks.map(textOf).join('\n');
}

/** A sidebar that continues on the next page is read to its end before the other column. */
function continued(last: Block | undefined, next: Block): Block[] {
  if (!last) return [next];
  if (last.kind === 'columns' && next.kind === 'columns' && Math.abs(last.at - next.at) <= sameColumn) {
    return [{ ...last, left: [...last.left, ...next.left], right: [...last.right, ...next.right] }];
  }
  return [last, next];
}

function textOf(block: Block): string {
  if (block.kind === 'rows') return linesOf(block.rows);
  const columns =
    titleSize(block.right) > titleSize(block.left) + 2
      ? [block.right, block.left]
      : [block.left, block.right];
  return columns.map((rows) => blocksOf(rows).map(textOf).join('\n')).join('\n');
}

/** The largest type at the head of a column: a reader starts with the column that has the large name. */
const titleSize = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.slice(0, 3).flatMap(({ runs }) => runs.map(({ size }) => size)));

/** One line per row, and an empty one where rows are far apart; text that wrapped into the next row is joined again. */
function linesOf(rows: readonly Row[]): string {
  const body = median(rows.flatMap(({ runs }) => runs.map(({ size }) => size)));
  const edge = Math.max(...rows.flatMap(({ runs }) => runs.map(({ right }) => right)));
  let text = '';
  let item: Row | undefined;
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    const written = row.runs.map((run) => run.text).join('\t');
    if (above && isInitial(above, row)) {
      text += written;
      item = row;
      return;
    }
    if (above && item && continues(item, above, row, body, edge)) {
      text = joinLines(text, written);
      return;
    }
    const size = Math.max(...row.runs.map((run) => run.size));
    if (above) text += row.y - above.y > 2 * size ? '\n\n' : '\n';
    text += written;
    item = row;
  });
  return `${text}\n`;
}

/** A large first letter of a heading in capitals, which stands on a line of its own: "T" beside "OP SKILLS". */
const isInitial = ({ runs: [initial, ...others], y }: Row, { runs: [rest], y: below }: Row) =>
  others.length === 0 &&
  initial !== undefined &&
  rest !== undefined &&
  /^\p{Lu}$/u.test(initial.text.trim()) &&
  /^\p{Lu}{2}[\p{Lu}\s&/-]*$/u.test(rest.text.trim()) &&
  initial.size > rest.size &&
  Math.abs(rest.left - initial.right) < 0.5 * rest.size &&
  Math.abs(below - y) < initial.size;

/** Joins a word hyphenated at the line end; other hyphens stay, also in web addresses, which are joined without a space. */
function joinLines(text: string, next: string): string {
  const last = /\S*$/.exec(text)![0];
  if (isAddress.test(last) && /[-/_?=&.]$/.test(last)) return text + next;
  const hyphenated = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next);
  return hyphenated ? text.slice(0, -1) + next : `${text} ${next}`;
}

const isAddress = /^(?:https?:|www\.|[\w-]+(?:\.[\w-]+)+\/)/i;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** The line ends in the middle of a phrase. */
const openEnd =
  /(?:[,&–—-]|\s(?:a|à|al|and|au|con|da|das|de|del|der|des|di|die|du|e|el|en|et|for|für|het|in|la|le|les|met|mit|of|on|the|to|und|van|von|voor|y|zu|zum|zur))$/u;

/** "Sewing, Embroidery, MS" with "Excel" below. */
const isList = ({ text }: Run) => /[,|•·;]\s.*[^,|•·;.]$/u.test(text.slice(1));

/** Whether the first word of the next line would not have fit on this one. */
function isFull(run: Run, next: Run, edge: number): boolean {
  const word = (next.text.trim().search(/\s|$/) + 1) / next.text.length;
  return run.right + word * (next.right - next.left) > edge;
}

/** Whether a row continues `item`, the first row of the text above. */
function continues(item: Row, above: Row, row: Row, body: number, edge: number): boolean {
  const [first, last, next] = [item.runs.at(-1)!, above.runs.at(-1)!, row.runs[0]!];
  if (row.runs.length > 1) return false;
  if (Math.abs(last.size - next.size) > 0.5 || row.y - above.y > 1.7 * next.size || next.words !== next.left)
    return false;
  // Wrapped lines of a bullet are aligned with its words.
  if (first.words !== first.left) return Math.abs(next.left - first.words) < 2;
  if (/^[^\p{L}\p{N}(]/u.test(next.text)) return false;
  if (Math.abs(next.left - first.left) > 2) return false;
  const big = next.size > 1.15 * body;
  if (isHeading(next.text) || isHeading(last.text)) return big && isHeading(`${last.text} ${next.text}`);
  if (big) return true;
  return (
    /^(?:\p{Ll}[\p{L}’'-]*|\(\p{L}[^ ]*)(?:[\s,;:.)]|$)/u.test(next.text.trim()) ||
    openEnd.test(last.text.trim()) ||
    (isList(last) && isFull(last, next, edge))
  );
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const sorted = [...pieces].sort((a, b) => a.y - b.y || a.x - b.x);
  const groups: { y: number; pieces: Piece[] }[] = [];
  for (const piece of sorted) {
    const last = groups.at(-1);
    if (last && piece.y - last.y <= 0.35 * Math.min(piece.size, last.pieces[0]!.size))
      last.pieces.push(piece);
    else groups.push({ y: piece.y, pieces: [piece] });
  }
  return groups.map((group) => ({ y: group.y, runs: runsOf(group.pieces) }));
}

const onlyMark = /^[^\p{L}\p{N}]{1,2}$|^\d{1,2}[.)]$/u;

/** Joins the pieces of one line; a wide gap begins a new run, except after a bullet. */
function runsOf(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (const { text, x, width, size } of spacedOut([...pieces].sort((a, b) => a.x - b.x))) {
    const last = runs.at(-1);
    const gap = last ? x - last.right : 0;
    // Some programs print bold by printing twice.
    if (last && last.text === text && Math.abs(x - last.left) < 1) continue;
    const bulleted = gap > 0.2 * size && /^[•▪◦●‣]/u.test(text);
    if (last && !bulleted && gap < (onlyMark.test(last.text.trim()) ? 4 : 1) * size) {
      const close = gap <= 0.15 * size && !(/\d$/.test(last.text) && /^\p{Lu}/u.test(text));
      const apart = !close && !/\s$/.test(last.text) && !/^\s/.test(text);
      if (onlyMark.test(last.text.trim())) last.words = x;
      last.text += (apart ? ' ' : '') + text;
      last.right = Math.max(last.right, x + width);
    } else {
      runs.push({ text, left: x, right: x + width, words: x, size });
    }
  }
  return runs;
}

function blocksOf(rows: readonly Row[]): Block[] {
  if (rows.length === 0) return [];
  const found = stripOf(rows);
  if (!found) return [{ kind: 'rows', rows }];
  const { at, from, to } = found;
  const side = (keep: (run: Run) => boolean) =>
    rows
      .slice(from, to)
      .map(({ y, runs }) => ({ y, runs: runs.filter(keep) }))
      .filter(({ runs }) => runs.length > 0);
  return [
    ...blocksOf(rows.slice(0, from)),
    { kind: 'columns', at, left: side(({ left }) => left < at), right: side(({ left }) => left >= at) },
    ...blocksOf(rows.slice(to)),
  ];
}

interface Strip {
  /** Where the right column begins. */
  readonly at: number;
  /** The rows it runs through, end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** The strip with the most lines on its shorter side, or null when the rows are one column. */
function stripOf(rows: readonly Row[]): Strip | null {
  const starts = new Set(rows.flatMap(({ runs }) => runs.map(({ left }) => Math.floor(left))));
  let best: (Strip & { readonly lines: number }) | null = null;
  for (const at of starts) {
    let from = 0;
    for (let i = 0; i <= rows.length; i += 1) {
      const row = rows[i];
      if (row && !row.runs.some(({ left, right }) => left < at && right > at - narrowestStrip)) continue;
      const lines = linesBeside(rows, at, from, i);
      if (lines > (best?.lines ?? 0)) best = { at, from, to: i, lines };
      from = i + 1;
    }
  }
  return best && trimmed(rows, best);
}

/** Drops rows at the top with nothing on the right side: a heading over both columns. */
function trimmed(rows: readonly Row[], { at, from, to }: Strip): Strip {
  let first = from;
  const onlyLeft = (row: Row) => row.runs.every(({ left }) => left < at);
  while (first < to && onlyLeft(rows[first]!) && !hasRightSoon(rows, at, first)) first += 1;
  return { at, from: first, to };
}

/** Whether the right column begins close enough below for this row to belong to the left column. */
function hasRightSoon(rows: readonly Row[], at: number, i: number): boolean {
  const size = Math.max(...rows[i]!.runs.map((run) => run.size));
  const next = rows.slice(i).find(({ runs }) => runs.some(({ left }) => left >= at));
  return next !== undefined && next.y - rows[i]!.y < 2.5 * size;
}

/** Number of lines on the shorter side of a strip, or 0 when it does not separate columns. */
function linesBeside(rows: readonly Row[], at: number, from: number, to: number): number {
  const block = rows.slice(from, to);
  const left = block.flatMap(({ runs }, row) =>
    runs.filter((run) => run.left < at).map((run) => ({ run, row })),
  );
  const right = block.flatMap(({ runs }, row) =>
    runs.filter((run) => run.left >= at).map((run) => ({ run, row })),
  );
  const leftRows = new Set(left.map(({ row }) => row));
  const rightRows = new Set(right.map(({ row }) => row));
  const lines = Math.min(leftRows.size, rightRows.size);
  if (lines < fewestLines) return 0;
  const length = (side: typeof left) => side.reduce((sum, { run }) => sum + run.text.length, 0);
  const [narrow, wide] = length(left) < length(right) ? [left, rightRows] : [right, leftRows];
  if (narrow === left && headsOther(left, right, rightRows)) return 0;
  return isReadAlongLines(narrow, wide) ? 0 : lines;
}

/** Whether all headings stand on the left, beside lines on the right that have none: those are read along the lines, under them. */
function headsOther(
  left: readonly { readonly run: Run; readonly row: number }[],
  right: readonly { readonly run: Run }[],
  rightRows: ReadonlySet<number>,
): boolean {
  const labels = left.filter(({ run }) => !isHeading(run.text));
  const headings = left.length - labels.length;
  const aligned = labels.filter(({ row }) => rightRows.has(row)).length;
  return (
    headings > 0 &&
    !right.some(({ run }) => isHeading(run.text)) &&
    aligned >= (headings > 1 ? 0.7 : 0.9) * labels.length
  );
}

const dateLike = /\b(?:19|20)\d\d\b|\d{1,2}[./]\d{2,4}/;

/** Whether the narrower side only annotates the other one line by line: dates, places, labels. */
function isReadAlongLines(
  narrow: readonly { readonly run: Run; readonly row: number }[],
  wide: ReadonlySet<number>,
): boolean {
  const share = (test: (line: (typeof narrow)[number]) => boolean) =>
    narrow.filter(test).length / narrow.length;
  const isDate = ({ run }: (typeof narrow)[number]) => run.text.length <= 40 && dateLike.test(run.text);
  const dates = share(isDate);
  const isLabel = (line: (typeof narrow)[number]) =>
    isDate(line) || isHeading(line.run.text) || isContactLabel(line.run.text);
  if (dates >= 0.6 || share(isLabel) >= 0.7) return true;
  if (share(({ row }) => wide.has(row)) < 0.85) return false;
  const rows = narrow.map(({ row }) => row);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const beside = [...wide].filter((row) => row >= first && row <= last).length;
  return (
    new Set(rows).size <= 0.6 * beside ||
    dates >= 0.35 ||
    share(({ run }) => run.text.trim().endsWith(':') || isHeading(run.text)) >= 0.5
  );
}
