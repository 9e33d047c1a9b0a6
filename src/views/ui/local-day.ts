/** Days as they are where the reader is: a shop's day ends at its own midnight, wherever the server stands. */

/** `2026-11-21`. */
export const localDay = (at: Date | string) => new Date(at).toLocaleDateString('sv');

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * `Nov 21, 2026`: a day of the calendar, wherever it was.
 * @param day `2026-11-21`
 */
export const dayLabel = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

/** `Europe/Berlin`: where days are told. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The instant at which a day begins here; the day after it, or others, with `later`. Days can have 23 or 25 hours.
 * @param day of four-digit years, like `2026-11-21`
 */
export function startOf(day: string, later = 0): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const start = new Date(2000, 0, 1);
  start.setFullYear(year, month - 1, date + later);
  return start.toISOString();
}

/** A day that stands in an address, where anybody may have typed it. */
export function dayIn(text: string | undefined): string | null {
  // Neighbours of the first and the last year could not be written with four digits.
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text) || text < '0002' || text >= '9999') return null;
  return Number.isNaN(Date.parse(text)) ? null : text;
}
