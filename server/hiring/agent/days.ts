/**
 * Calendar days in the reader's time zone: `today` begins at their midnight, wherever the server is. A job's last day is a
 * typed date, the same everywhere, and not converted.
 */
import { dayOf } from '../../../src/events/shared/questions/saying.ts';

export interface Days {
  /** `2026-11-21`. */
  on(at: Date): string;
  /** `21 November 2026`. */
  of(at: Date): string;
  /** Calendar days from `from` to `to`; negative when `to` is earlier. */
  between(from: Date, to: Date): number;
  /** The start of a period of `days` days that ends with the day of `at`. */
  since(at: Date, days: number): Date;
}

const dayMs = 86_400_000;
/** No time zone is further from UTC. */
const furthestMs = 15 * 3_600_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const later = (day: string, days: number) =>
  new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => later(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7));

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** @param zone IANA name, such as `Europe/Berlin` */
export function daysIn(zone: string): Days {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  const on = (at: Date | number) => format.format(at);

  /** By binary search: days can have 23 or 25 hours, and some begin at 1 a.m. */
  function startOf(day: string): Date {
    let before = midnight(day) - furthestMs;
    let within = midnight(day) + furthestMs;
    while (within - before > 1) {
      const middle = Math.floor((before + within) / 2);
      if (on(middle) < day) before = middle;
      else within = middle;
    }
    return new Date(within);
  }

  return {
    on,
    of: (at) => dayOf(on(at)),
    between: (from, to) => Math.round((midnight(on(to)) - midnight(on(from))) / dayMs),
    since: (at, days) => startOf(later(on(at), 1 - days)),
  };
}
