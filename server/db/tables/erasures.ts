import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { ErasedStream, ErasureReceipt } from '../../../src/events/shared/erasure-receipt.ts';
import { instant } from './instant.ts';

/** Erased résumés and accounts, with their receipts. Nothing here identifies the person. */
export const erasures = pgTable(
  'erasures',
  {
    /** Stream of the résumé or the account. */
    stream: text('stream').primaryKey(),
    /** SHA-256 of the receipt that a résumé was sent with, hex: its holder can get the signed receipt. */
    receiptHash: text('receipt_hash').unique('erasures_receipt_unique'),
    erased: json('erased').$type<readonly ErasedStream[]>().notNull(),
    /** null until the keys are destroyed and somebody has asked for it. */
    receipt: json('receipt').$type<ErasureReceipt>(),
    /** When this row is deleted, and the name of the stream with it; null: never. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('erasures_expires_at').on(table.expiresAt)],
);
