/** A title that only the page itself knows, such as a guide's, instead of the one in the route table. */
import { useEffect } from 'react';

let own: string | null = null;
const listeners = new Set<() => void>();

function set(title: string | null): void {
  own = title;
  for (const notify of listeners) notify();
}

/** Read by the app layout. */
export const ownTitle = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  get: () => own,
  /** A prerendered page has its title in its head. */
  getOnServer: () => null,
};

/** @param title without the product's name; null: use the route table's */
export function useOwnTitle(title: string | null): void {
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [title]);
}
