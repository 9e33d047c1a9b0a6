/** Counts by week, month or age, for charts; each bucket begins at a midnight in the reader's time zone. */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { type Period, type PeriodKind, periodsUntil } from '../../src/events/shared/periods.ts';
import { isTimeZone } from '../../src/events/shared/time-zone.ts';
import { Problem } from '../problem.ts';

/** Half a year of weeks, two years of months: as many bars as a chart has room for. */
const maxPeriods: Readonly<Record<PeriodKind, number>> = { week: 26, month: 24 };

/** @throws Problem when there is no such zone */
export function readZone(timeZone: string, status: 400 | 422, field: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  throw new Problem(status, 'bad-time-zone', 'There is no such time zone.', field);
}

export const lastPeriods = (kind: PeriodKind, at: Date, timeZone: string) =>
  periodsUntil(kind, at, timeZone, maxPeriods[kind]);

/**
 * The number, from 1, of the last bound at or before the instant in `column`; 0: it is before all of them. The query contains
 * the bounds and not the time zone, since databases differ in the zones that they know.
 */
export const bucketOf = (column: Column, bounds: readonly Date[]): SQL<number> =>
  sql<number>`width_bucket(${column}, ${`{${bounds.map((at) => at.toISOString()).join(',')}}`}::timestamptz[])`;

interface Counted {
  readonly bucket: number;
  readonly count: number;
}

/**
 * All periods from the first that is not empty; `earlier` is the count before all of them. If that is not 0, no period is
 * left out.
 * @param rows one per bucket at most
 * @param figuresOf the figures of a period; null: the period has no row
 */
export function overTime<Row extends Counted, Figures>(
  periods: readonly Period[],
  rows: readonly Row[],
  figuresOf: (row: Row | null) => Figures,
): { periods: ({ day: string } & Figures)[]; earlier: number } {
  const byBucket = new Map(rows.map((row) => [row.bucket, row]));
  const earlier = byBucket.get(0)?.count ?? 0;
  const first = periods.findIndex((_, i) => earlier > 0 || byBucket.has(i + 1));
  const shown = first === -1 ? [] : periods.slice(first);
  return {
    periods: shown.map(({ day }, i) => ({ day, ...figuresOf(byBucket.get(first + i + 1) ?? null) })),
    earlier,
  };
}
