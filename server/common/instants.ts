/** Reads instants that people and files send, so that none reaches the database that it cannot store. */
import { Problem } from '../problem.ts';

/** @throws Problem for instants that the contracts accept and the database does not: leap seconds, short offsets, the year 0 */
export function readInstant(text: string, status: 400 | 422, field: string): Date {
  const at = new Date(text);
  if (at.getUTCFullYear() >= 1) return at;
  throw new Problem(status, 'bad-instant', 'This isn’t a valid date and time.', field);
}
