/**
 * Assesses the confidence of each extracted value by how it was found. It can always be computed again, so it is not stored.
 * It changes no value and no points: it shows the employer which values are unsure.
 */
import {
  type Assessed,
  type AssessedField,
  confidenceOf,
  type HowFound,
} from '../../../src/events/screening/confidence.ts';
import type { Extraction, Found, Span } from '../../../src/events/screening/extraction.ts';
import { seenText } from '../../../src/events/screening/flags.ts';
import { nameKey } from '../../../src/events/screening/name-forms.ts';
import { spellingOf } from '../../../src/events/screening/skills.ts';
import { folded } from '../../../src/events/shared/questions/words-of.ts';
import { foldEmail } from '../../../src/events/shared/email.ts';
import type { Part } from './data/headings.ts';
import { isCertificate } from './find-certifications.ts';
import { namesDegree } from './find-degree.ts';
import { type Line, linesOf } from './lines.ts';
import { regrouped } from './regroup.ts';

/** What the applicant typed on the form; null: nothing was typed. */
export interface Typed {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The part of the résumé in which a value is expected. */
const expectedParts: Readonly<Partial<Record<AssessedField, Part>>> = {
  skill: 'skills',
  certification: 'certifications',
  project: 'projects',
  degree: 'education',
  language: 'languages',
  phone: 'contact',
  email: 'contact',
  link: 'contact',
};

export function assess(stored: string, found: Extraction, typed: Typed): readonly Assessed[] {
  const text = seenText(stored, found);
  const lines = regrouped(linesOf(text), found);
  const scanned = (found.flags ?? []).some(({ of }) => of === 'scanned');
  const at = ({ start }: Span) => lines.find((line) => line.start <= start && start < line.end) ?? null;
  const assessed = (of: AssessedField, item: Found<string | number>, how: HowFound): Assessed => ({
    of,
    value: String(item.value),
    how,
    confidence: confidenceOf(how, scanned),
    spans: item.spans,
  });
  const assessAll = (
    of: AssessedField,
    items: readonly Found<string>[],
    elsewhere: (item: Found<string>, line: Line | null) => HowFound,
  ) =>
    items.map((item) => {
      const places = item.spans.map(at);
      const expectedPart = expectedParts[of];
      const how = places.some((line) => expectedPart !== undefined && line?.parts.includes(expectedPart))
        ? howInExpectedPart(of, item, text)
        : elsewhere(item, places[0] ?? null);
      return assessed(of, item, how);
    });
  const assessOne = (
    of: AssessedField,
    item: Found<string> | null,
    how: (item: Found<string>) => HowFound,
  ) => (item ? [assessed(of, item, how(item))] : []);
  return [
    ...assessOne('name', found.name, (item) => howNamed(item, typed, found.email, text)),
    ...assessOne('email', found.email, (item) =>
      compared(foldEmail(item.value), typed.email && foldEmail(typed.email)),
    ),
    ...assessOne('phone', found.phone, (item) => compared(item.value, typed.phone)),
    ...assessAll('link', found.links, () => 'pattern'),
    ...(found.years.spans.length === 0
      ? []
      : [
          assessed(
            'years',
            found.years,
            found.years.spans.every((span) => isWork(at(span))) ? 'section' : 'elsewhere',
          ),
        ]),
    ...assessAll('skill', found.skills, (item) => howSkill(item, text)),
    ...assessAll('certification', found.certifications, ({ value }) =>
      isCertificate(value) ? 'known' : 'elsewhere',
    ),
    ...assessAll('project', found.projects, () => 'elsewhere'),
    ...assessAll('degree', found.degree ? [found.degree] : [], ({ spans }) =>
      spans.some(({ start, end }) => namesDegree(text.slice(start, end))) ? 'known' : 'elsewhere',
    ),
    ...assessAll('language', found.languages, () => 'elsewhere'),
  ];
}

const isWork = (line: Line | null) => line?.parts.includes('experience') === true;

/** How a value in its expected part was found: by a known name, or only because it is listed there. */
function howInExpectedPart(of: AssessedField, item: Found<string>, text: string): HowFound {
  if (of !== 'skill') return 'section';
  return isKnownSkill(item)
    ? isSingleMeaning(item, text)
      ? 'section'
      : 'section-other-meaning'
    : 'section-unknown';
}

const isKnownSkill = ({ value }: Found<string>) => spellingOf(folded(value)) !== null;

/** Whether at least one of its spellings in the text has no other meaning. */
const isSingleMeaning = ({ spans }: Found<string>, text: string) =>
  spans.some(({ start, end }) => spellingOf(folded(text.slice(start, end)))?.exactly === null);

function howSkill(item: Found<string>, text: string): HowFound {
  if (!isKnownSkill(item)) return 'listed';
  return isSingleMeaning(item, text) ? 'known' : 'other-meaning';
}

const compared = (read: string, typed: string | null): HowFound =>
  typed === null ? 'pattern' : read === typed ? 'agrees' : 'differs';

/** Compares a name with the typed one, else with the e-mail address; otherwise its position decides. */
function howNamed(
  { value, spans }: Found<string>,
  { name }: Typed,
  email: Found<string> | null,
  text: string,
): HowFound {
  const words = value
    .split(/\s+/)
    .map(nameKey)
    .filter((word) => word.length > 1);
  if (name !== null) {
    const typed = new Set(name.split(/\s+/).map(nameKey));
    return words.filter((word) => typed.has(word)).length >= Math.min(2, words.length) ? 'agrees' : 'differs';
  }
  const address = nameKey((email?.value ?? '').replace(/[^a-z@]/g, ''));
  if (words.some((word) => word.length > 2 && address.includes(word))) return 'agrees';
  return spans.some(({ start }) => text.slice(0, start).trim() === '') ? 'top' : 'elsewhere';
}
