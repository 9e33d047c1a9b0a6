/** Matches partial names. */
import { wordsOf } from '../../../../src/events/shared/questions/words-of.ts';

/** Whether the text contains every word of a folded name, in any order. */
export function namesIn(text: string, name: string): boolean {
  const words = new Set(wordsOf(text).map(({ key }) => key));
  return name !== '' && name.split(' ').every((word) => words.has(word));
}
