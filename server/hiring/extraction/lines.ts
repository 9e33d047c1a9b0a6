/** Splits a résumé into lines with positions, and assigns each to its part of the résumé. */
import type { Part } from './data/headings.ts';
import { fold } from './fold.ts';
import { partsNamed } from './headings.ts';
import { anyLanguage } from './spoken.ts';

export interface Line {
  readonly text: string;
  /** Offset in the whole text. */
  readonly start: number;
  readonly end: number;
  /** From the heading above; empty before the first one. */
  readonly parts: readonly Part[];
  /** Whether the line is a heading, or a label split from its line. */
  readonly heading: boolean;
}

const none: readonly Part[] = [];
const labelPattern = /^([^\t:]{2,40})(\s*:\s*|\t)(?=\S)/u;

/** "Languages: Java, SQL" among skills is not about spoken languages. */
function partsOfLabel(label: string, rest: string, above: readonly Part[]): readonly Part[] {
  const said = partsNamed(label);
  const programs =
    said.includes('languages') && above.includes('skills') && fold(rest).search(anyLanguage) < 0;
  return programs ? none : said;
}

/**
 * A label with a colon ("Languages: Dutch, German") applies up to the next empty line or label; one in its own column (followed
 * by a tab) is a normal heading.
 */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let parts = none;
  let before: readonly Part[] | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const named = partsNamed(line.replace(/:\s*$/, ''));
    const label = named.length > 0 ? null : labelPattern.exec(line);
    if ((line.trim() === '' || label) && before) {
      parts = before;
      before = null;
    }
    if (named.length > 0) {
      parts = named;
      before = null;
      lines.push({ text: line, start, end, parts, heading: true });
    } else {
      const said = label ? partsOfLabel(label[1]!, line.slice(label[0].length), parts) : none;
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
