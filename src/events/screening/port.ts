/** What the pages of résumés ask of the server, and what they get. Every rejection is an Error whose message a person can read; it may name the `field` that is the cause. */
import type { ErasureReceipt } from '../shared/erasure-receipt.ts';
import type { ApplicationForm } from './application.ts';
import type { HistoryStep, ScreeningDetail } from './detail.ts';
import type { FailureReason } from './events.ts';
import type { GroupImpact } from './impact.ts';
import type { Rubric } from './rubrics.ts';
import type { ScreeningStatus } from './projection.ts';
import type { Correction, ReadValues } from './reading.ts';
import type { Refused } from '../log/decider.ts';
import type { ListQuery, Paged, Paging } from '../shared/paging.ts';
import type { BulkChange, ScreeningChange } from './decide.ts';

interface NamedJob {
  readonly id: string;
  readonly title: string;
}

/** What was sent, as its employer sees it in a list. */
export interface ScreeningRow {
  readonly id: string;
  readonly version: number;
  readonly status: ScreeningStatus;
  readonly job: NamedJob;
  /** null when it is erased, or shown blind; so is `email`. */
  readonly name: string | null;
  readonly email: string | null;
  /** 0 to 100. */
  readonly total: number | null;
  /** By which it was scored; null until it was. */
  readonly rubric: Rubric | null;
  /** The job asks for something else than when it was scored, or is scored by another rubric. */
  readonly outdated: boolean;
  /** Empty: none. */
  readonly group: string;
  /** UTC, ISO 8601. */
  readonly receivedAt: string;
}

/** What was sent, as whoever sent it sees it. */
export interface OwnResume {
  readonly id: string;
  readonly job: NamedJob;
  readonly company: string;
  readonly kind: 'pdf' | 'docx' | 'txt' | null;
  readonly status: ScreeningStatus;
  readonly total: number | null;
  readonly failure: FailureReason | null;
  readonly points: readonly Pick<
    NonNullable<ScreeningDetail['score']>['points'][number],
    'of' | 'label' | 'points'
  >[];
  readonly receivedAt: string;
  /** The file is still there. */
  readonly hasFile: boolean;
}

/** An application as whoever sent it follows it. */
export interface OwnApplication {
  readonly id: string;
  readonly status: ScreeningStatus;
  readonly job: NamedJob;
  readonly company: string;
  readonly failure: FailureReason | null;
  /** null until it is read, and once it is erased; so are `score` and `text`. */
  readonly reading: readonly ReadValues[] | null;
  /** As the employer sees it. */
  readonly score: ScreeningDetail['score'];
  readonly text: string | null;
  readonly receivedAt: string;
  readonly history: readonly Pick<HistoryStep, 'type' | 'at'>[];
}

export interface SentResume {
  readonly id: string;
  readonly jobTitle: string;
  /** Follows, withdraws and erases it without an account; null when the same was sent before. */
  readonly receipt: string | null;
}

/** What became of a file that was added, at once. */
export interface AddedFile {
  readonly fileName: string;
  readonly outcome: 'received' | 'duplicate' | 'refused';
  /** Of the résumé, or of the one that is the same. */
  readonly id: string | null;
  /** Why it is refused, for people. */
  readonly reason: string | null;
}

/** One of those that were added together, as it is now. */
export interface AddedResume {
  readonly id: string;
  readonly version: number;
  readonly status: ScreeningStatus;
  /** null when it is erased, or shown blind; so is `name`, which may also not be known. */
  readonly fileName: string | null;
  readonly name: string | null;
  readonly total: number | null;
  readonly failure: FailureReason | null;
  /** The first one for the job with the same e-mail address. */
  readonly samePerson: {
    readonly id: string;
    readonly name: string | null;
    readonly receivedAt: string;
  } | null;
}

/** A résumé as it was seen when it was decided on. */
export interface SeenResume {
  readonly id: string;
  readonly version: number;
}

/** What became of one of many that were decided on together. */
export type DecidedResume =
  | { readonly id: string; readonly moved: MovedScreening; readonly refused: null }
  /** `moved`: as it is now; null: there is none, or not for this person. */
  | { readonly id: string; readonly moved: MovedScreening | null; readonly refused: Refused };

/** A job that asks for something else than when these were scored, or is scored by another rubric. */
export interface OutdatedScores {
  readonly job: NamedJob;
  readonly count: number;
  /** When the last of them was scored; UTC, ISO 8601. */
  readonly since: string;
}

export const screeningSorts = ['-receivedAt', 'receivedAt', '-total', 'total', 'name', '-name'] as const;

export interface ScreeningQuery extends ListQuery<(typeof screeningSorts)[number]> {
  readonly jobId: string | null;
  readonly status: ScreeningStatus | null;
  readonly minScore: number | null;
  readonly blind: boolean;
}

/** Which of them are found. */
export type ScreeningFilters = Pick<ScreeningQuery, 'search' | 'jobId' | 'status' | 'minScore' | 'blind'>;

/** Of all that was found; each stage is among the one before. */
export interface ScreeningFigures {
  readonly received: number;
  readonly scored: number;
  readonly decided: number;
  readonly shortlisted: number;
  /** How many have a score from 0 to 9, 10 to 19, and so on; the last is 90 to 100. */
  readonly scores: readonly number[];
}

export interface ScreeningCalls {
  /** `onProgress` gets 0 to 1. */
  apply(
    jobId: string,
    form: ApplicationForm,
    file: File,
    onProgress: (part: number) => void,
  ): Promise<SentResume>;
  /**
   * Adds a file, or a zip file of them, to a job of one's own.
   * @param batch an id that those have in common which are added together; the same file is added to it once
   */
  add(jobId: string, batch: string, file: File): Promise<readonly AddedFile[]>;
  /** Empty before the first one has arrived. */
  added(batch: string, blind: boolean): Promise<readonly AddedResume[]>;
  /** @param seen the version that it was decided on */
  change(id: string, seen: number, change: ScreeningChange): Promise<MovedScreening>;
  /**
   * One decision on many, each at the version that was seen; one that is refused keeps no other from it.
   * @param seen at most `maxDecisions`
   */
  decide(change: BulkChange, seen: readonly SeenResume[]): Promise<readonly DecidedResume[]>;
  mine(query: Paging): Promise<Paged<OwnResume>>;
  /** @param key the receipt, or the id of one's own; null: there is none, or not for this person */
  application(key: string): Promise<OwnApplication | null>;
  /** Takes the place of what was corrected before. Sent again it answers the same. */
  correct(key: string, corrections: readonly Correction[]): Promise<OwnApplication>;
  /** Sent again it answers the same. */
  withdraw(key: string): Promise<OwnApplication>;
  /** Sent again they answer the same. */
  erase(id: string): Promise<ErasureReceipt>;
  eraseByReceipt(receipt: string): Promise<ErasureReceipt>;
  /** Of one that is erased. */
  erasureReceipt(id: string): Promise<ErasureReceipt>;
  /** The file as it was sent; blind, its text without whom it is of. */
  download(id: string, blind: boolean): Promise<Blob>;
  list(query: ScreeningQuery): Promise<Paged<ScreeningRow>>;
  figures(filters: ScreeningFilters): Promise<ScreeningFigures>;
  setGroup(id: string, group: string): Promise<void>;
  /** Of all jobs of the signed-in person. */
  outdated(): Promise<readonly OutdatedScores[]>;
  /** Resolves with how many are scored again now. */
  rescoreJob(jobId: string): Promise<number>;
  impact(jobId: string): Promise<readonly GroupImpact[]>;
}

/** A step of one of them. */
export interface MovedScreening {
  readonly id: string;
  readonly version: number;
  readonly status: ScreeningStatus;
  readonly total: number | null;
}

/** What the page's statechart asks. */
export interface ScreeningRequest {
  readonly id: string;
  /** Without name and contact. */
  readonly blind: boolean;
  /** null: only looks. */
  readonly change: ScreeningChange | null;
  /** The version the change was decided on. */
  readonly seen: number;
}

/** What the server answers: the screening as it is now, null for none; and why the change was refused, if it was. */
export interface ScreeningAnswer {
  readonly screening: ScreeningDetail | null;
  readonly refused: Refused | null;
}
