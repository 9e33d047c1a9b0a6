/**
 * The must-haves of a job, by rubric v2, and whether the résumé shows each. They change no points and hide nobody, since an
 * applicant may meet one without having written it down: they only inform the employer.
 */
import type { AskedByV2 } from './asked.ts';
import type { Extraction, Span } from './extraction.ts';
import { broaderSkill, canonicalSkill, skillKey } from './skills.ts';

export const verdictsOnMustHaves = ['met', 'not-met', 'unsure'] as const;
export type VerdictOnMustHave = (typeof verdictsOnMustHaves)[number];

export interface MustHave {
  readonly of: 'skill' | 'years' | 'degree';
  /** As named by the job. */
  readonly label: string;
  readonly verdict: VerdictOnMustHave;
  readonly spans: readonly Span[];
}

/**
 * Something missing in a scan may have been misread, and someone without dated work may still have worked; both are
 * "unsure" rather than "not met".
 * @param isSure whether the values read at these places are reliable
 */
export function mustHavesOf(
  { skills, years, degree, flags = [] }: Pick<Extraction, 'skills' | 'years' | 'degree' | 'flags'>,
  { requiredSkills, minYears, degreeRequired }: AskedByV2,
  isSure: (spans: readonly Span[]) => boolean,
): readonly MustHave[] {
  const missing: VerdictOnMustHave = flags.some(({ of }) => of === 'scanned') ? 'unsure' : 'not-met';
  const shown = (spans: readonly Span[]): VerdictOnMustHave => (isSure(spans) ? 'met' : 'unsure');
  const found = new Map(
    skills.flatMap(({ value, spans }) =>
      [broaderSkill(value), value].flatMap((name) =>
        name === null ? [] : [[skillKey(name), spans] as const],
      ),
    ),
  );
  const ofSkills = requiredSkills.map((name): MustHave => {
    const spans = found.get(skillKey(name));
    return {
      of: 'skill',
      label: canonicalSkill(name),
      verdict: spans ? shown(spans) : missing,
      spans: spans ?? [],
    };
  });
  const enough = years.value >= minYears;
  const ofYears: MustHave = {
    of: 'years',
    label: minYears === 1 ? '1 year of work' : `${minYears} years of work`,
    verdict: enough ? shown(years.spans) : years.spans.length === 0 ? 'unsure' : missing,
    spans: years.spans,
  };
  const ofDegree: MustHave = {
    of: 'degree',
    label: 'A degree',
    verdict: degree ? shown(degree.spans) : missing,
    spans: degree?.spans ?? [],
  };
  return [...ofSkills, ...(minYears > 0 ? [ofYears] : []), ...(degreeRequired ? [ofDegree] : [])];
}
