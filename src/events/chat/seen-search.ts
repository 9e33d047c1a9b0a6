/**
 * Searches turns in memory by the rules of the server's search: each term must match; a word matches words that begin with
 * it or, if there are none, words that are one typo away; a phrase matches its words in that order.
 */
import { slips } from '../shared/word-forms.ts';
import { searchedNames } from './attachment.ts';
import { maxCorrections, termsOf, unspaced } from './search-terms.ts';
import type { Turn } from './turn.ts';

type Said = Pick<Turn, 'question' | 'answer' | 'attachments'>;

export const leavesNothing = (search: string): boolean => termsOf(search).length === 0;

const textOf = ({ question, answer, attachments }: Said) =>
  `${question} ${answer} ${searchedNames(attachments)}`.toLowerCase();
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** Numbers and short words resemble too many others. */
const canBeMistyped = (word: string) => /^\p{L}[\p{L}\p{M}]{3,39}$/u.test(word);

interface Read {
  readonly text: string;
  /** All words between spaces, with one at either end. */
  readonly line: string;
  readonly words: ReadonlySet<string>;
}

function read(turn: Said): Read {
  const text = textOf(turn);
  const words = wordsOf(text);
  return { text, line: ` ${words.join(' ')} `, words: new Set(words) };
}

export interface SeenMatcher {
  readonly matches: (turn: Said) => boolean;
  /** Words searched for in place of one with a typo. */
  readonly also: readonly string[];
}

/** @param all every turn in which a misspelled word may be found */
export function seenMatcher(search: string, all: readonly Said[]): SeenMatcher {
  const texts = new Map(all.map((turn) => [turn, read(turn)]));
  const known = new Set([...texts.values()].flatMap(({ words }) => [...words]));
  const also = new Set<string>();
  const conditions: ((read: Read) => boolean)[] = [];
  for (const { kind, text } of termsOf(search.toLowerCase())) {
    const words = unspaced.test(text) ? [] : wordsOf(text);
    if (words.length === 0) conditions.push((one) => one.text.includes(text));
    else if (kind === 'phrase') conditions.push(({ line }) => line.includes(` ${words.join(' ')} `));
    else {
      for (const word of words) {
        const near = nearTo(word, known);
        for (const other of near) also.add(other);
        conditions.push((one) => one.line.includes(` ${word}`) || near.some((other) => one.words.has(other)));
      }
    }
  }
  return {
    matches: (turn) => {
      const one = texts.get(turn) ?? read(turn);
      return conditions.every((holds) => holds(one));
    },
    also: [...also],
  };
}

/** Corrections of a word that begins none of the known words. */
function nearTo(word: string, known: ReadonlySet<string>): readonly string[] {
  if (!canBeMistyped(word)) return [];
  const words = [...known];
  if (words.some((one) => one.startsWith(word))) return [];
  return words
    .filter((one) => canBeMistyped(one) && slips(word, one, 1) <= 1)
    .sort()
    .slice(0, maxCorrections);
}
