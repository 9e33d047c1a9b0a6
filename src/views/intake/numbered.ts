/** Numbers the marks: the same number on the picture, in the list and on paper. */
import type { Mark } from '../../events/intake/mark.ts';

export interface NumberedMark extends Mark {
  readonly number: number;
}

export const numbered = (marks: readonly Mark[], from = 1): readonly NumberedMark[] =>
  marks.map((mark, i) => ({ ...mark, number: from + i }));
