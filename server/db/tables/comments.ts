/** Comments on posts, notices about them, and how far people have read them. */
import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { posts } from './pictures.ts';

/** A comment's text before an edit. */
export interface EarlierWords {
  readonly body: string;
  /** When that text was replaced; UTC, ISO 8601. */
  readonly until: string;
}

/** A deleted comment keeps its row while it has replies, and its text only until it can no longer be restored. */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The comment on the same post that it replies to; null: the post itself. A row is never removed before its replies. */
    parentId: text('parent_id'),
    /** null: the account is gone. */
    author: text('author').references(() => accounts.uid, { onDelete: 'set null' }),
    body: text('body').notNull(),
    earlier: json('earlier').$type<readonly EarlierWords[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Deleted by the owner of the post or an admin: its author cannot restore it. */
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

/** Notices of a comment to the people it mentions, the author it replies to and the owner of the post. */
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

/** How far a person has read the comments on a post. */
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
