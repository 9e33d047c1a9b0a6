/** Corrects typing errors in unknown words. */
import { meant, stemOf } from '../../shared/word-forms.ts';

type Repair = (word: string, known: ReadonlySet<string>) => string;

const shortest = 4;

/**
 * @param spelled correctly spelled words
 * @param likely words to prefer as corrections
 * @returns a function that gives the stem of a word, or of the known word that it is probably a misspelling of
 */
export function repairer(spelled: readonly string[], likely: readonly string[]): Repair {
  const right = new Set(spelled);
  const rightStems = new Set(spelled.map(stemOf));
  const likelyByLetter = byLetter(likely);
  let stems: { of: ReadonlySet<string>; byLetter: ReadonlyMap<string, readonly string[]> } | null = null;
  return (word, known) => {
    const stem = stemOf(word);
    if (word.length < shortest || /\d/.test(word) || right.has(word)) return stem;
    if (rightStems.has(stem) || known.has(stem)) return stem;
    // The word may itself be a known stem: “coffe” is the stem of “coffee”.
    if (rightStems.has(word) || known.has(word)) return word;
    // No typing error splits or joins words, and nobody types a word this long.
    if (word.length > 40) return stem;
    if (stems?.of !== known) stems = { of: known, byLetter: byLetter([...known]) };
    const first = word[0]!;
    const longEnough = (each: string) =>
      word.length > shortest ||
      each.length > shortest ||
      isSwapped(word, each) ||
      word === each + each.at(-1)!;
    const found =
      meant(word, (likelyByLetter.get(first) ?? []).filter(longEnough)) ??
      (word.length > shortest ? meant(stem, stems.byLetter.get(first) ?? []) : null);
    return found === null ? stem : stemOf(found);
  };
}

/** The same letters in another order: “fuax”. */
const isSwapped = (word: string, other: string) => [...word].sort().join('') === [...other].sort().join('');

function byLetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const same = found.get(word[0] ?? '');
    if (same) same.push(word);
    else found.set(word[0] ?? '', [word]);
  }
  return found;
}
