/** Charges the allowances of common/rate-limit.ts for operations, and refuses with a Problem. */
import type { Database } from '../db/database.ts';
import { IdentityError } from '../common/identity-error.ts';
import { defaultLimits, type Limits, rateLimit } from '../common/rate-limit.ts';
import { Problem } from '../problem.ts';

/** What a rate-limited operation needs. */
export interface Limited {
  readonly db: Pick<Database, 'orm'>;
  readonly clock: () => Date;
  /** Allowances that replace the default ones. */
  readonly limits?: Partial<Limits>;
  /** What one person may store, as a multiple of the usual; 1 by default. */
  readonly storageAllowance?: number;
}

/** @throws Problem `too-often` when the allowance is used up */
export async function charge(
  { db, limits, clock }: Limited,
  kind: keyof Limits,
  ...source: readonly string[]
): Promise<void> {
  try {
    await rateLimit(db.orm, { ...defaultLimits, ...limits }, clock).charge(kind, ...source);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const message = 'That was too often. Wait a few minutes and try again.';
    throw new Problem(429, 'too-often', message, undefined, error.retryAfterSeconds);
  }
}
