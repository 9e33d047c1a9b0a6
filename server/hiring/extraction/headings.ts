/** Recognizes headings and the parts of a résumé they begin. */
import { headingModifiers, headingNouns, headings, type Part } from './data/headings.ts';
import { fold, phrasesOf } from './fold.ts';

/** Letters only: headings may be letter-spaced, in capitals, or surrounded by rules and colons. */
const keyOf = (text: string) => fold(text).replace(/\P{L}/gu, '');

const partOf = new Map<string, Part>();
for (const [part, list] of Object.entries(headings) as [Part, string][]) {
  for (const phrase of phrasesOf(list)) {
    const key = keyOf(phrase);
    if (!partOf.has(key)) partOf.set(key, part);
  }
}

const nounParts = new Map<string, Part>(
  Object.entries(headingNouns).flatMap(([part, list]) =>
    phrasesOf(list).map((noun) => [noun, part as Part] as const),
  ),
);
const modifiers = new Set(phrasesOf(headingModifiers));

const longestHeading = 48;

/** The parts that a line is a heading of; empty if it is not one. "Education & Certifications" is a heading of both. */
export function partsNamed(line: string): readonly Part[] {
  const text = line.trim();
  if (text === '' || text.length > longestHeading || /[\d.!?@]/.test(text) || /[,;]$/.test(text)) return [];
  const whole = partOf.get(keyOf(text));
  if (whole) return [whole];
  const parts = text
    .split(/\s*(?:[&/,+|]|\s(?:and|und|et|y|e|en|i|og|och|a|ve|и)\s)\s*/iu)
    .map((each) => partOf.get(keyOf(each)));
  if (parts.length > 1 && parts.every((part) => part !== undefined)) return [...new Set(parts)];
  return composed(text);
}

/** "My Working Experience", "Selected IT Projects": headings composed only of typical heading words. */
function composed(text: string): readonly Part[] {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || words.length > 5) return [];
  const parts = words.flatMap((word) => nounParts.get(word) ?? []);
  const only = words.every((word) => nounParts.has(word) || modifiers.has(word));
  return only ? [...new Set(parts)] : [];
}

export const isHeading = (line: string): boolean => partsNamed(line).length > 0;
