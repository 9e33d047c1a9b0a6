/** Which lines are headings, and of what. */
import { headings, type Part } from './data/headings.ts';
import { fold, phrasesOf } from './fold.ts';

const partOf = new Map<string, Part>();
for (const [part, list] of Object.entries(headings) as [Part, string][]) {
  for (const phrase of phrasesOf(list)) {
    const key = phrase.replace(/[^a-z]/g, '');
    if (!partOf.has(key)) partOf.set(key, part);
  }
}

const longestHeading = 48;

/** What a line is a heading of, or an empty list. "Education & Certifications" is one of both. */
export function partsNamed(line: string): readonly Part[] {
  const text = line.trim();
  if (text === '' || text.length > longestHeading || /[\d.!?@]/.test(text) || /[,;]$/.test(text)) return [];
  const whole = partOf.get(keyOf(text));
  if (whole) return [whole];
  const parts = text
    .split(/\s*(?:[&/,+|]|\s(?:and|und|et|y|e|en)\s)\s*/iu)
    .map((each) => partOf.get(keyOf(each)));
  return parts.length > 1 && parts.every((part) => part !== undefined) ? [...new Set(parts)] : [];
}

export const isHeading = (line: string): boolean => partsNamed(line).length > 0;

/** Letters alone: headings are set with spaces between them, in capitals, with rules and colons around them. */
const keyOf = (text: string) => fold(text).replace(/[^a-z]/g, '');
