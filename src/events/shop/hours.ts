/** When a shop hands over what was ordered, and the slots that follow from it: in its own time zone, by a clock that is given. */
import * as z from 'zod/mini';
import { instantOf, isTimeZone, wallClock } from '../shared/time-zone.ts';

export const handoverWays = ['pickup', 'delivery'] as const;
export type HandoverWay = (typeof handoverWays)[number];

/** For people. */
export const handoverWayNames: Readonly<Record<HandoverWay, string>> = {
  pickup: 'Pick-up',
  delivery: 'Delivery',
};

export const slotLengths = [30, 60, 120, 240] as const;
/** Of days on which slots are offered, today included. */
const daysAhead = 28;
/** Of hours between now and the first slot. */
const maxNoticeHours = 14 * 24;

/** `09:30`, as a clock in the shop shows it. */
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

/** The first thing wrong with each field, `days.0` for Monday's; empty when they may be kept. */
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
 * Every slot that can still be chosen, the earliest first. What a change of the clock leaves out, or has twice, is
 * offered at most once.
 * @param at UTC, ISO 8601: now
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
 * The instant of each minute of a day; null: clocks skip it. A calendar is asked twice for a day of 24 hours, and for
 * each minute only where clocks are changed: asking takes most of the time here.
 * @param day midnight there, as milliseconds as if it were UTC
 */
function clockOfDay(day: number, wallAt: (instant: number) => number): (minutes: number) => number | null {
  const midnight = instantOf(day, wallAt);
  const next = instantOf(day + dayMs, wallAt);
  return midnight !== null && next === midnight + dayMs
    ? (minutes) => midnight + minutes * minuteMs
    : (minutes) => instantOf(day + minutes * minuteMs, wallAt);
}
