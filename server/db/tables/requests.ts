import { boolean, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Requests that must take effect once, however often they are sent; see common/once.ts. */
export const doneRequests = pgTable(
  'done_requests',
  {
    uid: ownedBy('uid'),
    key: text('key').notNull(),
    /** SHA-256 of operation and content. */
    fingerprint: text('fingerprint').notNull(),
    /** The outcome; null while the first request is in progress. */
    outcome: json('outcome'),
    createdAt: instant('created_at').notNull(),
    /** Kept as long as the account, never swept. */
    lasting: boolean('lasting').notNull().default(false),
  },
  (table) => [primaryKey({ name: 'done_requests_pk', columns: [table.uid, table.key] })],
);
