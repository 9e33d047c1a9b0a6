/**
 * What a job cannot do without, by rubric v2, each with whether the résumé shows it. They change no point and hide nobody: what is not
 * written down may be there all the same, so that they are for the employer's eyes.
 */
import type { AskedByV2 } from './asked.ts';
import type { Extraction, Span } from './extraction.ts';
import { broaderSkill, canonicalSkill, skillKey } from './skills.ts';

export const verdictsOnMustHaves = ['met', 'not-met', 'unsure'] as const;
export type VerdictOnMustHave = (typeof verdictsOnMustHaves)[number];

export interface MustHave {
  readonly of: 'skill' | 'years' | 'degree';
  /** In the words of the job. */
  readonly label: string;
  readonly verdict: VerdictOnMustHave;
  readonly spans: readonly Span[];
}

/**
 * What of a scan is not found may have been misread, and who dates no work may have worked all the same; neither is a "no".
 * @param isSure whether what was read at these places is what it seems
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
