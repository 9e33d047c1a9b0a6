/**
 * Rubric v2: the points of v1, but a certificate, project or degree counts only if the job asks for it or it fits the job's
 * occupation. Items that do not count are kept with 0 points, and each line says why. Like v1, it gets no name, address,
 * school or age; and like v1, it never changes: a different way of scoring must be a new rubric.
 */
import type { AskedByV2 } from './asked.ts';
import type { Found } from './extraction.ts';
import { fieldsOf, isNamedIn, type WorkField } from './fields-of-work.ts';
import { type Counted, type Points, scoreV1 } from './rubric.ts';
import { canonicalSkill, skillKey } from './skills.ts';
import { isCounted, type Why } from './whys.ts';

export interface WeighedPoints extends Points {
  readonly why: Why;
  /** The requirement of the job, or the field of work, in our own or the job's words, never those of the résumé. */
  readonly because: string;
}

export interface ScoreV2 {
  readonly rubric: 'v2';
  /** 0 to 100; the points may add up to more. */
  readonly total: number;
  readonly points: readonly WeighedPoints[];
}

/** What the résumé says about an item: its words without the names of schools, and the skills mentioned there. */
export interface Described {
  readonly words: string;
  readonly skills: readonly string[];
}

export type Describe = (of: 'certification' | 'project' | 'degree', item: Found<string>) => Described;

const most = 100;

export function scoreV2(found: Counted, job: AskedByV2, describe: Describe): ScoreV2 {
  const points = scoreV1(found, job).points.map((line): WeighedPoints => {
    const { of } = line;
    if (of === 'years') return { ...line, why: 'work', because: '' };
    if (of === 'skill') return { ...line, why: 'asked', because: line.label };
    const judged = judge(of, describe(of, { value: line.label, spans: line.spans }), job);
    return { ...line, ...judged, points: isCounted(judged.why) ? line.points : 0 };
  });
  const sum = points.reduce((total, line) => total + line.points, 0);
  return { rubric: 'v2', total: Math.min(sum, most), points };
}

type Judged = Pick<WeighedPoints, 'why' | 'because'>;

function judge(of: 'certification' | 'project' | 'degree', about: Described, job: AskedByV2): Judged {
  const asked = of === 'degree' ? (job.degreeRequired ? 'a degree' : null) : askedFor(of, about, job);
  if (asked !== null) return { why: 'asked', because: asked };
  const fields = fieldsOf(about);
  const fitting = fields.find((field) => isOfJob(field, job));
  if (fitting) return { why: 'fits', because: fitting.called };
  const [other] = fields;
  return other ? { why: 'other-field', because: other.called } : { why: 'unclear', because: '' };
}

/** The requirement of the job that this item meets; null: none. */
function askedFor(
  of: 'certification' | 'project',
  { words, skills }: Described,
  { requiredSkills, niceToHave, certificates }: AskedByV2,
): string | null {
  const shown = new Set(skills.map(skillKey));
  const wanted = [...requiredSkills, ...niceToHave];
  const skill = wanted.find((name) => shown.has(skillKey(name)));
  if (skill !== undefined) return canonicalSkill(skill);
  return (
    [...wanted, ...(of === 'certification' ? certificates : [])].find((name) => isNamedIn(name, words)) ??
    null
  );
}

/** "Office" covers many occupations, so there it must be the same one, unless the item is useful for all of them. */
function isOfJob({ field, occupation }: WorkField, { occupations, fields }: AskedByV2): boolean {
  if (!fields.includes(field)) return false;
  return (
    field !== 'Office' || occupation === null || occupations.length === 0 || occupations.includes(occupation)
  );
}
