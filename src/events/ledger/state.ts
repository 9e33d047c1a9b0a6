/** The state of a ledger, and its text form in snapshots. projection.ts defines the effect of each fact. */
import { LabelBook, type LabelsOfEntry } from './labels.ts';
import type { Lock } from './lock.ts';
import { EntrySequence } from './sequence.ts';
import { type Step, Steps } from './steps.ts';

export interface LedgerState {
  entries: EntrySequence;
  readonly labels: LabelBook;
  /** Steps that can be undone, the next one on top. */
  readonly undo: Steps;
  /** Steps that can be redone: the facts of undos. */
  readonly redo: Steps;
  /** Ids of all entries ever added from orders: those deleted or undone since must not be added again automatically. */
  readonly orders: Set<string>;
  /** null: nothing is locked. */
  lock: Lock | null;
  /** Number of facts that were impossible in their place. */
  skipped: number;
}

export const emptyLedger = (): LedgerState => ({
  entries: new EntrySequence(),
  labels: new LabelBook(),
  undo: new Steps(),
  redo: new Steps(),
  orders: new Set(),
  lock: null,
  skipped: 0,
});

interface Columns {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly amounts: readonly number[];
  /** One character per entry, `1` for paid. */
  readonly paid: string;
  /** By position, only for entries that have one. */
  readonly notes: readonly (readonly [number, string])[];
  readonly dates: readonly (readonly [number, string])[];
  readonly labels: readonly LabelsOfEntry[];
  /** In the order of first use, as in `LabelBook`. */
  readonly categories: readonly string[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly orders: readonly string[];
  readonly lock: Lock | null;
  readonly skipped: number;
}

/** A single JSON text, because stores copy a string many times faster than a million values. */
export const encodeLedger = (state: LedgerState): string => JSON.stringify(toColumns(state));

export const decodeLedger = (text: string): LedgerState => fromColumns(JSON.parse(text) as Columns);

function toColumns({ entries, labels, undo, redo, orders, lock, skipped }: LedgerState): Columns {
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
    labels: [...labels],
    categories: labels.categories,
    undo: undo.toArray(),
    redo: redo.toArray(),
    orders: [...orders],
    lock,
    skipped,
  };
}

function fromColumns({ ids, names, amounts, paid, notes, dates, ...rest }: Columns): LedgerState {
  const { labels, categories, undo, redo, orders, lock, skipped } = rest;
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
  return {
    entries: EntrySequence.of(entries),
    labels: LabelBook.of(labels, categories),
    undo: Steps.of(undo),
    redo: Steps.of(redo),
    orders: new Set(orders),
    lock,
    skipped,
  };
}
