/** Computes weeks, months and days that begin at midnight in the reader's time zone. */
import { instantOf, wallClock } from './time-zone.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

export const periodKinds = ['week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export interface Period {
  /** Its first day, like `2026-11-23`. */
  readonly day: string;
  /** When that day begins. */
  readonly from: Date;
}

/**
 * The last `count` weeks, which begin on Mondays, or months; oldest first.
 * @param at an instant in the last of them
 * @param timeZone IANA name
 */
export function periodsUntil(kind: PeriodKind, at: Date, timeZone: string, count: number): readonly Period[] {
  const wallAt = wallClock(timeZone);
  const today = dayOn(wallAt(at.getTime()));
  return Array.from({ length: count }, (_, i) => {
    const wall = startOf(kind, today, count - 1 - i);
    return { day: new Date(wall).toISOString().slice(0, 10), from: new Date(midnight(wall, wallAt)) };
  });
}

/** When the day began that was `days` days before the day of `at`. */
export function daysBefore(at: Date, days: number, timeZone: string): Date {
  const wallAt = wallClock(timeZone);
  return new Date(midnight(dayOn(wallAt(at.getTime())) - days * dayMs, wallAt));
}

const dayOn = (wall: number) => Math.floor(wall / dayMs) * dayMs;

function startOf(kind: PeriodKind, today: number, ago: number): number {
  // 1 January 1970 was a Thursday.
  if (kind === 'week') return today - ((((today / dayMs + 3) % 7) + 7) % 7) * dayMs - ago * 7 * dayMs;
  const month = new Date(today);
  return month.setUTCMonth(month.getUTCMonth() - ago, 1);
}

/** The start of a day; where clocks skip midnight, the first time that they show. */
function midnight(day: number, wallAt: (instant: number) => number): number {
  for (let minutes = 0; ; minutes += 15) {
    const instant = instantOf(day + minutes * minuteMs, wallAt);
    if (instant !== null) return instant;
  }
}
