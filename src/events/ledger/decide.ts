/**
 * The rules of a ledger, by command: which facts follow from a command, or why it is refused. The rules LEDGER1… are
 * numbered in ../SPEC.md. Ids come in with the command.
 */
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import type { LiveStream } from '../log/live-stream.ts';
import { isEntryId } from './entry-id.ts';
import {
  type Entry,
  type EntryChanges,
  isDate,
  isName,
  isNote,
  ledgerFact,
  type LedgerFact,
  maxImportedEntries,
  maxNameLength,
  maxNoteLength,
} from './events.ts';
import { isAmountCents } from '../shared/money.ts';
import { labelError, type Optional } from './label-texts.ts';
import { areSameLabels, type Labels, type LabelsOfEntry } from './labels.ts';
import { behindLock, lockMessage, sumsUpTo } from './lock.ts';
import { asOpposite, entriesOfOrder, orderOfEntry, orderSource, type SettledOrder } from './order-entries.ts';
import { inverseOf, ledgerProjection } from './projection.ts';
import { maxSteps } from './step-limit.ts';
import type { EntrySequence } from './sequence.ts';
import type { LedgerState } from './state.ts';
import type { Steps } from './steps.ts';

/** The fields of the entry form. A null amount counts as 0, an empty note as none. */
export interface EntryFields {
  readonly id: string;
  readonly name: string;
  readonly amountCents: number | null;
  readonly note: string | null;
  readonly date: string | null;
}

/** An entry of a file, which may come with a category and tags. */
export type ImportedEntry = Entry & Optional<Labels>;

interface OneEntry {
  readonly id: string;
}

interface LastStep {
  /** Seq of the step that must be the last one, so that two tabs do not undo more than the person saw; null: any step. */
  readonly seq: number | null;
}

export type LedgerRefusal =
  | 'unknown-entry'
  | 'duplicate-id'
  | 'out-of-range'
  | 'bad-id'
  | 'bad-name'
  | 'bad-note'
  | 'bad-date'
  | 'bad-amount'
  | 'bad-labels'
  | 'sum-too-large'
  | 'too-many-entries'
  | 'too-many-at-once'
  | 'not-the-last-step'
  /** The command is possible with `despiteLock`. */
  | 'behind-lock';

type LedgerDecision = Decision<LedgerFact, LedgerRefusal>;

const refuse = (reason: LedgerRefusal, message: string) => new Refused(reason, message);
const unknownEntry = () => refuse('unknown-entry', 'This entry is no longer in the ledger.');
const sumTooLarge = () =>
  refuse(
    'sum-too-large',
    'The amounts of this ledger would add up to more than can be counted to the cent. Use a smaller amount.',
  );

/** What is wrong with the given fields; missing ones are not checked. */
export function validateFields({
  name,
  amountCents,
  note,
  date,
}: EntryChanges): Refused<LedgerRefusal> | null {
  if (name !== undefined && !isName(name))
    return refuse('bad-name', `Use at most ${maxNameLength} characters of plain text for the name`);
  if (amountCents !== undefined && !isAmountCents(amountCents))
    return refuse('bad-amount', 'Enter an amount between -9,007,199,254,740.99 and 9,007,199,254,740.99');
  if (note !== undefined && !isNote(note))
    return refuse('bad-note', `Use at most ${maxNoteLength} characters of plain text for the note`);
  if (date !== undefined && !isDate(date))
    return refuse('bad-date', 'Enter a date of the calendar, like 2026-04-30');
  return null;
}

/** The labels of an entry after a change; those not given stay as they are. */
const withLabels = (before: Labels, { category, tags }: Optional<Labels>): Labels => ({
  category: category === undefined ? before.category : category,
  tags: tags ?? before.tags,
});

function refuseLabels(labels: Optional<Labels>): Refused<LedgerRefusal> | null {
  const error = labelError(labels);
  return error === null ? null : refuse('bad-labels', `${error}.`);
}

const labelled = (labels: readonly LabelsOfEntry[]) =>
  labels.length === 0 ? [] : [ledgerFact.EntriesLabelled({ labels: [...labels] })];

/** Several facts that are undone as one step. */
const asOneStep = (facts: readonly LedgerFact[]): readonly LedgerFact[] =>
  facts.length < 2 ? facts : [...facts, ledgerFact.StepsJoined({ count: facts.length })];

const sameEntry = (a: Entry, b: Entry) =>
  a.id === b.id &&
  a.name === b.name &&
  a.amountCents === b.amountCents &&
  a.paid === b.paid &&
  a.note === b.note &&
  a.date === b.date;

/** An identical entry changes nothing: the same command arrived twice, for example after a retry. */
function add({ entries }: LedgerState, entry: Entry, index: number): LedgerDecision {
  if (!isEntryId(entry.id)) return refuse('bad-id', 'This entry has no usable id.');
  const { id, name, amountCents, note, date, paid } = entry;
  const error = validateFields({ name, amountCents, note, date });
  if (error) return error;
  const present = entries.get(id);
  if (present) return sameEntry(present, entry) ? [] : refuse('duplicate-id', 'This entry is already there.');
  if (!Number.isSafeInteger(index) || index < 0 || index > entries.length)
    return refuse('out-of-range', `Choose a place between 1 and ${entries.length + 1}.`);
  if (!entries.fits(Math.abs(amountCents))) return sumTooLarge();
  return [ledgerFact.EntryAdded({ id, name, amountCents, paid, index, note, date })];
}

function setPaid({ entries }: LedgerState, id: string, paid: boolean): LedgerDecision {
  const entry = entries.get(id);
  if (!entry) return unknownEntry();
  if (entry.paid === paid) return [];
  return [paid ? ledgerFact.EntryPaid({ id }) : ledgerFact.EntryUnpaid({ id })];
}

function move({ entries }: LedgerState, id: string, to: number): LedgerDecision {
  const from = entries.indexOf(id);
  if (from < 0) return unknownEntry();
  if (!Number.isSafeInteger(to) || to < 0 || to >= entries.length)
    return refuse('out-of-range', `Choose a place between 1 and ${entries.length}.`);
  return from === to ? [] : [ledgerFact.EntryMoved({ id, from, to })];
}

function takeBack(state: LedgerState, steps: Steps, seq: number | null): LedgerDecision {
  const { top } = steps;
  if (!top) return [];
  if (seq !== null && top.seq !== seq)
    return refuse('not-the-last-step', 'The ledger has changed meanwhile, so nothing was undone.');
  return asOneStep(steps.newest(top.joined ?? 1).map((step, taken) => inverseOf(state, step, taken)));
}

const withoutLabels = (entry: ImportedEntry): Entry => {
  if (entry.category === undefined && entry.tags === undefined) return entry;
  const { id, name, amountCents, paid, note, date } = entry;
  return { id, name, amountCents, paid, note, date };
};

function importEntries(
  { entries, labels }: LedgerState,
  { source, entries: added }: { readonly source: string; readonly entries: readonly ImportedEntry[] },
): LedgerDecision {
  if (added.length === 0) return [];
  if (added.length > maxImportedEntries)
    return refuse(
      'too-many-entries',
      `Import at most ${maxImportedEntries.toLocaleString('en')} entries at a time.`,
    );
  const ids = new Set<string>();
  let absolute = 0;
  const news: LabelsOfEntry[] = [];
  for (const [i, { id, name, amountCents, note, date, category, tags }] of added.entries()) {
    const error = validateFields({ name, amountCents, note, date }) ?? refuseLabels({ category, tags });
    if (error) return refuse(error.reason, `Entry ${i + 1}: ${error.message}`);
    if (!isEntryId(id)) return refuse('bad-id', `Entry ${i + 1} has no usable id.`);
    if (ids.has(id) || entries.has(id))
      return refuse('duplicate-id', `Entry ${i + 1} is already in the ledger.`);
    ids.add(id);
    absolute += Math.abs(amountCents);
    if (category === undefined && tags === undefined) continue;
    const own = withLabels(labels.get(id), { category, tags });
    if (!areSameLabels(own, labels.get(id))) news.push({ id, ...own });
  }
  if (!entries.fits(absolute)) return sumTooLarge();
  return [...labelled(news), ledgerFact.LedgerImported({ source, entries: added.map(withoutLabels) })];
}

/** A change of several entries at once. */
export type ChangeOfMany =
  | { readonly kind: 'pay' | 'unpay' | 'delete' }
  /** null removes their categories. */
  | { readonly kind: 'file'; readonly category: string | null };

/** Limit of entries marked or deleted together: each makes a fact, and all of them are one undo step. */
const maxAtOnce = maxSteps;

/** Deletes from last to first, so that the indexes stay right while entries are removed, and when that is undone. */
const deletedTogether = (entries: EntrySequence, chosen: readonly Entry[]) =>
  chosen
    .map((entry) => ({ id: entry.id, index: entries.indexOf(entry.id), entry }))
    .sort((a, b) => b.index - a.index)
    .map((data) => ledgerFact.EntryDeleted(data));

/** Skips entries that were deleted meanwhile; refuses when none is left. */
function changeMany({ entries, labels }: LedgerState, ids: readonly string[], change: ChangeOfMany) {
  const chosen = [...new Set(ids)].flatMap((id) => entries.get(id) ?? []);
  if (chosen.length === 0) return ids.length === 0 ? [] : unknownEntry();
  if (change.kind === 'file') {
    const { category } = change;
    const error = refuseLabels({ category });
    if (error) return error;
    const news = chosen.map(({ id }) => ({ id, ...withLabels(labels.get(id), { category }) }));
    return labelled(news.filter((one) => !areSameLabels(one, labels.get(one.id))));
  }
  const paid = change.kind === 'pay';
  const changing = change.kind === 'delete' ? chosen : chosen.filter((entry) => entry.paid !== paid);
  if (changing.length > maxAtOnce)
    return refuse(
      'too-many-at-once',
      `Choose at most ${maxAtOnce.toLocaleString('en')} entries at a time, so that one undo takes it all back.`,
    );
  if (change.kind === 'delete') return asOneStep(deletedTogether(entries, changing));
  return asOneStep(
    changing.map(({ id }) => (paid ? ledgerFact.EntryPaid({ id }) : ledgerFact.EntryUnpaid({ id }))),
  );
}

/** The fields of a command are the second parameter of its rule. */
const rules = {
  /** `index` null: at the end. */
  AddEntry(
    state: LedgerState,
    {
      id,
      name,
      amountCents,
      note,
      date,
      index,
      ...given
    }: EntryFields & Optional<Labels> & { readonly index: number | null },
  ) {
    const entry = { id, name, amountCents: amountCents ?? 0, paid: false, note: note || null, date };
    const error = refuseLabels(given);
    if (error) return error;
    const facts = add(state, entry, index ?? state.entries.length);
    if (facts instanceof Refused || facts.length === 0) return facts;
    const labels = withLabels(state.labels.get(id), given);
    // Labels come before the entry, so that they are not a separate undo step.
    const news = areSameLabels(labels, state.labels.get(id)) ? [] : [{ id, ...labels }];
    return [...labelled(news), ...facts];
  },

  ChangeEntry(
    { entries, labels }: LedgerState,
    { id, changes: wanted }: OneEntry & { readonly changes: EntryChanges & Optional<Labels> },
  ) {
    const entry = entries.get(id);
    if (!entry) return unknownEntry();
    const fields = wanted.note === '' ? { ...wanted, note: null } : wanted;
    const error = validateFields(fields) ?? refuseLabels(wanted);
    if (error) return error;
    const after = withLabels(labels.get(id), wanted);
    const news = labelled(areSameLabels(after, labels.get(id)) ? [] : [{ id, ...after }]);
    const keys = (['name', 'amountCents', 'note', 'date'] as const).filter(
      (key) => fields[key] !== undefined && fields[key] !== entry[key],
    );
    if (keys.length === 0) return news;
    const { amountCents = entry.amountCents } = fields;
    if (!entries.fits(Math.abs(amountCents) - Math.abs(entry.amountCents))) return sumTooLarge();
    const changes: EntryChanges = Object.fromEntries(keys.map((key) => [key, fields[key]]));
    return asOneStep([ledgerFact.EntryChanged({ id, changes }), ...news]);
  },

  PayEntry: (state: LedgerState, { id }: OneEntry) => setPaid(state, id, true),

  UnpayEntry: (state: LedgerState, { id }: OneEntry) => setPaid(state, id, false),

  /** Removes the entry and inserts it at `to`. */
  MoveEntry: (state: LedgerState, { id, to }: OneEntry & { readonly to: number }) => move(state, id, to),

  /** Up (negative) or down, relative to the current position: key presses come faster than they are saved. */
  ShiftEntry(state: LedgerState, { id, by }: OneEntry & { readonly by: number }) {
    const from = state.entries.indexOf(id);
    if (from < 0) return unknownEntry();
    return move(state, id, Math.max(0, Math.min(state.entries.length - 1, from + by)));
  },

  DeleteEntry({ entries }: LedgerState, { id }: OneEntry) {
    const entry = entries.get(id);
    return entry ? [ledgerFact.EntryDeleted({ id, index: entries.indexOf(id), entry })] : unknownEntry();
  },

  /** Restores a deleted entry from its fact. Undoes that fact when it is the last step, adds the entry otherwise. */
  RestoreEntry(
    state: LedgerState,
    {
      entry,
      index,
      deletedBy,
    }: { readonly entry: Entry; readonly index: number; readonly deletedBy: number },
  ) {
    const last = state.undo.top;
    if (last?.did === 'EntryDeleted' && last.seq === deletedBy && !last.joined)
      return [inverseOf(state, last)];
    return add(state, entry, Math.min(index, state.entries.length));
  },

  /** The labels of all these entries change in one undo step. */
  ChangeEntries: (
    state: LedgerState,
    { ids, change }: { readonly ids: readonly string[]; readonly change: ChangeOfMany },
  ): LedgerDecision => changeMany(state, ids, change),

  ImportEntries: importEntries,

  /** Adds the entries of orders that were never added before. `again`: also those that were deleted since. */
  TakeInOrders(
    state: LedgerState,
    { orders, again }: { readonly orders: readonly SettledOrder[]; readonly again: boolean },
  ) {
    const all = orders.flatMap(entriesOfOrder);
    if (all.some(({ id }) => orderOfEntry(id) === null))
      return refuse('bad-id', 'This order has no usable number.');
    const missing = all.filter(({ id }) => !state.entries.has(id) && (again || !state.orders.has(id)));
    const entries = [...new Map(missing.map((entry) => [entry.id, entry])).values()];
    const opposite = entries.map((entry) => asOpposite(entry, (id) => state.entries.get(id)));
    return importEntries(state, { source: orderSource, entries: opposite });
  },

  /** Locks the entries with a date up to this day as reconciled in their current form. */
  LockEntries({ entries, lock }: LedgerState, { upTo }: { readonly upTo: string }) {
    if (!isDate(upTo)) return refuse('bad-date', 'Enter a date of the calendar, like 2026-04-30');
    const { balanceCents } = sumsUpTo(entries, upTo);
    if (lock?.upTo === upTo && lock.balanceCents === balanceCents) return [];
    return [ledgerFact.EntriesLocked({ upTo, balanceCents })];
  },

  UnlockEntries: ({ lock }: LedgerState) => (lock === null ? [] : [ledgerFact.EntriesUnlocked({})]),

  UndoStep: (state: LedgerState, { seq }: LastStep) => takeBack(state, state.undo, seq),

  RedoStep: (state: LedgerState, { seq }: LastStep) => takeBack(state, state.redo, seq),
};

/** `despiteLock`: the person has confirmed the change although it touches locked entries. */
export type LedgerCommand = CommandOf<typeof rules> & { readonly despiteLock?: true };

const decideByRule = decideBy(rules);

/** Applies the rules, then checks the resulting facts against the lock. */
function decide(state: LedgerState, command: LedgerCommand): LedgerDecision {
  const facts = decideByRule(state, command);
  const { lock, entries } = state;
  if (lock === null || command.despiteLock || facts instanceof Refused) return facts;
  const touched = behindLock(entries, facts, lock);
  return touched.length === 0 ? facts : refuse('behind-lock', lockMessage(touched, lock));
}

export const ledgerDecider: Decider<LedgerState, LedgerCommand, LedgerFact, LedgerRefusal> = {
  projection: ledgerProjection,
  decide,
};

/** The open ledger of one person. */
export type LedgerStream = LiveStream<LedgerState, LedgerCommand, LedgerRefusal>;
export const ledgerStreamName = (uid: string) => `ledger/${uid}`;
