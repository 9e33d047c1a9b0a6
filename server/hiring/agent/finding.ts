/** The result of a query: the same for the built-in engine and for a model that runs it as a tool. */
import type { ApplicantQuery } from '../../../src/events/hr-agent/query/query.ts';
import { maxRows, type Table } from '../../../src/events/shared/questions/table.ts';

/** A row that an answer rests on. */
export interface Source {
  readonly kind: 'job' | 'resume';
  readonly id: string;
  readonly title: string;
  /** What this row contributes to the answer. */
  readonly says: string;
}

export interface Finding {
  /** Plain text; an empty line separates paragraphs. */
  readonly text: string;
  readonly tables: readonly Table[];
  readonly sources: readonly Source[];
  /** Suggested next questions. */
  readonly next: readonly string[];
  /** The query by which applicants were found. */
  readonly filters: ApplicantQuery | null;
}

export const finding = (text: string, rest: Partial<Omit<Finding, 'text'>> = {}): Finding => ({
  text,
  tables: rest.tables ?? [],
  sources: (rest.sources ?? []).slice(0, maxRows),
  next: rest.next ?? [],
  filters: rest.filters ?? null,
});
