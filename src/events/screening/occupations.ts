/** Finds the occupations that a text mentions, by any of their names in any language. */
import { wordsOf } from '../shared/questions/words-of.ts';
import { phraseFinder } from './phrase-finder.ts';
import { occupations } from './vocabulary/occupations.ts';

export interface Occupation {
  /** Its English name. */
  readonly name: string;
  readonly field: string;
}

const known: (readonly [string, Occupation])[] = [];
for (const [field, lines] of Object.entries(occupations))
  for (const line of lines.split('\n')) {
    const forms = line.split('|').map((form) => form.trim());
    const occupation = { name: forms[0]!, field };
    known.push(...forms.map((form) => [form, occupation] as const));
  }

/** The occupations named, in text order, each once; the longest name wins. */
export const occupationsIn = phraseFinder(known);

/** Words in the names of many occupations: on their own, in the name of something else, they identify none. */
const vague = new Set(
  'analyst|engineer|designer|tester|instructor|tutor|operator|controller|administrator|programmer|developer|buyer|manager'.split(
    '|',
  ),
);

/** The same for the name of a certificate or project, without vague words such as "analyst". */
export const occupationsMeantBy = phraseFinder(known.filter(([name]) => !vague.has(name)));

/** Longer lines are sentences, which may mention the occupations of others. */
const maxWords = 14;
/** Only the first occupations in a résumé count, which are usually the latest. */
const most = 4;

/** The person's occupations, from the lines that could be a job title, in the order of the lines. */
export function occupationsOfResume(text: string): readonly Occupation[] {
  const lines = text.split('\n').filter((line) => wordsOf(line).length <= maxWords);
  const found = new Set(lines.flatMap((line) => [...occupationsIn(line.replace(/\t/g, ' '))]));
  return [...found].slice(0, most);
}
