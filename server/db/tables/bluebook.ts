/** Versions of the price book, and what was counted from them. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { conditions, materials, type PriceBook, stains } from '../../../src/events/bluebook/book.ts';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Version 1 is in the code and has no row. A row is never changed: estimates say which one they were made from. */
export const priceBooks = pgTable('price_books', {
  version: integer('version').primaryKey(),
  book: json('book').$type<PriceBook>().notNull(),
  /** What its author says about it. */
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
    /** What the bag is called. */
    item: text('item').notNull(),
    material: text('material', { enum: materials }).notNull(),
    stain: text('stain', { enum: stains }).notNull(),
    stainCount: integer('stain_count').notNull(),
    condition: text('condition', { enum: conditions }).notNull(),
    note: text('note').notNull(),
    bookVersion: integer('book_version').notNull(),
    /** Of when it was made, here and below. */
    consumerCents: bigint('consumer_cents', { mode: 'number' }).notNull(),
    merchantCents: bigint('merchant_cents', { mode: 'number' }).notNull(),
    lowCents: bigint('low_cents', { mode: 'number' }).notNull(),
    highCents: bigint('high_cents', { mode: 'number' }).notNull(),
    /** The transaction it has become; null: none. */
    transaction: integer('transaction_number'),
    createdAt: instant('created_at').notNull(),
    /** It can be brought back for a while; then it goes. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('estimates_owner').on(table.owner, table.createdAt),
    index('estimates_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
