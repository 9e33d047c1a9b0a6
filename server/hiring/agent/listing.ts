/** A list of applicants: how many there are, the first of them in a table, and each shown one as a source. */
import { maxRows, tableOf } from '../../../src/events/shared/questions/table.ts';
import { finding, type Finding } from './finding.ts';
import type { Applicant, Detailed, Order, Records, Wanted } from './records.ts';
import { applicantColumns, applicantLine, resumeSource, scoreText, statusWord } from './rows.ts';
import { capital, counted, listed } from '../../../src/events/shared/questions/saying.ts';

interface Listing<Row extends Applicant> {
  readonly title: string;
  readonly order: Order;
  readonly text: (count: number, rows: readonly Row[]) => string;
  readonly nobody: string;
}

interface Shape<Row extends Applicant> {
  readonly read: (wanted: Wanted, order: Order, limit: number) => Promise<readonly Row[]>;
  readonly columns: readonly string[];
  readonly line: (row: Row) => readonly string[];
  /** What a source says of its row. */
  readonly says: (row: Row) => string;
}

async function list<Row extends Applicant>(
  records: Records,
  wanted: Wanted,
  { title, order, text, nobody }: Listing<Row>,
  { read, columns, line, says }: Shape<Row>,
): Promise<Finding> {
  const rows = await read(wanted, order, maxRows);
  if (rows.length === 0) return finding(nobody);
  const count = rows.length < maxRows ? rows.length : await records.count(wanted);
  const shown = count > rows.length ? ` The table shows ${rows.length} of them.` : '';
  return finding(text(count, rows) + shown, {
    tables: tableOf(title, columns, rows.map(line)),
    sources: rows.map((row) => resumeSource(row, says(row))),
  });
}

export const listApplicants = (
  records: Records,
  wanted: Wanted,
  { says, ...listing }: Listing<Applicant> & Pick<Shape<Applicant>, 'says'>,
): Promise<Finding> =>
  list(records, wanted, listing, {
    read: records.applicants,
    columns: applicantColumns,
    line: (row) => applicantLine(records, row),
    says,
  });

/** With a column for what was read out of the résumés, which is also what the sources say. */
export const listResumes = (
  records: Records,
  wanted: Wanted,
  {
    column,
    cell,
    ...listing
  }: Listing<Detailed> & { readonly column: string; readonly cell: (row: Detailed) => string },
): Promise<Finding> =>
  list(records, wanted, listing, {
    read: records.detailed,
    columns: ['Applicant', 'Job', column, 'Score', 'Status'],
    line: (row) => [
      row.name,
      row.title,
      cell(row),
      row.total === null ? '–' : String(row.total),
      capital(statusWord(row.state)),
    ],
    says: cell,
  });

export const namesOf = (rows: readonly Applicant[]): string => listed(rows.map(({ name }) => name));
export const appliedOn =
  ({ days }: Pick<Records, 'days'>) =>
  ({ createdAt }: Applicant): string =>
    `applied on ${days.of(createdAt)}`;
export const applicantsText = (count: number): string => counted(count, 'applicant');
export const resumesText = (count: number): string => counted(count, 'résumé');
export const scoreOf = ({ total }: Applicant): string => scoreText(total);
