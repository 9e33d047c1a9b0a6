/** Which occupations a text speaks of, by any of their names in any language. */
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

/** Those that are named, in the order of the text, each once; the longest name wins. */
export const occupationsIn = phraseFinder(known);

/** Part of the names of many occupations, so that alone, in the name of something else, they tell none. */
const vague = new Set(
  'analyst|engineer|designer|tester|instructor|tutor|operator|controller|administrator|programmer|developer|buyer|manager'.split(
    '|',
  ),
);

/** The same for the name of a certificate or a project, where a word like "analyst" may be anybody's. */
export const occupationsMeantBy = phraseFinder(known.filter(([name]) => !vague.has(name)));

/** A line of more words is a sentence, and may speak of others. */
const mostWords = 14;
/** Who has had many occupations is asked for those that stand first, where the last ones are. */
const most = 4;

/** What somebody is or was, by the lines that could be a title, those of the first lines first. */
export function occupationsOfResume(text: string): readonly Occupation[] {
  const lines = text.split('\n').filter((line) => wordsOf(line).length <= mostWords);
  const found = new Set(lines.flatMap((line) => [...occupationsIn(line.replace(/\t/g, ' '))]));
  return [...found].slice(0, most);
}
