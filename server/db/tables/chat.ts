/** Chats as folded from their streams, for lists and searches, and the pieces of answers in progress. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { attachmentKinds, type ChatAttachment } from '../../../src/events/chat/attachment.ts';
import { type ChatSource, turnFailures, turnKinds, turnStates } from '../../../src/events/chat/turn.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Projection of the streams `chat/{id}`. */
export const chats = pgTable(
  'chats',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    title: text('title').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the last question was asked. */
    changedAt: instant('changed_at').notNull(),
    /** Set: deleted. It can be restored for a while; then it is erased together with its stream. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('chats_owner').on(table.owner, table.changedAt),
    index('chats_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const chatTurns = pgTable(
  'chat_turns',
  {
    chat: text('chat')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** Unique in its chat only: an imported one keeps the id that it had elsewhere. */
    id: text('id').notNull(),
    owner: ownedBy('owner'),
    /** Position in the chat, from 0, in the order of asking. */
    place: integer('place').notNull(),
    /** The turn that it follows; null: it is the first of a chat. */
    parent: text('parent'),
    kind: text('kind', { enum: turnKinds }).notNull(),
    question: text('question').notNull(),
    attachments: json('attachments').$type<readonly ChatAttachment[]>().notNull().default([]),
    /** Their names, for the search. */
    attachedNames: text('attached_names').notNull().default(''),
    state: text('state', { enum: turnStates }).notNull(),
    engine: text('engine'),
    /** Empty while the answer is in progress: its pieces are in `chat_pieces` until then. */
    answer: text('answer').notNull().default(''),
    sources: json('sources').$type<readonly ChatSource[]>().notNull().default([]),
    failure: text('failure', { enum: turnFailures }),
    askedAt: instant('asked_at').notNull(),
    endedAt: instant('ended_at'),
    /** Last heartbeat of the server that answers it. */
    aliveAt: instant('alive_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_turns_pk', columns: [table.chat, table.id] }),
    index('chat_turns_chat').on(table.chat, table.place),
    index('chat_turns_owner').on(table.owner, table.askedAt),
    index('chat_turns_answering')
      .on(table.aliveAt)
      .where(sql`${table.state} = 'answering'`),
    // Only for processes of the previous release: `chat_search` has replaced it. A later migration drops it.
    index('chat_turns_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.question} || ' ' || ${table.answer} || ' ' || ${table.attachedNames})`,
    ),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of every turn, for the search. A trigger on `chat_turns` writes them (migration 0046), so that no writer can
 * forget to, and a table of its own keeps rows that are read by the thousand short.
 */
export const chatSearch = pgTable(
  'chat_search',
  {
    chat: text('chat').notNull(),
    turn: text('turn').notNull(),
    owner: text('owner').notNull(),
    place: integer('place').notNull(),
    engine: text('engine'),
    askedAt: instant('asked_at').notNull(),
    /** The words with their positions, and the owner after a space, which no word begins with. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_search_pk', columns: [table.chat, table.turn] }),
    foreignKey({
      name: 'chat_search_turn',
      columns: [table.chat, table.turn],
      foreignColumns: [chatTurns.chat, chatTurns.id],
    }).onDelete('cascade'),
    index('chat_search_owner').on(table.owner, table.askedAt, table.chat, table.place),
    index('chat_search_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);

/** Pieces of an answer in progress, numbered from 1. The text of a finished answer is in its turn. */
export const chatPieces = pgTable(
  'chat_pieces',
  {
    chat: text('chat').notNull(),
    turn: text('turn').notNull(),
    n: integer('n').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_pieces_pk', columns: [table.chat, table.turn, table.n] }),
    foreignKey({
      name: 'chat_pieces_turn',
      columns: [table.chat, table.turn],
      foreignColumns: [chatTurns.chat, chatTurns.id],
    }).onDelete('cascade'),
  ],
);

/** The words in a person's chats, so that a search with a typo still finds them. */
export const chatWords = pgTable(
  'chat_words',
  {
    owner: ownedBy('owner'),
    word: text('word').notNull(),
    grams: text('grams').array().notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_words_pk', columns: [table.owner, table.word] }),
    // For the candidates of a typo, which begin or end like it: by bytes, so that a range finds them in any collation.
    index('chat_words_start').on(table.owner, table.word.op('text_pattern_ops')),
    index('chat_words_end').on(table.owner, sql`reverse(${table.word}) text_pattern_ops`),
    // Only for processes of the previous release, as their column is: a later migration drops both.
    index('chat_words_grams').using('gin', table.grams),
  ],
);

/** Files attached to questions. The file is named `attachments/{id}.{ending}`. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    /** null: no question has named it yet; it is erased a day later. */
    chat: text('chat').references(() => chats.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: attachmentKinds }).notNull(),
    /** MIME type of the stored file. */
    type: text('type').notNull(),
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** The words of a document; null: it is none. */
    words: text('words'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('chat_attachments_owner').on(table.owner),
    index('chat_attachments_chat').on(table.chat),
    index('chat_attachments_unused')
      .on(table.createdAt)
      .where(sql`${table.chat} is null`),
  ],
);
