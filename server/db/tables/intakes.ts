/** Items that clients hand in: columns for lists and links. Sealed data is in the streams `intake/{id}`. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { intakeStatuses } from '../../../src/events/intake/projection.ts';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { pictures } from './pictures.ts';

/** Projection of the streams `intake/{id}`, with the link that was issued last. */
export const intakes = pgTable(
  'intakes',
  {
    id: text('id').primaryKey(),
    merchant: ownedBy('merchant'),
    /** null: no client was named, or the account is gone. */
    client: text('client').references(() => accounts.uid, { onDelete: 'set null' }),
    transaction: integer('transaction_number'),
    item: text('item').notNull(),
    status: text('status', { enum: intakeStatuses }).notNull(),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    /** SHA-256 of the code in the link, hex; null: there is no valid link. */
    codeHash: text('code_hash').unique('intakes_code_unique'),
    /** When the link expires. */
    linkExpiresAt: instant('link_expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('intakes_merchant').on(table.merchant, table.createdAt),
    index('intakes_transaction').on(table.transaction),
    index('intakes_client').on(table.client),
  ],
);

/** Photos that an intake has or had: they are kept as long as it is, since its sealed data contains their hashes. */
export const intakePhotos = pgTable(
  'intake_photos',
  {
    intakeId: text('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'intake_photos_pk', columns: [table.intakeId, table.pictureId] }),
    index('intake_photos_picture').on(table.pictureId),
  ],
);
