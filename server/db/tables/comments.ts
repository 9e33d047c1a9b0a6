/** What people say about a post. */
import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { posts } from './pictures.ts';

/** What a comment said before it was edited. */
export interface EarlierWords {
  readonly body: string;
  /** Until when it said so; UTC, ISO 8601. */
  readonly until: string;
}

/** A deleted one keeps its place while anything answers it, and its words only until nobody can bring it back. */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** What it answers, on the same post; null: the post. No row goes before what answers it, so nothing is left hanging. */
    parentId: text('parent_id'),
    /** null: the account is gone. */
    author: text('author').references(() => accounts.uid, { onDelete: 'set null' }),
    body: text('body').notNull(),
    earlier: json('earlier').$type<readonly EarlierWords[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** By the owner of the post or an admin: its author cannot bring it back. */
    deletedByOther: boolean('deleted_by_other').notNull().default(false),
  },
  (table) => [
    index('comments_post').on(table.postId, table.createdAt),
    index('comments_parent').on(table.parentId),
    index('comments_author').on(table.author),
    index('comments_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Whom a comment concerns: whom it names, whom it answers, whose post it is about. */
export const commentNotices = pgTable(
  'comment_notices',
  {
    uid: ownedBy('uid'),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['mention', 'reply', 'comment'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ name: 'comment_notices_pk', columns: [table.uid, table.commentId] }),
    index('comment_notices_comment').on(table.commentId),
    index('comment_notices_created').on(table.createdAt),
  ],
);

/** How far somebody has read what is said about a post. */
export const postReads = pgTable(
  'post_reads',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    uid: ownedBy('uid'),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ name: 'post_reads_pk', columns: [table.postId, table.uid] }),
    index('post_reads_uid').on(table.uid),
  ],
);
