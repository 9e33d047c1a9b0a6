/** What the pages of image analysis ask of the server, and the answers. Every rejection is an Error with a readable message. */
import type { Refused } from '../log/decider.ts';
import type { ListQuery, Paged } from '../shared/paging.ts';
import type { FailureReason, RefusalReason, WorkingState } from './events.ts';
import type { ItemType } from './item.ts';
import type { Measurement, OverlayName } from './measurement.ts';
import type { AnalysisStatus } from './projection.ts';
import type { SampleId } from './samples.ts';

export interface AnalysisPhoto {
  readonly id: string;
  /** Pixels of its large size. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash in base64, shown until the picture is loaded. */
  readonly placeholder: string | null;
}

/** A number with its 95% interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface AnalysisRow {
  readonly id: string;
  /** Seq of the last fact. */
  readonly version: number;
  readonly itemType: ItemType;
  /** The owner's name for the item; may be empty. */
  readonly item: string;
  readonly status: AnalysisStatus;
  /** 0 to 100. */
  readonly cleaningScore: Interval | null;
  readonly colourRestoration: Interval | null;
  readonly before: AnalysisPhoto;
  readonly after: AnalysisPhoto;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly deletedAt: string | null;
}

export interface AnalysisDetail extends AnalysisRow {
  /** Whether it uses one of the owner's trial runs. */
  readonly trial: boolean;
  readonly refusal: RefusalReason | null;
  readonly failure: { readonly during: WorkingState; readonly reason: FailureReason } | null;
  /** SHA-256 of the record of the measurement. */
  readonly record: string | null;
  readonly measurement: Measurement | null;
}

export const sides = ['before', 'after'] as const;
export type Side = (typeof sides)[number];
export type AnalysisFile = `${Side}-${'full' | 'large' | 'small'}` | `overlay-${OverlayName}`;

/** The pictures leave this device only when this is sent. */
export interface Submission {
  /** Drawn once; sending it again yields the same analysis. */
  readonly key: string;
  readonly itemType: ItemType;
  readonly item: string;
  readonly before: Blob;
  readonly after: Blob;
}

/** null: no limit. */
export type Trials = {
  readonly limit: number;
  readonly used: number;
  /** Taken by analyses in progress. */
  readonly reserved: number;
  readonly left: number;
} | null;

export const analysisSorts = [
  '-createdAt',
  'createdAt',
  'item',
  '-item',
  '-cleaningScore',
  'cleaningScore',
] as const;

export interface AnalysisQuery extends ListQuery<(typeof analysisSorts)[number]> {
  readonly from: 'mine' | 'deleted';
  /** null: all types. */
  readonly itemType: ItemType | null;
}

export interface VisitorPair {
  readonly itemType: ItemType;
  readonly before: Blob;
  readonly after: Blob;
}

export interface VisitorMeasurement {
  readonly measurement: Measurement;
  /** Drawn over the photos. */
  readonly overlays: ReadonlyMap<string, Blob>;
}

export interface AnalysisCalls {
  list(query: AnalysisQuery): Promise<Paged<AnalysisRow>>;
  /** null when this person has no such analysis. */
  load(id: string): Promise<AnalysisDetail | null>;
  trials(): Promise<Trials>;
  file(id: string, name: AnalysisFile): Promise<Blob>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<AnalysisDetail>;
  /** Needs no account and stores nothing. @param signal aborted when nobody waits for the result any more */
  measureForVisitor(pair: VisitorPair, signal: AbortSignal): Promise<VisitorMeasurement | Refused>;
  samplePhotos(id: SampleId): Promise<Pick<VisitorPair, Side>>;
}

export type AnalysisChange = 'RetryAnalysis' | 'DeleteAnalysis' | 'RestoreAnalysis';

/** Sent by the page's statechart. */
export interface AnalysisRequest {
  readonly id: string;
  /** null: only load it. */
  readonly change: AnalysisChange | null;
  /** The version the change was decided on. */
  readonly seen: number;
}

/** The server's answer: the analysis as it is now, null for none; and why the change was refused, if it was. */
export interface AnalysisAnswer {
  readonly analysis: AnalysisDetail | null;
  readonly refused: Refused | null;
}

export interface AnalysisSlots {
  /** Uploads both pictures and has them measured. @throws when the outcome is unknown */
  submit(submission: Submission): Promise<AnalysisDetail | Refused>;
  /** @throws when the outcome of the change is unknown */
  execute(asked: AnalysisRequest): Promise<AnalysisAnswer>;
}

/** An analysis that reached a new step. */
export interface MovedAnalysis {
  readonly id: string;
  readonly version: number;
}
