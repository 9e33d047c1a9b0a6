/** Lists when orders were paid. The time comes from the fact; an order's row says only that it was paid. */
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Period } from '../../src/events/shared/questions/period.ts';
import { events, transactions } from '../db/schema.ts';
import type { TradeParts } from './parts.ts';

export interface Payment {
  readonly number: number;
  readonly buyerName: string;
  readonly title: string;
  readonly totalCents: number;
  /** UTC, ISO 8601. */
  readonly paidAt: string;
}

export interface Payments {
  /** Latest first. */
  readonly payments: readonly Payment[];
  /** Number of payments, including those not listed. */
  readonly total: number;
  readonly totalCents: number;
}

/** Payments of orders that are still paid, so without refunded ones. @param period UTC days; null: all time */
export async function paidIn(
  { db: { orm } }: Pick<TradeParts, 'db'>,
  scope: SQL,
  period: Period | null,
  limit: number,
): Promise<Payments> {
  const ofOrder = and(
    eq(events.stream, sql`'transaction/' || ${transactions.number}::text`),
    eq(events.type, 'TransactionPaid'),
  );
  const where = and(
    scope,
    eq(transactions.state, 'paid'),
    // Facts store instants as text, which sorts chronologically.
    period === null ? undefined : gte(events.at, period.from),
    period === null ? undefined : lt(events.at, period.before),
  );
  const finding = orm
    .select({
      number: transactions.number,
      buyerName: transactions.buyerName,
      title: transactions.title,
      totalCents: transactions.totalCents,
      paidAt: events.at,
    })
    .from(transactions)
    .innerJoin(events, ofOrder)
    .where(where)
    .orderBy(desc(events.at), desc(transactions.number))
    .limit(limit);
  const summing = orm
    .select({
      total: sql<number>`count(*)::int`,
      totalCents: sql<string>`coalesce(sum(${transactions.totalCents}), 0)::text`,
    })
    .from(transactions)
    .innerJoin(events, ofOrder)
    .where(where);
  const [payments, [sums]] = await Promise.all([finding, summing]);
  return { payments, total: sums!.total, totalCents: Number(sums!.totalCents) };
}
