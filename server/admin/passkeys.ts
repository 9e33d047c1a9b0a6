/**
 * Removes the second factors of somebody who has lost all passkeys and recovery codes; recorded as a fact in the account's
 * stream.
 */
import { Refused } from '../../src/events/log/decider.ts';
import { accountParts } from '../backends.ts';
import type { Database } from '../db/database.ts';
import { countPasskeys } from '../identity/passkeys.ts';
import { changeAccount } from '../people/change-account.ts';
import { findPersonByEmail } from '../people/people.ts';
import { AdminError } from './admin-error.ts';

/** @throws AdminError */
export async function resetPasskeys(
  database: Database,
  email: string,
): Promise<{ readonly email: string; readonly removed: number }> {
  const person = await findPersonByEmail(database.orm, email);
  if (!person) throw new AdminError(`There is no account with the email address ${email}.`);
  const { uid } = person;
  const removed = await countPasskeys(database.orm, uid);
  const changed = await changeAccount(accountParts(database), { type: 'ResetPasskeys', uid, by: 'system' });
  if (changed instanceof Refused) throw new AdminError(changed.message);
  return { email: person.email, removed };
}
