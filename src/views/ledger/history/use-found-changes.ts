/** The records that match a filter, searched in slices, so that typing stays smooth with a million records. */
import { useEffect, useState } from 'react';
import { type ChangeFilter, findChanges, noFilter } from '../../../events/audit/find-changes.ts';
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';

export interface FoundChanges {
  /** Numbers of the records, newest first; null: all. */
  readonly seqs: readonly number[] | null;
  readonly done: boolean;
}

/** Milliseconds of work between two pauses for clicks and rendering. */
const slice = 12;
const everything: FoundChanges = { seqs: null, done: true };

/** @param version of `history`, which grows in place */
export function useFoundChanges(history: LedgerHistory, version: number, filter: ChangeFilter): FoundChanges {
  const [found, setFound] = useState<FoundChanges & { readonly of: ChangeFilter }>();
  const isAll = Object.entries(noFilter).every(
    ([field, none]) => filter[field as keyof ChangeFilter] === none,
  );

  useEffect(() => {
    if (isAll) return;
    let current = true;
    const look = async () => {
      const seqs: number[] = [];
      let began = performance.now();
      for (const part of findChanges(history, filter)) {
        for (const seq of part) seqs.push(seq);
        if (performance.now() - began < slice) continue;
        await new Promise((turn) => setTimeout(turn));
        if (!current) return;
        began = performance.now();
      }
      setFound({ seqs, done: true, of: filter });
    };
    void look();
    return () => {
      current = false;
    };
  }, [history, version, filter, isAll]);

  if (isAll) return everything;
  // Keep the last result until the next is complete, so that the list does not jump with every letter.
  return { seqs: found?.seqs ?? [], done: found?.of === filter };
}
