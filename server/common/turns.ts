/** Splits long work into turns of the event loop, so that other requests are answered in between. */

/** Longest time without a pause: too short to be noticed. */
const turnMs = 15;

/**
 * @returns a function to call between pieces of work; it lets other work run once a turn has lasted 15 ms
 * @param signal aborted when nobody waits for the work any more: the function then throws its reason
 */
export function turns(signal?: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - began < turnMs) return;
    await new Promise(setImmediate);
    began = performance.now();
    signal?.throwIfAborted();
  };
}
