/** A person's own chats: asked, listed, renamed, pinned, deleted and restored. Nobody else can see them. */
import { and, desc, eq, ilike, isNull, lt } from 'drizzle-orm';
import type { ChatCommand } from '../../src/events/chat/decide.ts';
import { chatStreamName } from '../../src/events/chat/events.ts';
import type { Chat } from '../../src/events/chat/projection.ts';
import type { Turn } from '../../src/events/chat/turn.ts';
import { pathTo } from '../../src/events/chat/tree.ts';
import type { TakenTurn } from '../budget/requests.ts';
import { requireChatRoom, requireRoom } from '../budget/room.ts';
import { once } from '../common/once.ts';
import { pageOf, type Skipping } from '../common/page.ts';
import { Problem } from '../problem.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';
import { chats } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { markFilesForDeletion, removePendingDeletions } from '../files/pending-deletions.ts';
import { newId } from '../ids.ts';
import type { Asker } from '../security/session.ts';
import type { ChatAttachment } from '../../src/events/chat/attachment.ts';
import type { AnswerEngine } from './answer-engine.ts';
import type { Answering } from './answering.ts';
import { attachedFiles, attachmentFilesOf, claim, markFilesOfChats, useIn } from './attachments.ts';
import { beginChat, continueChat, lockChat, noChat, readChat } from './chat-stream.ts';
import { builtInEngine } from '../ai/provider.ts';
import { endTurnIn } from './ending.ts';
import { type ChatParts, type Schemas, topicOf, type TurnKey } from './parts.ts';
import { shownChat, shownTurn } from './shapes.ts';
import { forgetWords } from './words.ts';

/** What asking needs in addition. */
export interface AskParts extends ChatParts {
  readonly engine: AnswerEngine;
  readonly answering: Answering;
}

/** Milliseconds for which a deleted chat can be restored. */
export const undoMs = 86_400_000;

function commandOf(
  asked: Omit<Schemas['NewChatQuestion'], 'key' | 'attachments'>,
  turn: string,
  by: string,
  engine: string,
  attachments: readonly ChatAttachment[],
): ChatCommand {
  const { chat_id: chat, parent_id: parent, beside_id: of, question } = asked;
  if (chat === null) return { type: 'BeginChat', by, turn, question, engine, attachments };
  if (of !== null) return { type: 'AskBeside', by, turn, of, question, engine };
  return { type: 'Ask', by, turn, parent, question, engine, attachments };
}

/** A stored question whose answer has a turn, but was not begun yet. */
interface Begun {
  readonly chat: Chat;
  readonly among: TakenTurn;
}

/**
 * Stores the question, then starts the answer.
 * @param takeTurn takes the answer's turn among the person's questions; nothing is stored when it refuses
 */
export async function ask(
  parts: AskParts,
  by: Asker,
  { key, ...asked }: Schemas['NewChatQuestion'],
  takeTurn: () => TakenTurn,
): Promise<Schemas['AskedChatQuestion']> {
  const { db, clock, engine } = parts;
  const { uid } = by;
  const at = clock();
  const request = { uid, key, operation: 'askChat', content: asked, at, lasting: false };
  let begun = null as Begun | null;
  try {
    const { chat, turn } = await inTransaction(db, async (tx) => {
      begun?.among.end();
      begun = null;
      return once(tx, request, async () => {
        const made = { chat: asked.chat_id ?? newId(), turn: newId() };
        // A sibling keeps the files of its turn.
        const named = asked.beside_id === null || asked.chat_id === null ? (asked.attachments ?? []) : [];
        const files = await claim(tx, uid, named);
        const command = commandOf(asked, made.turn, uid, engine.engine, files);
        const step = { command, actor: uid, at };
        let state: Chat;
        if (asked.chat_id === null) {
          state = await beginChat(tx, made.chat, step);
          await requireRoom(tx, 'chats', uid, parts.storageAllowance);
        } else {
          if (!(await lockChat(tx, made.chat, uid))) throw noChat();
          state = await continueChat(tx, made.chat, step);
        }
        await useIn(tx, made.chat, named);
        await requireChatRoom(tx, uid, parts.storageAllowance);
        begun = { chat: state, among: takeTurn() };
        return made;
      });
    });
    if (begun) return { chat_id: chat, turn: shownTurn(await beginAnswer(parts, by, { chat, turn }, begun)) };
    const found = (await ownChat(db.orm, uid, chat)).turns.find(({ id }) => id === turn);
    if (!found) throw noChat();
    return { chat_id: chat, turn: shownTurn(found) };
  } catch (error) {
    begun?.among.end();
    throw error;
  }
}

/** Answered before a model was set up, by a query over the asker's own data perhaps: a model gets no rows of it (CHAT47). */
const mayBeOwnData = ({ engine, sources }: Turn) => engine === builtInEngine && sources.length === 0;
const withheld = 'This answer is withheld from you, since it may contain the person’s own data.';

/** @returns the turn as it was asked, even if the answer has begun: the client follows the answer separately */
async function beginAnswer(parts: AskParts, by: Asker, key: TurnKey, { chat, among }: Begun): Promise<Turn> {
  const path = pathTo(chat.turns, key.turn);
  const asOf = path.at(-1)!;
  const filesOf = await attachedFiles(parts, by.uid, path);
  const earlier = path.slice(0, -1).map((turn) => ({
    question: turn.question,
    answer: mayBeOwnData(turn) ? withheld : turn.answer,
    attachments: filesOf(turn.attachments),
  }));
  const { question, attachments } = asOf;
  parts.answering.begin(key, { question, earlier, by, attachments: filesOf(attachments) }, among);
  return asOf;
}

/** @throws Problem 404, also when it is somebody else's, 410 when it was deleted */
async function ownChat(orm: Queries, uid: string, id: string): Promise<Chat> {
  const chat = await readChat(orm, id);
  if (chat?.owner !== uid) throw noChat();
  if (chat.deleted) throw new Problem(410, 'deleted', 'This chat was deleted.');
  return chat;
}

export const getChat = async ({ db }: ChatParts, uid: string, id: string): Promise<Schemas['Chat']> =>
  shownChat(id, await ownChat(db.orm, uid, id));

export interface ChatQuery extends Skipping {
  /** A part of the title; empty: all. */
  readonly search: string;
}

export async function listChats(
  { db: { orm } }: ChatParts,
  uid: string,
  query: ChatQuery,
): Promise<Schemas['ChatPage']> {
  const { search } = query;
  const found = orm
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.owner, uid),
        isNull(chats.deletedAt),
        search === '' ? undefined : ilike(chats.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    )
    .$dynamic();
  const order = [desc(chats.pinned), desc(chats.changedAt), desc(chats.id)];
  const { rows, total } = await pageOf(orm, found, order, query);
  return {
    chats: rows.map(({ id, title, pinned, changedAt }) => ({
      id,
      title,
      pinned,
      changed_at: changedAt.toISOString(),
    })),
    total,
  };
}

async function change(
  { db, clock }: ChatParts,
  uid: string,
  id: string,
  commands: readonly ChatCommand[],
): Promise<Chat> {
  return inTransaction(db, async (tx) => {
    if (!(await lockChat(tx, id, uid))) throw noChat();
    let chat: Chat | null = null;
    for (const command of commands) {
      chat = await continueChat(tx, id, { command, actor: uid, at: clock() });
    }
    return chat!;
  });
}

export async function changeChat(
  parts: ChatParts,
  uid: string,
  id: string,
  { title, pinned }: Schemas['ChangedChat'],
): Promise<Schemas['Chat']> {
  const commands: ChatCommand[] = [
    { type: 'Rename', by: uid, title },
    { type: 'Pin', by: uid, pinned },
  ];
  return shownChat(id, await change(parts, uid, id, commands));
}

/** Stops an answer in progress, then deletes the chat. Idempotent. */
export async function deleteChat(
  parts: ChatParts & Pick<AskParts, 'answering'>,
  uid: string,
  id: string,
): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    if (!(await lockChat(tx, id, uid))) throw noChat();
    const at = parts.clock();
    const open = (await readChat(tx, id))?.turns.find(({ state }) => state === 'answering');
    if (open) await endTurnIn(tx, { chat: id, turn: open.id }, { how: 'stopped', by: uid }, at);
    await continueChat(tx, id, { command: { type: 'Delete', by: uid }, actor: uid, at });
  });
}

/** @throws Problem 404 when it is too late */
export const restoreChat = async (parts: ChatParts, uid: string, id: string): Promise<Schemas['Chat']> =>
  shownChat(id, await change(parts, uid, id, [{ type: 'Restore', by: uid }]));

/** Stops an answer. Changes nothing when it has ended already. */
export async function stopTurn(
  { db, clock, answering }: ChatParts & Pick<AskParts, 'answering'>,
  uid: string,
  key: { readonly chat: string; readonly turn: string },
): Promise<Schemas['ChatTurn']> {
  const { turns } = await inTransaction(db, async (tx) => {
    if (!(await lockChat(tx, key.chat, uid))) throw noChat();
    answering.abort(topicOf(key));
    return endTurnIn(tx, key, { how: 'stopped', by: uid }, clock());
  });
  return shownTurn(turns.find(({ id }) => id === key.turn)!);
}

/** Erases chats that can no longer be restored. */
export async function eraseDeletedChats(parts: ChatParts): Promise<void> {
  const now = parts.clock();
  const over = lt(chats.deletedAt, new Date(now.getTime() - undoMs));
  const marked = await inTransaction(parts.db, async (tx) => {
    const dead = await tx.select({ id: chats.id }).from(chats).where(over).for('update');
    const files = await markFilesOfChats(
      tx,
      dead.map(({ id }) => id),
      now,
    );
    const gone = await tx.delete(chats).where(over).returning({ id: chats.id, owner: chats.owner });
    for (const { id } of gone) await postgresLog(tx).eraseTruth(chatStreamName(id));
    for (const owner of new Set(gone.map((row) => row.owner))) await forgetWords(tx, owner);
    return files;
  });
  await removePendingDeletions(parts, marked);
}

/** Call it in the transaction that removes the account; the rows are deleted by cascade. */
export async function removeChatsOf(tx: Queries, uid: string, at: Date): Promise<void> {
  const of = eq(chats.owner, uid);
  const own = await tx.select({ id: chats.id }).from(chats).where(of).orderBy(chats.id).for('update');
  await markFilesForDeletion(tx, await attachmentFilesOf(tx, uid), at);
  for (const { id } of own) await postgresLog(tx).eraseTruth(chatStreamName(id));
}
