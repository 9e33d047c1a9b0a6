/** What a job must say: the same rules beside the fields of a form and on the server. A draft may leave gaps, an open job not. */
import { isSupportedCountry } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { isAmountCents } from '../ledger/money.ts';
import { toE164 } from '../profile/phone.ts';

export const experienceLevels = ['Junior', 'Mid', 'Senior'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Before taxes, for a year of full work. */
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
  /** Plain text; an empty line parts two paragraphs. */
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
  /** ISO 3166-1, two letters: where the place is, or where somebody who works remotely must live. */
  country: z.string(),
  remote: z.boolean(),
  /** E.164, shown with the job; may be empty. */
  contactPhone: z.string(),
  /** The last day on which one can apply, as YYYY-MM-DD, in UTC. */
  validThrough: z.string(),
});

type Fields = z.infer<typeof jobFieldsSchema>;
export type JobFields = Readonly<Omit<Fields, 'requiredSkills' | 'niceToHave'>> & {
  readonly requiredSkills: readonly string[];
  readonly niceToHave: readonly string[];
};
export type JobField = keyof JobFields;
export type JobFaults = Partial<Record<JobField, string>>;

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

/** Whether a text names a day that there is. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** @param at UTC, ISO 8601 */
export const isOver = ({ validThrough }: Pick<JobFields, 'validThrough'>, at: string): boolean =>
  validThrough < at.slice(0, 10);

/** What is wrong with tidy fields, whatever the job's status is: too much of something, or what makes no sense. */
export function draftFaults(fields: JobFields): JobFaults {
  const faults: JobFaults = {};
  const { title, company, description, location, minYears, salaryRange, validThrough, country } = fields;
  if (title.length < jobLimits.title.least) {
    faults.title = title === '' ? 'Enter a title' : `Use at least ${jobLimits.title.least} characters`;
  }
  if (title.length > jobLimits.title.most) faults.title = tooLong(jobLimits.title.most);
  if (company.length > jobLimits.company) faults.company = tooLong(jobLimits.company);
  if (description.length > jobLimits.description.most) {
    faults.description = tooLong(jobLimits.description.most);
  }
  for (const field of ['requiredSkills', 'niceToHave'] as const) {
    const fault = skillsFault(fields[field]);
    if (fault) faults[field] = fault;
  }
  if (!Number.isInteger(minYears) || minYears < 0 || minYears > jobLimits.years) {
    faults.minYears = `Enter whole years, from 0 to ${jobLimits.years}`;
  }
  const salary = salaryRange && salaryFault(salaryRange);
  if (salary) faults.salaryRange = salary;
  if (location.length > jobLimits.location) faults.location = tooLong(jobLimits.location);
  if (country !== '' && !isSupportedCountry(country)) faults.country = 'Choose a country';
  if (toE164(fields.contactPhone) !== fields.contactPhone) {
    faults.contactPhone = 'Enter a phone number with its country code, like +1 415 555 2671';
  }
  if (validThrough !== '' && !isDay(validThrough)) faults.validThrough = 'Choose a day';
  return faults;
}

/**
 * What keeps a job from being open; a draft may still lack it.
 * @param at UTC, ISO 8601
 */
export function openFaults(fields: JobFields, at: string): JobFaults {
  const faults: JobFaults = {};
  const { company, description, requiredSkills, location, country, remote, validThrough } = fields;
  if (company === '') faults.company = 'Enter the company’s name';
  if (description.length < jobLimits.description.least) {
    faults.description = `Describe the work in at least ${jobLimits.description.least} characters`;
  }
  if (requiredSkills.length === 0) faults.requiredSkills = 'Name at least one skill';
  if (!remote && location === '') faults.location = 'Enter the place of work';
  if (country === '') faults.country = 'Choose a country';
  if (validThrough === '') faults.validThrough = 'Choose the last day to apply';
  else if (isOver(fields, at)) faults.validThrough = 'Choose a day that is not past';
  return { ...faults, ...draftFaults(fields) };
}

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en')} characters`;

function skillsFault(skills: readonly string[]): string | null {
  if (skills.length > jobLimits.skills) return `Name at most ${jobLimits.skills} skills`;
  const long = skills.find((skill) => skill.length > jobLimits.skill);
  return long === undefined ? null : `“${long.slice(0, 20)}…” is too long for a skill`;
}

function salaryFault({ minCents, maxCents, currency }: SalaryRange): string | null {
  if (![minCents, maxCents].every((cents) => isAmountCents(cents) && cents > 0)) {
    return 'Enter two amounts above 0';
  }
  if (maxCents < minCents) return 'The highest salary is below the lowest';
  return /^[A-Z]{3}$/.test(currency) ? null : 'Choose a currency';
}
