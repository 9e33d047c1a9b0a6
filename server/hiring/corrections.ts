/** What whoever sent a résumé has put right in what was read of it: kept beside the paper's values, never instead of them. */
import {
  type Correction,
  isSameValues,
  type ReadField,
  readingOf,
} from '../../src/events/screening/reading.ts';
import type { Schemas } from './parts.ts';
import type { ResumeRow } from './personal.ts';

type Read = Pick<ResumeRow, 'extraction' | 'corrections'>;

/** Those that say other than the paper. */
export function otherThanPaper(row: Read, corrections: readonly Correction[]): readonly Correction[] {
  if (!row.extraction) return corrections;
  const paper = new Map(readingOf(row.extraction).map((each) => [each.of, each.paper]));
  return corrections.filter(({ of, values }) => !isSameValues(paper.get(of) ?? [], values));
}

/** Fields that say another thing after than before. */
export function changedFields(before: readonly Correction[], after: readonly Correction[]): ReadField[] {
  const said = (list: readonly Correction[], of: ReadField) => list.find((each) => each.of === of)?.values;
  return [...new Set([...before, ...after].map(({ of }) => of))].filter((of) => {
    const [one, other] = [said(before, of), said(after, of)];
    return !one || !other || !isSameValues(one, other);
  });
}

/** They say whose it is, whatever they say. */
export const personal: readonly ReadField[] = ['name', 'email', 'phone'];

/**
 * As the employer sees them.
 * @param label covers what says whose it is; null: it is not shown blind
 */
export function shownCorrections(
  row: Read,
  label: ((text: string) => string) | null,
): Schemas['Screening']['corrections'] {
  if (!row.extraction) return [];
  return readingOf(row.extraction, row.corrections).flatMap(
    ({ of, paper, said }): Schemas['Screening']['corrections'] => {
      if (said === null) return [];
      if (label && personal.includes(of)) return [{ of, paper: null, said: null }];
      const shown = (values: readonly string[]) => values.map((value) => (label ? label(value) : value));
      return [{ of, paper: shown(paper), said: shown(said) }];
    },
  );
}
