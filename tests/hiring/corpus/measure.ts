/** Precision and recall, field by field. */
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { readBytes } from '../../../server/hiring/parsing/parse-bytes.ts';
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import type { Resume } from './corpus.ts';
import { asOf, type Expected } from './expected.ts';

export type Field = keyof Expected;

export interface Count {
  right: number;
  /** Found, and not there. */
  wrong: number;
  /** There, and not found. */
  missed: number;
}

export interface Miss {
  readonly resume: string;
  readonly field: Field;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

export const precision = ({ right, wrong }: Count): number =>
  right + wrong === 0 ? 1 : right / (right + wrong);
export const recall = ({ right, missed }: Count): number =>
  right + missed === 0 ? 1 : right / (right + missed);
export const f1 = (count: Count): number =>
  (2 * precision(count) * recall(count)) / (precision(count) + recall(count) || 1);

const one = <T>(found: { readonly value: T } | null) => (found ? [String(found.value)] : []);
const all = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);

const foundIn = (extraction: Extraction): Expected => ({
  name: one(extraction.name),
  email: one(extraction.email),
  phone: one(extraction.phone),
  links: all(extraction.links),
  years: [extraction.years.value.toFixed(1)],
  skills: all(extraction.skills),
  certifications: all(extraction.certifications),
  projects: all(extraction.projects),
  degree: one(extraction.degree),
  languages: all(extraction.languages),
});

export async function measureFields(
  resumes: readonly Resume[],
): Promise<{ readonly fields: Readonly<Record<Field, Count>>; readonly misses: readonly Miss[] }> {
  const fields = {} as Record<Field, Count>;
  const misses: Miss[] = [];
  for (const resume of resumes) {
    const { text } = await readBytes(resume.bytes);
    const found = foundIn(extract(text, asOf));
    for (const field of Object.keys(found) as Field[]) {
      const expected = resume.expected[field];
      const wrong = found[field].filter((value) => !expected.includes(value));
      const missed = expected.filter((value) => !found[field].includes(value));
      const count = (fields[field] ??= { right: 0, wrong: 0, missed: 0 });
      count.right += expected.length - missed.length;
      count.wrong += wrong.length;
      count.missed += missed.length;
      if (wrong.length + missed.length > 0) misses.push({ resume: resume.name, field, wrong, missed });
    }
  }
  return { fields, misses };
}
