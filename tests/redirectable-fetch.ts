/**
 * The Firebase SDK takes hold of `fetch` when it is loaded, once for all spec files of a worker. So every worker gets one
 * that can be redirected later, before anything is loaded.
 */
type Redirect = { to: typeof fetch | null; readonly direct: typeof fetch };
const place = globalThis as unknown as { redirectedFetch?: Redirect };

if (!place.redirectedFetch) {
  const direct = globalThis.fetch;
  const redirect: Redirect = { to: null, direct };
  place.redirectedFetch = redirect;
  globalThis.fetch = (...request) => (redirect.to ?? direct)(...request);
}

/** Where requests of this worker go instead; null: to the network. */
export const redirectedFetch: Redirect = place.redirectedFetch;
export const directFetch = redirectedFetch.direct;
