/** Words and places of a résumé covered sign by sign, so that every place in it stays where it was. */
import type { Span } from './extraction.ts';

const cover = '█';

/** Line breaks stay. */
export function coverSpans(text: string, spans: readonly Span[]): string {
  const signs = text.split('');
  for (const { start, end } of spans)
    for (let at = start; at < Math.min(end, signs.length); at += 1) if (signs[at] !== '\n') signs[at] = cover;
  return signs.join('');
}

/** Everywhere a word stands, whatever its case. */
export function placesOf(text: string, word: string): Span[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The words that names and addresses are made of; a single letter may be anything. */
export function personalWords(
  names: readonly (string | null | undefined)[],
  addresses: readonly (string | null | undefined)[],
): readonly string[] {
  const words = [
    ...names.flatMap((name) => name?.split(/[\s,]+/) ?? []),
    ...addresses.flatMap((address) => address ?? []),
  ];
  return [...new Set(words)].filter((word) => word.length > 1);
}

/** A text without these words. */
export const coverWords = (text: string, words: readonly string[]): string =>
  coverSpans(
    text,
    words.flatMap((word) => placesOf(text, word)),
  );
