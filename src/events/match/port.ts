/** What the page of matches asks of the server, and what it gets. Every rejection is an Error whose message a person can read. */
import type { ScreeningStatus } from '../screening/projection.ts';

/** What both have in common. */
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
  /** null when it is shown blind. */
  readonly name: string | null;
  readonly sentFor: { readonly id: string; readonly title: string };
  readonly status: ScreeningStatus;
  /** Its score for the job it was sent for; null before it has one. */
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
  /** Which engine answered. */
  readonly engine: string;
  /** How many there were to compare with. */
  readonly compared: number;
  /** The best first. */
  readonly fits: readonly Item[];
}

export interface ResumeChoice {
  readonly id: string;
  readonly name: string | null;
  readonly jobTitle: string;
  /** UTC, ISO 8601. */
  readonly receivedAt: string;
}

export interface MatchesPort {
  /** This person's own, the newest first. */
  jobs(): Promise<readonly { readonly id: string; readonly title: string }[]>;
  /** Those that were read. */
  resumes(blind: boolean): Promise<{
    readonly received: readonly ResumeChoice[];
    readonly sent: readonly ResumeChoice[];
  }>;
  resumesFor(job: string, blind: boolean): Promise<Matches<FittingResume>>;
  jobsFor(resume: string): Promise<Matches<FittingJob>>;
}
