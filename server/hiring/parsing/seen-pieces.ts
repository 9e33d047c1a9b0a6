/** Splits the pieces of a page into seen and unseen parts: a line may begin in black and continue in white. */
import type { UnseenReason } from '../../../src/events/screening/extraction.ts';
import type { Piece } from './piece.ts';
import type { Letter } from './shown-letters.ts';

export interface MarkedPiece extends Piece {
  /** null: it is seen. */
  readonly unseen: UnseenReason | null;
}

/** How many letters ahead the first letter of a piece is searched; PDF.js gives both in the same order. */
const maxAhead = 5000;

/**
 * @param pieces in file order, with `y` from the bottom, as in the file
 * @param letters in the same order
 */
export function markedPieces(pieces: readonly Piece[], letters: readonly Letter[]): MarkedPiece[] {
  let next = 0;
  return pieces.flatMap((piece) => {
    const first = firstOf(piece, letters, next);
    // A piece whose letters are not found counts as seen: better to read too much than nothing.
    if (first === -1) return [{ ...piece, unseen: null }];
    const { parts, end } = cut(piece, letters, first);
    next = end;
    return parts;
  });
}

function firstOf({ text, x, y, size }: Piece, letters: readonly Letter[], from: number): number {
  const start = text.trim().slice(0, 1);
  for (let i = from; i < Math.min(letters.length, from + maxAhead); i += 1) {
    const letter = letters[i]!;
    const isNear = Math.abs(letter.y - y) < 1 + 0.5 * size && letter.x > x - 1 && letter.x < x + 1 + size;
    if (isNear && plain(letter.text).startsWith(start)) return i;
  }
  return -1;
}

/** Decomposes ligatures as PDF.js does in pieces. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

interface Part {
  text: string;
  readonly x: number;
  readonly unseen: UnseenReason | null;
}

function cut(piece: Piece, letters: readonly Letter[], first: number): { parts: MarkedPiece[]; end: number } {
  const parts: Part[] = [];
  let at = first;
  let left = plain(letters[at]!.text).length;
  for (const sign of piece.text) {
    const last = parts.at(-1);
    if (/\s/.test(sign)) {
      if (last) last.text += sign;
      continue;
    }
    while (left <= 0 && at + 1 < letters.length) left = plain(letters[(at += 1)]!.text).length;
    left -= sign.length;
    const { unseen, x } = letters[at]!;
    if (last && last.unseen === unseen) last.text += sign;
    else parts.push({ text: sign, x: parts.length === 0 ? piece.x : x, unseen });
  }
  return { parts: joined(parts, piece), end: at + 1 };
}

/** A part with fewer than two letters or digits, such as a bullet, counts as seen; adjacent equal parts are joined. */
function joined(parts: readonly Part[], piece: Piece): MarkedPiece[] {
  const sure = parts.map((part) => ({
    ...part,
    unseen: part.unseen && /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(part.text) ? part.unseen : null,
  }));
  const result: Part[] = [];
  for (const part of sure) {
    const last = result.at(-1);
    if (last && last.unseen === part.unseen) last.text += part.text;
    else result.push(part);
  }
  return result.map((part, i) => ({
    ...piece,
    text: part.text,
    x: part.x,
    width: (result[i + 1]?.x ?? piece.x + piece.width) - part.x,
    unseen: part.unseen,
  }));
}
