/** Validation of a job's fields, shared by the form and the server. A draft may be incomplete, an open job may not. */
import { isSupportedCountry } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { type Rubric, rubrics } from '../screening/rubrics.ts';
import { isAmountCents } from '../shared/money.ts';
import { toE164 } from '../shared/phone.ts';

export const experienceLevels = ['Junior', 'Mid', 'Senior'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Before taxes, per year of full-time work. */
export const salaryRangeSchema = z.strictObject({
  minCents: z.int(),
  maxCents: z.int(),
  /** ISO 4217. */
  currency: z.string(),
});
export type SalaryRange = Readonly<z.infer<typeof salaryRangeSchema>>;

export const jobFieldsSchema = z.strictObject({
  title: z.string(),
  company: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  description: z.string(),
  requiredSkills: z.array(z.string()),
  niceToHave: z.array(z.string()),
  experienceLevel: z.enum(experienceLevels),
  /** Whole years. */
  minYears: z.int(),
  degreeRequired: z.boolean(),
  salaryRange: z.nullable(salaryRangeSchema),
  /** A place within the country; may be empty when the work is remote. */
  location: z.string(),
  /** ISO 3166-1, two letters: the country of the place, or where a remote worker must live. */
  country: z.string(),
  remote: z.boolean(),
  /** E.164, shown with the job; may be empty. */
  contactPhone: z.string(),
  /** The last day to apply, as YYYY-MM-DD, in UTC. */
  validThrough: z.string(),
});

type Fields = z.infer<typeof jobFieldsSchema>;
export type JobFields = Readonly<Omit<Fields, 'requiredSkills' | 'niceToHave'>> & {
  readonly requiredSkills: readonly string[];
  readonly niceToHave: readonly string[];
};
export type JobField = keyof JobFields;

/** A job as its employer edits it: the public fields, and the rubric for scoring résumés. */
export const writtenJobSchema = z.extend(jobFieldsSchema, { rubric: z.enum(rubrics) });
export interface WrittenJob extends JobFields {
  readonly rubric: Rubric;
}
export type JobErrors = Partial<Record<JobField, string>>;

export const jobLimits = {
  title: { least: 3, most: 120 },
  company: 120,
  description: { least: 50, most: 8000 },
  skills: 30,
  skill: 60,
  years: 50,
  location: 120,
  phone: 40,
} as const;

/** Whether a text is an existing day. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** @param at UTC, ISO 8601 */
export const isOver = ({ validThrough }: Pick<JobFields, 'validThrough'>, at: string): boolean =>
  validThrough < at.slice(0, 10);

/** Errors in tidy fields in any status: too much of something, or contradictions. */
export function validateDraft(fields: JobFields): JobErrors {
  const errors: JobErrors = {};
  const { title, company, description, location, minYears, salaryRange, validThrough, country } = fields;
  if (title.length < jobLimits.title.least) {
    errors.title = title === '' ? 'Enter a title' : `Use at least ${jobLimits.title.least} characters`;
  }
  if (title.length > jobLimits.title.most) errors.title = tooLong(jobLimits.title.most);
  if (company.length > jobLimits.company) errors.company = tooLong(jobLimits.company);
  if (description.length > jobLimits.description.most) {
    errors.description = tooLong(jobLimits.description.most);
  }
  for (const field of ['requiredSkills', 'niceToHave'] as const) {
    const error = validateSkills(fields[field]);
    if (error) errors[field] = error;
  }
  if (!Number.isInteger(minYears) || minYears < 0 || minYears > jobLimits.years) {
    errors.minYears = `Enter whole years, from 0 to ${jobLimits.years}`;
  }
  const salary = salaryRange && salaryError(salaryRange);
  if (salary) errors.salaryRange = salary;
  if (location.length > jobLimits.location) errors.location = tooLong(jobLimits.location);
  if (country !== '' && !isSupportedCountry(country)) errors.country = 'Choose a country';
  if (toE164(fields.contactPhone) !== fields.contactPhone) {
    errors.contactPhone = 'Enter a phone number with its country code, like +1 415 555 2671';
  }
  if (validThrough !== '' && !isDay(validThrough)) errors.validThrough = 'Choose a day';
  return errors;
}

/**
 * What an open job must not lack, though a draft may.
 * @param at UTC, ISO 8601
 */
export function validateOpen(fields: JobFields, at: string): JobErrors {
  const errors: JobErrors = {};
  const { company, description, requiredSkills, location, country, remote, validThrough } = fields;
  if (company === '') errors.company = 'Enter the company’s name';
  if (description.length < jobLimits.description.least) {
    errors.description = `Describe the work in at least ${jobLimits.description.least} characters`;
  }
  if (requiredSkills.length === 0) errors.requiredSkills = 'Name at least one skill';
  if (!remote && location === '') errors.location = 'Enter the place of work';
  if (country === '') errors.country = 'Choose a country';
  if (validThrough === '') errors.validThrough = 'Choose the last day to apply';
  else if (isOver(fields, at)) errors.validThrough = 'Choose a day that is not past';
  return { ...errors, ...validateDraft(fields) };
}

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en')} characters`;

function validateSkills(skills: readonly string[]): string | null {
  if (skills.length > jobLimits.skills) return `Name at most ${jobLimits.skills} skills`;
  const long = skills.find((skill) => skill.length > jobLimits.skill);
  return long === undefined ? null : `“${long.slice(0, 20)}…” is too long for a skill`;
}

function salaryError({ minCents, maxCents, currency }: SalaryRange): string | null {
  if (![minCents, maxCents].every((cents) => isAmountCents(cents) && cents > 0)) {
    return 'Enter two amounts above 0';
  }
  if (maxCents < minCents) return 'The highest salary is below the lowest';
  return /^[A-Z]{3}$/.test(currency) ? null : 'Choose a currency';
}
