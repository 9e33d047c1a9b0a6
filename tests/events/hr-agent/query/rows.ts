/** Applicants that questions are asked about, and who of them is meant, told by looking at each one alone. */
import type { Candidate } from '../../../../src/events/hr-agent/query/evaluate.ts';

export interface Row extends Omit<Candidate, 'says'> {
  readonly id: number;
  readonly employers: readonly string[] | null;
  readonly schools: readonly string[] | null;
}

export const today = '2026-11-25';
export const jobs = [
  { id: 'j1', title: 'Leather technician' },
  { id: 'j2', title: 'Bookkeeper' },
  { id: 'j3', title: 'Front desk assistant' },
] as const;
export const skills = ['Python', 'SQL', 'Microsoft Excel', 'Sewing', 'Stain removal'] as const;
export const certificates = ['PMP', 'CISSP', 'Scrum Master'] as const;
export const employers = ['Northside Repairs', 'Acme', 'Bank of Oakland'] as const;
export const schools = ['University of Oregon', 'Laney College'] as const;
const languages = ['German', 'Spanish', 'French', 'Italian'] as const;
const states = ['screened', 'shortlisted', 'rejected', 'received', 'failed'] as const;
const degrees = [null, 'Degree', 'Bachelor', 'Master', 'Doctorate'] as const;

/** Always the same numbers, below `most`. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

export const rows: readonly Row[] = Array.from({ length: 160 }, (_, id): Row => {
  const next = numbers(id + 1);
  next(2);
  const some = <T>(all: readonly T[]) => all.filter(() => next(5) < 2);
  const state = states[next(states.length)]!;
  const isRead = state !== 'received' && state !== 'failed';
  return {
    id,
    job: jobs[next(jobs.length)]!.id,
    state,
    total: isRead ? next(21) * 5 : null,
    appliedOn: new Date(Date.parse(today) - next(90) * 86_400_000).toISOString().slice(0, 10),
    read: isRead
      ? {
          skills: some(skills),
          languages: some(languages),
          certifications: some(['PMP', 'CISSP, ISC2', 'Professional Scrum Master I']),
          degree: degrees[next(degrees.length)]!,
          years: next(25) / 2,
        }
      : null,
    employers: isRead && next(5) > 0 ? some(employers) : null,
    schools: isRead && next(5) > 0 ? some(schools) : null,
  };
});

export const candidate = ({ employers: worked, schools: studied, ...row }: Row): Candidate => ({
  ...row,
  says(of, words) {
    const named = of === 'worked-at' ? worked : of === 'studied-at' ? studied : null;
    if (of !== 'mentions') return named && named.some((each) => each.toLowerCase() === words.toLowerCase());
    return row.read && row.read.skills.some((each) => each.toLowerCase() === words.toLowerCase());
  },
});
