/** Texts of the day page. */

/** `Good morning, Ida`, by the reader's local time. */
export function greeting(now: Date, name: string): string {
  const hour = now.getHours();
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return name === '' ? `Good ${part}` : `Good ${part}, ${name}`;
}

/** `Friday, November 27`. */
export const longDay = (now: Date) =>
  now.toLocaleDateString('en', { weekday: 'long', month: 'long', day: 'numeric' });

/** `November`. @param month like `2026-11` */
export const monthName = (month: string) =>
  new Date(`${month}-15T12:00:00`).toLocaleDateString('en', { month: 'long' });
