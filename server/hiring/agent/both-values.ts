/** A field of a résumé for an answer: what the applicant says, with what the paper says beside it where that is something else. */
import { type ReadField, readingOf } from '../../../src/events/screening/reading.ts';
import { rounded } from '../../../src/events/shared/questions/saying.ts';
import type { Detailed } from './records.ts';

type Read = Pick<Detailed, 'extraction' | 'corrections'>;

/** Empty: not read, or nothing found and nothing corrected. */
export function bothValues(row: Read, field: ReadField): string {
  const paper = paperValues(row, field);
  const said = saidValues(row, field);
  return said === null ? paper : `${said || '–'} (paper: ${paper || '–'})`;
}

/** Empty: not read, or nothing found. */
export function paperValues({ extraction }: Read, field: ReadField): string {
  if (!extraction) return '';
  if (field === 'years') return rounded(extraction.years.value);
  return (readingOf(extraction).find(({ of }) => of === field)?.paper ?? []).join(', ');
}

/** null: not corrected. */
export function saidValues({ corrections }: Read, field: ReadField): string | null {
  const correction = corrections.find(({ of }) => of === field);
  if (!correction) return null;
  return correction.values.map((value) => (field === 'years' ? rounded(Number(value)) : value)).join(', ');
}
