/** Texts for lists of applicants. */
import type { Applicant, Records } from './records.ts';
import { counted, listed } from '../../../src/events/shared/questions/saying.ts';

export const namesOf = (rows: readonly Applicant[]): string => listed(rows.map(({ name }) => name));
export const appliedOn =
  ({ days }: Pick<Records, 'days'>) =>
  ({ createdAt }: Applicant): string =>
    `applied on ${days.of(createdAt)}`;
export const applicantsText = (count: number): string => counted(count, 'applicant');
export const resumesText = (count: number): string => counted(count, 'résumé');
