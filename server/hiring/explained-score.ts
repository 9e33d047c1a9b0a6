/** A score with what each of its points is for: the same for the employer and for whoever sent the résumé. */
import type { Schemas } from './parts.ts';
import type { ResumeRow } from './personal.ts';

/**
 * @param label what a point is called, shown blind
 * @returns null before the first score, and once it is erased
 */
export const explainedScore = (
  { total, points }: Pick<ResumeRow, 'total' | 'points'>,
  label: (plain: string) => string = (plain) => plain,
): Schemas['ExplainedScore'] | null =>
  total === null || !points
    ? null
    : {
        rubric: 'v1',
        total,
        points: points.map((point) => ({ ...point, label: label(point.label), spans: [...point.spans] })),
      };
