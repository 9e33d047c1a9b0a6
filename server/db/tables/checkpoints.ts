/** Signed heads of people's logs, and the keys that sign them. */
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';

/** Keys that sign checkpoints. Each public key stays published forever; the private key is deleted once it is replaced. */
export const checkpointKeys = pgTable('checkpoint_keys', {
  kid: text('kid').primaryKey(),
  /** The Ed25519 public key: base64url, as in a JWK. */
  x: text('x').notNull(),
  /** null once the key has been replaced. */
  d: text('d'),
  createdAt: instant('created_at').notNull(),
});

/** Heads of people's logs that this server has signed. They reveal nothing about the content of the log. */
export const checkpoints = pgTable(
  'checkpoints',
  {
    stream: text('stream').notNull(),
    /** The device that asked. A head is consistent with all earlier ones of its stream, whichever device asked for them. */
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
    /** Root of the Merkle tree over the records up to this one; null: signed before there were trees. */
    root: text('root'),
    treeSignature: text('tree_signature'),
  },
  (table) => [
    primaryKey({ name: 'checkpoints_pk', columns: [table.stream, table.device, table.seq] }),
    index('checkpoints_uid').on(table.uid),
  ],
);
