/**
 * What of a person's trade goes with their account, and what stays: products, photos, invites and questions go by the
 * database's own cascade; transactions stay for the other party, who must keep what was bought and paid.
 */
import { eq, or } from 'drizzle-orm';
import { inviteStreamName } from '../../src/events/invite/events.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { invites, pictures } from '../db/schema.ts';
import { writeUserFields } from '../people/people.ts';

/** In the transaction that removes the account. */
export async function removeTradeOf(tx: Queries, uid: string): Promise<void> {
  const concerned = await tx
    .select()
    .from(invites)
    .where(or(eq(invites.merchant, uid), eq(invites.client, uid)));
  for (const { id, merchant, client, state } of concerned) {
    await postgresLog(tx).eraseTruth(inviteStreamName(id));
    if (merchant !== uid) continue;
    if (state === 'pending') await writeUserFields(tx, client, { pendingMerchantInvite: null });
    if (state === 'accepted') await writeUserFields(tx, client, { assignedMerchant: null });
  }
  await tx.delete(invites).where(or(eq(invites.merchant, uid), eq(invites.client, uid)));
}

/** Their files go once it is certain that the account is gone. */
export async function ownPictureIds(orm: Queries, uid: string): Promise<readonly string[]> {
  const owned = await orm.select({ id: pictures.id }).from(pictures).where(eq(pictures.owner, uid));
  return owned.map(({ id }) => id);
}
