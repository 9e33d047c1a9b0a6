/** How long orders have been unpaid, by the days of where the reader is, and the addresses at which those of an age are listed. */
import { localDay, startOf } from '../ui/local-day.ts';

export interface Age {
  readonly name: string;
  /** The first and the last day on which orders of this age were made, like `2026-11-21`; null: however long ago. */
  readonly from: string | null;
  readonly to: string;
}

/** The youngest first. Every day until today belongs to exactly one of them. */
export function agesOn(now: Date): readonly Age[] {
  const day = (ago: number) => localDay(startOf(localDay(now), -ago));
  return [
    { name: 'Up to a week', from: day(7), to: day(0) },
    { name: '8 to 30 days', from: day(30), to: day(8) },
    { name: '31 to 60 days', from: day(60), to: day(31) },
    { name: 'Over 60 days', from: null, to: day(61) },
  ];
}

/** @param page of orders that are sold, where the others are to be left out; or of those that are owed, where there are no others */
export const listOf = ({ from, to }: Age, page: '/merchant-transactions' | '/transactions-unpaid') =>
  `${page}?${new URLSearchParams({
    ...(page === '/merchant-transactions' ? { state: 'unpaid' } : {}),
    ...(from ? { from } : {}),
    to,
  })}`;
