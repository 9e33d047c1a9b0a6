/** What people say about a post. */
import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { posts } from './pictures.ts';

/** What a comment said before it was edited. */
export interface EarlierWords {
  readonly body: string;
  /** Until when it said so; UTC, ISO 8601. */
  readonly until: string;
}

/** A deleted one keeps its place among its replies, and none of its words. */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** What it answers, on the same post; null: the post. No row goes but with its post, so nothing is left hanging. */
    parentId: text('parent_id'),
    /** null: the account is gone. */
    author: text('author').references(() => accounts.uid, { onDelete: 'set null' }),
    body: text('body').notNull(),
    earlier: json('earlier').$type<readonly EarlierWords[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('comments_post').on(table.postId, table.createdAt),
    index('comments_parent').on(table.parentId),
    index('comments_author').on(table.author),
  ],
);
