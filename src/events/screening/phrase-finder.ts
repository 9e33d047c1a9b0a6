/** Finds known names in a text, ignoring case, accents and punctuation. */
import { folded, wordsOf } from '../shared/questions/words-of.ts';

/**
 * @param names pairs of a name and its item; of several items with the same name, the first one counts
 * @returns a function that gives the items named in a text, in text order, each once; the longest name wins
 */
export function phraseFinder<Named>(
  names: readonly (readonly [string, Named])[],
): (text: string) => readonly Named[] {
  const known = new Map<string, Named>();
  for (const [name, named] of names) {
    const key = folded(name);
    if (key !== '' && !known.has(key)) known.set(key, named);
  }
  const longest = Math.max(...[...known.keys()].map((key) => key.split(' ').length));
  return (text) => {
    const keys = wordsOf(text).map(({ key }) => key);
    const found = new Set<Named>();
    for (let i = 0; i < keys.length;) {
      let next = i + 1;
      for (let length = Math.min(longest, keys.length - i); length > 0; length -= 1) {
        const named = known.get(keys.slice(i, i + length).join(' '));
        if (named === undefined) continue;
        found.add(named);
        next = i + length;
        break;
      }
      i = next;
    }
    return [...found];
  };
}
