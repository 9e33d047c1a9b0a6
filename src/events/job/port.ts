/** What the job pages ask of the server, and the answers. Rejections are Errors with a readable message and perhaps a `field`. */
import type { ExperienceLevel, JobFields, WrittenJob } from './fields.ts';
import type { JobStatus } from './projection.ts';
import type { OverTime } from '../shared/over-time.ts';
import type { ListQuery, Paged, Sorted } from '../shared/paging.ts';

/** A job as its employer sees it. */
export interface OwnJob extends WrittenJob {
  readonly id: string;
  readonly version: number;
  readonly status: JobStatus;
  /** It is open and its last day has not passed. */
  readonly takesApplications: boolean;
  /** Times are UTC, ISO 8601. */
  readonly createdAt: string;
  /** null if it was never open. */
  readonly openedAt: string | null;
}

/** A job as everybody sees it. */
export interface OpenJob extends JobFields {
  readonly id: string;
  /** uid. */
  readonly employerId: string;
  /** UTC, ISO 8601. */
  readonly postedAt: string;
}

/** An open job by itself, with what somebody who applies has to know. */
export interface OfferedJob extends OpenJob {
  /** Months for which the employer keeps closed applications; null: until somebody erases them. */
  readonly erasedAfterMonths: number | null;
}

export interface OwnJobsQuery extends ListQuery<Sorted<'createdAt' | 'title' | 'validThrough'>> {
  readonly status: JobStatus | null;
}

/** Number of résumés received, over time. */
export interface ApplicantsOverTime {
  readonly weeks: OverTime<{ readonly count: number }>;
  readonly months: OverTime<{ readonly count: number }>;
}

export interface BoardQuery extends ListQuery<'-postedAt' | 'validThrough' | 'title' | '-title'> {
  readonly level: ExperienceLevel | null;
  /** true: only remote work; false: only work at a place; null: both. */
  readonly remote: boolean | null;
  readonly location: string;
  readonly minSalary: { readonly cents: number; readonly currency: string } | null;
}

export interface JobsPort {
  mine(query: OwnJobsQuery): Promise<Paged<OwnJob>>;
  /** For all matching jobs. @param timeZone IANA name, for where days begin */
  applicants(filters: Pick<OwnJobsQuery, 'search' | 'status'>, timeZone: string): Promise<ApplicantsOverTime>;
  /** null when this person has no such job. */
  loadOwn(id: string): Promise<OwnJob | null>;
  /** `key` is drawn once per intended action: a repeated call creates no second job. */
  create(job: WrittenJob, how: { readonly key: string; readonly open: boolean }): Promise<OwnJob>;
  save(id: string, version: number, job: WrittenJob): Promise<OwnJob>;
  open(id: string, version: number): Promise<OwnJob>;
  close(id: string, version: number): Promise<OwnJob>;
  reopen(id: string, version: number): Promise<OwnJob>;
  remove(id: string, version: number): Promise<void>;
  board(query: BoardQuery): Promise<Paged<OpenJob>>;
  /** null when it does not take applications now. */
  loadOpen(id: string): Promise<OfferedJob | null>;
}
