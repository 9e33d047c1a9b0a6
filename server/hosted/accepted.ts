/** Answers with the account as a command left it, or with why the rules refused it. */
import { Refused } from '../../src/events/log/decider.ts';
import { Problem } from '../problem.ts';
import type { AccountChange } from '../people/change-account.ts';
import type { Person } from '../people/people.ts';

const statusOf: Readonly<Record<string, number>> = {
  'not-found': 404,
  'not-allowed': 403,
  'not-yours': 403,
  'proof-too-old': 403,
  'no-role': 400,
  'unknown-role': 400,
  'bad-trial-limit': 400,
};

/** @throws Problem */
export function accepted(change: AccountChange): Person {
  if (!(change instanceof Refused)) return change;
  throw new Problem(statusOf[change.reason] ?? 409, change.reason, change.message);
}
