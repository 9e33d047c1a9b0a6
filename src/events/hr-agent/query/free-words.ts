/** Reads names that are in no lexicon: employers, schools, and words that a résumé mentions. */
import { isCapital, isStructure } from './lexeme-kinds.ts';
import { isUnknown } from './lexemes.ts';
import type { Sentence } from './sentence.ts';

export type FreeOf = 'worked-at' | 'studied-at' | 'mentions';
export const freeOfs: readonly FreeOf[] = ['worked-at', 'studied-at', 'mentions'];

/**
 * The words of an unknown name, as far as they are written like one, without the article; null when there is none.
 * Employers and schools must be written like names: "a bank" and "my company" do not count.
 */
export function freeWords(
  sentence: Sentence,
  from: number,
  of: FreeOf,
): { readonly start: number; readonly end: number } | null {
  let start = from;
  while (sentence.has(start, 'filler')) start += 1;
  const first = sentence.at(start);
  if (!first || first.comma || isStructure(first) || !/\p{L}/u.test(first.written)) return null;
  if (first.quoted) return { start, end: start + 1 };
  const isNamed = isCapital(first);
  if (of === 'mentions') {
    if (!isNamed && first.skill !== null) return { start, end: start + 1 };
    if (!isNamed && !isUnknown(first)) return null;
  } else {
    const led = sentence.lexemes
      .slice(Math.max(from - 1, 0), start)
      .filter(({ roles }) => roles.has('filler'));
    if (!isNamed || led.some(({ roles }) => !roles.has('the'))) return null;
  }
  let end = start + 1;
  for (; end < sentence.lexemes.length; end += 1) {
    const next = sentence.at(end)!;
    if (next.comma || (isStructure(next) && !(isNamed && isCapital(next)))) break;
    const goesOn = isNamed ? isCapital(next) : isUnknown(next);
    if (goesOn) continue;
    // "University of Oregon".
    const behind = sentence.at(end + 1);
    const isLink = next.written.length <= 4 && behind && isCapital(behind) && !isStructure(behind);
    if (!(isNamed && isLink && behind.day === null && behind.month === null && behind.number === null)) break;
  }
  return { start, end };
}
