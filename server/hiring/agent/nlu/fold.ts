/** Whom or what somebody means by a part of a name. */
import { wordsOf } from '../../../../src/events/shared/questions/words-of.ts';

/** Whether each word of a folded name stands in the text, in whatever order. */
export function namesIn(text: string, name: string): boolean {
  const words = new Set(wordsOf(text).map(({ key }) => key));
  return name !== '' && name.split(' ').every((word) => words.has(word));
}
