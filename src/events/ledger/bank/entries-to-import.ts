import type { Entry } from '../events.ts';
import type { EntrySequence } from '../sequence.ts';
import type { StatementRow } from './statement.ts';

/** The rows that a person has chosen, as entries. One that the ledger has already, chosen all the same, gets a new id. */
export function entriesToImport(
  rows: readonly StatementRow[],
  entries: EntrySequence,
  newId: () => string,
): Entry[] {
  const used = new Set<string>();
  return rows.map(({ id: first, otherId, name, amountCents, paid, note, date }) => {
    const id = [first, otherId].find((one) => !entries.has(one) && !used.has(one)) ?? newId();
    used.add(id);
    return { id, name, amountCents, paid, note, date };
  });
}
