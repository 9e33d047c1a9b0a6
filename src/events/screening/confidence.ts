/**
 * How sure it is that a value of a résumé is what it seems, by the way it was found. The table is the rule: chosen by thought, and the
 * same for every résumé.
 */
import type { Span } from './extraction.ts';

export const assessedFields = [
  'name',
  'email',
  'phone',
  'link',
  'years',
  'skill',
  'certification',
  'project',
  'degree',
  'language',
] as const;
export type AssessedField = (typeof assessedFields)[number];

/** Of 1; each way a value can be found. */
const confidences = {
  /** The same as was typed, or as the address beside it says. */
  agrees: 0.99,
  /** Under the heading where it belongs. */
  section: 0.95,
  /** At the very top, where a name is at home. */
  top: 0.85,
  /** Anywhere, by a name that means nothing else. */
  known: 0.85,
  /** By its form alone, which little else has. */
  pattern: 0.8,
  /** Under its heading, by a word that means something else as well. */
  'section-other-meaning': 0.75,
  /** Under the heading of skills, and no skill that is known. */
  'section-unknown': 0.65,
  /** Where it is not expected. */
  elsewhere: 0.5,
  /** Not known, in a line that lists some that are, under another heading. */
  listed: 0.45,
  /** By a word that means something else as well, outside of any list of skills. */
  'other-meaning': 0.45,
  /** Other than what was typed. */
  differs: 0.3,
} as const;
export type HowFound = keyof typeof confidences;
export const waysOfFinding = Object.keys(confidences) as readonly HowFound[];

/** A program has written down what it saw: one letter may stand for another. */
const forScan = 0.7;

/** Below it a value is marked as unsure. */
export const unsureBelow = 0.6;

export const confidenceOf = (how: HowFound, scanned: boolean): number =>
  Math.round(100 * confidences[how] * (scanned ? forScan : 1)) / 100;

export interface Assessed {
  readonly of: AssessedField;
  readonly value: string;
  readonly how: HowFound;
  /** 0 to 1. */
  readonly confidence: number;
  readonly spans: readonly Span[];
}

export const isUnsure = ({ confidence }: Pick<Assessed, 'confidence'>): boolean => confidence < unsureBelow;
