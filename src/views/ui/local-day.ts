/** Calendar days in the reader's time zone: a shop's day ends at its local midnight, wherever the server is. */

/** `2026-11-21`. */
export const localDay = (at: Date | string) => new Date(at).toLocaleDateString('sv');

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * A calendar day without time zone, like `Nov 21, 2026`.
 * @param day `2026-11-21`
 */
export const dayLabel = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

/** The browser's time zone, in which days are shown: `Europe/Berlin`. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The instant at which a day begins in the local time zone, `later` days on. Days can have 23 or 25 hours.
 * @param day with a year of four digits, like `2026-11-21`
 */
export function startOf(day: string, later = 0): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const start = new Date(2000, 0, 1);
  start.setFullYear(year, month - 1, date + later);
  return start.toISOString();
}

/** A day from the URL, which may hold anything; null if it is not a valid day. */
export function dayIn(text: string | undefined): string | null {
  // The days before the first and after the last year have no four-digit year.
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text) || text < '0002' || text >= '9999') return null;
  return Number.isNaN(Date.parse(text)) ? null : text;
}
