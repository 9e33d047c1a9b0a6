/** Erases all chats of a person for good, including deleted ones that could still be restored, and files for questions not asked yet. */
import { and, eq, inArray } from 'drizzle-orm';
import { chatStreamName } from '../../src/events/chat/events.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { chats, chatTurns } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Answering } from './answering.ts';
import { removePendingDeletions } from '../files/pending-deletions.ts';
import { eraseUnusedOf, markFilesOfChats } from './attachments.ts';
import { endTurnIn } from './ending.ts';
import { type ChatParts, topicOf } from './parts.ts';
import { forgetWords } from './words.ts';

export interface EraseParts extends ChatParts {
  readonly answering: Answering;
}

/** Chats per transaction; a single transaction for all would block too much. */
const batchSize = 100;

/**
 * Chats begun meanwhile stay. Idempotent. Every row is erased before the first file, so that no file that cannot be removed
 * keeps a chat; such a file stays marked, and is removed later.
 */
export async function eraseChats(parts: EraseParts, uid: string): Promise<void> {
  const { orm } = parts.db;
  const own = await orm.select({ id: chats.id }).from(chats).where(eq(chats.owner, uid));
  const marked: string[] = [];
  for (let i = 0; i < own.length; i += batchSize) {
    const ids = own.slice(i, i + batchSize).map(({ id }) => id);
    marked.push(...(await eraseSome(parts, uid, ids)));
  }
  await forgetWords(orm, uid);
  await eraseUnusedOf(parts, uid);
  await removePendingDeletions(parts, marked);
}

/**
 * Readers of an answer in progress see that it was stopped.
 * @returns the chats' files, marked for deletion
 */
async function eraseSome(
  { db, clock, answering }: EraseParts,
  uid: string,
  ids: string[],
): Promise<readonly string[]> {
  return inTransaction(db, async (tx) => {
    const of = and(eq(chats.owner, uid), inArray(chats.id, ids));
    const held = await tx.select({ id: chats.id }).from(chats).where(of).orderBy(chats.id).for('update');
    const open = await tx
      .select({ chat: chatTurns.chat, turn: chatTurns.id })
      .from(chatTurns)
      .where(and(inArray(chatTurns.chat, ids), eq(chatTurns.owner, uid), eq(chatTurns.state, 'answering')));
    for (const key of open) {
      answering.abort(topicOf(key));
      await endTurnIn(tx, key, { how: 'stopped', by: uid }, clock());
    }
    const marked = await markFilesOfChats(
      tx,
      held.map(({ id }) => id),
      clock(),
    );
    await tx.delete(chats).where(of);
    for (const { id } of held) await postgresLog(tx).eraseTruth(chatStreamName(id));
    return marked;
  });
}
