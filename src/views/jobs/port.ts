/** What the pages of jobs ask of the server, and what they get. Every rejection is an Error whose message a person can read; it may name the `field` of a job. */
import type { ExperienceLevel, JobFields } from '../../events/job/fields.ts';
import type { JobStatus } from '../../events/job/projection.ts';

/** As its employer sees it. */
export interface OwnJob extends JobFields {
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

interface Paged {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface OwnJobsQuestion extends Paged {
  readonly status: JobStatus | null;
  readonly sort: '-createdAt' | 'createdAt' | 'title' | '-title' | 'validThrough' | '-validThrough';
}

export interface BoardQuestion extends Paged {
  readonly level: ExperienceLevel | null;
  /** Only remote work, or only work at a place. */
  readonly remote: boolean | null;
  readonly location: string;
  readonly minSalary: { readonly cents: number; readonly currency: string } | null;
  readonly sort: '-postedAt' | 'validThrough' | 'title' | '-title';
}

interface Found<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export interface JobsPort {
  mine(question: OwnJobsQuestion): Promise<Found<OwnJob>>;
  /** null when there is none for this person. */
  loadOwn(id: string): Promise<OwnJob | null>;
  /** `key` of this intention: a repeated call makes no second job. */
  create(fields: JobFields, how: { readonly key: string; readonly open: boolean }): Promise<OwnJob>;
  save(id: string, version: number, fields: JobFields): Promise<OwnJob>;
  open(id: string, version: number): Promise<OwnJob>;
  close(id: string, version: number): Promise<OwnJob>;
  reopen(id: string, version: number): Promise<OwnJob>;
  remove(id: string, version: number): Promise<void>;
  board(question: BoardQuestion): Promise<Found<OpenJob>>;
  /** null when nobody can apply for it now. */
  loadOpen(id: string): Promise<OpenJob | null>;
}
