/** How rows are found by what somebody calls them, and how their states are said. */
import type { ScreeningStatus } from '../../../src/events/screening/projection.ts';
import type { JobRow } from '../job-shapes.ts';
import { NoneSuch, WhichOne } from './choice.ts';
import type { Args } from './kind.ts';
import type { Records } from './records.ts';

export const statesOf: Readonly<Record<NonNullable<Args['status']>, readonly ScreeningStatus[]>> = {
  'in-progress': ['received', 'extracting', 'scoring'],
  undecided: ['screened'],
  shortlisted: ['shortlisted'],
  rejected: ['rejected'],
  failed: ['failed'],
};

const said: Readonly<Record<ScreeningStatus, string>> = {
  received: 'being screened',
  extracting: 'being screened',
  scoring: 'being screened',
  screened: 'not decided',
  shortlisted: 'shortlisted',
  rejected: 'rejected',
  failed: 'could not be read',
  erased: 'erased',
};
export const statusWord = (state: ScreeningStatus): string => said[state];

/** @throws WhichOne, NoneSuch */
export async function jobOf(records: Records, called: string): Promise<JobRow> {
  const all = await records.jobs();
  const byId = all.find(({ id }) => id === called);
  if (byId) return byId;
  const wanted = called.trim().toLowerCase();
  const exact = all.filter(({ title }) => title.toLowerCase() === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (found.length === 1) return found[0]!;
  if (found.length === 0) throw new NoneSuch(`You have no job called “${called}”.`);
  throw new WhichOne(
    'job',
    called,
    found.map((job) => ({ id: job.id, label: job.title })),
  );
}
