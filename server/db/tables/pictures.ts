/** Pictures and the photo posts made of them. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Uploaded pictures; the files are named after the id, and served to whoever knows the key. */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    /** Part of its address. Drawn anew when fewer people may see it. */
    key: text('key').notNull().unique('pictures_key_unique'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of its files; 0: stored by a release that did not count. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pictures_owner').on(table.owner, table.createdAt)],
);

export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    pictureId: text('picture_id')
      .notNull()
      .unique('posts_picture_unique')
      .references(() => pictures.id, { onDelete: 'cascade' }),
    caption: text('caption').notNull(),
    visibility: text('visibility', { enum: ['public', 'clients', 'private'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('posts_owner').on(table.owner, table.createdAt),
    index('posts_visibility').on(table.visibility, table.createdAt),
  ],
);
