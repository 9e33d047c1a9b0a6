/** Determines which fields of work a text is about: by subjects and occupations it names, or else by its skills. */
import { folded } from '../shared/questions/words-of.ts';
import { occupationsMeantBy } from './occupations.ts';
import { phraseFinder } from './phrase-finder.ts';
import { canonicalSkill, skillKey, spellingOf } from './skills.ts';
import { occupations } from './vocabulary/occupations.ts';
import { subjects } from './vocabulary/subjects.ts';

export interface WorkField {
  readonly field: string;
  /** The occupation within the field; null: useful for all of them. */
  readonly occupation: string | null;
  /** Display name. */
  readonly called: string;
}

/** Maps the fields of the skills' vocabulary to fields of occupations. */
const fieldsOfSkills: Readonly<Record<string, readonly string[]>> = {
  'Leather and fabric care': ['Leather', 'Cleaning'],
  'Cleaning and facilities': ['Cleaning'],
  'Cleaning and care': ['Cleaning'],
  'Retail and service': ['Shop'],
  'Office and business': ['Office'],
  'Marketing and design': ['Media'],
  'Software and data': ['Software'],
  'Trades and industry': ['Technical'],
  'Building and crafts': ['Building'],
  'Health and care': ['Care'],
  'Kitchens and hotels': ['Kitchen', 'Hotel'],
  'Transport and storage': ['Transport'],
  'Teaching and education': ['Teaching'],
  'Beauty and safety': ['Beauty'],
  'Science and laboratories': ['Science'],
};

const calledByField: Readonly<Record<string, string>> = {
  Software: 'software and data',
  Care: 'health and care',
  Teaching: 'teaching',
  Kitchen: 'kitchen and restaurant',
  Hotel: 'hotels and tourism',
  Cleaning: 'cleaning',
  Leather: 'leather and textiles',
  Shop: 'shops and sales',
  Office: 'office and business',
  Technical: 'engineering and industry',
  Building: 'building and crafts',
  Transport: 'transport and storage',
  Beauty: 'beauty and security',
  Media: 'media and design',
  Science: 'science and laboratories',
};

const fieldByOccupation = new Map(
  Object.entries(occupations).flatMap(([field, lines]) =>
    lines.split('\n').map((line) => [line.split('|')[0]!.trim(), field] as const),
  ),
);

const ofField = (field: string): WorkField => ({ field, occupation: null, called: nameOfField(field) });
const ofOccupation = (field: string, occupation: string): WorkField => ({
  field,
  occupation,
  called: `${nameOfField(field)} (${occupation})`,
});

/** Display name of a field. */
export const nameOfField = (field: string): string => calledByField[field] ?? field;

const bySubject = new Map<string, WorkField[]>();
for (const [key, names] of Object.entries(subjects)) {
  const field = fieldByOccupation.get(key);
  const about = field === undefined ? ofField(key) : ofOccupation(field, key);
  for (const name of names.split('|').map(folded))
    bySubject.set(name, [...(bySubject.get(name) ?? []), about]);
}
const subjectsIn = phraseFinder([...bySubject]);

/** The fields of work of a text, most certain first; empty when nothing indicates one. */
export function fieldsOf({
  words,
  skills,
}: {
  readonly words: string;
  readonly skills: readonly string[];
}): readonly WorkField[] {
  const named = [
    ...subjectsIn(words).flat(),
    ...occupationsMeantBy(words).map(({ field, name }) => ofOccupation(field, name)),
  ];
  return named.length > 0 ? named : fieldsOfSkillsIn(skills).map(ofField);
}

/** The fields that at least half of the known skills belong to, most frequent first. */
export function fieldsOfSkillsIn(skills: readonly string[]): readonly string[] {
  const known = skills.flatMap((skill) => {
    const field = spellingOf(skillKey(canonicalSkill(skill)))?.field;
    return field === undefined ? [] : [fieldsOfSkills[field] ?? []];
  });
  const count = new Map<string, number>();
  for (const field of known.flat()) count.set(field, (count.get(field) ?? 0) + 1);
  return [...count]
    .filter(([, times]) => times * 2 >= known.length)
    .toSorted(([, one], [, other]) => other - one)
    .map(([field]) => field);
}

/** Whether `words` contain the name, as whole words in the same order. */
export function isNamedIn(name: string, words: string): boolean {
  const wanted = folded(name);
  return wanted !== '' && ` ${folded(words)} `.includes(` ${wanted} `);
}
