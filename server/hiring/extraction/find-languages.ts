/** Finds spoken languages: in a list of languages, or anywhere next to a word for the level. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { merged } from './contact.ts';
import { levels, speaking } from './data/languages.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';
import type { Line } from './lines.ts';
import { anyLanguage, languageOf } from './spoken.ts';

const anyLevel = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(phrasesOf(levels))})(?![\\p{L}\\p{N}])`, 'u');

/** Without verbs of other sentences: at most eight words, which all are languages, levels and conjunctions in any usual sentence. */
const spoken = new RegExp(
  `(?<![\\p{L}])(?:${anyOf(phrasesOf(speaking))})(?:[ ,(]+[\\p{L}-]+\\)?){1,8}`,
  'gu',
);

const otherParts = ['references', 'interests', 'contact', 'education', 'certifications', 'projects'];

export function findLanguages(lines: readonly Line[]): Found<string>[] {
  const finds: (readonly [string, Span])[] = [];
  for (const { text, start, parts, heading } of lines) {
    if (heading) continue;
    const listed = parts.includes('languages');
    if (!listed && parts.some((part) => otherParts.includes(part))) continue;
    const folded = fold(text);
    const pieces = [...folded.matchAll(/[^,;|•·\t]+/gu)].filter(
      ({ 0: piece }) => listed || (anyLevel.test(piece) && piece.length <= 40),
    );
    const places = new Map<number, string>();
    for (const { 0: piece, index: from } of [...pieces, ...(listed ? [] : folded.matchAll(spoken))])
      for (const { 0: found, index } of piece.matchAll(anyLanguage)) places.set(from + index, found);
    for (const [at, found] of [...places].sort(([a], [b]) => a - b))
      finds.push([languageOf(found)!, { start: start + at, end: start + at + found.length }]);
  }
  return merged(finds);
}
