/** How words are compared: without case, accents and whatever stands between them. */
import { wordsOf } from '../../../../src/events/screening/skills.ts';

/** Words joined by single spaces. */
export const folded = (text: string): string =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');

/** Whether each word of a folded name stands in the text, in whatever order. */
export function namesIn(text: string, name: string): boolean {
  const words = new Set(wordsOf(text).map(({ key }) => key));
  return name !== '' && name.split(' ').every((word) => words.has(word));
}
