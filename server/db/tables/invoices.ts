/** Merchants' details for invoices, and the invoices issued. */
import { index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceDetails } from '../../../src/events/invoice/details.ts';
import type { InvoiceDocument } from '../../../src/events/invoice/document.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { pictures } from './pictures.ts';

/** A picture goes with its owner's account; an invoice stays without it. */
const logo = () => text('logo_id').references(() => pictures.id, { onDelete: 'set null' });

export const invoiceDetails = pgTable(
  'invoice_details',
  {
    owner: ownedBy('owner').primaryKey(),
    version: integer('version').notNull(),
    details: json('details').$type<InvoiceDetails>().notNull(),
    logoId: logo(),
  },
  (table) => [index('invoice_details_logo').on(table.logoId)],
);

/** The last invoice number used in a shop's year. The row stays locked while the next number is taken, until it is stored. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    seller: text('seller').notNull(),
    year: integer('year').notNull(),
    last: integer('last_place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller, table.year] })],
);

/** Rows are never changed, and stay when the accounts are gone, as transactions do. */
export const invoices = pgTable(
  'invoices',
  {
    seller: text('seller').notNull(),
    year: integer('year').notNull(),
    place: integer('place').notNull(),
    order: integer('order_number').notNull(),
    /** Position among the documents of its order, from 1: time and year can go backwards (clocks, time zones). */
    nth: integer('nth').notNull(),
    document: json('document').$type<InvoiceDocument>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    logoId: logo(),
  },
  (table) => [
    primaryKey({ columns: [table.seller, table.year, table.place] }),
    uniqueIndex('invoices_order_nth').on(table.order, table.nth),
    index('invoices_logo').on(table.logoId),
  ],
);
