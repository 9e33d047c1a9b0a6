/** In which order applicants come where a question names none. */
import type { ApplicantQuery, Condition } from './query.ts';

const plain = new Set<Condition['of']>(['job', 'applied', 'state']);

/** Whoever waits for a decision longest is first among those who wait; the latest are where only they are asked for. */
export function applicantsOnly(
  clauses: readonly (readonly Condition[])[],
  order: ApplicantQuery['order'] | null,
  limit: number | null,
): ApplicantQuery {
  const all = clauses.flat();
  const waits = all.some((each) => each.of === 'state' && each.state === 'undecided' && !each.not);
  const decided = all.some((each) => each.of === 'state' && ['shortlisted', 'rejected'].includes(each.state));
  const byDay = all.every(({ of }) => plain.has(of)) && !decided;
  const usual = waits
    ? 'longest-ago'
    : byDay
      ? 'newest'
      : all.some(({ of }) => of === 'years')
        ? 'most-years'
        : 'best';
  return { clauses: clauses.map((each) => [...each]), order: order ?? usual, limit };
}
