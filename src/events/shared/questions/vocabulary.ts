/** Maps words in questions about a person's data to concepts: phrases by their stems, longest first, and all known words. */
import { stemOf } from '../word-forms.ts';
import { folded, wordsOf } from './words-of.ts';

export interface Understood {
  readonly concepts: ReadonlySet<string>;
  /** Words without a known meaning. */
  readonly unknown: readonly string[];
}

export interface Vocabulary {
  /** Every word with a meaning, and every small word. */
  readonly known: ReadonlySet<string>;
  isSmall(word: string): boolean;
  isKnown(word: string): boolean;
  /** The concepts of a text, by the longest phrases that match, and its unknown words. */
  understood(text: readonly string[]): Understood;
}

const stemsOf = (text: string) => wordsOf(text).map(({ key }) => stemOf(key));

/**
 * @param concepts one line each: its name, then the words and phrases for it, separated by `|`
 * @param smallWords words without a meaning of their own
 */
export function vocabularyOf(concepts: string, smallWords: ReadonlySet<string>): Vocabulary {
  /** Concepts by the stems of their phrases, joined by single spaces. */
  const byPhrase = new Map<string, Set<string>>();
  /** Concepts by exact word forms: "openings" means jobs, "open" their state. */
  const byForm = new Map<string, Set<string>>();
  const known = new Set<string>(smallWords);
  let longest = 1;
  for (const line of concepts.trim().split('\n')) {
    const [concept = '', ...phrases] = line.split('|').map((each) => each.trim());
    for (const phrase of phrases) {
      for (const { key } of wordsOf(phrase)) known.add(key);
      const stems = stemsOf(phrase);
      longest = Math.max(longest, stems.length);
      const key = stems.join(' ');
      byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(concept));
      byForm.set(folded(phrase), (byForm.get(folded(phrase)) ?? new Set()).add(concept));
    }
  }
  const smallStems = new Set([...smallWords].map(stemOf));
  const knownStems = new Set([...known].map(stemOf));
  const isSmall = (word: string) => smallWords.has(word) || smallStems.has(stemOf(word));

  return {
    known,
    isSmall,
    isKnown: (word) => known.has(word) || knownStems.has(stemOf(word)),
    understood(text) {
      const stems = text.map(stemOf);
      const found = new Set<string>();
      const unknown: string[] = [];
      for (let at = 0; at < stems.length;) {
        let length = Math.min(longest, stems.length - at);
        const meaning = () =>
          byForm.get(text.slice(at, at + length).join(' ')) ??
          byPhrase.get(stems.slice(at, at + length).join(' '));
        while (length > 0 && !meaning()) length -= 1;
        for (const concept of meaning() ?? []) found.add(concept);
        if (length === 0 && !isSmall(text[at]!)) unknown.push(text[at]!);
        at += Math.max(length, 1);
      }
      return { concepts: found, unknown };
    },
  };
}
