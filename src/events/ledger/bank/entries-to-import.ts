import type { ImportedEntry } from '../decide.ts';
import type { EntrySequence } from '../sequence.ts';
import type { Verdict } from './compare.ts';
import type { StatementRow } from './statement.ts';

export interface ChosenRow {
  readonly row: StatementRow;
  readonly verdict: Verdict;
}

/**
 * Turns the rows that a person has chosen into entries. A new one keeps its id, so that `decide` refuses it if the ledger
 * has it by now. A row that is not new but was chosen anyway gets an unused id.
 */
export function entriesToImport(
  chosen: readonly ChosenRow[],
  entries: EntrySequence,
  newId: () => string,
): ImportedEntry[] {
  const used = new Set(chosen.filter(({ verdict }) => verdict.kind === 'new').map(({ row }) => row.id));
  return chosen.map(({ row, verdict }) => {
    const { id: first, otherId, name, amountCents, paid, note, date, category, tags } = row;
    const isFree = (id: string) => !entries.has(id) && !used.has(id);
    const id = verdict.kind === 'new' ? first : ([first, otherId].find(isFree) ?? newId());
    used.add(id);
    const labels = { ...(category === undefined ? {} : { category }), ...(tags ? { tags } : {}) };
    return { id, name, amountCents, paid, note, date, ...labels };
  });
}
