/** Days on invoices, like `2026-11-27`: in the shop's time zone, wherever server and reader are. */

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** @param at UTC, ISO 8601 */
export const dayAt = (at: string, timeZone: string): string =>
  new Date(at).toLocaleDateString('sv', { timeZone });

export function daysAfter(from: string, days: number): string {
  const at = new Date(`${from}T00:00:00.000Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** `Nov 27, 2026`. */
export const dayInWords = (written: string): string => day.format(new Date(`${written}T00:00:00.000Z`));
