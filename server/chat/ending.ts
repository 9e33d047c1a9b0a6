/** Ends answers: complete, stopped by the owner, failed, or interrupted because the server is gone. Each ends only once. */
import { eq } from 'drizzle-orm';
import type { ChatCommand } from '../../src/events/chat/decide.ts';
import type { Chat } from '../../src/events/chat/projection.ts';
import type { ChatSource, TurnFailure } from '../../src/events/chat/turn.ts';
import type { Queries } from '../db/database.ts';
import { chats } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { continueChat } from './chat-stream.ts';
import type { ChatParts, TurnKey } from './parts.ts';
import { closePieces, silentTurns } from './pieces.ts';

export type HowEnded =
  | { readonly how: 'answered' }
  | { readonly how: 'stopped'; readonly by: string }
  | { readonly how: 'failed'; readonly failure: TurnFailure };

function commandOf(
  ended: HowEnded,
  end: {
    readonly turn: string;
    readonly answer: string;
    readonly sources: readonly ChatSource[];
  },
): ChatCommand {
  switch (ended.how) {
    case 'answered':
      return { type: 'Answer', ...end };
    case 'stopped':
      return { type: 'Stop', ...end, by: ended.by };
    case 'failed':
      return { type: 'Fail', ...end, failure: ended.failure };
  }
}

/** Call it in a transaction that holds the lock on the chat's row. @throws Problem when there is no such turn */
export async function endTurnIn(
  tx: Queries,
  key: TurnKey,
  ended: HowEnded,
  at: Date,
  sources: readonly ChatSource[] = [],
): Promise<Chat> {
  const answer = await closePieces(tx, key);
  const command = commandOf(ended, { turn: key.turn, answer, sources });
  const actor = ended.how === 'stopped' ? ended.by : 'system';
  return continueChat(tx, key.chat, { command, actor, at });
}

/** Does nothing when the chat was removed meanwhile. */
export async function endTurn(
  { db, clock }: ChatParts,
  key: TurnKey,
  ended: HowEnded,
  sources?: readonly ChatSource[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, key.chat)).for('update');
    if (row) await endTurnIn(tx, key, ended, clock(), sources);
  });
}

/** Ends turns whose server is gone: the received text stays, and the question can be asked again. */
export async function endSilentTurns(parts: ChatParts): Promise<void> {
  for (const key of await silentTurns(parts.db.orm)) {
    await endTurn(parts, key, { how: 'failed', failure: 'interrupted' });
  }
}
