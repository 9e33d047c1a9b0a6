/** The rows that an answer about somebody's data rests on. */

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Rows of one table, and sources of one answer. */
export const maxRows = 50;

/** A table of at most as many rows as are shown, or none where there is nothing to show. */
export const tableOf = (
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly Table[] => (rows.length === 0 ? [] : [{ title, columns, rows: rows.slice(0, maxRows) }]);
