/** The words of a text, and how they are compared: without case, accents and whatever stands between them. */

export interface Word {
  /** Lower case, without accents: what two spellings are compared by. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

// A dot in front belongs to the word in ".NET", and only there.
const wordPattern = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/giu;

/** The words of a text as spellings are compared by, with their places. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    key: word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Words joined by single spaces. */
export const folded = (text: string): string =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');
