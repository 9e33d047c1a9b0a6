/** Reads spans of days in a question. Days are YYYY-MM-DD. */
import type { Lexeme } from './lexemes.ts';

export interface Span {
  readonly first: string;
  readonly last: string;
  /** Index of the lexeme after it. */
  readonly next: number;
}

const dayMs = 86_400_000;
export const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const dateOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const isYear = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1970 && value < 2100;
const isDayOfMonth = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 31;

/** The current week (from Monday) or month, or the one `back` before it. */
export function unitOf(today: string, unit: 'week' | 'month', back: number): Omit<Span, 'next'> {
  if (unit === 'week') {
    const weekday = (new Date(today).getUTCDay() + 6) % 7;
    const first = later(today, -weekday - 7 * back);
    return { first, last: later(first, 6) };
  }
  const [year, month] = today.split('-').map(Number) as [number, number];
  return { first: dateOf(year, month - back, 1), last: dateOf(year, month - back + 1, 0) };
}

/** A day, month or year that begins at `from`; without a year, the latest one that is not in the future. */
export function spanAt(lexemes: readonly Lexeme[], from: number, today: string): Span | null {
  const over = (at: number) => {
    let next = at;
    while (lexemes[next]?.roles.has('filler')) next += 1;
    return next;
  };
  const start = over(from);
  const first = lexemes[start];
  if (!first) return null;
  if (first.day !== null) return { first: first.day, last: first.day, next: start + 1 };
  const thisYear = Number(today.slice(0, 4));
  if (isDayOfMonth(first.number)) {
    const at = over(start + 1);
    const month = lexemes[at]?.month ?? null;
    return month === null ? null : dayOf(first.number, month, at + 1);
  }
  if (first.month !== null) {
    const second = lexemes[start + 1];
    if (isDayOfMonth(second?.number)) return dayOf(second.number, first.month, start + 2);
    const yearAt = over(start + 1);
    const named = lexemes[yearAt]?.number;
    const year = isYear(named) ? named : first.month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear;
    return {
      first: dateOf(year, first.month, 1),
      last: dateOf(year, first.month + 1, 0),
      next: isYear(named) ? yearAt + 1 : start + 1,
    };
  }
  if (isYear(first.number))
    return { first: `${first.number}-01-01`, last: `${first.number}-12-31`, next: start + 1 };
  return null;

  function dayOf(day: number, month: number, behind: number): Span | null {
    let at = behind;
    if (lexemes[at]?.comma) at += 1;
    at = over(at);
    const named = lexemes[at]?.number;
    const next = isYear(named) ? at + 1 : behind;
    const year = isYear(named) ? named : dateOf(thisYear, month, day) > today ? thisYear - 1 : thisYear;
    const found = dateOf(year, month, day);
    return Number(found.slice(8)) === day ? { first: found, last: found, next } : null;
  }
}
