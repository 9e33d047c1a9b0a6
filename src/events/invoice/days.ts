/** Days on invoices, like `2026-11-27`: those of the shop, wherever server and reader are. */

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** @param timeZone IANA name, like `Europe/Berlin` */
export function isTimeZone(timeZone: string): boolean {
  if (timeZone === '' || timeZone.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

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
