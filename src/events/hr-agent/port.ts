/** Port of the HR agent's page and statechart to the server. Every rejection is an Error with a message for people. */
import type { AnswerPart, Reminder, ResumeAnalysis } from './conversation.ts';
import type { AgentFailure } from './problem.ts';
import type { ApplicantQuery } from './query/query.ts';

/** A kind of question that can be answered. */
export interface QuestionKind {
  readonly name: string;
  /** Heading for all kinds of the same topic. */
  readonly topic: string;
  /** Example questions, as a person may phrase them. */
  readonly examples: readonly string[];
}

export interface AgentDescription {
  /** Name of the engine that answers. */
  readonly engine: string;
  readonly kinds: readonly QuestionKind[];
}

export interface HrAgentCalls {
  /** Available to everybody. @param blind examples refer to applicants by their codes */
  describe(blind: boolean): Promise<AgentDescription>;
}

/** A résumé to be analyzed, for one of the person's own jobs or for none. */
export interface AttachedResume {
  readonly file: File;
  readonly job: { readonly id: string; readonly title: string } | null;
  /** Whether identifying data must be removed. */
  readonly blind: boolean;
}

export interface AgentQuestion {
  readonly question: string;
  /** Filters to use instead of the question's text; null to use the text. */
  readonly filters: ApplicantQuery | null;
  /** Whether applicants are referred to by their codes. */
  readonly blind: boolean;
  /** The history, oldest first. */
  readonly history: readonly Reminder[];
}

/** Signals of the two listeners: progress and result of an answer or analysis. */
export type HrAgentSignal =
  | { readonly type: 'answer.came'; readonly part: AnswerPart }
  | { readonly type: 'answer.ended' }
  /** 0 to 1. */
  | { readonly type: 'resume.sent'; readonly part: number }
  | { readonly type: 'resume.analysed'; readonly analysis: ResumeAnalysis }
  | { readonly type: 'agent.failed'; readonly failure: AgentFailure };
