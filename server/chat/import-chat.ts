/** Imports a chat from a file, with all its branches, as a new chat of the sender. */
import type { ChatCommand } from '../../src/events/chat/decide.ts';
import { requireChatRoom, requireRoom } from '../budget/room.ts';
import { readInstant } from '../common/instants.ts';
import { once } from '../common/once.ts';
import { invalidField } from '../common/refusals.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { beginChat, continueChat } from './chat-stream.ts';
import type { ChatParts, Schemas } from './parts.ts';

/** Repeating a request with its key returns the chat that the first one created. */
export async function importChat(
  { db, clock, storageAllowance }: ChatParts,
  uid: string,
  { key, ...filed }: Schemas['FiledChat'],
): Promise<Schemas['ImportedChat']> {
  const at = clock();
  const request = { uid, key, operation: 'importChat', content: filed, at, lasting: false };
  return inTransaction(db, (tx) =>
    once(tx, request, async () => {
      const id = newId();
      const { title, pinned } = filed;
      const turns = filed.turns.map(
        ({ asked_at: askedAt, ended_at: endedAt, attachments = [], ...turn }, i) => ({
          ...turn,
          attachments,
          askedAt: instant(askedAt, `turns.${i}.asked_at`, at),
          endedAt: instant(endedAt, `turns.${i}.ended_at`, at),
        }),
      );
      const command: ChatCommand = { type: 'Import', by: uid, title, turns };
      await beginChat(tx, id, { command, actor: uid, at });
      if (pinned) await continueChat(tx, id, { command: { type: 'Pin', by: uid, pinned }, actor: uid, at });
      await requireRoom(tx, 'chats', uid, storageAllowance);
      await requireChatRoom(tx, uid, storageAllowance);
      return { chat_id: id };
    }),
  );
}

/** Another server's clock may be ahead. */
const maxAheadMs = 86_400_000;

/** In the spelling of all facts, whatever the file's. A chat of the future would be first in every list for years. */
function instant(text: string, field: string, now: Date): string {
  const read = readInstant(text, 422, field);
  if (read.getTime() > now.getTime() + maxAheadMs)
    throw invalidField(field, 'This date and time is in the future.');
  return read.toISOString();
}
