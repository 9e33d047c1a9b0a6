/**
 * The confidence that a value was read correctly from a résumé, by the way it was found. The numbers in the table were chosen by
 * judgment, not measured, and are the same for every résumé.
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

/** Confidence from 0 to 1 for each way a value can be found. */
const confidences = {
  /** Matches what the person typed, or the address next to it. */
  agrees: 0.99,
  /** Under the right heading. */
  section: 0.95,
  /** At the very top, where names usually are. */
  top: 0.85,
  /** Anywhere, by an unambiguous name. */
  known: 0.85,
  /** By its format alone, which is distinctive. */
  pattern: 0.8,
  /** Under the right heading, by an ambiguous word. */
  'section-other-meaning': 0.75,
  /** Under the heading of skills, but not a known skill. */
  'section-unknown': 0.65,
  /** In an unexpected place. */
  elsewhere: 0.5,
  /** Unknown, but in a line that lists known ones, under another heading. */
  listed: 0.45,
  /** By an ambiguous word, outside of any list of skills. */
  'other-meaning': 0.45,
  /** Differs from what the person typed. */
  differs: 0.3,
} as const;
export type HowFound = keyof typeof confidences;
export const waysOfFinding = Object.keys(confidences) as readonly HowFound[];

/** Factor for text from OCR, which may confuse letters. */
const forScan = 0.7;

/** Values with a lower confidence are marked as unsure. */
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
