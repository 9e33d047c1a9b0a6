import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { ErasedStream, ErasureReceipt } from '../../../src/events/shared/erasure-receipt.ts';
import { instant } from './instant.ts';

/** What was erased, and the receipt for it. Nothing here says anything of the person. */
export const erasures = pgTable(
  'erasures',
  {
    /** Of the résumé or the account. */
    stream: text('stream').primaryKey(),
    /** SHA-256 of the receipt that a résumé was sent with, hex: whoever holds it gets the signed one. */
    receiptHash: text('receipt_hash').unique('erasures_receipt_unique'),
    erased: json('erased').$type<readonly ErasedStream[]>().notNull(),
    /** null until the keys are destroyed, and somebody has asked. */
    receipt: json('receipt').$type<ErasureReceipt>(),
    /** When it is forgotten, with the name of its stream; null: never. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('erasures_expires_at').on(table.expiresAt)],
);
