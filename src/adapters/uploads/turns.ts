/** Lets few uploads be sent at once, in the order in which they asked, and each by one tab only. */

/** More would only share the same bandwidth, and the server accepts few from one person at once. */
const atOnce = 2;

export interface Turns {
  /** Resolves with how to give the turn back; null when the signal aborts the wait. */
  take(signal: AbortSignal): Promise<(() => void) | null>;
}

export function turnsOf(limit = atOnce): Turns {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const giveBack = () => {
    const next = waiting.shift();
    // The upload that ends hands its turn on.
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

/** Holds the upload for this tab until the signal ends it; where a browser has no locks, tabs are not coordinated. */
export function holdAlone(id: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Plain http, as in a shop's own network, has no Web Locks.
  if (!navigator.locks) return work();
  return navigator.locks.request(`patina-upload-${id}`, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
