/** What a kind is given, out of a question that was taken apart. Names are ids by then, each of which is one row. */
import type { Args, Intent } from '../intent.ts';
import type { Reading } from './reading.ts';

const jobStatuses = ['open', 'draft', 'closed', 'expired'] as const;

const statuses = [
  ['shortlist', 'shortlisted'],
  ['reject', 'rejected'],
  ['failed', 'failed'],
  ['processing', 'in-progress'],
  ['undecided', 'undecided'],
] as const;

const degrees = [
  [/\b(?:phd|ph d|doctorate|doctoral|doctor)\b/, 'Doctorate'],
  [/\b(?:masters?|msc|mba|ma)\b/, 'Master'],
  [/\b(?:bachelors?|bsc|ba)\b/, 'Bachelor'],
] as const;

export interface Rows {
  readonly job?: string | undefined;
  readonly applicant?: string | undefined;
  readonly other?: string | undefined;
}

/** Only what the question says; a kind that needs more asks for it. */
export function fill(intent: Intent, reading: Reading, rows: Rows): Args {
  const { concepts, skill, language, numbers, unknown, question } = reading;
  const left = unknown.join(' ');
  const has = (concept: string) => concepts.has(concept);
  const lower = question.toLowerCase().replace(/[^\p{L}]+/gu, ' ');
  const all: Args = {
    ...defined(rows),
    ...numbers,
    ...defined({
      skill: skill ?? (left === '' || !intent.needs.includes('skill') ? undefined : left),
      language: language ?? undefined,
      certification: left === '' ? undefined : left,
      degree: degrees.find(([pattern]) => pattern.test(lower))?.[1],
      jobStatus: jobStatuses.find(has),
      status: statuses.find(([concept]) => has(concept))?.[1],
    }),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => intent.takes.includes(name as keyof Args)),
  );
}

const defined = <T extends object>(values: T): { [Key in keyof T]?: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
