/** What the ledger is searched for: nothing at first, or what whoever led here is after, such as the command palette. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Search } from './find.ts';

export function useSearchAskedFor(): readonly [Search, (search: Search) => void] {
  const { state, key } = useLocation() as { state: unknown; key: string };
  const [held, setHeld] = useState({ key, search: searchFor(textIn(state)) });
  // Somebody may be led here again while the ledger is open.
  if (held.key !== key) {
    const asked = textIn(state);
    setHeld({ key, search: asked === '' ? held.search : searchFor(asked) });
  }
  return [held.search, (search) => setHeld({ key, search })];
}

const searchFor = (text: string): Search => ({ text, filter: 'all' });

/** Also the state of an address that an older release has left. */
function textIn(state: unknown): string {
  const find = typeof state === 'object' && state !== null && 'find' in state ? state.find : '';
  return typeof find === 'string' ? find : '';
}
