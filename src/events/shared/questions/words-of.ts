/** Splits a text into words that can be compared without case, accents and punctuation. */

export interface Word {
  /** Lower case, without accents, for comparing spellings. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

// Only in ".NET", the leading dot is part of the word.
const wordPattern = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/giu;

/** The words of a text with their keys and positions. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    key: word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** The keys of the words of a text, joined by single spaces. */
export const folded = (text: string): string =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');
