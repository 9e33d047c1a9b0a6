/** What the pages of jobs ask of the server, and what they get. Every rejection is an Error whose message a person can read; it may name the `field` of a job. */
import type { ExperienceLevel, JobFields, WrittenJob } from './fields.ts';
import type { JobStatus } from './projection.ts';
import type { OverTime } from '../shared/over-time.ts';
import type { ListQuery, Paged, Sorted } from '../shared/paging.ts';

/** As its employer sees it. */
export interface OwnJob extends WrittenJob {
  readonly id: string;
  readonly version: number;
  readonly status: JobStatus;
  /** It is open, and its last day is not past. */
  readonly takesApplications: boolean;
  /** Times are UTC, ISO 8601. */
  readonly createdAt: string;
  /** null while it never was open. */
  readonly openedAt: string | null;
}

/** As everybody sees it. */
export interface OpenJob extends JobFields {
  readonly id: string;
  /** uid. */
  readonly employerId: string;
  /** UTC, ISO 8601. */
  readonly postedAt: string;
}

export interface OwnJobsQuery extends ListQuery<Sorted<'createdAt' | 'title' | 'validThrough'>> {
  readonly status: JobStatus | null;
}

/** How many résumés came, by when. */
export interface ApplicantsOverTime {
  readonly weeks: OverTime<{ readonly count: number }>;
  readonly months: OverTime<{ readonly count: number }>;
}

export interface BoardQuery extends ListQuery<'-postedAt' | 'validThrough' | 'title' | '-title'> {
  readonly level: ExperienceLevel | null;
  /** Only remote work, or only work at a place. */
  readonly remote: boolean | null;
  readonly location: string;
  readonly minSalary: { readonly cents: number; readonly currency: string } | null;
}

export interface JobsPort {
  mine(query: OwnJobsQuery): Promise<Paged<OwnJob>>;
  /** For all the jobs that are found. @param timeZone where days begin, an IANA name */
  applicants(filters: Pick<OwnJobsQuery, 'search' | 'status'>, timeZone: string): Promise<ApplicantsOverTime>;
  /** null when there is none for this person. */
  loadOwn(id: string): Promise<OwnJob | null>;
  /** `key` of this intention: a repeated call makes no second job. */
  create(job: WrittenJob, how: { readonly key: string; readonly open: boolean }): Promise<OwnJob>;
  save(id: string, version: number, job: WrittenJob): Promise<OwnJob>;
  open(id: string, version: number): Promise<OwnJob>;
  close(id: string, version: number): Promise<OwnJob>;
  reopen(id: string, version: number): Promise<OwnJob>;
  remove(id: string, version: number): Promise<void>;
  board(query: BoardQuery): Promise<Paged<OpenJob>>;
  /** null when nobody can apply for it now. */
  loadOpen(id: string): Promise<OpenJob | null>;
}
