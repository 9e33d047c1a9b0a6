/**
 * The data of one employer, and of nobody else: the only way by which a question reaches the database. Whatever a person,
 * a résumé or a model says, there is no query here that could name another employer's row.
 */
import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { jobs, resumes } from '../../db/schema.ts';
import type { JobRow } from '../job-shapes.ts';
import type { ResumeRow } from '../screening-stream.ts';

/** A résumé as lists show it. */
export type Applicant = Pick<
  ResumeRow,
  'id' | 'job' | 'email' | 'phone' | 'state' | 'total' | 'createdAt' | 'updatedAt'
> & {
  readonly name: string;
  /** Title of the job. */
  readonly title: string;
};

/** Of an applicant whose résumé was read. */
export type Read = Applicant &
  Pick<ResumeRow, 'points' | 'notes' | 'groupName'> & {
    readonly extraction: NonNullable<ResumeRow['extraction']>;
  };

export interface Wanted {
  /** Id of a job. */
  readonly job?: string | undefined;
  readonly states?: readonly ResumeRow['state'][] | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly minScore?: number | undefined;
  readonly maxScore?: number | undefined;
  readonly ids?: readonly string[] | undefined;
}

export type Order = 'newest' | 'best' | 'worst';

/** How many there are of a job, by state. */
export interface JobCount {
  readonly job: string;
  readonly state: ResumeRow['state'];
  readonly count: number;
}

export interface Records {
  /** The present. */
  readonly at: Date;
  /** Own jobs that are not deleted, the newest first. */
  jobs(): Promise<readonly JobRow[]>;
  /** Résumés that are not erased. */
  applicants(wanted: Wanted, order: Order, limit: number): Promise<readonly Applicant[]>;
  /** How many those are. */
  count(wanted: Wanted): Promise<number>;
}

const briefly = {
  id: resumes.id,
  job: resumes.job,
  title: jobs.title,
  name: sql<string>`${resumes.name}`,
  email: resumes.email,
  phone: resumes.phone,
  state: resumes.state,
  total: resumes.total,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};

const orders: Readonly<Record<Order, readonly SQL[]>> = {
  newest: [sql`${resumes.createdAt} desc`, sql`${resumes.id} desc`],
  best: [sql`${resumes.total} desc nulls last`, sql`${resumes.createdAt}`, sql`${resumes.id}`],
  worst: [sql`${resumes.total} nulls last`, sql`${resumes.createdAt}`, sql`${resumes.id}`],
};

export function recordsOf(orm: Queries, employer: string, at: Date): Records {
  const own = eq(resumes.employer, employer);
  const such = ({ job, states, since, until, minScore, maxScore, ids }: Wanted) =>
    and(
      own,
      ne(resumes.state, 'erased'),
      isNotNull(resumes.name),
      job === undefined ? undefined : eq(resumes.job, job),
      states && inArray(resumes.state, [...states]),
      since && gte(resumes.createdAt, since),
      until && lte(resumes.createdAt, until),
      minScore === undefined ? undefined : gte(resumes.total, minScore),
      maxScore === undefined ? undefined : lte(resumes.total, maxScore),
      ids && inArray(resumes.id, [...ids]),
    );
  let ownJobs: Promise<readonly JobRow[]> | null = null;

  return {
    at,
    jobs: () =>
      (ownJobs ??= orm
        .select()
        .from(jobs)
        .where(and(eq(jobs.employer, employer), isNull(jobs.deletedAt)))
        .orderBy(sql`${jobs.createdAt} desc`, jobs.id)),
    applicants: (wanted, order, limit) =>
      orm
        .select(briefly)
        .from(resumes)
        .innerJoin(jobs, eq(jobs.id, resumes.job))
        .where(such(wanted))
        .orderBy(...orders[order])
        .limit(limit),
    count: (wanted) => orm.$count(resumes, such(wanted)),
  };
}
