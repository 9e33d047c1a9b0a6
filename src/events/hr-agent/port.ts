/** What the HR agent's page and statechart ask for, and what they get. Every rejection is an Error whose message a person can read. */
import type { AnswerPart, Reminder, ResumeAnalysis } from './conversation.ts';
import type { AgentFailure } from './problem.ts';
import type { ApplicantQuery } from './query/query.ts';

/** A kind of question that can be answered. */
export interface QuestionKind {
  readonly name: string;
  /** What kinds of the same topic are shown under. */
  readonly topic: string;
  /** As a person may put them. */
  readonly examples: readonly string[];
}

export interface AgentDescription {
  /** Which engine answers. */
  readonly engine: string;
  readonly kinds: readonly QuestionKind[];
}

export interface HrAgentCalls {
  /** Open to everybody. @param blind examples call applicants by their codes */
  describe(blind: boolean): Promise<AgentDescription>;
}

/** A résumé to be analysed, for a job of one's own or for none. */
export interface AttachedResume {
  readonly file: File;
  readonly job: { readonly id: string; readonly title: string } | null;
  /** Nothing is to tell whose it is. */
  readonly blind: boolean;
}

export interface AgentQuestion {
  readonly question: string;
  /** What is looked for instead of what the question says; null where it says so itself. */
  readonly filters: ApplicantQuery | null;
  /** Applicants are called by their codes. */
  readonly blind: boolean;
  /** What was said before, the oldest first. */
  readonly history: readonly Reminder[];
}

/** What the two listeners send: the answer, or the analysis, on its way and at its end. */
export type HrAgentSignal =
  | { readonly type: 'answer.came'; readonly part: AnswerPart }
  | { readonly type: 'answer.ended' }
  /** 0 to 1. */
  | { readonly type: 'resume.sent'; readonly part: number }
  | { readonly type: 'resume.analysed'; readonly analysis: ResumeAnalysis }
  | { readonly type: 'agent.failed'; readonly failure: AgentFailure };
