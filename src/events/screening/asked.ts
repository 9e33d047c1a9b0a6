/**
 * What of a job a score goes by, kept with the score, so that it can be made again, and is known as old once the job asks for
 * something else or is scored by another rubric. Scores by two rubrics are two measures, and never stand in one ranking.
 */
import { asksForOther, type WantedSkills } from './rubric.ts';

export interface AskedByV1 extends WantedSkills {
  readonly rubric: 'v1';
}

export interface AskedByV2 extends WantedSkills {
  readonly rubric: 'v2';
  /** Certificates that its text names. */
  readonly certificates: readonly string[];
  /** Occupations that its title names, in English. */
  readonly occupations: readonly string[];
  /** The fields of work of these; where there are none, those of its skills. */
  readonly fields: readonly string[];
  readonly degreeRequired: boolean;
  /** Whole years. */
  readonly minYears: number;
}

export type Asked = AskedByV1 | AskedByV2;

const restOf = ({ certificates, occupations, fields, degreeRequired, minYears }: AskedByV2) =>
  JSON.stringify([
    certificates.toSorted(),
    occupations.toSorted(),
    fields.toSorted(),
    degreeRequired,
    minYears,
  ]);

/** Whether a score by one of them may be another by the other. */
export function scoresOtherwise(one: Asked, other: Asked): boolean {
  if (one.rubric !== other.rubric || asksForOther(one, other)) return true;
  return one.rubric === 'v2' && other.rubric === 'v2' && restOf(one) !== restOf(other);
}
