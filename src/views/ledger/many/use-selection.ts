/** The selected entries for bulk actions. Entries that are no longer shown are deselected. */
import { useCallback, useRef, useState } from 'react';
import type { EntrySequence } from '../../../events/ledger/sequence.ts';
import { useFromLedger } from '../use-from-ledger.ts';

export interface Selection {
  /** null outside selection mode, when rows have no check boxes. */
  readonly ids: ReadonlySet<string> | null;
  start(): void;
  end(): void;
  /** @param through also select all between the last selected entry and this one */
  toggle(id: string, through: boolean): void;
  all(): void;
}

const nobody: ReadonlySet<string> = new Set();

/**
 * @param shown ids on the screen in display order; null for all entries
 * @param version of `entries`, which change in place
 */
export function useSelection(
  entries: EntrySequence,
  shown: readonly string[] | null,
  version: number,
): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  /** The entry selected last. */
  const anchor = useRef<string | null>(null);
  const ids = useFromLedger(
    () =>
      chosen &&
      new Set(shown ? shown.filter((id) => chosen.has(id)) : [...chosen].filter((id) => entries.has(id))),
    [chosen, shown, entries],
    version,
  );

  const between = useCallback(
    (from: string, to: string): readonly string[] => {
      const places = [from, to].map((id) => (shown ? shown.indexOf(id) : entries.indexOf(id)));
      const [first, last] = [Math.min(...places), Math.max(...places)];
      if (first < 0) return [to];
      if (shown) return shown.slice(first, last + 1);
      return entries.slice(first, last - first + 1).map(({ entry }) => entry.id);
    },
    [entries, shown],
  );

  const toggle = useCallback(
    (id: string, through: boolean) => {
      const from = anchor.current;
      anchor.current = id;
      const range = through && from !== null ? between(from, id) : null;
      setChosen((before) => {
        const after = new Set(before);
        if (range) for (const one of range) after.add(one);
        else if (!after.delete(id)) after.add(id);
        return after;
      });
    },
    [between],
  );

  const all = useCallback(() => {
    const every: string[] = [];
    if (!shown)
      entries.scan(0, ({ id }) => {
        every.push(id);
        return true;
      });
    setChosen(new Set(shown ?? every));
  }, [entries, shown]);

  return {
    ids,
    start: useCallback(() => setChosen((before) => before ?? nobody), []),
    end: useCallback(() => {
      anchor.current = null;
      setChosen(null);
    }, []),
    toggle,
    all,
  };
}
