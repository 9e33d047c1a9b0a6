/** The search of the ledger: empty at first, or passed in by navigation, such as from the command palette. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session.ts';
import type { Search } from './find.ts';

export function useSearchAskedFor(): readonly [Search, (search: Search) => void] {
  const { state, key } = useLocation() as { state: unknown; key: string };
  const uid = useSession().person?.uid;
  const [held, setHeld] = useState({ key, search: searchFor(textIn(state, uid)) });
  // Another navigation may pass in a search while the ledger is open.
  if (held.key !== key) {
    const asked = textIn(state, uid);
    setHeld({ key, search: asked === '' ? held.search : searchFor(asked) });
  }
  return [held.search, (search) => setHeld({ key, search })];
}

const searchFor = (text: string): Search => ({ text, filter: 'all' });

/** Ignores a search that another person has left in this tab's history. */
function textIn(state: unknown, uid: string | undefined): string {
  const asked = state as { readonly find?: unknown; readonly of?: unknown } | null;
  return typeof asked?.find === 'string' && asked.of === uid ? asked.find : '';
}
