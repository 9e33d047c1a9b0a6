/** Jobs over the hiring contract (openapi/fastapi.yaml), as the pages need them. Only translates; holds no rules. */
import type { JobFields, WrittenJob } from '../events/job/fields.ts';
import type { JobsPort, OpenJob, OwnJob } from '../events/job/port.ts';
import type { Paging } from '../events/shared/paging.ts';
import type { HiringClient, HiringSchemas } from './hiring-client.ts';
import { dataOf, HttpProblem } from './http.ts';

export interface JobSources {
  readonly hiring: HiringClient;
  /** Sends no token: public data need not wait for the sign-in. */
  readonly anybody: HiringClient;
}

const contractSorts = {
  '-createdAt': '-created_at',
  createdAt: 'created_at',
  title: 'title',
  '-title': '-title',
  validThrough: 'valid_through',
  '-validThrough': '-valid_through',
  '-postedAt': '-posted_at',
} as const;

/** Every rejection is an HttpProblem; its `field` is a job's field when one is the cause. */
export function jobsPort({ hiring, anybody }: JobSources): JobsPort {
  const at = (id: string) => ({ params: { path: { job_id: id } } });
  const step = (verb: 'open' | 'close' | 'reopen') => (id: string, version: number) =>
    call(async () =>
      jobOf(await dataOf(hiring.POST(`/jobs/{job_id}/${verb}`, { ...at(id), body: { version } }))),
    );

  return {
    mine: ({ search, status, sort, ...paging }) =>
      call(async () => {
        const query = {
          search,
          sort: contractSorts[sort],
          ...rangeOf(paging),
          ...(status ? { status } : {}),
        };
        const { items, total } = await dataOf(hiring.GET('/jobs', { params: { query } }));
        return { items: items.map(jobOf), total };
      }),

    applicants: ({ search, status }, timeZone) =>
      call(() => {
        const query = { search, time_zone: timeZone, ...(status ? { status } : {}) };
        return dataOf(hiring.GET('/jobs/applicants', { params: { query } }));
      }),

    loadOwn: (id) => orNull(async () => jobOf(await dataOf(hiring.GET('/jobs/{job_id}', at(id))))),

    create: (fields, { key, open }) =>
      call(async () => jobOf(await dataOf(hiring.POST('/jobs', { body: { ...bodyOf(fields), key, open } })))),

    save: (id, version, fields) =>
      call(async () => {
        const body = { ...bodyOf(fields), version };
        return jobOf(await dataOf(hiring.PUT('/jobs/{job_id}', { ...at(id), body })));
      }),

    open: step('open'),
    close: step('close'),
    reopen: step('reopen'),

    remove: (id, version) =>
      call(async () => {
        const params = { ...at(id).params, query: { version } };
        await dataOf(hiring.DELETE('/jobs/{job_id}', { params }));
      }),

    board: ({ search, level, remote, location, minSalary, sort, ...paging }) =>
      call(async () => {
        const query = {
          search,
          location,
          sort: contractSorts[sort],
          ...rangeOf(paging),
          ...(level ? { level } : {}),
          ...(remote === null ? {} : { remote }),
          ...(minSalary ? { min_salary_cents: minSalary.cents, currency: minSalary.currency } : {}),
        };
        const { items, total } = await dataOf(anybody.GET('/public/jobs', { params: { query } }));
        return { items: items.map(openJobOf), total };
      }),

    loadOpen: (id) =>
      orNull(async () => {
        const job = await dataOf(anybody.GET('/public/jobs/{job_id}', at(id)));
        return { ...openJobOf(job), erasedAfterMonths: job.erased_after_months ?? null };
      }),
  };
}

const rangeOf = ({ page, pageSize }: Paging) => ({
  skip: (page - 1) * pageSize,
  limit: pageSize,
});

const fieldsOf = (job: Omit<HiringSchemas['OpenJob'], 'id' | 'employer_id' | 'posted_at'>): JobFields => ({
  title: job.title,
  company: job.company,
  description: job.description,
  requiredSkills: job.required_skills,
  niceToHave: job.nice_to_have,
  experienceLevel: job.experience_level,
  minYears: job.min_years,
  degreeRequired: job.degree_required,
  salaryRange: job.salary_range && {
    minCents: job.salary_range.min_cents,
    maxCents: job.salary_range.max_cents,
    currency: job.salary_range.currency,
  },
  location: job.location,
  country: job.country,
  remote: job.remote,
  contactPhone: job.contact_phone,
  validThrough: job.valid_through,
});

const bodyOf = ({ rubric, ...fields }: WrittenJob): Omit<HiringSchemas['ChangedJob'], 'version'> => ({
  title: fields.title,
  company: fields.company,
  description: fields.description,
  required_skills: [...fields.requiredSkills],
  nice_to_have: [...fields.niceToHave],
  experience_level: fields.experienceLevel,
  min_years: fields.minYears,
  degree_required: fields.degreeRequired,
  salary_range: fields.salaryRange && {
    min_cents: fields.salaryRange.minCents,
    max_cents: fields.salaryRange.maxCents,
    currency: fields.salaryRange.currency,
  },
  location: fields.location,
  country: fields.country,
  remote: fields.remote,
  contact_phone: fields.contactPhone,
  valid_through: fields.validThrough,
  rubric,
});

const jobOf = (job: HiringSchemas['Job']): OwnJob => ({
  ...fieldsOf(job),
  rubric: job.rubric,
  id: job.id,
  version: job.version,
  status: job.status,
  takesApplications: job.takes_applications,
  createdAt: job.created_at,
  openedAt: job.opened_at,
});

const openJobOf = (job: HiringSchemas['OpenJob']): OpenJob => ({
  ...fieldsOf(job),
  id: job.id,
  employerId: job.employer_id,
  postedAt: job.posted_at,
});

/** Converts the contract's field names to the pages': `required_skills` → `requiredSkills`. */
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

async function call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.field === undefined) throw error;
    const { status, reason, message, field } = error;
    throw new HttpProblem(status, reason, message, camel(field), error);
  }
}

/** null when there is no such record (404), or the id is malformed (422). */
async function orNull<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpProblem && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
