/** Default order of applicants for questions that name none. */
import type { ApplicantQuery, Condition } from './query.ts';

const plain = new Set<Condition['of']>(['job', 'applied', 'state']);

/** Those waiting for a decision are ordered by longest wait; without conditions that need the résumé, the newest come first. */
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
