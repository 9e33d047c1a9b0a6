/** Erases all chats of a person for good, including deleted ones that could still be restored, and files for questions not asked yet. */
import { and, eq, inArray } from 'drizzle-orm';
import { chatStreamName } from '../../src/events/chat/events.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { chats, chatTurns } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Answering } from './answering.ts';
import { eraseUnusedOf, filesOfChats, removeFiles } from './attachments.ts';
import { endTurnIn } from './ending.ts';
import { type ChatParts, topicOf } from './parts.ts';
import { forgetWords } from './words.ts';

export interface EraseParts extends ChatParts {
  readonly answering: Answering;
}

/** Chats per transaction; a single transaction for all would block too much. */
const batchSize = 100;

/** Chats begun meanwhile stay. Idempotent. */
export async function eraseChats(parts: EraseParts, uid: string): Promise<void> {
  const { orm } = parts.db;
  const own = await orm.select({ id: chats.id }).from(chats).where(eq(chats.owner, uid));
  for (let i = 0; i < own.length; i += batchSize) {
    await eraseSome(
      parts,
      uid,
      own.slice(i, i + batchSize).map(({ id }) => id),
    );
  }
  await eraseUnusedOf(parts, uid);
  await forgetWords(orm, uid);
}

/** Readers of an answer in progress see that it was stopped. */
async function eraseSome(
  { db, clock, answering, files }: EraseParts,
  uid: string,
  ids: string[],
): Promise<void> {
  const unneeded = await inTransaction(db, async (tx) => {
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
    const named = await filesOfChats(
      tx,
      held.map(({ id }) => id),
    );
    await tx.delete(chats).where(of);
    for (const { id } of held) await postgresLog(tx).eraseTruth(chatStreamName(id));
    return named;
  });
  await removeFiles(files, unneeded);
}
