/** An applicant's corrections of what was read of their résumé: kept beside the values of the paper, never replacing them. */
import {
  type Correction,
  isSameValues,
  type ReadField,
  readingOf,
} from '../../src/events/screening/reading.ts';
import type { Schemas } from './parts.ts';
import type { ResumeRow } from './personal.ts';

type Read = Pick<ResumeRow, 'extraction' | 'corrections'>;

/** The corrections that differ from the paper. */
export function otherThanPaper(row: Read, corrections: readonly Correction[]): readonly Correction[] {
  if (!row.extraction) return corrections;
  const paper = new Map(readingOf(row.extraction).map((each) => [each.of, each.paper]));
  return corrections.filter(({ of, values }) => !isSameValues(paper.get(of) ?? [], values));
}

/** Fields whose corrected values differ between `before` and `after`. */
export function changedFields(before: readonly Correction[], after: readonly Correction[]): ReadField[] {
  const valuesOf = (list: readonly Correction[], field: ReadField) =>
    list.find(({ of }) => of === field)?.values;
  return [...new Set([...before, ...after].map(({ of }) => of))].filter((of) => {
    const [one, other] = [valuesOf(before, of), valuesOf(after, of)];
    return !one || !other || !isSameValues(one, other);
  });
}

/** Fields that identify the person, whatever their value. */
export const personal: readonly ReadField[] = ['name', 'email', 'phone'];

/**
 * The corrections as the employer sees them.
 * @param label covers what identifies the person; null: not shown blind
 */
export function shownCorrections(
  row: Read,
  label: ((text: string) => string) | null,
): Schemas['ShownCorrections'] {
  if (!row.extraction) return [];
  return readingOf(row.extraction, row.corrections).flatMap(
    ({ of, paper, said }): Schemas['ShownCorrections'] => {
      if (said === null) return [];
      if (label && personal.includes(of)) return [{ of, paper: null, said: null }];
      const shown = (values: readonly string[]) => values.map((value) => (label ? label(value) : value));
      return [{ of, paper: shown(paper), said: shown(said) }];
    },
  );
}
