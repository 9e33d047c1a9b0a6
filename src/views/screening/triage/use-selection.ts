/**
 * Which applicants are selected. The selection survives changes of page, but not of search or filters: nobody should
 * decide on rows whose reason for selection is no longer visible.
 */
import { useState } from 'react';
import { maxDecisions } from '../../../events/screening/employer-changes.ts';
import type { ScreeningRow } from '../../../events/screening/port.ts';

export interface Selection {
  /** The rows as listed now, or as they were when selected. */
  readonly chosen: readonly ScreeningRow[];
  has(id: string): boolean;
  /** @param through also select all rows between the last selected one and this one */
  toggle(row: ScreeningRow, through: boolean): void;
  /** At most `maxDecisions`; erased ones are skipped. */
  select(rows: readonly ScreeningRow[]): void;
  clear(): void;
}

interface Kept {
  readonly of: string;
  readonly rows: ReadonlyMap<string, ScreeningRow>;
  /** Id of the row selected last. */
  readonly last: string | null;
}

const none: ReadonlyMap<string, ScreeningRow> = new Map();

/** @param of search and filters as one text */
export function useSelection(listed: readonly ScreeningRow[], of: string): Selection {
  const [kept, setKept] = useState<Kept>({ of, rows: none, last: null });
  const { rows, last } = kept.of === of ? kept : { rows: none, last: null };
  const now = new Map(listed.map((row) => [row.id, row]));
  const keep = (next: ReadonlyMap<string, ScreeningRow>, at: string | null) =>
    setKept({ of, rows: next, last: at });
  return {
    chosen: [...rows.values()].map((row) => now.get(row.id) ?? row).filter(isThere),
    has: (id) => rows.has(id),
    toggle(row, through) {
      const next = new Map(rows);
      if (through && last !== null) {
        const ids = listed.map(({ id }) => id);
        const [from, to] = [ids.indexOf(last), ids.indexOf(row.id)].sort((a, b) => a - b);
        for (const between of listed.slice(from === -1 ? to : from, (to ?? 0) + 1)) add(next, between);
      } else if (!next.delete(row.id)) add(next, row);
      keep(next, row.id);
    },
    select(wanted) {
      const next = new Map<string, ScreeningRow>();
      for (const row of wanted) add(next, row);
      keep(next, null);
    },
    clear: () => keep(none, null),
  };
}

const isThere = ({ status }: ScreeningRow) => status !== 'erased';

function add(rows: Map<string, ScreeningRow>, row: ScreeningRow): void {
  if (isThere(row) && rows.size < maxDecisions) rows.set(row.id, row);
}
