/** Port of the résumé pages to the server. Every rejection is an Error with a message for people; its `field` may name the cause. */
import type { ReceivedMessage } from './message.ts';
import type { ErasureReceipt } from '../shared/erasure-receipt.ts';
import type { ApplicationForm } from './application.ts';
import type { HistoryStep, ScreeningDetail } from './detail.ts';
import type { FailureReason } from './events.ts';
import type { GroupImpact } from './impact.ts';
import type { Rubric } from './rubrics.ts';
import type { ScreeningStatus } from './projection.ts';
import type { Correction, ReadValues } from './reading.ts';
import type { RetentionRule } from './retention.ts';
import type { Review } from './review.ts';
import type { Refused } from '../log/decider.ts';
import type { ListQuery, Paged, Paging } from '../shared/paging.ts';
import type { BulkChange, ScreeningChange } from './employer-changes.ts';

interface NamedJob {
  readonly id: string;
  readonly title: string;
}

/** A résumé in the employer's list. */
export interface ScreeningRow {
  readonly id: string;
  readonly version: number;
  readonly status: ScreeningStatus;
  readonly job: NamedJob;
  /** null when erased or in blind mode, as is `email`. */
  readonly name: string | null;
  readonly email: string | null;
  /** 0 to 100. */
  readonly total: number | null;
  /** The rubric of the score; null before scoring. */
  readonly rubric: Rubric | null;
  /** The job's requirements or rubric have changed since it was scored. */
  readonly outdated: boolean;
  /** Empty: none. */
  readonly group: string;
  /** UTC, ISO 8601. */
  readonly receivedAt: string;
}

export interface CorrectedRow extends ScreeningRow {
  readonly corrections: ScreeningDetail['corrections'];
}

/** A résumé in its sender's list. */
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
  /** Whether the file still exists. */
  readonly hasFile: boolean;
}

/** An application as its sender sees it. */
export interface OwnApplication {
  readonly id: string;
  readonly status: ScreeningStatus;
  readonly job: NamedJob;
  readonly company: string;
  readonly failure: FailureReason | null;
  /** null before extraction and after erasure, as are `score` and `text`. */
  readonly reading: readonly ReadValues[] | null;
  /** Counts the corrections. */
  readonly correctionVersion: number;
  /** As the employer sees it. */
  readonly score: ScreeningDetail['score'];
  readonly text: string | null;
  readonly receivedAt: string;
  /** Months for which the employer keeps closed applications; null: until somebody erases them. */
  readonly erasedAfterMonths: number | null;
  /** UTC, ISO 8601; null: it is not closed, or kept. */
  readonly erasedOn: string | null;
  /** From the employer. */
  readonly messages: readonly ReceivedMessage[];
  readonly history: readonly Pick<HistoryStep, 'type' | 'at'>[];
}

export interface SentResume {
  readonly id: string;
  readonly jobTitle: string;
  /** Key to view, withdraw and erase it without an account; null when the same résumé was sent before. */
  readonly receipt: string | null;
}

/** The immediate result of adding a file. */
export interface AddedFile {
  readonly fileName: string;
  readonly outcome: 'received' | 'duplicate' | 'refused';
  /** Id of the résumé, or of the identical one that already exists. */
  readonly id: string | null;
  /** Why it was refused, for people. */
  readonly reason: string | null;
}

/** The current state of a résumé in a batch. */
export interface AddedResume {
  readonly id: string;
  readonly version: number;
  readonly status: ScreeningStatus;
  /** null when erased or in blind mode, as is `name`, which may also be unknown. */
  readonly fileName: string | null;
  readonly name: string | null;
  readonly total: number | null;
  readonly failure: FailureReason | null;
  /** The job's first résumé with the same e-mail address. */
  readonly samePerson: {
    readonly id: string;
    readonly name: string | null;
    readonly receivedAt: string;
  } | null;
}

/** A résumé, and the version that a decision is based on. */
export interface SeenResume {
  readonly id: string;
  readonly version: number;
}

/** The result for one résumé of a bulk decision. */
export type DecidedResume =
  | { readonly id: string; readonly moved: MovedScreening; readonly refused: null }
  /** `moved`: its current state; null: it does not exist, or this person may not see it. */
  | { readonly id: string; readonly moved: MovedScreening | null; readonly refused: Refused };

/** A job whose requirements or rubric have changed since these résumés were scored. */
export interface OutdatedScores {
  readonly job: NamedJob;
  readonly count: number;
  /** When the latest of them was scored; UTC, ISO 8601. */
  readonly since: string;
}

export const screeningSorts = ['-receivedAt', 'receivedAt', '-total', 'total', 'name', '-name'] as const;

export interface ScreeningQuery extends ListQuery<(typeof screeningSorts)[number]> {
  readonly jobId: string | null;
  readonly status: ScreeningStatus | null;
  readonly minScore: number | null;
  readonly blind: boolean;
}

/** The part of a query that selects résumés. */
export type ScreeningFilters = Pick<ScreeningQuery, 'search' | 'jobId' | 'status' | 'minScore' | 'blind'>;

/** Counts over all results; each stage is a subset of the previous one. */
export interface ScreeningFigures {
  readonly received: number;
  readonly scored: number;
  readonly decided: number;
  readonly shortlisted: number;
  /** How many have a score from 0 to 9, 10 to 19, and so on; the last is 90 to 100. */
  readonly scores: readonly number[];
}

export interface RetentionPreview extends RetentionRule {
  /** How many applications the current rule, or the one that is tried out, would erase now. */
  readonly erasesNow: number;
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
   * Adds a file, or a zip archive of files, to one of the person's own jobs.
   * @param batch common id of the files added together; the same file is added to a batch only once
   */
  add(jobId: string, batch: string, file: File): Promise<readonly AddedFile[]>;
  /** The résumés of a batch; empty until the first one has arrived. */
  added(batch: string, blind: boolean): Promise<readonly AddedResume[]>;
  /** Resolves with null when it does not exist, or this person may not see it. */
  screening(id: string, blind: boolean): Promise<ScreeningDetail | null>;
  /** @param seen the version that the change is based on */
  change(id: string, seen: number, change: ScreeningChange): Promise<MovedScreening>;
  /**
   * One decision on many résumés, each at the version that was seen; a refusal of one does not affect the others.
   * @param seen at most `maxDecisions`
   */
  decide(change: BulkChange, seen: readonly SeenResume[]): Promise<readonly DecidedResume[]>;
  mine(query: Paging): Promise<Paged<OwnResume>>;
  /** @param key the receipt, or the id of one's own résumé; resolves with null when it does not exist or is not theirs */
  application(key: string): Promise<OwnApplication | null>;
  /** A copy of everything kept about it, as JSON to save. */
  copyOf(key: string): Promise<Blob>;
  /** Replaces earlier corrections, of which `version` was the latest that was seen. Idempotent. */
  correct(key: string, version: number, corrections: readonly Correction[]): Promise<OwnApplication>;
  /** Idempotent. */
  withdraw(key: string): Promise<OwnApplication>;
  /** Idempotent, as is `eraseByReceipt`. */
  erase(id: string): Promise<ErasureReceipt>;
  eraseByReceipt(receipt: string): Promise<ErasureReceipt>;
  /** Receipt of an erased résumé. */
  erasureReceipt(id: string): Promise<ErasureReceipt>;
  /** The original file; in blind mode, its text without identifying details. */
  download(id: string, blind: boolean): Promise<Blob>;
  list(query: ScreeningQuery): Promise<Paged<ScreeningRow>>;
  /** These résumés, in this order, without those that this person may not see. */
  chosen(ids: readonly string[], blind: boolean): Promise<readonly ScreeningRow[]>;
  /** The same, with what the applicants corrected: for files. */
  chosenWithCorrections(ids: readonly string[], blind: boolean): Promise<readonly CorrectedRow[]>;
  figures(filters: ScreeningFilters): Promise<ScreeningFigures>;
  /** Adds a note or rating. @param review with an id of its own; idempotent */
  review(id: string, review: Pick<Review, 'id' | 'rating' | 'text'>): Promise<void>;
  /** One's own. Idempotent. */
  removeReview(id: string, review: string): Promise<void>;
  setGroup(id: string, group: string): Promise<void>;
  /** @param months a rule to try out; null: the current one */
  retentionRule(months: number | null): Promise<RetentionPreview>;
  /**
   * @param seen the version that the change is based on
   * @param confirmed the number of applications that the person agreed to have erased now
   */
  saveRetentionRule(seen: number, months: number | null, confirmed: number): Promise<RetentionPreview>;
  /** For all jobs of the signed-in person. */
  outdated(): Promise<readonly OutdatedScores[]>;
  /** Resolves with the number of résumés that will be scored again. */
  rescoreJob(jobId: string): Promise<number>;
  impact(jobId: string): Promise<readonly GroupImpact[]>;
}

/** The state of a screening after a change. */
export interface MovedScreening {
  readonly id: string;
  readonly version: number;
  readonly status: ScreeningStatus;
  readonly total: number | null;
}

/** A request of the page's statechart. */
export interface ScreeningRequest {
  readonly id: string;
  /** Without name and contact. */
  readonly blind: boolean;
  /** null: only load it. */
  readonly change: ScreeningChange | null;
  /** The version that the change is based on. */
  readonly seen: number;
}

/** The server's answer: the current screening, null for none; and why the change was refused, if it was. */
export interface ScreeningAnswer {
  readonly screening: ScreeningDetail | null;
  readonly refused: Refused | null;
}
