/**
 * Finds names that consist of other words: a place beside its state ("Macon, GA"), a company by its legal form ("Zaffran Retail
 * Pvt Ltd"), a kind of institution ("nursing home"), and a month beside its year. None of their words is a skill.
 */
import type { Span } from '../../../src/events/screening/extraction.ts';
import { companyForms, institutions, states } from './data/proper-names.ts';
import { namedPoint } from './dated-spans.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';

const capitalized = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*`;
/** Nothing may follow but a post code or another column: "MS" behind a comma also begins "MS Office". */
const place = new RegExp(
  String.raw`${capitalized}(?: ${capitalized}){0,2}, (?:${states.split(' ').join('|')})(?= ?(?:$|\d{4,5}|[\t|•·)–—]))`,
  'gu',
);
const company = new RegExp(String.raw`(?:${capitalized} ){1,2}(?:${companyForms})(?![\p{L}\p{N}])`, 'gu');
const institution = new RegExp(`(?<![\\p{L}])(?:${anyOf(phrasesOf(institutions))})(?![\\p{L}])`, 'gu');

/** @param line one line of a text, outside a list of skills */
export function properNamesIn(line: string): Span[] {
  const folded = fold(line);
  return [
    ...line.matchAll(place),
    ...line.matchAll(company),
    ...folded.matchAll(institution),
    ...folded.matchAll(namedPoint),
  ].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
