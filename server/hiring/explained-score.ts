/** A score with what each of its points is for: the same for the employer and for whoever sent the résumé. */
import type { Schemas } from './parts.ts';
import type { ResumeRow } from './personal.ts';
import { shownPoints } from './scoring/score.ts';

/**
 * @param label what a point is called, shown blind
 * @returns null before the first score, and once it is erased
 */
export const explainedScore = (
  { total, points, scoredFor }: Pick<ResumeRow, 'total' | 'points' | 'scoredFor'>,
  label?: (plain: string) => string,
): Schemas['ExplainedScore'] | null =>
  total === null || !points || !scoredFor
    ? null
    : { rubric: scoredFor.rubric, total, points: points.map((line) => shownPoints(line, label)) };
