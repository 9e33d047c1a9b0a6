/** Who asked to become a merchant, with what words, and what an admin answered. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** The last request of a person; one that was withdrawn has no row. */
export const merchantRequests = pgTable(
  'merchant_requests',
  {
    uid: ownedBy('uid').primaryKey(),
    state: text('state', { enum: ['waiting', 'granted', 'declined'] }).notNull(),
    shopName: text('shop_name').notNull(),
    about: text('about').notNull(),
    /** Why; may be empty. */
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    /** When they read the answer. */
    readAt: instant('read_at'),
  },
  (table) => [index('merchant_requests_state').on(table.state, table.askedAt)],
);
