/**
 * A ledger folded from its facts, in place. It is total: a fact that cannot be (from a forged or damaged file,
 * never from `decide`) is counted in `skipped` and changes nothing, so that sums stay exact whatever comes.
 */
import type { Projection } from '../log/decider.ts';
import type { Json, Recorded } from '../log/event.ts';
import type { LedgerFact } from './events.ts';
import { EntrySequence } from './sequence.ts';
import { type Step, Steps } from './steps.ts';

export interface LedgerState {
  entries: EntrySequence;
  /** What can be undone, the next one on top. */
  readonly undo: Steps;
  /** What can be redone: the facts of undos. */
  readonly redo: Steps;
  /** Facts that made no sense where they stand. */
  skipped: number;
}

type LedgerRecord = Exclude<Recorded<LedgerFact>, { readonly type: 'LedgerRecovered' }>;

/** Applies one fact and answers what it did; null when it cannot be. */
function apply(state: LedgerState, { type, seq, data }: LedgerRecord): Step | null {
  const { entries } = state;
  switch (type) {
    case 'EntryAdded': {
      if (entries.has(data.id) || data.index > entries.length) return null;
      if (!entries.fits(Math.abs(data.amountCents))) return null;
      entries.insert(data.index, data);
      return { seq, did: 'added', id: data.id };
    }
    case 'EntryChanged': {
      const { id, changes } = data;
      const cents = entries.amountOf(id);
      if (cents === undefined) return null;
      if (!entries.fits(Math.abs(changes.amountCents ?? cents) - Math.abs(cents))) return null;
      return { seq, did: 'changed', id, before: entries.change(id, changes) };
    }
    case 'EntryPaid':
      return entries.setPaid(data.id, true) ? { seq, did: 'paid', id: data.id } : null;
    case 'EntryUnpaid':
      return entries.setPaid(data.id, false) ? { seq, did: 'unpaid', id: data.id } : null;
    case 'EntryMoved': {
      const { id, from, to } = data;
      if (!entries.has(id) || to >= entries.length) return null;
      entries.move(id, to);
      return { seq, did: 'moved', id, from, to };
    }
    case 'EntryDeleted': {
      const entry = entries.remove(data.id);
      return entry ? { seq, did: 'deleted', entry, index: data.index } : null;
    }
    case 'LedgerImported': {
      const index = entries.length;
      if (!entries.appendIfSound(data.entries)) return null;
      return { seq, did: 'imported', source: data.source, index, count: data.entries.length };
    }
    case 'ImportUndone': {
      const step = state.undo.top;
      if (step?.did !== 'imported' || step.seq !== data.undoes) return null;
      if (data.index !== step.index || data.count !== step.count) return null;
      const removed = entries.removeRange(data.index, data.count);
      return { seq, did: 'import-undone', source: step.source, entries: removed };
    }
  }
}

/** An undo goes over to the redo stack and back; anything else ends what could be redone. */
function remember(state: LedgerState, step: Step, undoes: number | undefined): void {
  if (undoes !== undefined && state.undo.top?.seq === undoes) {
    state.undo.pop();
    state.redo.push(step);
    return;
  }
  if (undoes !== undefined && state.redo.top?.seq === undoes) state.redo.pop();
  else state.redo.clear();
  state.undo.push(step);
}

interface Columns {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly amounts: readonly number[];
  /** One character an entry, `1` for paid. */
  readonly paid: string;
  /** Only the entries that have one, by position. */
  readonly notes: readonly (readonly [number, string])[];
  readonly dates: readonly (readonly [number, string])[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly skipped: number;
}

function toColumns({ entries, undo, redo, skipped }: LedgerState): Columns {
  const ids: string[] = [];
  const names: string[] = [];
  const amounts: number[] = [];
  const paid: string[] = [];
  const notes: [number, string][] = [];
  const dates: [number, string][] = [];
  entries.scan(0, (entry, index) => {
    ids.push(entry.id);
    names.push(entry.name);
    amounts.push(entry.amountCents);
    paid.push(entry.paid ? '1' : '0');
    if (entry.note !== null) notes.push([index, entry.note]);
    if (entry.date !== null) dates.push([index, entry.date]);
    return true;
  });
  return {
    ids,
    names,
    amounts,
    paid: paid.join(''),
    notes,
    dates,
    undo: undo.toArray(),
    redo: redo.toArray(),
    skipped,
  };
}

function fromColumns({ ids, names, amounts, paid, notes, dates, undo, redo, skipped }: Columns): LedgerState {
  const noteAt = new Map(notes);
  const dateAt = new Map(dates);
  const entries = ids.map((id, i) => ({
    id,
    name: names[i] ?? '',
    amountCents: amounts[i] ?? 0,
    paid: paid[i] === '1',
    note: noteAt.get(i) ?? null,
    date: dateAt.get(i) ?? null,
  }));
  return { entries: EntrySequence.of(entries), undo: Steps.of(undo), redo: Steps.of(redo), skipped };
}

export const ledgerProjection: Projection<LedgerState, LedgerFact> = {
  name: 'ledger',
  version: 1,
  foldsInPlace: true,
  initial: () => ({ entries: new EntrySequence(), undo: new Steps(), redo: new Steps(), skipped: 0 }),
  evolve(state, record) {
    if (record.type === 'LedgerRecovered') return state;
    const step = apply(state, record);
    if (step) remember(state, step, record.data.undoes);
    else state.skipped += 1;
    return state;
  },
  /** One JSON text: a store copies a string many times faster than a million values. */
  encode: (state): Json => JSON.stringify(toColumns(state)),
  decode: (json) => fromColumns(JSON.parse(json as string) as Columns),
};
