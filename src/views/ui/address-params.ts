/** The parameters of the address, to read and to change. */
import { useSearchParams } from 'react-router-dom';

/**
 * Changes one after the other all count: each starts from the address as it is, where the router's own setter starts
 * from the last one that was painted and so forgets a choice made just before.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = (
    write: (now: URLSearchParams) => URLSearchParams,
    options?: { readonly replace?: boolean; readonly preventScrollReset?: boolean },
  ) => setParams(write(new URLSearchParams(window.location.search)), options);
  return [params, change] as const;
}
