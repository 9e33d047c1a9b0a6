/** Finds the phrases of a given table in a text, longest first: by their exact words, or else by the stems of their words. */
import { stemOf } from '../../shared/word-forms.ts';
import { commonWords } from './common-words.ts';
import { smallWords } from './small-words.ts';

/** The words of a text, without case and accents. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    // Without the umlaut, it would become the English word "fur".
    .replace(/(?<!\p{L})für(?!\p{L})/giu, 'fuer')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Separates elided French words: d'huile.
    .replace(/(?<!\p{L})(\p{L}|qu)['’](?=\p{L})/gu, '$1 ')
    .replace(/['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Phrases {
  /** The meanings of the phrase at a word, and its number of words; none when no phrase begins there. */
  readonly at: (
    words: readonly string[],
    stems: readonly string[],
    from: number,
  ) => { readonly means: readonly string[]; readonly length: number };
  /** All words that occur in phrases. */
  readonly words: readonly string[];
}

/**
 * @param table a line per meaning: the meaning, then its phrases, separated by bars
 * @param stem which forms of a word are the same
 */
export function phrasesOf(table: string, stem: (word: string) => string = stemOf): Phrases {
  /** By exact form, because “waxed” is a leather and “wax” a stain, although their stem is the same. */
  const byForm = new Map<string, string[]>();
  const byStems = new Map<string, string[]>();
  const words: string[] = [];
  /** Length in words of the longest phrase, by its first stem. */
  const longest = new Map<string, number>();
  const add = (to: Map<string, string[]>, key: string, meaning: string) => {
    const known = to.get(key);
    if (!known) to.set(key, [meaning]);
    else if (!known.includes(meaning)) known.push(meaning);
  };
  for (const line of table.trim().split('\n')) {
    const [meaning = '', ...phrases] = line.split('|').map((each) => each.trim());
    for (const phrase of phrases) {
      const own = wordsIn(phrase);
      words.push(...own);
      const stems = own.map(stem);
      longest.set(stems[0]!, Math.max(longest.get(stems[0]!) ?? 0, stems.length));
      add(byForm, own.join(' '), meaning);
      add(byStems, stems.join(' '), meaning);
    }
  }
  return {
    words,
    at(text, stems, from) {
      const most = Math.min(longest.get(stems[from]!) ?? 0, stems.length - from);
      for (let length = most; length > 0; length -= 1) {
        const part = (each: readonly string[]) => each.slice(from, from + length).join(' ');
        // The German “mit” has the stem of “mites”.
        const isOther = length === 1 && (smallWords.has(text[from]!) || commonWords.has(text[from]!));
        const means = byForm.get(part(text)) ?? (isOther ? undefined : byStems.get(part(stems)));
        if (means) return { means, length };
      }
      return { means: [], length: 0 };
    },
  };
}
