/** Versions of the price book, and the estimates calculated from them. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { conditions, materials, type PriceBook, stains } from '../../../src/events/bluebook/book.ts';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Version 1 is in the code and has no row. Rows are never changed: each estimate names the version it was made from. */
export const priceBooks = pgTable('price_books', {
  version: integer('version').primaryKey(),
  book: json('book').$type<PriceBook>().notNull(),
  /** The author's note. */
  note: text('note').notNull(),
  /** null when the account is gone. */
  author: text('author').references(() => accounts.uid, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull(),
});

export const estimates = pgTable(
  'estimates',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    /** Name of the bag. */
    item: text('item').notNull(),
    material: text('material', { enum: materials }).notNull(),
    stain: text('stain', { enum: stains }).notNull(),
    stainCount: integer('stain_count').notNull(),
    condition: text('condition', { enum: conditions }).notNull(),
    note: text('note').notNull(),
    bookVersion: integer('book_version').notNull(),
    /** As of when the estimate was made; so are the amounts below. */
    consumerCents: bigint('consumer_cents', { mode: 'number' }).notNull(),
    merchantCents: bigint('merchant_cents', { mode: 'number' }).notNull(),
    lowCents: bigint('low_cents', { mode: 'number' }).notNull(),
    highCents: bigint('high_cents', { mode: 'number' }).notNull(),
    /** The transaction made from it; null: none. */
    transaction: integer('transaction_number'),
    createdAt: instant('created_at').notNull(),
    /** Set: deleted. It can be restored for a while; then it is removed. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('estimates_owner').on(table.owner, table.createdAt),
    index('estimates_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
