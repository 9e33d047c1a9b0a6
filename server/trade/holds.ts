/** Releases the stock held by orders that were not paid in time. Every server checks once a minute. */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { transactions } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { TradeParts } from './parts.ts';
import { expireHold } from './transactions.ts';

export const sweepHoldsEveryMs = 60_000;
const batch = 100;

type HoldParts = Pick<TradeParts, 'db' | 'clock'>;

export async function releaseExpiredHolds({ db, clock }: HoldParts): Promise<void> {
  let last = 0;
  for (;;) {
    const now = clock();
    const due = await db.orm
      .select({ number: transactions.number })
      .from(transactions)
      .where(and(lte(transactions.heldUntil, now), sql`${transactions.number} > ${last}`))
      .orderBy(asc(transactions.number))
      .limit(batch);
    for (const { number } of due) {
      await inTransaction(db, async (tx) => {
        // Another server may have released it, or the order may have been paid since.
        const [row] = await tx
          .select()
          .from(transactions)
          .where(eq(transactions.number, number))
          .for('update');
        if (row) await expireHold(tx, row, clock());
      });
      last = number;
    }
    if (due.length < batch) return;
  }
}
