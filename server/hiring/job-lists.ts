/** Lists an employer's own jobs, and the public board of jobs that take applications now. */
import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Sorted } from '../../src/events/shared/paging.ts';
import { jobs } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import { orderBy, pageOf, type Skipping } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import { shownJob, shownOpenJob } from './job-shapes.ts';
import { openJob } from './jobs.ts';
import { monthsKept } from './retention.ts';
import type { HiringParts, Schemas } from './parts.ts';

export interface OwnJobFilters {
  readonly search: string;
  readonly status?: Schemas['JobStatus'];
}

export interface OwnJobsQuery extends OwnJobFilters, Skipping {
  readonly sort: Sorted<'created_at' | 'title' | 'valid_through'>;
}

export interface BoardQuery extends Skipping {
  readonly search: string;
  readonly level?: Schemas['ExperienceLevel'];
  readonly remote?: boolean;
  readonly location: string;
  readonly min_salary_cents?: number;
  readonly currency?: string;
  readonly sort: Sorted<'posted_at' | 'title' | 'valid_through'>;
}

/** The text contains every word of the search, in any order. */
const containsWords = (text: SQL | typeof jobs.searched, search: string): SQL | undefined =>
  and(
    ...search
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`strpos(${text}, ${word}) > 0`),
  );

export const myJobs = ({ uid }: Pick<Asker, 'uid'>, { search, status }: OwnJobFilters) =>
  and(
    eq(jobs.employer, uid),
    isNull(jobs.deletedAt),
    status && eq(jobs.status, status),
    containsWords(jobs.searched, search),
  );

export async function listMyJobs(
  { db: { orm }, clock }: HiringParts,
  asker: Asker,
  { search, status, sort, skip, limit }: OwnJobsQuery,
): Promise<Schemas['JobList']> {
  const where = myJobs(asker, { search, ...(status ? { status } : {}) });
  const keys = {
    created_at: sql`${jobs.createdAt}`,
    title: sql`lower(${jobs.title})`,
    valid_through: sql`${jobs.validThrough}`,
  };
  const found = orm.select().from(jobs).where(where).$dynamic();
  const { rows, total } = await pageOf(orm, found, orderBy(sort, keys, sql`${jobs.id}`), { skip, limit });
  const at = clock();
  return { items: rows.map((row) => shownJob(row, at)), total };
}

export async function listOpenJobs(
  { db: { orm }, clock }: HiringParts,
  query: BoardQuery,
): Promise<Schemas['OpenJobList']> {
  const { search, level, remote, location, min_salary_cents: minSalary, currency, sort, skip, limit } = query;
  const where = and(
    eq(jobs.status, 'open'),
    isNull(jobs.deletedAt),
    gte(jobs.validThrough, clock().toISOString().slice(0, 10)),
    containsWords(jobs.searched, search),
    containsWords(sql`${jobs.place}`, location),
    level && eq(jobs.experienceLevel, level),
    remote === undefined ? undefined : eq(jobs.remote, remote),
    minSalary === undefined ? undefined : gte(jobs.salaryMaxCents, minSalary),
    // An amount means nothing without a currency.
    currency === undefined && minSalary === undefined
      ? undefined
      : eq(jobs.salaryCurrency, currency ?? 'USD'),
  );
  const keys = {
    posted_at: sql`${jobs.openedAt}`,
    title: sql`lower(${jobs.title})`,
    valid_through: sql`${jobs.validThrough}`,
  };
  const found = orm.select().from(jobs).where(where).$dynamic();
  const { rows, total } = await pageOf(orm, found, orderBy(sort, keys, sql`${jobs.id}`), { skip, limit });
  return { items: rows.map(shownOpenJob), total };
}

export async function getOpenJob({ db, clock }: HiringParts, id: string): Promise<Schemas['OpenJob']> {
  const row = await openJob(db.orm, id, clock());
  if (!row) throw notFound('open job');
  return { ...shownOpenJob(row), erased_after_months: await monthsKept(db.orm, row.employer) };
}
