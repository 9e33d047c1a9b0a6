/** Long work in turns: others are answered in between. */

/** Work without a pause that nobody notices. */
const turnMs = 15;

/**
 * Called between pieces of work; waits for the others only once a turn is over.
 * @param signal that nobody waits for the work any more: throws its reason
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
