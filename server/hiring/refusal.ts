/** Maps refusals of screening and jobs to the field of the API contract they are about. */
import type { Refused } from '../../src/events/log/decider.ts';
import { type JobRefusal, RefusedFields } from '../../src/events/job/decide.ts';
import type { ScreeningRefusal } from '../../src/events/screening/refusal.ts';
import { contractName } from './job-shapes.ts';

const screeningFields: Readonly<Partial<Record<ScreeningRefusal, string>>> = {
  'bad-reason': 'reason',
  'bad-note': 'note',
  'bad-correction': 'corrections',
  'bad-subject': 'subject',
  'bad-text': 'text',
  'bad-review': 'text',
};

export const screeningField = ({ reason }: Refused<ScreeningRefusal>) => screeningFields[reason] ?? null;

export const jobField = (refused: Refused<JobRefusal>) =>
  refused instanceof RefusedFields ? contractName(refused.field) : null;
