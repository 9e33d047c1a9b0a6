/**
 * The list of applicants for files. In the blind view, the server sends rows without names and contact details, so the
 * files have none either.
 */
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

/** null: erased, unknown, or hidden by the blind view. */
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
