/** Taking turns over all tabs with a Web Lock: a courtesy that must never keep anybody from saving. */

/** A tab that is frozen while it holds the lock does not hold up the others for longer. */
const timeoutMs = 5000;

export async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  let begun = false;
  const locked = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, locked);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
