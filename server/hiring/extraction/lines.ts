/** The lines of a résumé with their places, each with the part of the résumé it is in. */
import type { Part } from './data/headings.ts';
import { fold } from './fold.ts';
import { partsNamed } from './headings.ts';
import { anyLanguage } from './spoken.ts';

export interface Line {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
  readonly end: number;
  /** What the heading above says; empty before the first one. */
  readonly parts: readonly Part[];
  /** A heading stands by itself and says nothing more. */
  readonly heading: boolean;
}

const none: readonly Part[] = [];
const labelled = /^([^\t:]{2,40})(\s*:\s*|\t)(?=\S)/u;

/** "Languages: Java, SQL" among skills says nothing of spoken ones. */
function partsSaid(label: string, rest: string, above: readonly Part[]): readonly Part[] {
  const said = partsNamed(label);
  const programs =
    said.includes('languages') && above.includes('skills') && fold(rest).search(anyLanguage) < 0;
  return programs ? none : said;
}

/**
 * A label with a colon ("Languages: Dutch, German") holds up to the next empty line or label; one in a column of its own (behind
 * which a tab stands) is a heading like any other.
 */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let parts = none;
  let before: readonly Part[] | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const named = partsNamed(line.replace(/:\s*$/, ''));
    const label = named.length > 0 ? null : labelled.exec(line);
    if ((line.trim() === '' || label) && before) {
      parts = before;
      before = null;
    }
    if (named.length > 0) {
      parts = named;
      before = null;
      lines.push({ text: line, start, end, parts, heading: true });
    } else {
      const said = label ? partsSaid(label[1]!, line.slice(label[0].length), parts) : none;
      let from = start;
      if (label && said.length > 0) {
        if (label[2] !== '\t') before = parts;
        parts = said;
        from += label[0].length;
        lines.push({ text: label[1]!, start, end: start + label[1]!.length, parts, heading: true });
      }
      lines.push({ text: text.slice(from, end), start: from, end, parts, heading: false });
    }
    start = end + 1;
  }
  return lines;
}
