/** Pictures, recordings, the uploads they come from, and the posts made of them. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Uploaded pictures; their files are named after the id, and served to anybody who knows the key. */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    /** Part of its address. Replaced by a new random one when fewer people may see it. */
    key: text('key').notNull().unique('pictures_key_unique'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Whether there is a full-size file, which earlier releases did not make. */
    full: boolean('has_full').notNull().default(false),
    /** ThumbHash in base64; null: stored by a release that made none. */
    placeholder: text('placeholder'),
    /** Size of its files; 0: stored by a release that did not record it. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pictures_owner').on(table.owner, table.createdAt)],
);

const kinds = ['photo', 'video', 'audio'] as const;

/** Completed uploads: a photo has its picture, a video or a sound recording a file `media/{id}.{extension}`. */
export const media = pgTable(
  'media',
  {
    /** The same as the upload's. */
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    kind: text('kind', { enum: kinds }).notNull(),
    /** The photo, or the poster of a video. */
    pictureId: text('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    /** MIME type of the served file. */
    type: text('type').notNull(),
    /** Extension of the file; null: there is only the picture. */
    extension: text('extension'),
    /** Size of that file; the picture's size is in its own row. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    /** Metadata (place, time, camera) was kept, as the owner chose. */
    keptTags: boolean('kept_tags').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('media_owner').on(table.owner, table.createdAt),
    index('media_picture').on(table.pictureId),
  ],
);

/** Uploads in pieces: whose they are and what for. The upload store that receives the pieces keeps them. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    /** Idempotency key that the client chose for this upload. */
    key: text('key').notNull(),
    /** As declared by the client. */
    kind: text('kind', { enum: kinds }).notNull(),
    /** Total size as declared by the client. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** The completed medium; null: the upload is in progress or was abandoned. */
    mediumId: text('medium_id').references(() => media.id, { onDelete: 'cascade' }),
    /** Fingerprint of the request that completed it; null: not complete, or completed by a release that stored none. */
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
    /** null: the picture was uploaded on its own. */
    mediumId: text('medium_id')
      .unique('posts_medium_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
    caption: text('caption').notNull(),
    visibility: text('visibility', { enum: ['public', 'clients', 'named', 'private'] }).notNull(),
    /** Counts changes by its owner or an admin. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** Set: deleted. It can be restored for a while; then it is removed. */
    deletedAt: instant('deleted_at'),
    /** Deleted by an admin: its owner cannot restore it. */
    deletedByOther: boolean('deleted_by_other').notNull().default(false),
    /** Set: taken down by an admin; only admins and its owner see it. */
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

/** Who sees a post whose visibility is `named`, as long as one of viewer and owner is the other's client. */
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

/** Two photos of one owner that are compared. A post is in one pair at most, on one side; post-pairing.ts ensures that. */
export const postPairs = pgTable('post_pairs', {
  afterId: text('after_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  beforeId: text('before_id')
    .notNull()
    .unique('post_pairs_before_unique')
    .references(() => posts.id, { onDelete: 'cascade' }),
});

/** Reports of a post to admins: one per person, until an admin has answered. */
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
