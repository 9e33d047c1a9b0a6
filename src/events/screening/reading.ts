/**
 * The values read from a résumé as shown to its sender, field by field as text, and the sender's corrections. The values
 * from the file are kept beside the corrections, and only they count for the score.
 */
import * as z from 'zod/mini';
import { foldEmail } from '../shared/email.ts';
import { toE164 } from '../shared/phone.ts';
import { plainLineError } from '../shared/plain-text.ts';
import { applicationSchema } from './application.ts';
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

/** Fields with any number of values; the others have at most one. */
export const listFields: readonly ReadField[] = ['skills', 'languages', 'certifications'];

/** A correction by the sender, which replaces the values read. Empty: the values read are wrong. */
export interface Correction {
  readonly of: ReadField;
  readonly values: readonly string[];
}

export interface ReadValues {
  readonly of: ReadField;
  /** The values read; empty when nothing was found. Years are a number with one decimal. */
  readonly paper: readonly string[];
  /** The sender's correction; null: none. */
  readonly said: readonly string[] | null;
}

export function readingOf(found: Extraction, corrections: readonly Correction[] = []): readonly ReadValues[] {
  const one = (value: { readonly value: string } | null) => (value ? [value.value] : []);
  const all = (values: readonly { readonly value: string }[]) => values.map(({ value }) => value);
  const values: Readonly<Record<ReadField, readonly string[]>> = {
    name: one(found.name),
    email: one(found.email),
    phone: one(found.phone),
    years: found.years.value === 0 ? [] : [String(found.years.value)],
    degree: one(found.degree),
    skills: all(found.skills),
    languages: all(found.languages),
    certifications: all(found.certifications),
  };
  return readFields.map((of) => ({
    of,
    paper: values[of],
    said: corrections.find((each) => each.of === of)?.values ?? null,
  }));
}

export const isSameValues = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, i) => value === other[i]);

/** Values trimmed, normalized and without duplicates. */
export function tidyCorrection({ of, values }: Correction, region: string | null = null): Correction {
  const tidy = values.map((value) => value.trim()).filter((value) => value !== '');
  const spelled = tidy.map((value) => {
    if (of === 'email') return foldEmail(value);
    return of === 'phone' ? (toE164(value, region) ?? value) : value;
  });
  return { of, values: [...new Set(spelled)] };
}

const maxValues = 60;
const longestValue = 120;
const yearsPattern = /^\d{1,2}(\.\d)?$/;

/** What is wrong with a normalized correction; null: nothing. */
export function correctionError({ of, values }: Correction): string | null {
  if (!listFields.includes(of) && values.length > 1) return 'Enter one value';
  if (values.length > maxValues) return `Enter at most ${maxValues}`;
  for (const value of values) {
    const error = valueError(of, value);
    if (error !== null) return error;
  }
  return null;
}

function valueError(of: ReadField, value: string): string | null {
  if (of === 'name' || of === 'email' || of === 'phone') {
    const parsed = z.safeParse(applicationSchema.shape[of], value);
    return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
  }
  if (of === 'years' && !yearsPattern.test(value)) return 'Enter a number of years, such as 6 or 2.5';
  if (value.length > longestValue) return `Use at most ${longestValue} characters for each`;
  return plainLineError(value);
}
