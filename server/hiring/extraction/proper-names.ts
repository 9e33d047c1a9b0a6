/**
 * Finds names that consist of other words: a place beside its state ("Macon, GA"), a company by its legal form ("Zaffran Retail
 * Pvt Ltd"), a kind of institution ("nursing home"), and a month beside its year. None of their words is a skill.
 */
import type { Span } from '../../../src/events/screening/extraction.ts';
import { spellingOf } from '../../../src/events/screening/skills.ts';
import { folded } from '../../../src/events/shared/questions/words-of.ts';
import { companyForms, institutions, states } from './data/proper-names.ts';
import { namedPoint } from './dated-spans.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';

/** From the beginning of a word, and no longer than words are, so that a line without spaces is not searched from every letter. */
const start = String.raw`(?<![\p{L}\p{N}&'’.-])`;
const capitalized = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]{0,40}`;
/** Nothing may follow but a post code or another column: "MS" behind a comma also begins "MS Office". */
const place = new RegExp(
  String.raw`${start}(?<town>${capitalized}(?: ${capitalized}){0,2}), (?:${states.split(' ').join('|')})(?= ?(?:$|\d{4,5}|[\t|•·)–—]))`,
  'gu',
);
const company = new RegExp(
  String.raw`${start}(?:${capitalized} ){1,2}(?:${companyForms})(?![\p{L}\p{N}])`,
  'gu',
);
/** Cheap tests before dear searches. */
const hasForm = new RegExp(companyForms, 'u');
const institution = new RegExp(`(?<![\\p{L}])(?:${anyOf(phrasesOf(institutions))})(?![\\p{L}])`, 'gu');

/** In "Internal Medicine, MD", a title follows a skill. A word with other meanings may be a town: "Oracle, AZ". */
const isTown = ({ groups }: RegExpExecArray) => {
  const words = groups!.town!.split(' ');
  return words.every((_, i) => spellingOf(folded(words.slice(i).join(' ')))?.exactly !== null);
};

/** @param line one line of a text, outside a list of skills */
export function properNamesIn(line: string): Span[] {
  const hasMonth = /(?:\d{4}|['’]\d\d)(?!\d)/.test(line);
  const hasInstitution = /school|schule|nursing|maison|residencia/i.test(line);
  const folded = hasMonth || hasInstitution ? fold(line) : '';
  return [
    ...(/, [A-Z]{2}/.test(line) ? [...line.matchAll(place)].filter(isTown) : []),
    ...(hasForm.test(line) ? line.matchAll(company) : []),
    ...(hasInstitution ? folded.matchAll(institution) : []),
    ...(hasMonth ? folded.matchAll(namedPoint) : []),
  ].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
