/** Reads and changes the query parameters of the page's URL. */
import { useSearchParams } from 'react-router-dom';

/**
 * Each change starts from the current URL, so that several in a row all take effect. The router's own setter starts
 * from the last rendered URL and would drop a change made just before.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (
    write: (now: URLSearchParams) => URLSearchParams,
    options?: { readonly replace?: boolean; readonly preventScrollReset?: boolean },
  ) => setParams(write(new URLSearchParams(window.location.search)), options);
  return [params, change] as const;
}
