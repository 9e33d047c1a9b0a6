/** A score with the reason for each of its points: the same for the employer and for the applicant. */
import type { Schemas } from './parts.ts';
import type { ResumeRow } from './personal.ts';
import { shownPoints } from './scoring/score.ts';

/**
 * @param label covers names in the label of a point when shown blind
 * @returns null before the first score and after erasure
 */
export const explainedScore = (
  { total, points, scoredFor }: Pick<ResumeRow, 'total' | 'points' | 'scoredFor'>,
  label?: (plain: string) => string,
): Schemas['ExplainedScore'] | null =>
  total === null || !points || !scoredFor
    ? null
    : { rubric: scoredFor.rubric, total, points: points.map((line) => shownPoints(line, label)) };
