/** The row of a transaction, which lists read. */
import type { Stock } from '../../src/events/transaction/decision.ts';
import { countedQuantity } from '../../src/events/transaction/hold.ts';
import { totalCentsOf } from '../../src/events/transaction/line.ts';
import type { Transaction } from '../../src/events/transaction/projection.ts';
import type { transactions } from '../db/schema.ts';

export type TransactionRow = typeof transactions.$inferSelect;

/** The row of a transaction, which lists read. */
export function rowOf(
  {
    version,
    status,
    buyer,
    seller,
    contact,
    paymentMethod,
    lines,
    number,
    draftedAt,
    heldUntil,
    handover,
    readyAt,
  }: Transaction,
  sellerName: string,
  stock: Stock,
): TransactionRow {
  const titles = lines.map(({ title }) => title);
  return {
    number,
    version,
    state: status,
    buyer,
    seller,
    buyerName: contact.name,
    sellerName,
    phone: contact.phone,
    title: titles[0] ?? '',
    lineCount: lines.length,
    lines: lines.map(({ productId, title, quantity, priceCents }) => ({
      productId,
      title,
      quantity,
      cents: priceCents * quantity,
    })),
    totalCents: totalCentsOf(lines) ?? 0,
    paymentMethod,
    searched: [String(number), contact.name, sellerName, ...titles].join('\n').toLowerCase(),
    createdAt: new Date(draftedAt),
    heldUntil: heldUntil === null ? null : new Date(heldUntil),
    heldQuantity: status === 'unpaid' ? countedQuantity(lines, stock) : 0,
    handoverAt: handover === null ? null : new Date(handover.start),
    readyAt: readyAt === null ? null : new Date(readyAt),
  };
}
