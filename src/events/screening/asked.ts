/**
 * The requirements of a job that a score depends on, kept with the score, so that it can be recomputed, and is recognized as
 * outdated once the requirements or the rubric change. Scores by different rubrics are not comparable and never ranked together.
 */
import { asksForOther, type WantedSkills } from './rubric.ts';

export interface AskedByV1 extends WantedSkills {
  readonly rubric: 'v1';
}

export interface AskedByV2 extends WantedSkills {
  readonly rubric: 'v2';
  /** Certificates named in the job's text. */
  readonly certificates: readonly string[];
  /** Occupations named in its title, in English. */
  readonly occupations: readonly string[];
  /** Fields of work of these occupations; without any, those of its skills. */
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

/** Whether the two can give different scores. */
export function scoresOtherwise(one: Asked, other: Asked): boolean {
  if (one.rubric !== other.rubric || asksForOther(one, other)) return true;
  return one.rubric === 'v2' && other.rubric === 'v2' && restOf(one) !== restOf(other);
}
