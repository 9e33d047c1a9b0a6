/** Builds the arguments of a query from a parsed question, whose names are already resolved to row ids. */
import type { Args, Intent, Parameter } from '../intent.ts';
import type { Reading } from './reading.ts';

const jobStatuses = ['open', 'draft', 'closed', 'expired'] as const;

export interface Rows {
  readonly job?: string | undefined;
  readonly applicant?: string | undefined;
  readonly other?: string | undefined;
}

/** Only what the question contains; missing required parameters are handled by the caller. */
export function fill(intent: Intent, reading: Reading, rows: Rows): Args {
  const { concepts, skill, numbers, unknown } = reading;
  const left = unknown.join(' ');
  const has = (concept: string) => concepts.has(concept);
  const all: Args = {
    ...defined(rows),
    ...numbers,
    ...defined({
      skill: skill ?? (left === '' || !intent.needs.includes('skill') ? undefined : left),
      jobStatus: jobStatuses.find(has),
    }),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => intent.takes.includes(name as Parameter)));
}

const defined = <T extends object>(values: T): { [Key in keyof T]?: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
