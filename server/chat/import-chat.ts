/** A chat from a file: whole, with every branch, as a new chat of whoever hands it in. */
import type { ChatCommand } from '../../src/events/chat/decide.ts';
import { requireRoom } from '../budget/room.ts';
import { once } from '../common/once.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { beginChat, continueChat } from './chat-stream.ts';
import type { ChatParts, Schemas } from './parts.ts';

/** A repeated key gives the chat that the first request made. */
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
      const turns = filed.turns.map(({ asked_at: askedAt, ended_at: endedAt, ...turn }) => ({
        ...turn,
        askedAt,
        endedAt,
      }));
      const command: ChatCommand = { type: 'Import', by: uid, title, turns };
      await beginChat(tx, id, { command, actor: uid, at });
      if (pinned) await continueChat(tx, id, { command: { type: 'Pin', by: uid, pinned }, actor: uid, at });
      await requireRoom(tx, 'chats', uid, storageAllowance);
      await requireRoom(tx, 'chatTurns', uid, storageAllowance);
      return { chat_id: id };
    }),
  );
}
