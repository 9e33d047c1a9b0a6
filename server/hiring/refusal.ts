/** Why a rule of screening refuses, as operations answer it. */
import type { Refused } from '../../src/events/log/decider.ts';
import type { ScreeningRefusal } from '../../src/events/screening/decide.ts';
import { invalidField } from '../fastapi/detail.ts';
import { Problem } from '../problem.ts';

const statusOf: Readonly<Partial<Record<ScreeningRefusal, number>>> = {
  'not-found': 404,
  'not-allowed': 403,
};

export function refusal({ reason, message }: Refused<ScreeningRefusal>): Problem {
  if (reason === 'bad-reason') return invalidField('reason', message);
  if (reason === 'bad-note') return invalidField('note', message);
  return new Problem(statusOf[reason] ?? 409, reason, message);
}
