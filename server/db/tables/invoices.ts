/** What merchants' invoices say, and those that were issued. */
import { integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceDetails } from '../../../src/events/invoice/details.ts';
import type { InvoiceDocument } from '../../../src/events/invoice/document.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

export const invoiceDetails = pgTable('invoice_details', {
  owner: ownedBy('owner').primaryKey(),
  version: integer('version').notNull(),
  details: json('details').$type<InvoiceDetails>().notNull(),
});

/** The last place given out in a shop's year. The row is locked by whoever takes the next one, until it is written down. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    seller: text('seller').notNull(),
    year: integer('year').notNull(),
    last: integer('last_place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller, table.year] })],
);

/** A row is never changed, and stays when the accounts are gone, as transactions do. */
export const invoices = pgTable(
  'invoices',
  {
    seller: text('seller').notNull(),
    year: integer('year').notNull(),
    place: integer('place').notNull(),
    order: integer('order_number').notNull(),
    /** Among the documents of its order, from 1: neither clocks nor years, which go back with a time zone, put them in order. */
    nth: integer('nth').notNull(),
    document: json('document').$type<InvoiceDocument>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seller, table.year, table.place] }),
    uniqueIndex('invoices_order_nth').on(table.order, table.nth),
  ],
);
