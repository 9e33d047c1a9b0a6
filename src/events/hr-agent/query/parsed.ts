/** What reading a question leads to. */
import type { ApplicantQuery } from './query.ts';

export interface Understood {
  readonly is: 'query';
  readonly query: ApplicantQuery;
  /** Only how many there are is asked for. */
  readonly counts: boolean;
  /** It says neither who nor that applicants are asked for: it may go on from what was asked before. */
  readonly bare: boolean;
  /** Jobs that are called alike, of which one is to be chosen. */
  readonly which: readonly string[];
}

export interface NotUnderstood {
  readonly is: 'refused';
  /** As they were written. */
  readonly words: readonly string[];
  /** `unclear`: they can be meant in two ways. */
  readonly why: 'unknown' | 'unclear';
  /** What the rest asks for, without these words. */
  readonly near: ApplicantQuery | null;
  /** Whether it asks for applicants at all. */
  readonly about: boolean;
}

export type Parsed = Understood | NotUnderstood;
