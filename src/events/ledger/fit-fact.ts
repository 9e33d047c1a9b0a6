/** Adapts an intact fact after a break to a ledger without the lost records: only indexes and references to records change. */
import { validateFact, readFact } from '../log/facts.ts';
import type { EventRecord, Fact } from '../log/event.ts';
import { type LedgerFact, ledgerFacts } from './events.ts';
import type { LedgerState } from './state.ts';

/** @param movedTo maps a record number of the damaged chain to the new one; undefined when the record was lost */
export function fitFact(
  { entries, undo, redo }: LedgerState,
  record: EventRecord,
  movedTo: (seq: number) => number | undefined,
): Fact | null {
  if (validateFact(ledgerFacts, record) !== null) return null;
  const fact = readFact(ledgerFacts, record);
  // Facts of a newer version are kept unchanged.
  if (!fact) return { type: record.type, v: record.v, data: record.data };
  return fitted();

  function fitted(): LedgerFact | null {
    const { type, v, data } = fact!;
    switch (type) {
      case 'LedgerRecovered':
        return { type, v, data };
      case 'EntriesLocked':
        return { type, v, data };
      case 'EntriesUnlocked':
        return { type, v, data };
      case 'StepsJoined': {
        const joined = [undo, redo].some((steps) => {
          const newest = steps.newest(data.count);
          return newest.length === data.count && newest.every(({ seq }, i) => seq === newest[0]!.seq - i);
        });
        return joined ? { type, v, data } : null;
      }
      case 'EntriesLabelled':
        return { type, v, data: named(data) };
      case 'ImportUndone': {
        const undoes = movedTo(data.undoes);
        const last = undo.top;
        if (last?.did !== 'LedgerImported' || last.seq !== undoes) return null;
        const { index, count } = last.kept;
        return { type, v, data: { index, count, undoes } };
      }
      case 'LedgerImported': {
        const added = data.entries.filter(({ id }) => !entries.has(id));
        return added.length === 0 ? null : { type, v, data: { ...named(data), entries: added } };
      }
      case 'EntryAdded':
        if (entries.has(data.id)) return null;
        return { type, v, data: { ...named(data), index: Math.min(data.index, entries.length) } };
      case 'EntryMoved': {
        if (!entries.has(data.id)) return null;
        const to = Math.min(data.to, entries.length - 1);
        return { type, v, data: { ...named(data), from: entries.indexOf(data.id), to } };
      }
      case 'EntryDeleted':
        if (!entries.has(data.id)) return null;
        return { type, v, data: { ...named(data), index: entries.indexOf(data.id) } };
      case 'EntryChanged':
        return entries.has(data.id) ? { type, v, data: named(data) } : null;
      case 'EntryPaid':
      case 'EntryUnpaid':
        return entries.has(data.id) ? { type, v, data: named(data) } : null;
    }
  }

  /** Maps `undoes` to the new number; the undo of a lost record becomes an ordinary change. */
  function named<Data extends { readonly undoes?: number | undefined }>(data: Data): Data {
    const { undoes, ...rest } = data;
    const seq = undoes === undefined ? undefined : movedTo(undoes);
    return (seq === undefined ? rest : { ...rest, undoes: seq }) as Data;
  }
}
