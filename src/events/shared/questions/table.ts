/** The rows that an answer about a person's data is based on. */

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where each row is an applicant: the ids of their résumés, in the order of the rows. */
  readonly resumes?: readonly string[];
}

/** Limit of rows in a table, and of sources in an answer. */
export const maxRows = 50;

/** A list with the table, cut to the maximum number of rows; empty when there are no rows. */
export const tableOf = (
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly Table[] => (rows.length === 0 ? [] : [{ title, columns, rows: rows.slice(0, maxRows) }]);

/** A list of applicants, a row for each. */
export const applicantTable = <Row extends { readonly id: string }>(
  title: string,
  columns: readonly string[],
  applicants: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): readonly Table[] =>
  tableOf(title, columns, applicants.map(cellsOf)).map((table) => ({
    ...table,
    resumes: applicants.slice(0, maxRows).map(({ id }) => id),
  }));
