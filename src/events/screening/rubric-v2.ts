/**
 * Rubric v2: the points of v1, but a certificate, a project or a degree counts only where the job asks for it or where it fits the
 * job's occupation. What does not count is kept beside the rest with 0 points, and each line says why. Like v1 it is given no
 * name, address, school or age; and like v1 it stays as it is: what is to be counted otherwise gets a rubric of its own.
 */
import type { AskedByV2 } from './asked.ts';
import type { Found } from './extraction.ts';
import { fieldsOf, isNamedIn, type WorkField } from './fields-of-work.ts';
import { type Counted, type Points, scoreV1 } from './rubric.ts';
import { canonicalSkill, skillKey } from './skills.ts';
import { isCounted, type Why } from './whys.ts';

export interface WeighedPoints extends Points {
  readonly why: Why;
  /** What the job asks for, or the field that it is about; words of the house and of the job, never of the résumé. */
  readonly because: string;
}

export interface ScoreV2 {
  readonly rubric: 'v2';
  /** 0 to 100; the points beside it may add up to more. */
  readonly total: number;
  readonly points: readonly WeighedPoints[];
}

/** What the résumé says of one thing: its words without any school's, and the skills that it names there. */
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

/** What of the job's own list this answers; null: nothing. */
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

/** In an office there are many occupations, so that there it has to be the same one, unless it is of use to all of them. */
function isOfJob({ field, occupation }: WorkField, { occupations, fields }: AskedByV2): boolean {
  if (!fields.includes(field)) return false;
  return (
    field !== 'Office' || occupation === null || occupations.length === 0 || occupations.includes(occupation)
  );
}
