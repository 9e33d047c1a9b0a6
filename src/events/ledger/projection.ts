/**
 * Folds the facts of a ledger into its state, in place: for each fact its effect, and the fact that undoes it. Total: an
 * impossible fact (from a forged or damaged file, never from `decide`) is counted in `skipped` and changes nothing, so
 * that sums stay exact for any input.
 */
import type { Projection } from '../log/decider.ts';
import { ledgerFact, type LedgerFact } from './events.ts';
import { areSameLabels } from './labels.ts';
import { orderOfEntry } from './order-entries.ts';
import { decodeLedger, emptyLedger, encodeLedger, type LedgerState } from './state.ts';
import type { Kept, Step } from './steps.ts';

/** The data of a fact that can be undone. */
type DataOf<Type extends keyof Kept> = Extract<LedgerFact, { readonly type: Type }>['data'];

interface Fold<Type extends keyof Kept> {
  /** Returns what `inverse` will need; null when the fact is impossible in this state. */
  apply(state: LedgerState, data: DataOf<Type>): Kept[Type] | null;
  /**
   * The fact that undoes it. The state is as the fact left it, since everything later was undone before; indexes are
   * clamped to the ledger anyway, because an adopted file may contain wrong ones.
   * @param undoes seq of the fact to undo
   * @param grown by how many entries the ledger will have grown by then, when others are undone together with it
   */
  inverse(state: LedgerState, kept: Kept[Type], undoes: number, grown: number): LedgerFact;
}

const folds: { readonly [Type in keyof Kept]: Fold<Type> } = {
  EntryAdded: {
    apply({ entries, orders }, entry) {
      if (entries.has(entry.id) || entry.index > entries.length) return null;
      if (!entries.fits(Math.abs(entry.amountCents))) return null;
      if (orderOfEntry(entry.id) !== null) orders.add(entry.id);
      entries.insert(entry.index, entry);
      return { id: entry.id };
    },
    inverse: ({ entries }, { id }, undoes) =>
      ledgerFact.EntryDeleted({ id, index: entries.indexOf(id), entry: entries.get(id)!, undoes }),
  },
  EntryChanged: {
    apply({ entries }, { id, changes }) {
      const cents = entries.amountOf(id);
      if (cents === undefined) return null;
      if (!entries.fits(Math.abs(changes.amountCents ?? cents) - Math.abs(cents))) return null;
      return { id, before: entries.change(id, changes) };
    },
    inverse: (_, { id, before }, undoes) => ledgerFact.EntryChanged({ id, changes: before, undoes }),
  },
  EntryPaid: {
    apply: ({ entries }, { id }) => (entries.setPaid(id, true) ? { id } : null),
    inverse: (_, { id }, undoes) => ledgerFact.EntryUnpaid({ id, undoes }),
  },
  EntryUnpaid: {
    apply: ({ entries }, { id }) => (entries.setPaid(id, false) ? { id } : null),
    inverse: (_, { id }, undoes) => ledgerFact.EntryPaid({ id, undoes }),
  },
  EntryMoved: {
    apply({ entries }, { id, from, to }) {
      if (!entries.has(id) || to >= entries.length) return null;
      entries.move(id, to);
      return { id, from, to };
    },
    inverse: ({ entries }, { id, from, to }, undoes) =>
      ledgerFact.EntryMoved({ id, from: to, to: Math.min(from, entries.length - 1), undoes }),
  },
  EntryDeleted: {
    apply({ entries }, { id, index }) {
      const entry = entries.remove(id);
      return entry ? { entry, index } : null;
    },
    inverse: ({ entries }, { entry, index }, undoes, grown) =>
      ledgerFact.EntryAdded({ ...entry, index: Math.min(index, entries.length + grown), undoes }),
  },
  LedgerImported: {
    apply({ entries, orders }, { source, entries: added }) {
      const index = entries.length;
      if (!entries.appendIfSound(added)) return null;
      for (const { id } of added) if (orderOfEntry(id) !== null) orders.add(id);
      return { source, index, count: added.length };
    },
    inverse: (_, { index, count }, undoes) => ledgerFact.ImportUndone({ index, count, undoes }),
  },
  ImportUndone: {
    apply({ entries, undo: { top } }, { index, count, undoes }) {
      if (top?.did !== 'LedgerImported' || top.seq !== undoes) return null;
      const { source, index: began, count: imported } = top.kept;
      if (index !== began || count !== imported) return null;
      return { source, entries: entries.removeRange(index, count) };
    },
    inverse: (_, { source, entries }, undoes) =>
      ledgerFact.LedgerImported({ source, entries: [...entries], undoes }),
  },
  EntriesLabelled: {
    apply({ labels }, { labels: given }) {
      const news = given.filter((one) => !areSameLabels(one, labels.get(one.id)));
      if (news.length === 0) return null;
      const before = news.map(({ id }) => ({ id, ...labels.get(id) }));
      for (const one of news) labels.set(one.id, one);
      return { before };
    },
    inverse: (_, { before }, undoes) => ledgerFact.EntriesLabelled({ labels: [...before], undoes }),
  },
};

/** Applies one fact and returns what it did; null when it is impossible. */
function apply<Type extends keyof Kept>(
  state: LedgerState,
  { type, seq, data }: { readonly type: Type; readonly seq: number; readonly data: DataOf<Type> },
): Step<Type> | null {
  const kept = folds[type].apply(state, data);
  return kept && { seq, did: type, kept };
}

/** The fact that undoes `step`, the last one of `state`. */
export const inverseOf = <Type extends keyof Kept>(
  state: LedgerState,
  { seq, did, kept }: Step<Type>,
  grown = 0,
): LedgerFact => folds[did].inverse(state, kept, seq, grown);

/** An undo goes onto the redo stack, and a redo back; any other step clears what could be redone. */
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

const joins = ({ undo, redo }: LedgerState, count: number, last: number) =>
  undo.join(count, last) || redo.join(count, last);

/** Labels of entries that do not exist yet come and go with the entries: they are not an undo step. */
const isSeen = ({ entries }: LedgerState, { did, kept }: Step) =>
  did !== 'EntriesLabelled' || kept.before.some(({ id }) => entries.has(id));

export const ledgerProjection: Projection<LedgerState, LedgerFact> = {
  name: 'ledger',
  version: 4,
  foldsInPlace: true,
  initial: emptyLedger,
  evolve(state, record) {
    switch (record.type) {
      case 'LedgerRecovered':
        return state;
      // A lock changes no entry, so it is not an undo step.
      case 'EntriesLocked':
        state.lock = { ...record.data };
        return state;
      case 'EntriesUnlocked':
        state.lock = null;
        return state;
    }
    if (record.type === 'StepsJoined') {
      if (!joins(state, record.data.count, record.seq - 1)) state.skipped += 1;
      return state;
    }
    const step = apply(state, record);
    if (step && isSeen(state, step)) remember(state, step, record.data.undoes);
    else if (step) return state;
    else state.skipped += 1;
    return state;
  },
  encode: encodeLedger,
  decode: (json) => decodeLedger(json as string),
};
