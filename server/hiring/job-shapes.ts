/** Converts a job between its three shapes: the state of its stream, its row, and its form in the API contract. */
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import type { JobFields, SalaryRange } from '../../src/events/job/fields.ts';
import { type Job, takesApplications } from '../../src/events/job/projection.ts';
import type { jobs } from '../db/schema.ts';
import type { Schemas } from './parts.ts';

export type JobRow = typeof jobs.$inferSelect;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const nameOf = (country: string) => (country === '' ? '' : (countryNames.of(country) ?? country));

/** A request body in the field names of the rules. */
export const fieldsOf = (
  body: Omit<Schemas['ChangedJob'], 'version' | 'rubric'>,
): JobFields & { readonly salaryRange: JobFields['salaryRange'] } => ({
  title: body.title,
  company: body.company,
  description: body.description,
  requiredSkills: body.required_skills,
  niceToHave: body.nice_to_have,
  experienceLevel: body.experience_level,
  minYears: body.min_years,
  degreeRequired: body.degree_required,
  salaryRange: body.salary_range && {
    minCents: body.salary_range.min_cents,
    maxCents: body.salary_range.max_cents,
    currency: body.salary_range.currency,
  },
  location: body.location,
  country: body.country,
  remote: body.remote,
  contactPhone: body.contact_phone,
  validThrough: body.valid_through,
});

const contractNames = {
  title: 'title',
  company: 'company',
  description: 'description',
  requiredSkills: 'required_skills',
  niceToHave: 'nice_to_have',
  experienceLevel: 'experience_level',
  minYears: 'min_years',
  degreeRequired: 'degree_required',
  salaryRange: 'salary_range',
  location: 'location',
  country: 'country',
  remote: 'remote',
  contactPhone: 'contact_phone',
  validThrough: 'valid_through',
} as const satisfies Record<keyof JobFields, string>;

export const contractName = (field: keyof JobFields): string => contractNames[field];

export function rowOf(id: string, job: Job): JobRow {
  const { salaryRange, requiredSkills, niceToHave, title, company, description, location, country } = job;
  return {
    id,
    employer: job.employer,
    version: job.version,
    status: job.status,
    title,
    company,
    foldedCompany: foldBusinessName(company),
    description,
    requiredSkills,
    niceToHave,
    experienceLevel: job.experienceLevel,
    minYears: job.minYears,
    degreeRequired: job.degreeRequired,
    rubric: job.rubric,
    salaryMinCents: salaryRange?.minCents ?? null,
    salaryMaxCents: salaryRange?.maxCents ?? null,
    salaryCurrency: salaryRange?.currency ?? null,
    location,
    country,
    remote: job.remote,
    contactPhone: job.contactPhone,
    validThrough: job.validThrough,
    searched: [title, company, description, ...requiredSkills, ...niceToHave, location]
      .join('\n')
      .toLowerCase(),
    place: `${location} ${nameOf(country)}`.trim().toLowerCase(),
    createdAt: new Date(job.createdAt),
    updatedAt: new Date(job.updatedAt),
    openedAt: job.openedAt === null ? null : new Date(job.openedAt),
    deletedAt: job.deleted ? new Date(job.updatedAt) : null,
  };
}

export const salaryOf = ({ salaryMinCents, salaryMaxCents, salaryCurrency }: JobRow): SalaryRange | null =>
  salaryMinCents === null || salaryMaxCents === null || salaryCurrency === null
    ? null
    : { minCents: salaryMinCents, maxCents: salaryMaxCents, currency: salaryCurrency };

const shownSalary = (salary: SalaryRange | null) =>
  salary && { min_cents: salary.minCents, max_cents: salary.maxCents, currency: salary.currency };

const shownFields = (row: JobRow) => ({
  title: row.title,
  company: row.company,
  description: row.description,
  required_skills: [...row.requiredSkills],
  nice_to_have: [...row.niceToHave],
  experience_level: row.experienceLevel,
  min_years: row.minYears,
  degree_required: row.degreeRequired,
  salary_range: shownSalary(salaryOf(row)),
  location: row.location,
  country: row.country,
  remote: row.remote,
  contact_phone: row.contactPhone,
  valid_through: row.validThrough,
});

export const isOpen = (row: JobRow, at: Date): boolean =>
  takesApplications({ ...row, deleted: row.deletedAt !== null }, at.toISOString());

export const shownJob = (row: JobRow, at: Date): Schemas['Job'] => ({
  id: row.id,
  version: row.version,
  status: row.status,
  takes_applications: isOpen(row, at),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  opened_at: row.openedAt?.toISOString() ?? null,
  rubric: row.rubric,
  ...shownFields(row),
});

export const shownOpenJob = (row: JobRow): Schemas['OpenJob'] => ({
  id: row.id,
  employer_id: row.employer,
  posted_at: (row.openedAt ?? row.createdAt).toISOString(),
  ...shownFields(row),
});
