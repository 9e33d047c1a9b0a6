/** A shop's hours for handing over orders, and their time slots, in the shop's time zone. The current time is a parameter. */
import * as z from 'zod/mini';
import { instantOf, isTimeZone, wallClock } from '../shared/time-zone.ts';

export const handoverWays = ['pickup', 'delivery'] as const;
export type HandoverWay = (typeof handoverWays)[number];

/** Display names. */
export const handoverWayNames: Readonly<Record<HandoverWay, string>> = {
  pickup: 'Pick-up',
  delivery: 'Delivery',
};

/** In the order of `ShopHours.days`. */
export const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const slotLengths = [30, 60, 120, 240] as const;
/** Days for which slots are offered, including today. */
const daysAhead = 28;
/** Upper limit for the hours between now and the first slot. */
const maxNoticeHours = 14 * 24;

/** `09:30`, local time of the shop. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
interface Opening {
  from: string;
  to: string;
}

export interface ShopHours {
  /** IANA name. */
  readonly timeZone: string;
  readonly ways: HandoverWay[];
  readonly slotMinutes: (typeof slotLengths)[number];
  readonly noticeHours: number;
  /** From Monday on; null: closed. */
  readonly days: (Opening | null)[];
}

/** UTC, ISO 8601 with milliseconds. */
export interface Slot {
  readonly start: string;
  readonly end: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The first error of each field, `days.0` for Monday's; empty when they may be saved. */
export function shopHoursErrors(hours: ShopHours): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (!isTimeZone(hours.timeZone)) errors.timeZone = 'Choose a time zone';
  if (hours.ways.length === 0) errors.ways = 'Choose pick-up, delivery or both';
  if (!(hours.noticeHours >= 0 && hours.noticeHours <= maxNoticeHours && Number.isInteger(hours.noticeHours)))
    errors.noticeHours = `Enter hours from 0 to ${maxNoticeHours}`;
  for (const [i, open] of hours.days.entries()) {
    if (open === null) continue;
    if (!time.safeParse(open.from).success || !time.safeParse(open.to).success)
      errors[`days.${i}`] = 'Enter both times';
    else if (minutesOf(open.to) - minutesOf(open.from) < hours.slotMinutes)
      errors[`days.${i}`] = 'Close later than you open, by one slot at least';
  }
  return errors;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * Every slot that can still be chosen, earliest first. Local times that a clock change skips or repeats are offered at
 * most once.
 * @param at now: UTC, ISO 8601
 */
export function slotsOf(hours: ShopHours, at: string): readonly Slot[] {
  const now = Date.parse(at);
  const earliest = now + hours.noticeHours * 60 * minuteMs;
  const wallAt = wallClock(hours.timeZone);
  const today = Math.floor(wallAt(now) / dayMs) * dayMs;
  const slots: Slot[] = [];
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = today + ahead * dayMs;
    // 1 January 1970 was a Thursday.
    const open = hours.days[(day / dayMs + 3) % 7];
    if (!open) continue;
    const to = minutesOf(open.to);
    const startOf = clockOfDay(day, wallAt);
    for (let from = minutesOf(open.from); from + hours.slotMinutes <= to; from += hours.slotMinutes) {
      const start = startOf(from);
      if (start === null || start < earliest || start <= now) continue;
      const end = start + hours.slotMinutes * minuteMs;
      slots.push({ start: new Date(start).toISOString(), end: new Date(end).toISOString() });
    }
  }
  return slots;
}

/**
 * The instant of each minute of a day; null: the clocks skip it. The time zone is queried twice for a 24-hour day, and per
 * minute only on days with a clock change, since queries take most of the time here.
 * @param day local midnight, in milliseconds as if it were UTC
 */
function clockOfDay(day: number, wallAt: (instant: number) => number): (minutes: number) => number | null {
  const midnight = instantOf(day, wallAt);
  const next = instantOf(day + dayMs, wallAt);
  return midnight !== null && next === midnight + dayMs
    ? (minutes) => midnight + minutes * minuteMs
    : (minutes) => instantOf(day + minutes * minuteMs, wallAt);
}
