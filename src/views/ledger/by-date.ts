/** Sorts a ledger by date, latest first. The manual order of its owner is not changed. */
import type { EntrySequence } from '../../events/ledger/sequence.ts';

/**
 * Entries of one day keep their manual order; those without a date come last.
 * @param ids only these; null for all
 */
export function idsByDate(entries: EntrySequence, ids: readonly string[] | null): readonly string[] {
  const dated: { readonly id: string; readonly date: string }[] = [];
  const collect = (id: string, date: string | null) => dated.push({ id, date: date ?? '' });
  if (ids) for (const id of ids) collect(id, entries.get(id)?.date ?? null);
  else
    entries.scan(0, ({ id, date }) => {
      collect(id, date);
      return true;
    });
  return dated.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)).map(({ id }) => id);
}
