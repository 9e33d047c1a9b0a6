/** Reads and writes dates of OFX files (spec 1.6, 3.2.8.2): `20261231235959.123[-5:EST]`. */
import { isDate } from '../events.ts';

const ofxTime =
  /^(\d{4})(\d{2})(\d{2})(?:(?:[01]\d|2[0-3])(?:[0-5]\d(?:[0-5]\d|60)?(?:[.,]\d{1,6})?)?)?\s*(?:\[[^\]]*\]?)?$/;

/**
 * YYYY-MM-DD in the time zone that the file uses, as on the bank's own statement: a payment on New Year's Eve in
 * New York stays in the old year. null for an invalid time.
 */
export function readOfxDay(text: string): string | null {
  const [, year, month, date] = ofxTime.exec(text.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  return year !== undefined && isDate(day) ? day : null;
}

/** Without a time of day, so that no time zone applies. */
export const writeOfxDay = (day: string): string => day.replaceAll('-', '');
