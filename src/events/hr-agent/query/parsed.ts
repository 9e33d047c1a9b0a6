/** Types for the result of parsing a question. */
import type { ApplicantQuery } from './query.ts';

export interface Understood {
  readonly is: 'query';
  readonly query: ApplicantQuery;
  /** Whether only the number of applicants is asked for. */
  readonly counts: boolean;
  /** Whether it names no applicants at all: it may refine the previous question. */
  readonly bare: boolean;
  /** Jobs with similar names, of which the person must choose one. */
  readonly which: readonly string[];
}

export interface NotUnderstood {
  readonly is: 'refused';
  /** As written. */
  readonly words: readonly string[];
  /** `unclear`: ambiguous. */
  readonly why: 'unknown' | 'unclear';
  /** The query without these words. */
  readonly near: ApplicantQuery | null;
  /** Whether the question is about applicants at all. */
  readonly about: boolean;
}

export type Parsed = Understood | NotUnderstood;
