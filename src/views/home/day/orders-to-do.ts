/** A seller's orders to do: those to be paid, and those that are paid and not yet ready for their buyer. */
import type { TransactionRow } from '../../../events/transaction/port.ts';
import type { App } from '../../app.ts';
import { maxRows, orders } from './queries.ts';

/**
 * Slots are offered 28 days ahead. Paid orders that are older were handed over, also in a shop that marks none as ready (0349).
 */
const dayMs = 24 * 3_600_000;
const paidSinceMs = 30 * dayMs;
/** Of each kind. An early handover may be chosen for an order that isn't among the oldest. */
const maxLookedAt = 100;

/** The earliest handover first, then the oldest order; unpaid before paid, which a shop that marks none as ready has many of. */
const byUrgency = (rows: readonly TransactionRow[]): readonly TransactionRow[] =>
  rows.toSorted(
    (a, b) =>
      compare(a.handoverAt ?? never, b.handoverAt ?? never) ||
      Number(a.state === 'paid') - Number(b.state === 'paid') ||
      compare(a.createdAt, b.createdAt) ||
      a.number - b.number,
  );

/** Sorts behind every instant. */
const never = '~';
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export async function ordersToDo(
  { transactions }: Pick<App, 'transactions'>,
  now: Date,
): Promise<readonly TransactionRow[]> {
  const asked = { sort: 'createdAt', pageSize: maxLookedAt } as const;
  const since = new Date(now.getTime() - paidSinceMs).toISOString();
  const [unpaid, paid] = await Promise.all([
    transactions.calls.list('sold', orders({ ...asked, state: 'unpaid' })),
    transactions.calls.list('sold', orders({ ...asked, sort: '-createdAt', state: 'paid', from: since })),
  ]);
  // What was paid and should have been handed over by now was, also in a shop that marks none as ready.
  const isPast = ({ handoverAt }: TransactionRow) =>
    handoverAt !== null && Date.parse(handoverAt) < now.getTime() - dayMs;
  const unready = paid.transactions.filter((row) => row.readyAt === null && !isPast(row));
  return byUrgency([...unpaid.transactions, ...unready]).slice(0, maxRows);
}
