/** The list of applicants as files have it. Shown blind, the rows came without names and contact, and so do the files. */
import type { ScreeningRow } from '../../events/screening/port.ts';
import { resumeCode } from '../../events/screening/resume-code.ts';
import type { Column } from '../ui/list/column.ts';
import { statusNames } from './words.ts';

const nothing = () => null;

export const fileColumns = (blind: boolean): readonly Column<ScreeningRow>[] => [
  { label: 'Applicant', cell: nothing, text: ({ id, name }) => name ?? resumeCode(id) },
  ...(blind ? [] : [{ label: 'Email', long: true, cell: nothing, text: emailOf }]),
  { label: 'Job', cell: nothing, text: ({ job }) => job.title },
  {
    label: 'Score',
    numeric: true,
    cell: nothing,
    text: ({ total, outdated }) => (total === null ? '' : `${total}${outdated ? ' (outdated)' : ''}`),
  },
  { label: 'Rubric', short: true, cell: nothing, text: ({ rubric }) => rubric ?? '' },
  { label: 'State', cell: nothing, text: ({ status }) => statusNames[status] },
  { label: 'Received', short: true, cell: nothing, day: ({ receivedAt }) => receivedAt },
];

const emailOf = ({ email }: ScreeningRow) => email ?? '';

/** What is null is erased, not known, or shown blind. */
export const inJson = ({
  id,
  name,
  email,
  job,
  total,
  rubric,
  outdated,
  status,
  receivedAt,
}: ScreeningRow) => ({
  id,
  code: resumeCode(id),
  name,
  email,
  job,
  score: total,
  rubric,
  outdated,
  status,
  receivedAt,
});
