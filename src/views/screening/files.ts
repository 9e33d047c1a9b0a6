/**
 * The list of applicants for files. In the blind view, the server sends rows without names and contact details, so the
 * files have none either. What an applicant corrected stands beside what the paper says.
 */
import type { CorrectedRow } from '../../events/screening/port.ts';
import { resumeCode } from '../../events/screening/resume-code.ts';
import type { Column } from '../ui/list/column.ts';
import { foundNothing, readFieldNames, saidNothing, shownValues, statusNames } from './words.ts';

const nothing = () => null;

/** Without the day and the extension. */
export const fileName = (blind: boolean) => (blind ? 'applicants-blind' : 'applicants');

export const fileColumns = (blind: boolean): readonly Column<CorrectedRow>[] => [
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
  {
    label: 'The applicant says',
    cell: nothing,
    text: ({ corrections }) => eachField(corrections, ({ of, said }) => shownValues(of, said, saidNothing)),
  },
  {
    label: 'The paper says',
    cell: nothing,
    text: ({ corrections }) =>
      eachField(corrections, ({ of, paper }) => shownValues(of, paper, foundNothing)),
  },
];

type Corrections = CorrectedRow['corrections'];

/** Of the fields that were corrected, a line each. */
const eachField = (corrections: Corrections, valuesOf: (one: Corrections[number]) => string) =>
  corrections.map((one) => `${readFieldNames[one.of]}: ${valuesOf(one)}`).join('\n');

const emailOf = ({ email }: CorrectedRow) => email ?? '';

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
  corrections,
}: CorrectedRow) => ({
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
  corrections,
});
