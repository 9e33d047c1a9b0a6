/** Finds phrases of a table in a text, the longest first: as they are written, or else by the stems of their words. Knows no table by itself. */
import { stemOf } from '../../shared/word-forms.ts';

/** The words of a text, without case and accents. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    // Without its accent it is English for the hair of an animal.
    .replace(/(?<!\p{L})für(?!\p{L})/giu, 'fuer')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // French has words of one letter before it: d'huile.
    .replace(/(?<!\p{L})(\p{L}|qu)['’](?=\p{L})/gu, '$1 ')
    .replace(/['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Phrases {
  /** What the text means from a word on, and how many words that takes: none where no phrase begins. */
  readonly at: (
    words: readonly string[],
    stems: readonly string[],
    from: number,
  ) => { readonly means: readonly string[]; readonly length: number };
  /** Every word that stands in a phrase. */
  readonly words: readonly string[];
}

/** @param table a line for each meaning: the meaning, then what means it, between bars */
export function phrasesOf(table: string): Phrases {
  /** “waxed” is a leather, and “wax” a stain, though they have one stem. */
  const byForm = new Map<string, string[]>();
  const byStems = new Map<string, string[]>();
  const words: string[] = [];
  /** By the stem that they begin with, in words. */
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
      const stems = own.map(stemOf);
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
        const means = byForm.get(part(text)) ?? byStems.get(part(stems));
        if (means) return { means, length };
      }
      return { means: [], length: 0 };
    },
  };
}
