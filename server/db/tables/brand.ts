/** Photos of makers' marks that merchants compare others with. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { pictures } from './pictures.ts';

/** A name with the photos that show it. */
export const brandReferences = pgTable(
  'brand_references',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    name: text('name').notNull(),
    /** Counts the changes. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** It can be brought back for a while; then it goes. */
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
    /** From 0. */
    position: integer('position').notNull(),
    /** Points with descriptors, base64: the photo is not unpacked again to compare others with it. */
    description: text('description').notNull(),
    /** Version of the engine that described it. */
    engine: text('engine').notNull(),
  },
  (table) => [
    primaryKey({ name: 'brand_photos_pk', columns: [table.referenceId, table.pictureId] }),
    index('brand_photos_picture').on(table.pictureId),
    index('brand_photos_owner').on(table.owner),
  ],
);
