/** Few uploads are sent at once, in the order in which they asked, and each by one tab only. */

/** More would only share the same line, and the server takes few from one person at once. */
const atOnce = 2;

export interface Turns {
  /** Resolves with how to give the turn back; null once the signal has ended the waiting. */
  take(signal: AbortSignal): Promise<(() => void) | null>;
}

export function turnsOf(limit = atOnce): Turns {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const giveBack = () => {
    const next = waiting.shift();
    // Whoever ends hands the turn on.
    if (next) next();
    else taken -= 1;
  };
  const once = () => {
    let over = false;
    return () => {
      if (!over) giveBack();
      over = true;
    };
  };
  return {
    take: (signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(null);
        if (taken < limit) {
          taken += 1;
          return resolve(once());
        }
        const begin = () => {
          signal.removeEventListener('abort', leave);
          resolve(once());
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(begin), 1);
          resolve(null);
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(begin);
      }),
  };
}

/** Holds the upload for this tab until the signal ends it; where a browser has no locks, every tab is on its own. */
export function holdAlone(id: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Plain http in a shop's own network has none.
  if (!navigator.locks) return work();
  return navigator.locks.request(`patina-upload-${id}`, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
