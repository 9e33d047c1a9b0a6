/** Lets one tab at a time work, with a Web Lock. Only a courtesy: without the lock the work runs anyway, so that it can be saved. */

/** Milliseconds to wait for the lock: a tab that is frozen while it holds it must not block the others for longer. */
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
