/** What the page of matches asks of the server, and the answers. Every rejection is an Error with a readable message. */
import type { ScreeningStatus } from '../screening/projection.ts';

/** Something that the job and the résumé have in common. */
export interface MatchReason {
  readonly of: 'occupation' | 'required-skill' | 'nice-skill' | 'word';
  readonly label: string;
}

interface Fit {
  readonly id: string;
  /** 0 to 100. */
  readonly closeness: number;
  readonly reasons: readonly MatchReason[];
}

export interface FittingResume extends Fit {
  /** null when shown blind. */
  readonly name: string | null;
  readonly sentFor: { readonly id: string; readonly title: string };
  readonly status: ScreeningStatus;
  /** Its score for the job it was sent for; null while not scored. */
  readonly total: number | null;
}

export interface FittingJob extends Fit {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly remote: boolean;
  /** `2026-12-31`. */
  readonly validThrough: string;
}

export interface Matches<Item> {
  /** The engine that answered. */
  readonly engine: string;
  /** Number of candidates compared. */
  readonly compared: number;
  /** Best first. */
  readonly fits: readonly Item[];
}

export interface ResumeChoice {
  readonly id: string;
  readonly name: string | null;
  readonly jobTitle: string;
  /** UTC, ISO 8601. */
  readonly receivedAt: string;
}

export interface JobToChoose {
  readonly id: string;
  readonly title: string;
}

export interface MatchesPort {
  /** The person's own jobs, newest first. */
  jobs(): Promise<readonly JobToChoose[]>;
  /** Résumés whose text could be read. */
  resumes(blind: boolean): Promise<{
    readonly received: readonly ResumeChoice[];
    readonly sent: readonly ResumeChoice[];
  }>;
  resumesFor(job: string, blind: boolean): Promise<Matches<FittingResume>>;
  jobsFor(resume: string): Promise<Matches<FittingJob>>;
}
