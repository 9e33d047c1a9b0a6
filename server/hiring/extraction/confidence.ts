/**
 * How sure it is that a value is what it seems, by how it was found. The same text gives the same answer, so nothing of it is kept; and it
 * changes no value and no point: what is unsure is for the employer's eyes.
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

/** What whoever applied has typed; null: nobody did. */
export interface Typed {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The heading under which a value is at home. */
const homes: Readonly<Partial<Record<AssessedField, Part>>> = {
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
  const each = (
    of: AssessedField,
    items: readonly Found<string>[],
    otherwise: (item: Found<string>, line: Line | null) => HowFound,
  ) =>
    items.map((item) => {
      const places = item.spans.map(at);
      const home = homes[of];
      const how = places.some((line) => home !== undefined && line?.parts.includes(home))
        ? atHome(of, item, text)
        : otherwise(item, places[0] ?? null);
      return assessed(of, item, how);
    });
  const one = (of: AssessedField, item: Found<string> | null, how: (item: Found<string>) => HowFound) =>
    item ? [assessed(of, item, how(item))] : [];
  return [
    ...one('name', found.name, (item) => howNamed(item, typed, found.email, text)),
    ...one('email', found.email, (item) =>
      compared(foldEmail(item.value), typed.email && foldEmail(typed.email)),
    ),
    ...one('phone', found.phone, (item) => compared(item.value, typed.phone)),
    ...each('link', found.links, () => 'pattern'),
    ...(found.years.spans.length === 0
      ? []
      : [
          assessed(
            'years',
            found.years,
            found.years.spans.every((span) => isWork(at(span))) ? 'section' : 'elsewhere',
          ),
        ]),
    ...each('skill', found.skills, (item) => howSkill(item, text)),
    ...each('certification', found.certifications, ({ value }) =>
      isCertificate(value) ? 'known' : 'elsewhere',
    ),
    ...each('project', found.projects, () => 'elsewhere'),
    ...each('degree', found.degree ? [found.degree] : [], ({ spans }) =>
      spans.some(({ start, end }) => namesDegree(text.slice(start, end))) ? 'known' : 'elsewhere',
    ),
    ...each('language', found.languages, () => 'elsewhere'),
  ];
}

const isWork = (line: Line | null) => line?.parts.includes('experience') === true;

/** Where it is expected: by a name that is known, or by the list alone. */
function atHome(of: AssessedField, item: Found<string>, text: string): HowFound {
  if (of !== 'skill') return 'section';
  return isKnownSkill(item)
    ? isSingleMeaning(item, text)
      ? 'section'
      : 'section-other-meaning'
    : 'section-unknown';
}

const isKnownSkill = ({ value }: Found<string>) => spellingOf(folded(value)) !== null;

/** Whether at one of its places it is written so that it means nothing else. */
const isSingleMeaning = ({ spans }: Found<string>, text: string) =>
  spans.some(({ start, end }) => spellingOf(folded(text.slice(start, end)))?.exactly === null);

function howSkill(item: Found<string>, text: string): HowFound {
  if (!isKnownSkill(item)) return 'listed';
  return isSingleMeaning(item, text) ? 'known' : 'other-meaning';
}

const compared = (read: string, typed: string | null): HowFound =>
  typed === null ? 'pattern' : read === typed ? 'agrees' : 'differs';

/** A name agrees with what was typed, or with the address that stands beside it; else its place must tell. */
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
