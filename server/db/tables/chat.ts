/** Chats as their streams tell them, for lists and searches, and the pieces of answers on their way. */
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** When something was asked last. */
    changedAt: instant('changed_at').notNull(),
    /** It can be brought back for a while; then it goes, its stream too. */
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
    /** In the chat, from 0: the order in which they were asked. */
    place: integer('place').notNull(),
    /** The turn that it follows; null: it begins the chat. */
    parent: text('parent'),
    kind: text('kind', { enum: turnKinds }).notNull(),
    question: text('question').notNull(),
    state: text('state', { enum: turnStates }).notNull(),
    engine: text('engine'),
    /** Empty while it is answered: the pieces are in a table of their own then. */
    answer: text('answer').notNull().default(''),
    sources: json('sources').$type<readonly ChatSource[]>().notNull().default([]),
    failure: text('failure', { enum: turnFailures }),
    askedAt: instant('asked_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the server that answers it was last heard of. */
    aliveAt: instant('alive_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_turns_pk', columns: [table.chat, table.id] }),
    index('chat_turns_chat').on(table.chat, table.place),
    index('chat_turns_owner').on(table.owner, table.askedAt),
    index('chat_turns_answering')
      .on(table.aliveAt)
      .where(sql`${table.state} = 'answering'`),
    index('chat_turns_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.question} || ' ' || ${table.answer})`,
    ),
  ],
);

/** What has come of an answer that has not ended, numbered from 1; what ended is in its turn. */
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

/** The words of somebody's chats with their trigrams, for those who search with a typo. */
export const chatWords = pgTable(
  'chat_words',
  {
    owner: ownedBy('owner'),
    word: text('word').notNull(),
    grams: text('grams').array().notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_words_pk', columns: [table.owner, table.word] }),
    index('chat_words_grams').using('gin', table.grams),
  ],
);
