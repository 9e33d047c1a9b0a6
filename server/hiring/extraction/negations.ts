/** Finds negated statements: "never used Python" names Python but means the opposite. */
import type { Span } from '../../../src/events/screening/extraction.ts';
import { augments, contrasts, denials, deniers, refusals, uses } from './data/negations.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';

const word = (list: string) => `(?<![\\p{L}\\p{N}])(?:${anyOf(phrasesOf(list))})(?![\\p{L}\\p{N}])`;
const contrast = new RegExp(word(contrasts), 'u');
/** "never professionally used", "haven't really worked with": at most three words between negation and verb. */
const denied = new RegExp(
  `${word(denials)}|(?:(?<=\\p{L})n't(?!\\p{L})|${word(deniers)})(?! (?:${anyOf(phrasesOf(augments))})(?!\\p{L}))(?: [\\p{L}'-]+){0,3}? ?(?:d')?${word(uses)}`,
  'gu',
);
/** "Ich habe Python nie benutzt": negation and verb at the end of the clause. */
const deniedBehind = new RegExp(
  `(?:${word(deniers)})(?: [\\p{L}'-]+){0,2}? ${word(uses)}\\s*(?:$|[.;!?,)])`,
  'u',
);
const refused = new RegExp(`^\\s*[:(–—-]\\s*(?:${anyOf(phrasesOf(refusals))})\\s*(?:$|[).,;|•])`, 'u');
const clauseEnd = /[.;:!?](?=\s|$)|[•|\t]|\s[–—-]\s/u;

/**
 * @param line one line of a text
 * @returns the negated clauses, as places within the line
 */
export function deniedIn(line: string): Span[] {
  const text = fold(line);
  const places = [...text.matchAll(denied)].map(({ 0: cue, index }) => {
    const behind = text.slice(index + cue.length);
    const ends = [behind.search(clauseEnd), behind.search(contrast)].filter((end) => end >= 0);
    return { start: index, end: index + cue.length + Math.min(behind.length, ...ends) };
  });
  return [...places, ...refusedIn(text), ...verbLast(text)].filter(({ start, end }) => start < end);
}

/** "Python: none" */
function refusedIn(text: string): Span[] {
  return [...text.matchAll(/[^,;|•·\t:(–—]{2,40}(?=\s*[:(–—-])/gu)].flatMap(({ 0: name, index }) => {
    const end = index + name.length;
    const found = refused.exec(text.slice(end, end + 60))?.[0];
    return found === undefined ? [] : [{ start: index, end: end + found.length }];
  });
}

/** In German and Dutch, the negated object comes between the verbs, before the negation. */
function verbLast(text: string): Span[] {
  let start = 0;
  return text.split(/(?<=[.;!?])\s/u).flatMap((sentence) => {
    const at = start;
    start += sentence.length + 1;
    const before = /(?<!\p{L})(?:ich habe|habe|ik heb|heb)(?!\p{L})/u.exec(sentence);
    const cue = before && deniedBehind.exec(sentence.slice(before.index));
    if (!before || !cue) return [];
    const clause = sentence.slice(before.index, before.index + cue.index);
    return contrast.test(clause)
      ? []
      : [{ start: at + before.index, end: at + before.index + cue.index + cue[0].length }];
  });
}
