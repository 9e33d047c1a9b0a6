/**
 * Rubric v1: how an extraction becomes points for one job. Whole numbers only, the same for ever: what is to be
 * counted otherwise gets a rubric of its own. It is not given name, address, school or age, so they cannot count.
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
  /** 0 to 100; the points beside it may add up to more. */
  readonly total: number;
  readonly points: readonly Points[];
}

/** What of an extraction counts. */
export type Counted = Pick<Extraction, 'years' | 'skills' | 'certifications' | 'projects' | 'degree'>;

export interface WantedSkills {
  readonly requiredSkills: readonly string[];
  readonly niceToHave: readonly string[];
}

/** What of a job counts, whichever list and order its skills stand in: the same key gives the same score. */
const wantedKey = ({ requiredSkills, niceToHave }: WantedSkills) =>
  JSON.stringify([...new Set([...requiredSkills, ...niceToHave].map(skillKey))].sort());

/** Whether a score by one of them may be another by the other. */
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
  // Years come in tenths, so this is whole; rounding only takes away what binary fractions add.
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
