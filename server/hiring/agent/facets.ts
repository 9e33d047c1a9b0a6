/** The values of a résumé by which lists are filtered, without their positions. */
import type { ReadField } from '../../../src/events/screening/reading.ts';
import { canonicalSkill } from '../../../src/events/screening/skills.ts';
import { degreeLevel } from '../extraction/find-degree.ts';
import { languageOf } from '../extraction/spoken.ts';
import type { Findings } from '../personal.ts';

export interface Facets {
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly certifications: readonly string[];
  readonly degree: string | null;
  /** null: nothing was read. */
  readonly years: number | null;
}

/** The level of a degree in the applicant's own words; one without a known level counts as a degree. */
const levelOf = (said: string | undefined): string | null => {
  if (said === undefined) return null;
  return levels.find((level) => level === said) ?? degreeLevel(said) ?? 'Degree';
};
const levels = ['Degree', 'Bachelor', 'Master', 'Doctorate'];

/** The applicant's corrections replace what was read. */
export const facetsOf = ({
  extraction,
  corrections,
}: Pick<Findings, 'extraction' | 'corrections'>): Facets => {
  const all = (values: readonly { readonly value: string }[] | undefined) =>
    values?.map(({ value }) => value) ?? [];
  const corrected = (field: ReadField) => corrections.find(({ of }) => of === field)?.values ?? null;
  const [degree, years] = [corrected('degree'), corrected('years')];
  return {
    skills: corrected('skills')?.map(canonicalSkill) ?? all(extraction?.skills),
    languages:
      corrected('languages')?.map((value) => languageOf(value) ?? value) ?? all(extraction?.languages),
    certifications: corrected('certifications') ?? all(extraction?.certifications),
    degree: degree ? levelOf(degree[0]) : (extraction?.degree?.value ?? null),
    years: extraction ? (years ? Number(years[0] ?? 0) : extraction.years.value) : null,
  };
};
