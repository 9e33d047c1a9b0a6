/** The values found in a résumé by which lists are filtered, without their positions. */
import type { Findings } from '../personal.ts';

export interface Facets {
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly certifications: readonly string[];
  readonly degree: string | null;
  /** null: nothing was read. */
  readonly years: number | null;
}

export const facetsOf = ({ extraction }: Pick<Findings, 'extraction'>): Facets => ({
  skills: extraction?.skills.map(({ value }) => value) ?? [],
  languages: extraction?.languages.map(({ value }) => value) ?? [],
  certifications: extraction?.certifications.map(({ value }) => value) ?? [],
  degree: extraction?.degree?.value ?? null,
  years: extraction?.years.value ?? null,
});
