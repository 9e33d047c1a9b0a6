/** The allowances of identity/rate-limit.ts, in the words that the routes of trade answer with. */
import { IdentityError } from '../identity/identity-error.ts';
import { defaultLimits, type Limits, rateLimit } from '../identity/rate-limit.ts';
import { Problem } from '../problem.ts';
import type { TradeParts } from './parts.ts';

/** @throws Problem `too-often` when the allowance is used up */
export async function charge(
  { db, limits, clock }: Pick<TradeParts, 'db' | 'limits' | 'clock'>,
  kind: keyof Limits,
  ...source: readonly string[]
): Promise<void> {
  try {
    await rateLimit(db.orm, { ...defaultLimits, ...limits }, clock).charge(kind, ...source);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    throw new Problem(429, 'too-often', 'That was too often. Wait a few minutes and try again.');
  }
}
