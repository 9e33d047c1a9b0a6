/** Reference photos of makers' marks, with which merchants compare other photos. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { pictures } from './pictures.ts';

/** A brand name with its reference photos. */
export const brandReferences = pgTable(
  'brand_references',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    name: text('name').notNull(),
    /** Counts the changes. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** Set: deleted. It can be restored for a while; then it is removed. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('brand_references_owner').on(table.owner, table.createdAt),
    index('brand_references_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const brandPhotos = pgTable(
  'brand_photos',
  {
    referenceId: text('reference_id')
      .notNull()
      .references(() => brandReferences.id, { onDelete: 'cascade' }),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    owner: ownedBy('owner'),
    /** Position among the photos of a reference, from 0. */
    position: integer('position').notNull(),
    /** Feature points with descriptors, base64, so that the photo need not be decoded again for each comparison. */
    description: text('description').notNull(),
    /** Version of the engine that computed the descriptors. */
    engine: text('engine').notNull(),
  },
  (table) => [
    primaryKey({ name: 'brand_photos_pk', columns: [table.referenceId, table.pictureId] }),
    index('brand_photos_picture').on(table.pictureId),
    index('brand_photos_owner').on(table.owner),
  ],
);
