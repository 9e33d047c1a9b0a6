/** Signed heads of people's logs, and the keys that sign them. */
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';

/** Keys that sign checkpoints. The public half of each is published for ever; the private half goes when the next key comes. */
export const checkpointKeys = pgTable('checkpoint_keys', {
  kid: text('kid').primaryKey(),
  /** Of the Ed25519 public key: base64url, as in a JWK. */
  x: text('x').notNull(),
  /** null once the key has been replaced. */
  d: text('d'),
  createdAt: instant('created_at').notNull(),
});

/** Heads of people's logs that this server has signed. They say nothing of what is in the log. */
export const checkpoints = pgTable(
  'checkpoints',
  {
    stream: text('stream').notNull(),
    /** Two devices of one person have two logs of the same name. */
    device: text('device').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** As it was signed: UTC, ISO 8601. */
    at: text('at').notNull(),
    kid: text('kid')
      .notNull()
      .references(() => checkpointKeys.kid),
    signature: text('signature').notNull(),
  },
  (table) => [
    primaryKey({ name: 'checkpoints_pk', columns: [table.stream, table.device, table.seq] }),
    index('checkpoints_uid').on(table.uid),
  ],
);
