/** Products for sale, who sees them, and requests for a price. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { estimates } from './bluebook.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { pictures, posts } from './pictures.ts';

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    seller: ownedBy('seller'),
    /** Counts changes, stock included, so that no change is based on an outdated product. */
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** 0: ask for a quote. */
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    category: text('category').notNull(),
    visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** null: stock is not counted. */
    stock: integer('stock'),
    postId: text('post_id').references(() => posts.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('products_seller').on(table.seller, table.createdAt),
    index('products_post').on(table.postId),
    index('products_marketplace')
      .on(table.createdAt)
      .where(sql`${table.visibility} = 'public' and not ${table.hidden}`),
  ],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'product_pictures_pk', columns: [table.productId, table.position] }),
    index('product_pictures_picture').on(table.pictureId),
  ],
);

/** Who sees a private product, as long as the person is a client of its seller. */
export const productClients = pgTable(
  'product_clients',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    client: ownedBy('client'),
  },
  (table) => [
    primaryKey({ name: 'product_clients_pk', columns: [table.productId, table.client] }),
    index('product_clients_client').on(table.client),
  ],
);

/** Price requests that wait for an answer: for a product, or for a bag by its estimate. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** Set when there is no product; an estimate waits with one merchant at most. */
    estimateId: text('estimate_id')
      .unique('quote_requests_estimate_unique')
      .references(() => estimates.id, { onDelete: 'cascade' }),
    seller: ownedBy('seller'),
    buyer: ownedBy('buyer'),
    quantity: integer('quantity').notNull(),
    contact: json('contact').notNull(),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('quote_requests_product').on(table.productId),
    index('quote_requests_seller').on(table.seller, table.createdAt),
    index('quote_requests_buyer').on(table.buyer),
  ],
);
