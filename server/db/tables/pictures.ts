/** Pictures, recordings, the uploads they come from, and the posts made of them. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Whether there is a file of full size, which earlier releases did not make. */
    full: boolean('has_full').notNull().default(false),
    /** ThumbHash in base64; null: stored by a release that made none. */
    placeholder: text('placeholder'),
    /** Of its files; 0: stored by a release that did not count. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pictures_owner').on(table.owner, table.createdAt)],
);

const kinds = ['photo', 'video', 'audio'] as const;

/** What an upload has become: a photo is its picture, a video or a sound a file `media/{id}.{extension}`. */
export const media = pgTable(
  'media',
  {
    /** That of the upload. */
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    kind: text('kind', { enum: kinds }).notNull(),
    /** The photo, or the poster of a video. */
    pictureId: text('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    /** MIME type of what is served. */
    type: text('type').notNull(),
    /** Of the file; null: there is none beside the picture. */
    extension: text('extension'),
    /** Of that file; a picture counts its own. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    /** Place, time and camera are still in it: the owner wants it so. */
    keptTags: boolean('kept_tags').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('media_owner').on(table.owner, table.createdAt),
    index('media_picture').on(table.pictureId),
  ],
);

/** Uploads in pieces. The pieces are kept by what receives them; what is here says whose they are and what for. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    /** Drawn by the client for this upload. */
    key: text('key').notNull(),
    /** What it is said to be. */
    kind: text('kind', { enum: kinds }).notNull(),
    /** All of it, as announced. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** What it has become; null: it goes on, or was given up. */
    mediumId: text('medium_id').references(() => media.id, { onDelete: 'cascade' }),
    /** Fingerprint of the request that completed it; null: none has, or a release that kept none. */
    completedBy: text('completed_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('uploads_owner_key').on(table.owner, table.key),
    index('uploads_created').on(table.createdAt),
    index('uploads_medium').on(table.mediumId),
  ],
);

export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    kind: text('kind', { enum: kinds }).notNull().default('photo'),
    /** The photo, or the poster of a video. */
    pictureId: text('picture_id')
      .unique('posts_picture_unique')
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** null: the picture was uploaded by itself. */
    mediumId: text('medium_id')
      .unique('posts_medium_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
    caption: text('caption').notNull(),
    visibility: text('visibility', { enum: ['public', 'clients', 'named', 'private'] }).notNull(),
    /** Counts the changes that its owner or an admin made. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** It can be brought back for a while; then it goes. */
    deletedAt: instant('deleted_at'),
    /** By an admin: its owner cannot bring it back. */
    deletedByOther: boolean('deleted_by_other').notNull().default(false),
    /** By an admin: only they and its owner see it. */
    takenDownAt: instant('taken_down_at'),
    /** In the admin’s words, for the owner. */
    takenDownBecause: text('taken_down_because'),
  },
  (table) => [
    index('posts_owner').on(table.owner, table.createdAt),
    index('posts_visibility').on(table.visibility, table.createdAt),
    index('posts_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Who sees a post whose visibility is `named`, as long as one of the two is the other's client. */
export const postPeople = pgTable(
  'post_people',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    uid: ownedBy('uid'),
  },
  (table) => [
    primaryKey({ name: 'post_people_pk', columns: [table.postId, table.uid] }),
    index('post_people_uid').on(table.uid),
  ],
);

/** Two photos of one owner that are compared. A post is in one pair at most, on one side: post-pairing.ts sees to that. */
export const postPairs = pgTable('post_pairs', {
  afterId: text('after_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  beforeId: text('before_id')
    .notNull()
    .unique('post_pairs_before_unique')
    .references(() => posts.id, { onDelete: 'cascade' }),
});

/** What people tell admins of a post: once each, until an admin has answered. */
export const postReports = pgTable(
  'post_reports',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    reporter: ownedBy('reporter'),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'post_reports_pk', columns: [table.postId, table.reporter] }),
    index('post_reports_reporter').on(table.reporter),
    index('post_reports_created').on(table.createdAt),
  ],
);
