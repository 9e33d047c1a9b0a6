/**
 * Rubric v1: computes the points of an extraction for one job. Whole numbers only. It never changes: a different way of
 * scoring must be a new rubric. It does not get name, address, school or age, so they cannot count.
 */
import type { Extraction, Span } from './extraction.ts';
import { skillKey } from './skills.ts';

export interface Points {
  readonly of: 'years' | 'skill' | 'certification' | 'project' | 'degree';
  readonly label: string;
  readonly points: number;
  readonly spans: readonly Span[];
}

export interface Score {
  readonly rubric: 'v1';
  /** 0 to 100; the points may add up to more. */
  readonly total: number;
  readonly points: readonly Points[];
}

/** The parts of an extraction that count. */
export type Counted = Pick<Extraction, 'years' | 'skills' | 'certifications' | 'projects' | 'degree'>;

export interface WantedSkills {
  readonly requiredSkills: readonly string[];
  readonly niceToHave: readonly string[];
}

/** Key of the parts of a job that count, regardless of the list and order of its skills: equal keys give equal scores. */
const wantedKey = ({ requiredSkills, niceToHave }: WantedSkills) =>
  JSON.stringify([...new Set([...requiredSkills, ...niceToHave].map(skillKey))].sort());

/** Whether the two can give different scores. */
export const asksForOther = (one: WantedSkills, other: WantedSkills) => wantedKey(one) !== wantedKey(other);

const maxForYears = 30;
const most = 100;

/** min(10 × years, 30) + 5 per skill of the job + 10 per certification + 5 per project + 20 for a degree, at most 100. */
export function scoreV1(found: Counted, job: WantedSkills): Score {
  const wanted = new Set([...job.requiredSkills, ...job.niceToHave].map(skillKey));
  const matched = found.skills.filter(({ value }) => wanted.has(skillKey(value)));
  const each = (
    of: Points['of'],
    points: number,
    list: readonly { value: string; spans: readonly Span[] }[],
  ) => list.map(({ value, spans }): Points => ({ of, label: value, points, spans }));
  // Years are multiples of 0.1, so this is a whole number; rounding only removes floating-point errors.
  const forYears = Math.min(Math.round(10 * found.years.value), maxForYears);
  const points: Points[] = [
    ...(forYears > 0
      ? [
          {
            of: 'years' as const,
            label: yearsLabel(found.years.value),
            points: forYears,
            spans: found.years.spans,
          },
        ]
      : []),
    ...each('skill', 5, matched),
    ...each('certification', 10, found.certifications),
    ...each('project', 5, found.projects),
    ...each('degree', 20, found.degree ? [found.degree] : []),
  ];
  const sum = points.reduce((total, line) => total + line.points, 0);
  return { rubric: 'v1', total: Math.min(sum, most), points };
}

const yearsLabel = (years: number) => (years === 1 ? '1 year' : `${years} years`);
