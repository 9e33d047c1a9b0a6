/** Splits a part of a résumé into the items it lists, with or without bullets. */
import type { Line } from './lines.ts';

export interface Item {
  readonly text: string;
  readonly start: number;
}

const bullet = /^\s*(?:[•·▪◦●‣✓➢➤►→»>*+–—-]|\d{1,2}[.)])\s+/u;
export const isBullet = (line: string): boolean => bullet.test(line);

/** A line that continues the one above; "iSAQB" is a name, not a continuation. */
const continuation = /^(?:\p{Ll}[\p{Ll}’'-]*(?:[\s,;:.)]|$)|[(&+])/u;

/** One item per line, without bullets; lines that continue the line above, or are in brackets, are left out. */
export function itemsOf(text: string, lines: readonly Line[]): Item[] {
  return lines.flatMap((line, i) => {
    const shown = text.slice(line.start, line.end);
    const mark = bullet.exec(shown)?.[0].length ?? shown.length - shown.trimStart().length;
    const rest = shown.slice(mark).trimEnd();
    const first =
      i === 0 ||
      text[line.start - 2] === '\n' ||
      /[.!?]\s*$/u.test(text.slice(Math.max(0, line.start - 4), line.start));
    return rest === '' || (mark === 0 && !first && continuation.test(rest))
      ? []
      : [{ text: rest, start: line.start + mark }];
  });
}

const year = String.raw`(?:19|20)\d\d`;
const leadingDate = new RegExp(
  String.raw`^(?:(?:\d{1,2}[./-])?(?:\d{1,2}[./-])?${year}|${year}[./-]\d{1,2}|\p{L}{3,9}\.? ${year})(?:\s*[-–—]\s*(?:(?:\d{1,2}[./-])?${year}|\p{L}{3,12}))?\s*(?:[:|,\t–—-]|\s)\s*`,
  'u',
);
const titleEnd = /\s+[-–—|]\s+|[,:;(\t|•·\0]|\s+(?:19|20)\d\d\b|\.\s/u;

/**
 * The title of an item: the text before a dash, comma, colon, bracket, date or period. Null when it is shorter than 2 or longer
 * than 100 characters.
 * @param colonContinues if the text before a colon matches, the text after it belongs to the title
 */
export function titleOf({ text, start }: Item, colonContinues?: RegExp): Item | null {
  const date = leadingDate.exec(text)?.[0].length ?? 0;
  const rest = text.slice(date);
  const first = titleEnd.exec(rest)?.index ?? rest.length;
  const behind = rest.slice(first + 1);
  const cut =
    rest[first] === ':' && colonContinues?.test(rest.slice(0, first))
      ? first + 1 + (titleEnd.exec(behind)?.index ?? behind.length)
      : first;
  const title = rest.slice(0, cut).replace(/[\s.]+$/, '');
  return title.length >= 2 && title.length <= 100 ? { text: title, start: start + date } : null;
}
