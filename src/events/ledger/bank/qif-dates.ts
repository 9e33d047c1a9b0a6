/**
 * Reads dates of QIF files. `3/4/26` is a day in March or in April, and `26/03/04` may begin with the year: the order is
 * decided once for the file by its unambiguous dates; if there are none, the person is asked.
 */
import { isDate } from '../events.ts';
import type { FileQuestion } from './file-question.ts';

export type DateOrder = 'mdy' | 'dmy' | 'ymd';

const pad = (part: string | number, length = 2) => String(part).padStart(length, '0');

function day(year: string, month: string | number, date: string): string | null {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
  return isDate(text) ? text : null;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** 1 to 12 for the English name of a month, in full or shortened to three letters or more; else null. */
function monthOf(word: string): number | null {
  const at = months.findIndex((name) => word.length >= 3 && name.startsWith(word.toLowerCase()));
  return at < 0 ? null : at + 1;
}

/** Two digits mean 1969 to 2068, as in POSIX; after an apostrophe 2000 and later, as in Quicken. */
function yearOf(text: string, separator: string): string | null {
  if (text.length === 4) return text;
  if (separator === "'") return text.length <= 2 ? String(2000 + Number(text)) : null;
  if (text.length !== 2) return null;
  return String(Number(text) + (Number(text) < 69 ? 2000 : 1900));
}

/** Removes blanks, as in `1/ 5'26`, and a time after the date, which some programs write. */
const tidy = (text: string) =>
  text
    .trim()
    .replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?$/, '')
    .replace(/\s*([/.'-])\s*/g, '$1');

const threeNumbers = /^(\d{1,2})([/.\- ])(\d{1,2})([/.'\- ])(\d{1,4})$/;

/** YYYY-MM-DD; null when it is not a valid day in that order. */
export function readQifDate(given: string, order: DateOrder): string | null {
  const text = tidy(given);
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso && (iso[2] !== '' || text.length === 8)) return day(iso[1]!, iso[3]!, iso[4]!);
  const named = /^(\d{1,2})[\s/.-]*([a-z]+)[\s/.,'-]*(\d{4}|\d{2})$/i.exec(text);
  if (named) return namedDay(named[1]!, named[2]!, named[3]!);
  const monthFirst = /^([a-z]+)[\s/.-]*(\d{1,2})[\s/.,'-]+(\d{4}|\d{2})$/i.exec(text);
  if (monthFirst) return namedDay(monthFirst[2]!, monthFirst[1]!, monthFirst[3]!);
  const [, a = '', , b = '', separator = '', c = ''] = threeNumbers.exec(text) ?? [];
  if (a === '') return null;
  if (order === 'ymd') {
    // An apostrophe always precedes the year.
    const year = a.length === 2 && c.length <= 2 && separator !== "'" ? yearOf(a, '/') : null;
    return year && day(year, b, c);
  }
  const year = yearOf(c, separator);
  return year && (order === 'mdy' ? day(year, a, b) : day(year, b, a));
}

function namedDay(date: string, word: string, written: string): string | null {
  const [month, year] = [monthOf(word), yearOf(written, '/')];
  return month === null || year === null ? null : day(year, month, date);
}

export type OrderOfDates =
  | { readonly kind: 'decided'; readonly order: DateOrder }
  | { readonly kind: 'asks'; readonly question: FileQuestion }
  /** Some dates can only be day first, and others only month first. */
  | { readonly kind: 'contradiction'; readonly dayFirst: string; readonly monthFirst: string };

const orders = ['dmy', 'mdy', 'ymd'] as const;

type DateReading = Readonly<Record<DateOrder, string | null>> & { readonly text: string };

const readingOf = (text: string): DateReading => ({
  text,
  dmy: readQifDate(text, 'dmy'),
  mdy: readQifDate(text, 'mdy'),
  ymd: readQifDate(text, 'ymd'),
});

/** Number of different readings of a date, counting an invalid one. */
const countDays = (reading: DateReading, among: readonly DateOrder[]) =>
  new Set(among.map((order) => reading[order])).size;

/** @param texts all dates of the file */
export function orderOfDates(texts: Iterable<string>): OrderOfDates {
  const orderDependent = [...new Set(texts)]
    .map(readingOf)
    .filter((reading) => countDays(reading, orders) > 1);
  const possible = orders.filter((order) => orderDependent.every((reading) => reading[order] !== null));
  // Either all dates of a file have the year first, or none has.
  if (possible.includes('ymd') && orderDependent.length > 0) return decide(possible, orderDependent);
  const open = orderDependent.filter(({ dmy, mdy }) => dmy !== mdy);
  const dayFirst = open.find(({ mdy }) => mdy === null)?.text;
  const monthFirst = open.find(({ dmy }) => dmy === null)?.text;
  if (dayFirst && monthFirst) return { kind: 'contradiction', dayFirst, monthFirst };
  if (dayFirst || monthFirst) return { kind: 'decided', order: dayFirst ? 'dmy' : 'mdy' };
  return open.length > 0 ? decide(['dmy', 'mdy'], open) : { kind: 'decided', order: 'mdy' };
}

function decide(possible: readonly DateOrder[], open: readonly DateReading[]): OrderOfDates {
  const [only, ...others] = possible;
  if (only && others.length === 0) return { kind: 'decided', order: only };
  const mostDistinct = open.toSorted((a, b) => countDays(b, possible) - countDays(a, possible));
  const samples = mostDistinct.slice(0, 3).map((reading) => ({
    text: reading.text,
    readings: possible.map((answer) => ({ answer, reading: reading[answer] })),
  }));
  return { kind: 'asks', question: { about: 'dateOrder', samples } };
}
