/** One screening as the employer's page shows it; everything personal is null while it is shown blind. */
import type { Assessed } from './confidence.ts';
import type { FailureReason, WorkingState } from './events.ts';
import type { Flag, Span } from './extraction.ts';
import type { MustHave } from './must-haves.ts';
import type { ScreeningStatus } from './projection.ts';
import type { ReadField } from './reading.ts';
import type { Why } from './whys.ts';

export interface ExplainedPoints {
  readonly of: 'years' | 'skill' | 'certification' | 'project' | 'degree';
  /** What was found: a skill by its usual name, a certification or project as it is called in the text. */
  readonly label: string;
  readonly points: number;
  readonly spans: readonly Span[];
  /** Why it counts or not; null: its rubric counts everything. */
  readonly why: Why | null;
  /** What the job asks for, or the field that it is about; empty where there is none to name. */
  readonly because: string;
}

/** A score, its rubric, and each line that it is made of. */
export interface ExplainedScore {
  readonly rubric: string;
  readonly total: number;
  readonly points: readonly ExplainedPoints[];
}

/** A value that was read, and how sure it is. */
export interface Reading extends Omit<Assessed, 'value'> {
  readonly label: string;
  readonly unsure: boolean;
}

export interface HistoryStep {
  readonly seq: number;
  readonly type: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Who did it, by name; empty for the server itself. */
  readonly by: string;
  readonly reason: string | null;
  readonly note: string;
}

export interface ScreeningDetail {
  readonly id: string;
  /** Of the last fact. */
  readonly version: number;
  readonly status: ScreeningStatus;
  readonly job: { readonly id: string; readonly title: string };
  readonly blind: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly receivedAt: string;
  /** When it was scored last. */
  readonly scoredAt: string | null;
  /** The job asks for something else since, or is scored by another rubric. */
  readonly outdated: boolean;
  readonly failure: { readonly during: WorkingState; readonly reason: FailureReason } | null;
  readonly score: ExplainedScore | null;
  /** What the job cannot do without, by its rubric; none by one that knows none. */
  readonly mustHaves: readonly MustHave[];
  /** Each value that was read; shown blind, none that says whose résumé it is. */
  readonly readings: readonly Reading[];
  /** What the applicant says instead of the paper, by field; shown blind, null for name and contact. */
  readonly corrections: readonly {
    readonly of: ReadField;
    readonly paper: readonly string[] | null;
    readonly said: readonly string[] | null;
  }[];
  /** As it was read; null before that and once it is erased. */
  readonly text: string | null;
  /** What to look at. */
  readonly flags: readonly Flag[];
  /** As the employer entered it; empty: none. */
  readonly group: string;
  /** The employer has added it, and may erase it. */
  readonly added: boolean;
  readonly history: readonly HistoryStep[];
}
