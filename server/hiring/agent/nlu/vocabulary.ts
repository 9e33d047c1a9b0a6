/** The words of concepts.ts, ready to be found: phrases by their stems, the longest first, and every known word. */
import { wordsOf } from '../../../../src/events/screening/skills.ts';
import { concepts, smallWords } from './synonyms.ts';
import { folded } from './fold.ts';
import { stemOf } from '../../../../src/events/shared/word-forms.ts';

const stemsOf = (text: string) => wordsOf(text).map(({ key }) => stemOf(key));

/** Concepts by the stems that mean them, joined by single spaces. */
const byPhrase = new Map<string, Set<string>>();
/** By the very form: "openings" are jobs, "open" is how they are. */
const byForm = new Map<string, Set<string>>();
const words = new Set<string>(smallWords);
let longest = 1;
for (const line of concepts.trim().split('\n')) {
  const [concept = '', ...phrases] = line.split('|').map((each) => each.trim());
  for (const phrase of phrases) {
    for (const { key } of wordsOf(phrase)) words.add(key);
    const stems = stemsOf(phrase);
    longest = Math.max(longest, stems.length);
    const key = stems.join(' ');
    byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(concept));
    byForm.set(folded(phrase), (byForm.get(folded(phrase)) ?? new Set()).add(concept));
  }
}

const smallStems = new Set([...smallWords].map(stemOf));
const knownStems = new Set([...words].map(stemOf));

export const isSmall = (word: string) => smallWords.has(word) || smallStems.has(stemOf(word));
export const isKnown = (word: string) => words.has(word) || knownStems.has(stemOf(word));
export const knownWords: ReadonlySet<string> = words;

export interface Understood {
  readonly concepts: ReadonlySet<string>;
  /** Words that mean nothing here. */
  readonly unknown: readonly string[];
}

/** A phrase that begins at a word, and what its words mean one by one as well. */
export function understood(text: readonly string[]): Understood {
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
}
