import { boolean, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Requests that must be done once, however often they are sent; see common/once.ts. */
export const doneRequests = pgTable(
  'done_requests',
  {
    uid: ownedBy('uid'),
    key: text('key').notNull(),
    /** SHA-256 of what was asked. */
    fingerprint: text('fingerprint').notNull(),
    /** Names what came of it; null while the first request is still under way. */
    outcome: json('outcome'),
    createdAt: instant('created_at').notNull(),
    /** It is known as long as its person is, and never swept. */
    lasting: boolean('lasting').notNull().default(false),
  },
  (table) => [primaryKey({ name: 'done_requests_pk', columns: [table.uid, table.key] })],
);
