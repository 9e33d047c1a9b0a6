/** Captions of posts: the words spoken in a video or sound recording. */
import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlainLine } from '../../../src/events/transcription/transcript.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { posts } from './pictures.ts';

export const postTranscripts = pgTable(
  'post_transcripts',
  {
    postId: text('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The owner of the post. */
    owner: ownedBy('owner'),
    /** BCP 47. */
    language: text('language').notNull(),
    /** Ordered by time. */
    lines: json('lines').$type<readonly PlainLine[]>().notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Set: deleted. It can be restored for a while; then it is removed. */
    deletedAt: instant('deleted_at'),
    /** Deleted by an admin: the owner cannot restore it. */
    deletedByOther: boolean('deleted_by_other').notNull().default(false),
  },
  (table) => [
    index('post_transcripts_owner').on(table.owner),
    index('post_transcripts_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
