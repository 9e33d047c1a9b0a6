/** What is counted by weeks, months or ages, each bucket beginning at a midnight of the reader's time zone. */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { type Period, type PeriodKind, periodsUntil } from '../../src/events/shared/periods.ts';
import { isTimeZone } from '../../src/events/shared/time-zone.ts';
import { Problem } from '../problem.ts';

/** Half a year of weeks, two years of months: as many bars as there is room for. */
const mostPeriods: Readonly<Record<PeriodKind, number>> = { week: 26, month: 24 };

/** @throws Problem when there is no such zone */
export function readZone(timeZone: string, status: 400 | 422, field: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  throw new Problem(status, 'bad-time-zone', 'There is no such time zone.', field);
}

export const lastPeriods = (kind: PeriodKind, at: Date, timeZone: string) =>
  periodsUntil(kind, at, timeZone, mostPeriods[kind]);

/** Which of the bounds was the last before an instant, counted from 1; 0: none. The bounds are in the query, not the zone: each database knows others. */
export const bucketOf = (column: Column, bounds: readonly Date[]): SQL<number> =>
  sql<number>`width_bucket(${column}, ${`{${bounds.map((at) => at.toISOString()).join(',')}}`}::timestamptz[])`;

interface Counted {
  readonly bucket: number;
  readonly count: number;
}

/**
 * Every period from the first with anything in it on: a gap is a zero. What came before all of them is in `earlier`.
 * @param rows at most one a bucket
 */
export function overTime<Row extends Counted, Told>(
  periods: readonly Period[],
  rows: readonly Row[],
  told: (row: Row | null) => Told,
): { periods: ({ day: string } & Told)[]; earlier: number } {
  const byBucket = new Map(rows.map((row) => [row.bucket, row]));
  const earlier = byBucket.get(0)?.count ?? 0;
  const first = periods.findIndex((_, i) => earlier > 0 || byBucket.has(i + 1));
  const shown = first === -1 ? [] : periods.slice(first);
  return {
    periods: shown.map(({ day }, i) => ({ day, ...told(byBucket.get(first + i + 1) ?? null) })),
    earlier,
  };
}
