/** What a list is cut by inside a résumé: the values that were found in it, without their places. */
import type { Findings } from '../personal.ts';

export interface Facets {
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  /** In small letters. */
  readonly certifications: readonly string[];
  readonly degree: string | null;
  /** null: nothing was read. */
  readonly years: number | null;
}

/** What a list is asked for that only the opened résumé can tell. */
export interface WantedInside {
  /** By its canonical name. */
  readonly skill?: string | undefined;
  /** By its English name. */
  readonly language?: string | undefined;
  readonly degrees?: readonly string[] | undefined;
  /** Part of a certificate's name, in whatever case; empty: any certificate. */
  readonly certification?: string | undefined;
  readonly minYears?: number | undefined;
  /** Stands somewhere in the text, in whatever case. */
  readonly mentions?: string | undefined;
}

export const facetsOf = ({ extraction }: Pick<Findings, 'extraction'>): Facets => ({
  skills: extraction?.skills.map(({ value }) => value) ?? [],
  languages: extraction?.languages.map(({ value }) => value) ?? [],
  certifications: extraction?.certifications.map(({ value }) => value.toLowerCase()) ?? [],
  degree: extraction?.degree?.value ?? null,
  years: extraction?.years.value ?? null,
});

export const looksInside = ({
  skill,
  language,
  degrees,
  certification,
  minYears,
  mentions,
}: WantedInside): boolean =>
  [skill, language, degrees, certification, minYears, mentions].some((each) => each !== undefined);

export const has = (
  { skills, languages, certifications, degree, years }: Facets,
  { skill, language, degrees, certification, minYears }: WantedInside,
): boolean =>
  (skill === undefined || skills.includes(skill)) &&
  (language === undefined || languages.includes(language)) &&
  (degrees === undefined || (degree !== null && degrees.includes(degree))) &&
  (certification === undefined ||
    certifications.some((each) => each.includes(certification.toLowerCase()))) &&
  (minYears === undefined || (years !== null && years >= minYears));
