/** Redacts parts of a résumé character by character, so that all offsets into it stay valid. */
import type { Span } from './extraction.ts';
import { type NameForms, placesOfNames } from './name-forms.ts';

const cover = '█';

/** Line breaks are kept. */
export function coverSpans(text: string, spans: readonly Span[]): string {
  const signs = text.split('');
  for (const { start, end } of spans)
    for (let at = start; at < Math.min(end, signs.length); at += 1) if (signs[at] !== '\n') signs[at] = cover;
  return signs.join('');
}

/** Redacts these names in all their forms. */
export const coverNames = (text: string, forms: NameForms): string =>
  coverSpans(text, placesOfNames(text, forms));

interface Said {
  readonly value: string;
}

/** What was read from a résumé: who wrote it, and values that may name them. */
interface Findings {
  readonly name: Said | null;
  readonly email: Said | null;
  readonly phone: Said | null;
  readonly links: readonly Said[];
  readonly skills: readonly Said[];
  readonly certifications: readonly Said[];
  readonly projects: readonly Said[];
  readonly degree: Said | null;
  readonly languages: readonly Said[];
}

/** Removes name and contact, and redacts every other value with `redact`. */
export function coverFindings<Read extends Findings>(found: Read, redact: (text: string) => string): Read {
  const covered = <Item extends Said>(item: Item): Item => ({ ...item, value: redact(item.value) });
  return {
    ...found,
    name: null,
    email: null,
    phone: null,
    links: [],
    skills: found.skills.map(covered),
    certifications: found.certifications.map(covered),
    projects: found.projects.map(covered),
    degree: found.degree && covered(found.degree),
    languages: found.languages.map(covered),
  };
}
