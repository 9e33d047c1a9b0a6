/** Recognizes names of spoken languages. */
import { languages } from './data/languages.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';

const nameOf = new Map(
  languages
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => phrasesOf(line).map((form) => [form, line.split('|')[0]!.trim()] as const)),
);
/** For folded text. */
export const anyLanguage = new RegExp(`(?<![\\p{L}])(?:${anyOf([...nameOf.keys()])})(?![\\p{L}])`, 'gu');

/** The English name of a language given by any of its names, or null. */
export const languageOf = (text: string): string | null => nameOf.get(fold(text).replace(/-/g, ' ')) ?? null;
