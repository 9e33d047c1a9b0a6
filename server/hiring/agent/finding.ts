/** What a query of the data comes to: the same for the built-in engine and for a model that runs it as a tool. */

/** A row that an answer rests on. */
export interface Source {
  readonly kind: 'job' | 'resume';
  readonly id: string;
  readonly title: string;
  /** What this row adds to the answer. */
  readonly says: string;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Finding {
  /** Plain text; an empty line parts paragraphs. */
  readonly text: string;
  readonly tables: readonly Table[];
  readonly sources: readonly Source[];
  /** What could be asked next. */
  readonly next: readonly string[];
}

/** Rows of one table, and sources of one answer. */
export const maxRows = 50;

export const finding = (text: string, rest: Partial<Omit<Finding, 'text'>> = {}): Finding => ({
  text,
  tables: rest.tables ?? [],
  sources: (rest.sources ?? []).slice(0, maxRows),
  next: rest.next ?? [],
});

/** A table of at most as many rows as are shown, or none where there is nothing to show. */
export const tableOf = (
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly Table[] => (rows.length === 0 ? [] : [{ title, columns, rows: rows.slice(0, maxRows) }]);
