/** Transactions, merchants and their clients, and the directory of businesses. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ShopHours } from '../../../src/events/shop/hours.ts';
import type { Contact } from '../../../src/events/transaction/contact.ts';
import type { SavedView } from '../../../src/events/transaction/port.ts';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { pictures } from './pictures.ts';

/** The part of a line that sums need; `productId` null: entered by hand. */
export interface SoldLine {
  readonly productId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly cents: number;
}

export const transactionNumbers = pgSequence('transaction_numbers', { startWith: 6_000_000 });

/** Projection of the streams `transaction/{number}`, for lists. Rows stay when the accounts of the parties are gone. */
export const transactions = pgTable(
  'transactions',
  {
    number: integer('number')
      .primaryKey()
      .default(sql`nextval('transaction_numbers')`),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    state: text('state', { enum: ['draft', 'unpaid', 'paid', 'cancelled', 'refunded'] }).notNull(),
    buyer: text('buyer'),
    seller: text('seller').notNull(),
    buyerName: text('buyer_name').notNull(),
    sellerName: text('seller_name').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** Title of the first line. */
    title: text('title').notNull(),
    lineCount: integer('line_count').notNull(),
    /** All lines, for sums by product. */
    lines: jsonb('lines').$type<readonly SoldLine[]>().notNull().default([]),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    paymentMethod: text('payment_method').notNull(),
    /** All text that the search looks at, in lower case. */
    searched: text('searched').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an unpaid order releases its items. */
    heldUntil: instant('held_until'),
    /** Number of items of counted products that it reserves. */
    heldQuantity: integer('held_pieces').notNull().default(0),
    /** The agreed time of the handover. */
    handoverAt: instant('handover_at'),
    /** Since when it is ready for the buyer. */
    readyAt: instant('ready_at'),
  },
  (table) => [
    index('transactions_buyer').on(table.buyer, table.number),
    index('transactions_seller').on(table.seller, table.number),
    index('transactions_phone').on(table.phone, table.number),
    index('transactions_created').on(table.createdAt),
    index('transactions_unpaid')
      .on(table.buyer, table.number)
      .where(sql`${table.state} = 'unpaid'`),
    index('transactions_held_until')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
  ],
);

/** Opening hours in which merchants hand over orders. */
export const shopHours = pgTable('shop_hours', {
  owner: ownedBy('owner').primaryKey(),
  version: integer('version').notNull(),
  hours: json('hours').$type<ShopHours>().notNull(),
});

/** Notices to buyers about their orders: the latest of each kind. */
export const orderNotices = pgTable(
  'order_notices',
  {
    uid: ownedBy('uid'),
    number: integer('order_number').notNull(),
    kind: text('kind', { enum: ['ready', 'reminder'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.number, table.kind] }),
    index('order_notices_created').on(table.uid, table.createdAt),
  ],
);

/** Contact details that a person saved for their next checkout. */
export const checkoutDetails = pgTable('checkout_details', {
  owner: ownedBy('owner').primaryKey(),
  contact: json('contact').$type<Contact>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** A person's saved views of their lists of transactions. */
export const savedViews = pgTable('saved_views', {
  owner: ownedBy('owner').primaryKey(),
  version: integer('version').notNull(),
  views: json('views').$type<readonly SavedView[]>().notNull(),
});

/** Projection of the streams `invite/{id}`. The two unique indexes decide when two merchants compete for a client. */
export const invites = pgTable(
  'invites',
  {
    id: text('id').primaryKey(),
    merchant: ownedBy('merchant'),
    client: ownedBy('client'),
    /** May still be `pending` after `expiresAt`, until the expiry is recorded. */
    state: text('state', {
      enum: ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'],
    }).notNull(),
    /** As the merchant typed it. */
    sentTo: text('sent_to').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('invites_merchant').on(table.merchant, table.sentAt),
    index('invites_client').on(table.client),
    uniqueIndex('invites_one_pending')
      .on(table.client)
      .where(sql`${table.state} = 'pending'`),
    uniqueIndex('invites_one_merchant')
      .on(table.client)
      .where(sql`${table.state} = 'accepted'`),
  ],
);

/** Clients registered by a merchant; no account exists until the link is used. */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    merchant: ownedBy('merchant'),
    /** SHA-256 of the code in the link, hex. */
    codeHash: text('code_hash').notNull().unique('registrations_code_unique'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower-cased. */
    email: text('email').notNull(),
    /** E.164, or empty. */
    phone: text('phone').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    activatedAt: instant('activated_at'),
  },
  (table) => [uniqueIndex('registrations_merchant_email').on(table.merchant, table.email)],
);

export const tenantNumbers = pgSequence('tenant_numbers', { startWith: 4_000_000 });

/** The directory of businesses. */
export const tenants = pgTable(
  'tenants',
  {
    number: integer('number')
      .primaryKey()
      .default(sql`nextval('tenant_numbers')`),
    /** null when the account is gone. */
    owner: text('owner').references(() => accounts.uid, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    /** The name as foldBusinessName folds it; null: not folded yet. */
    foldedName: text('folded_name'),
    contactFirstName: text('contact_first_name').notNull(),
    contactLastName: text('contact_last_name').notNull(),
    /** E.164, or empty. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    street: text('street').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    plan: text('plan', { enum: ['Basic', 'Premium'] }).notNull(),
    monthlyFeeCents: bigint('monthly_fee_cents', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['active', 'paused', 'closed'] }).notNull(),
    /** true: an emptied row that keeps its number from being used again. */
    deleted: boolean('deleted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('tenants_owner').on(table.owner), index('tenants_folded_name').on(table.foldedName)],
);

/** What businesses add to their pages, and which of their own fields they show there. */
export const shopPages = pgTable(
  'shop_pages',
  {
    number: integer('number')
      .primaryKey()
      .references(() => tenants.number, { onDelete: 'cascade' }),
    /** The owner of the business; the page goes with their account. */
    owner: ownedBy('owner'),
    version: integer('version').notNull(),
    coverId: text('cover_id').references(() => pictures.id, { onDelete: 'set null' }),
    about: text('about').notNull(),
    area: text('area').notNull(),
    showPhone: boolean('show_phone').notNull(),
    showEmail: boolean('show_email').notNull(),
    showAddress: boolean('show_address').notNull(),
  },
  (table) => [index('shop_pages_owner').on(table.owner), index('shop_pages_cover').on(table.coverId)],
);
