/** Formats numbers, days and lists in English. */

const irregular: Readonly<Record<string, string>> = { person: 'people', is: 'are', has: 'have', was: 'were' };

/** `1 job`, `2 jobs`, `no jobs`. */
export const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : count} ${many(count, noun)}`;

/** The verb form for a count: `1 names`, `2 name`. */
export const does = (count: number, verb: string): string => (count === 1 ? `${verb}s` : verb);

/** The noun, or `is`, `has` and `was`, in the form for a count. */
export const many = (count: number, word: string): string => {
  if (count === 1) return word;
  return irregular[word] ?? (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);
};

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `one, two and three`. */
export function listed(items: readonly string[], most = 6): string {
  const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)!}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `21 November 2026`. @param day YYYY-MM-DD */
export const dayOf = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00.000Z`));

const dayMs = 86_400_000;
const dayNumber = (at: Date) => Math.floor(at.getTime() / dayMs);

/** Whole UTC days from one date to another, as used for the end of jobs; negative when it is past. */
export const daysBetween = (from: Date, to: Date): number => dayNumber(to) - dayNumber(from);

/** `today`, `yesterday`, `5 days ago`, `in 3 days`. */
export function away(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

const amount = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
  }).format(cents / 100);

/** `$42,000 to $54,000 a year`. */
export const salaryText = ({
  minCents,
  maxCents,
  currency,
}: {
  readonly minCents: number;
  readonly maxCents: number;
  readonly currency: string;
}): string =>
  minCents === maxCents
    ? `${amount(minCents, currency)} a year`
    : `${amount(minCents, currency)} to ${amount(maxCents, currency)} a year`;

/** At most one decimal place. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10);
