/**
 * Chats on the server: src/events/chat decides each command on the current stream; its facts and the rows for lists and
 * searches are written in the caller's transaction, which holds the lock on the chat's row.
 */
import { and, eq, sql } from 'drizzle-orm';
import { searchedNames } from '../../src/events/chat/attachment.ts';
import { type ChatCommand, chatDecider, type ChatRefusal } from '../../src/events/chat/decide.ts';
import { chatFacts, chatStreamName } from '../../src/events/chat/events.ts';
import type { Chat, ChatState } from '../../src/events/chat/projection.ts';
import type { Turn } from '../../src/events/chat/turn.ts';
import type { Refused } from '../../src/events/log/decider.ts';
import { execute } from '../common/commands.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import { newStream, readStream } from '../common/streams.ts';
import type { Queries } from '../db/database.ts';
import { chatPieces, chats, chatTurns } from '../db/schema.ts';
import { topicOf, turnChannel, type TurnKey } from './parts.ts';
import { learnWords } from './words.ts';

const rules = { facts: chatFacts, ...chatDecider };

export type ChatRow = typeof chats.$inferSelect;

/** Locks the chat until the transaction ends; null: there is none, or it is somebody else's. */
export async function lockChat(tx: Queries, id: string, owner: string): Promise<ChatRow | null> {
  const [row] = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), eq(chats.owner, owner)))
    .for('update');
  return row ?? null;
}

export const noChat = () => notFound('chat');

export interface ChatStep {
  readonly command: ChatCommand;
  /** uid, or `system`. */
  readonly actor: string;
  readonly at: Date;
}

/** The field of the request's body whose text is refused. */
const fieldOf =
  ({ command: { type } }: ChatStep) =>
  ({ reason }: Refused<ChatRefusal>) =>
    reason !== 'bad-text' ? null : type === 'Rename' ? 'title' : 'question';

/** Creates a chat. @throws Problem when the rules refuse it */
export async function beginChat(tx: Queries, id: string, step: ChatStep): Promise<Chat> {
  const stream = newStream(rules, chatStreamName(id));
  const { state } = accepted(await execute(tx, rules, stream, step), fieldOf(step));
  const { owner, title, turns } = state!;
  const changedAt = turns.reduce((last, { askedAt }) => (askedAt > last ? askedAt : last), '');
  const times = { createdAt: step.at, changedAt: new Date(changedAt) };
  await tx.insert(chats).values({ id, owner, title, ...times });
  await insertTurns(tx, id, state!, turns, 0);
  return state!;
}

/** Executes a command on a chat whose row is locked. @throws Problem when the rules refuse it */
export async function continueChat(tx: Queries, id: string, step: ChatStep): Promise<Chat> {
  const before = await readStream(tx, rules, chatStreamName(id));
  const { state, facts } = accepted(await execute(tx, rules, before, step), fieldOf(step));
  const chat = state!;
  if (facts.length === 0) return chat;
  const known = before.state?.turns ?? [];
  const { title, pinned, deleted, turns } = chat;
  await tx
    .update(chats)
    .set({
      title,
      pinned,
      deletedAt: deleted ? sql`coalesce(${chats.deletedAt}, ${step.at.toISOString()})` : null,
      ...(turns.length > known.length ? { changedAt: step.at } : {}),
    })
    .where(eq(chats.id, id));
  await insertTurns(tx, id, chat, turns.slice(known.length), known.length);
  for (const [i, { state: was }] of known.entries()) {
    const turn = turns[i]!;
    if (turn.state !== was) await endTurnRow(tx, { chat: id, turn: turn.id }, chat.owner, turn);
  }
  return chat;
}

async function insertTurns(
  tx: Queries,
  chat: string,
  { owner }: Chat,
  turns: readonly Turn[],
  from: number,
): Promise<void> {
  if (turns.length === 0) return;
  await tx.insert(chatTurns).values(
    turns.map(({ askedAt, endedAt, ...turn }, i) => ({
      ...turn,
      chat,
      owner,
      attachedNames: searchedNames(turn.attachments),
      place: from + i,
      askedAt: new Date(askedAt),
      endedAt: endedAt === null ? null : new Date(endedAt),
      aliveAt: sql`now()`,
    })),
  );
  await learnWords(
    tx,
    owner,
    turns.map(({ question, answer, attachments }) => `${question} ${answer} ${searchedNames(attachments)}`),
  );
}

/** Moves the finished answer into its row, and notifies every reader and writer that it has ended. */
async function endTurnRow(tx: Queries, key: TurnKey, owner: string, turn: Turn): Promise<void> {
  const { state, answer, sources, failure, endedAt } = turn;
  await tx
    .update(chatTurns)
    .set({ state, answer, sources, failure, endedAt: endedAt === null ? null : new Date(endedAt) })
    .where(and(eq(chatTurns.chat, key.chat), eq(chatTurns.id, key.turn)));
  await tx.delete(chatPieces).where(and(eq(chatPieces.chat, key.chat), eq(chatPieces.turn, key.turn)));
  await learnWords(tx, owner, [answer]);
  await notifyTurn(tx, key);
}

/** Delivered when the transaction commits. */
async function notifyTurn(tx: Queries, key: TurnKey): Promise<void> {
  await tx.execute(sql`select pg_notify(${turnChannel}, ${topicOf(key)})`);
}

export const readChat = async (orm: Queries, id: string): Promise<ChatState> =>
  (await readStream(orm, rules, chatStreamName(id))).state;
