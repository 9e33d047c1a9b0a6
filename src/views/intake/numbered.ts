/** Marks as people speak of them: by a number that is the same on the picture, in the list and on paper. */
import type { Mark } from '../../events/intake/mark.ts';

export interface NumberedMark extends Mark {
  readonly number: number;
}

export const numbered = (marks: readonly Mark[], from = 1): readonly NumberedMark[] =>
  marks.map((mark, i) => ({ ...mark, number: from + i }));
