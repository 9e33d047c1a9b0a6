/** A score as stored in facts, and its consistency check. */
import { maxPoints, type ScreeningFact } from './events.ts';

export type KeptScore = Extract<ScreeningFact, { type: 'ResumeScored' | 'ResumeScoredByFit' }>['data'];

const isSpan = ({ start, end }: { readonly start: number; readonly end: number }) =>
  start >= 0 && start < end;

/** Whether the points add up to the total, and each has its places in the text. */
export function isSound({ total, points }: KeptScore): boolean {
  const sum = points.reduce((whole, { points: worth }) => whole + worth, 0);
  return (
    Math.abs(total - Math.min(sum, maxPoints)) < 1e-6 && points.every(({ spans }) => spans.every(isSpan))
  );
}
