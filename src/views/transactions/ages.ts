/** Groups unpaid orders by age in days of the reader's time zone, and builds the URLs of the lists of each group. */
import { localDay, startOf } from '../ui/local-day.ts';

export interface Age {
  readonly name: string;
  /** First and last day on which orders of this age were made, like `2026-11-21`; null: no lower limit. */
  readonly from: string | null;
  readonly to: string;
}

/** Youngest first. Every day until today belongs to exactly one age. */
export function agesOn(now: Date): readonly Age[] {
  const day = (ago: number) => localDay(startOf(localDay(now), -ago));
  return [
    { name: 'Up to a week', from: day(7), to: day(0) },
    { name: '8 to 30 days', from: day(30), to: day(8) },
    { name: '31 to 60 days', from: day(60), to: day(31) },
    { name: 'Over 60 days', from: null, to: day(61) },
  ];
}

/**
 * The URL of the orders of an age.
 * @param page sold orders, which are filtered by `unpaid`, or owed ones, which all are
 */
export const listOf = ({ from, to }: Age, page: '/merchant-transactions' | '/transactions-unpaid') =>
  `${page}?${new URLSearchParams({
    ...(page === '/merchant-transactions' ? { state: 'unpaid' } : {}),
    ...(from ? { from } : {}),
    to,
  })}`;
