/** Converts between instants and local clock time, including daylight saving changes. */

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

/** Returns a function that gives the local clock time at an instant, as milliseconds as if it were UTC. */
export function wallClock(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** The instant at which clocks show `wall`; null when they skip it. */
export function instantOf(wall: number, wallAt: (instant: number) => number): number | null {
  let instant = wall;
  // The offset of the guess may be that of the other side of a clock change.
  for (let i = 0; i < 3; i += 1) {
    const off = wall - wallAt(instant);
    if (off === 0) return instant;
    instant += off;
  }
  return null;
}
