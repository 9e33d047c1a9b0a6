/** Joins letter-spaced titles: a reader sees words where the file has one piece per letter. */
import type { Piece } from './piece.ts';

const fewestLetters = 5;
const isLetter = ({ text }: Piece) => [...text.trim()].length === 1;

/**
 * Joins runs of single letters into words: a gap clearly wider than the median gap is a space.
 * @param pieces of one line, from left to right
 */
export function spacedOut(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  let letters: Piece[] = [];
  const end = () => {
    result.push(...(letters.length >= fewestLetters ? wordsOf(letters) : letters));
    letters = [];
  };
  for (const written of pieces) {
    const piece = { ...written, text: withoutLetterSpaces(written.text) };
    const last = letters.at(-1);
    if (!isLetter(piece)) {
      end();
      result.push(piece);
    } else {
      if (last && (Math.abs(last.size - piece.size) > 0.5 || gapOf(last, piece) > 3 * piece.size)) end();
      letters.push(piece);
    }
  }
  end();
  return result;
}

/** "A n n a S m i t h" in one piece: a capital after a lowercase letter begins a word. */
const withoutLetterSpaces = (text: string): string =>
  /^\s*(?:\S\s){3,}\S\s*$/u.test(text) && /\p{L}/u.test(text)
    ? text.replace(/\s/g, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    : text;

const gapOf = (left: Piece, right: Piece) => right.x - left.x - left.width;

function wordsOf(letters: readonly Piece[]): Piece[] {
  const gaps = letters.slice(1).map((letter, i) => gapOf(letters[i]!, letter));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!;
  const words: Piece[] = [];
  letters.forEach((letter, i) => {
    const wide = i > 0 && gaps[i - 1]! > usual + 0.18 * letter.size;
    const word = words.at(-1);
    const text = letter.text.trim();
    if (!word || wide || /^[•▪◦●‣]$/u.test(text)) words.push({ ...letter, text });
    else
      words[words.length - 1] = { ...word, text: word.text + text, width: letter.x + letter.width - word.x };
  });
  return words;
}
