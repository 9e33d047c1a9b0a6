/**
 * Removes a person's trade data with their account. Products, photos and quote requests are deleted by cascade; transactions
 * stay for the other party, who must keep records of what was bought and paid.
 */
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { inviteStreamName } from '../../src/events/invite/events.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { accounts, invites, pictures, registrations } from '../db/schema.ts';
import { removeOrLeave } from '../files/files-unavailable.ts';
import { writeUserFields } from '../people/people.ts';
import { removeCommentsOf } from './comments.ts';
import { removeIntakesOf } from './intake/stored.ts';
import { ownRecordings, removeRecordings } from './media/media.ts';
import { ownUploadIds } from './media/uploads.ts';
import type { TradeParts } from './parts.ts';
import { removeFiles } from './pictures.ts';

/** Call it in the transaction that removes the account. */
export async function removeTradeOf(tx: Queries, uid: string): Promise<void> {
  const concerned = await tx
    .select()
    .from(invites)
    .where(or(eq(invites.merchant, uid), eq(invites.client, uid)))
    .orderBy(invites.id)
    .for('update');
  for (const { id, merchant, client, state } of concerned) {
    await postgresLog(tx).eraseTruth(inviteStreamName(id));
    if (merchant !== uid) continue;
    if (state === 'pending') await writeUserFields(tx, client, { pendingMerchantInvite: null });
    if (state === 'accepted') await writeUserFields(tx, client, { assignedMerchant: null });
  }
  await tx.delete(invites).where(or(eq(invites.merchant, uid), eq(invites.client, uid)));
  const ownEmail = tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.uid, uid));
  // What a merchant entered to register this person. One that was never used belongs to nobody's account.
  await tx
    .delete(registrations)
    .where(and(inArray(registrations.email, ownEmail), isNotNull(registrations.activatedAt)));
  await removeIntakesOf(tx, uid);
  await removeCommentsOf(tx, uid, new Date());
}

export interface OwnFiles {
  readonly pictureIds: readonly string[];
  readonly recordings: Awaited<ReturnType<typeof ownRecordings>>;
  readonly uploadIds: readonly string[];
}

/** The files to remove after the removal of the account is committed. */
export async function filesOf(orm: Queries, uid: string): Promise<OwnFiles> {
  const owned = await orm.select({ id: pictures.id }).from(pictures).where(eq(pictures.owner, uid));
  return {
    pictureIds: owned.map(({ id }) => id),
    recordings: await ownRecordings(orm, uid),
    uploadIds: await ownUploadIds(orm, uid),
  };
}

export async function removeFilesOf(
  { files, uploads }: Pick<TradeParts, 'files' | 'uploads'>,
  { pictureIds, recordings, uploadIds }: OwnFiles,
): Promise<void> {
  await removeFiles(files, pictureIds);
  await removeRecordings(files, recordings);
  for (const id of uploadIds) await removeOrLeave(uploads.remove(id));
}
