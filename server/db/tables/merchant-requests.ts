/** Requests to become a merchant, with an admin's answers. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** A person's latest request; a withdrawn one has no row. */
export const merchantRequests = pgTable(
  'merchant_requests',
  {
    uid: ownedBy('uid').primaryKey(),
    state: text('state', { enum: ['waiting', 'granted', 'declined'] }).notNull(),
    shopName: text('shop_name').notNull(),
    about: text('about').notNull(),
    /** The admin's reason; may be empty. */
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    /** When the person read the answer. */
    readAt: instant('read_at'),
  },
  (table) => [index('merchant_requests_state').on(table.state, table.askedAt)],
);
