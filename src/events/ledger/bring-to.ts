/** Produces the facts that turn a ledger into a known list of entries: missing entries are added, extra ones deleted. */
import { type Entry, type EntryChanges, type LedgerFact, ledgerFact } from './events.ts';
import type { LedgerState } from './state.ts';

/** Entries as they were after record `seq`. */
export interface EntriesCopy {
  readonly seq: number;
  readonly entries: readonly Entry[];
}

/** @param apply folds a fact into the given state, which is read again after every call */
export function bringTo(
  { entries }: LedgerState,
  wanted: readonly Entry[],
  apply: (fact: LedgerFact) => void,
): void {
  const ids = new Set(wanted.map(({ id }) => id));
  for (const entry of entries.toArray())
    if (!ids.has(entry.id))
      apply(ledgerFact.EntryDeleted({ id: entry.id, index: entries.indexOf(entry.id), entry }));
  if (entries.length === 0) {
    if (wanted.length > 0)
      apply(ledgerFact.LedgerImported({ source: 'the copy on this device', entries: [...wanted] }));
    return;
  }
  for (const [index, entry] of wanted.entries()) {
    const { id, paid } = entry;
    const present = entries.get(id);
    if (!present) {
      apply(ledgerFact.EntryAdded({ ...entry, index }));
      continue;
    }
    const keys = (['name', 'amountCents', 'note', 'date'] as const).filter(
      (key) => entry[key] !== present[key],
    );
    const changes: EntryChanges = Object.fromEntries(keys.map((key) => [key, entry[key]]));
    if (keys.length > 0) apply(ledgerFact.EntryChanged({ id, changes }));
    if (present.paid !== paid) apply((paid ? ledgerFact.EntryPaid : ledgerFact.EntryUnpaid)({ id }));
    const from = entries.indexOf(id);
    if (from !== index) apply(ledgerFact.EntryMoved({ id, from, to: index }));
  }
}
