/** What was read out of a résumé, as whoever sent it is shown it: field by field, each value as text. */
import type { Extraction } from './extraction.ts';

export const readFields = [
  'name',
  'email',
  'phone',
  'years',
  'degree',
  'skills',
  'languages',
  'certifications',
] as const;
export type ReadField = (typeof readFields)[number];

export interface ReadValues {
  readonly of: ReadField;
  /** Empty where nothing was found. Years are a number, in tenths. */
  readonly paper: readonly string[];
}

export function readingOf(found: Extraction): readonly ReadValues[] {
  const one = (value: { readonly value: string } | null) => (value ? [value.value] : []);
  const all = (values: readonly { readonly value: string }[]) => values.map(({ value }) => value);
  const years = found.years.value === 0 ? [] : [String(found.years.value)];
  const values: Readonly<Record<ReadField, readonly string[]>> = {
    name: one(found.name),
    email: one(found.email),
    phone: one(found.phone),
    years,
    degree: one(found.degree),
    skills: all(found.skills),
    languages: all(found.languages),
    certifications: all(found.certifications),
  };
  return readFields.map((of) => ({ of, paper: values[of] }));
}
