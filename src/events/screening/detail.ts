/** One screening as the employer's page shows it; personal fields are null in blind mode. */
import type { SentMessage } from './message.ts';
import type { Assessed } from './confidence.ts';
import type { FailureReason, WorkingState } from './events.ts';
import type { Flag, Span } from './extraction.ts';
import type { MustHave } from './must-haves.ts';
import type { ScreeningStatus } from './projection.ts';
import type { ReadField } from './reading.ts';
import type { AverageRating, Review } from './review.ts';
import type { Why } from './whys.ts';

export interface ExplainedPoints {
  readonly of: 'years' | 'skill' | 'certification' | 'project' | 'degree';
  /** What was found: a skill by its canonical name, a certification or project as written in the text. */
  readonly label: string;
  readonly points: number;
  readonly spans: readonly Span[];
  /** Why it counts or not; null: the rubric counts everything. */
  readonly why: Why | null;
  /** The requirement of the job, or the field of work, that is the reason; empty when there is none. */
  readonly because: string;
}

/** A score, its rubric, and the lines it consists of. */
export interface ExplainedScore {
  readonly rubric: string;
  readonly total: number;
  readonly points: readonly ExplainedPoints[];
}

/** A value that was read, with its confidence. */
export interface Reading extends Omit<Assessed, 'value'> {
  readonly label: string;
  readonly unsure: boolean;
}

export interface HistoryStep {
  readonly seq: number;
  readonly type: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Name of who did it; empty for the server itself. */
  readonly by: string;
  readonly reason: string | null;
  readonly note: string;
}

export interface ScreeningDetail {
  readonly id: string;
  /** Seq of the last fact. */
  readonly version: number;
  readonly status: ScreeningStatus;
  readonly job: { readonly id: string; readonly title: string };
  readonly blind: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly receivedAt: string;
  /** When it was last scored. */
  readonly scoredAt: string | null;
  /** The job's requirements or rubric have changed since. */
  readonly outdated: boolean;
  readonly failure: { readonly during: WorkingState; readonly reason: FailureReason } | null;
  readonly score: ExplainedScore | null;
  /** The job's must-haves; empty when its rubric has none. */
  readonly mustHaves: readonly MustHave[];
  /** Each value that was read; in blind mode, without those that identify the person. */
  readonly readings: readonly Reading[];
  /** The applicant's corrections by field; in blind mode, null for name and contact. */
  readonly corrections: readonly {
    readonly of: ReadField;
    readonly paper: readonly string[] | null;
    readonly said: readonly string[] | null;
  }[];
  /** The extracted text; null before extraction and after erasure. */
  readonly text: string | null;
  /** What the employer should look at. */
  readonly flags: readonly Flag[];
  /** As the employer entered it; empty: none. */
  readonly group: string;
  /** The employer added it themselves, and may erase it. */
  readonly added: boolean;
  /** In blind mode, name and contact in them are covered. */
  readonly messages: readonly SentMessage[];
  /** Notes and ratings, the oldest first; in blind mode, name and contact in them are covered. */
  readonly reviews: readonly Review[];
  readonly rating: AverageRating | null;
  readonly history: readonly HistoryStep[];
}
