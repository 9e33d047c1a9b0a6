/**
 * The rules of a ledger: which facts follow from what a person asks, or why it is refused. Rules LEDGER1…
 * are numbered in ../SPEC.md. Ids come in with the command.
 */
import { type Decider, type Decision, Refused } from '../log/decider.ts';
import type { LiveStream } from '../log/live-stream.ts';
import {
  EntryAdded,
  EntryChanged,
  EntryDeleted,
  EntryMoved,
  EntryPaid,
  EntryUnpaid,
  ImportUndone,
  isDate,
  isEntryId,
  isName,
  isNote,
  LedgerImported,
  type Entry,
  type EntryChanges,
  type LedgerFact,
  maxImportedEntries,
  maxNameLength,
  maxNoteLength,
} from './events.ts';
import { isAmountCents } from '../shared/money.ts';
import { ledgerProjection, type LedgerState } from './projection.ts';
import type { Step } from './steps.ts';

/** What a person fills in. A null amount counts as 0, an empty note as none. */
export interface EntryFields {
  readonly id: string;
  readonly name: string;
  readonly amountCents: number | null;
  readonly note: string | null;
  readonly date: string | null;
}

export type LedgerCommand =
  /** `index` null: at the end. */
  | ({ readonly type: 'AddEntry'; readonly index: number | null } & EntryFields)
  | { readonly type: 'ChangeEntry'; readonly id: string; readonly changes: EntryChanges }
  | { readonly type: 'PayEntry'; readonly id: string }
  | { readonly type: 'UnpayEntry'; readonly id: string }
  /** Takes the entry out and puts it back at `to`. */
  | { readonly type: 'MoveEntry'; readonly id: string; readonly to: number }
  /** Up (negative) or down from wherever it is by then: key presses come faster than they are saved. */
  | { readonly type: 'ShiftEntry'; readonly id: string; readonly by: number }
  | { readonly type: 'DeleteEntry'; readonly id: string }
  /** Brings a deleted entry back from its fact. Undoes that fact when it is the last step, adds otherwise. */
  | {
      readonly type: 'RestoreEntry';
      readonly entry: Entry;
      readonly index: number;
      readonly deletedBy: number;
    }
  | { readonly type: 'ImportEntries'; readonly source: string; readonly entries: readonly Entry[] }
  /** `seq` names the step that must be the last one, so that two tabs do not undo more than was seen; null: whichever. */
  | { readonly type: 'UndoStep'; readonly seq: number | null }
  | { readonly type: 'RedoStep'; readonly seq: number | null };

export type LedgerRefusal =
  | 'unknown-entry'
  | 'duplicate-id'
  | 'out-of-range'
  | 'bad-id'
  | 'bad-name'
  | 'bad-note'
  | 'bad-date'
  | 'bad-amount'
  | 'sum-too-large'
  | 'too-many-entries'
  | 'not-the-last-step';

type LedgerDecision = Decision<LedgerFact, LedgerRefusal>;

const refuse = (reason: LedgerRefusal, message: string) => new Refused(reason, message);
const unknownEntry = () => refuse('unknown-entry', 'This entry is no longer in the ledger.');
const sumTooLarge = () =>
  refuse(
    'sum-too-large',
    'The amounts of this ledger would add up to more than can be counted to the cent. Use a smaller amount.',
  );

/** What is wrong with the fields that are given; the others are not looked at. */
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

const sameEntry = (a: Entry, b: Entry) =>
  a.id === b.id &&
  a.name === b.name &&
  a.amountCents === b.amountCents &&
  a.paid === b.paid &&
  a.note === b.note &&
  a.date === b.date;

/** An equal entry is nothing new: the same command came twice, as after a retry. */
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
  return [EntryAdded({ id, name, amountCents, paid, index, note, date })];
}

function change({ entries }: LedgerState, id: string, wanted: EntryChanges): LedgerDecision {
  const entry = entries.get(id);
  if (!entry) return unknownEntry();
  const fields = wanted.note === '' ? { ...wanted, note: null } : wanted;
  const error = validateFields(fields);
  if (error) return error;
  const keys = (['name', 'amountCents', 'note', 'date'] as const).filter(
    (key) => fields[key] !== undefined && fields[key] !== entry[key],
  );
  if (keys.length === 0) return [];
  const { amountCents = entry.amountCents } = fields;
  if (!entries.fits(Math.abs(amountCents) - Math.abs(entry.amountCents))) return sumTooLarge();
  const changes: EntryChanges = Object.fromEntries(keys.map((key) => [key, fields[key]]));
  return [EntryChanged({ id, changes })];
}

function move({ entries }: LedgerState, id: string, to: number): LedgerDecision {
  const from = entries.indexOf(id);
  if (from < 0) return unknownEntry();
  if (!Number.isSafeInteger(to) || to < 0 || to >= entries.length)
    return refuse('out-of-range', `Choose a place between 1 and ${entries.length}.`);
  return from === to ? [] : [EntryMoved({ id, from, to })];
}

function shift(state: LedgerState, id: string, by: number): LedgerDecision {
  const from = state.entries.indexOf(id);
  if (from < 0) return unknownEntry();
  return move(state, id, Math.max(0, Math.min(state.entries.length - 1, from + by)));
}

function remove({ entries }: LedgerState, id: string): LedgerDecision {
  const entry = entries.get(id);
  return entry ? [EntryDeleted({ id, index: entries.indexOf(id), entry })] : unknownEntry();
}

function importAll({ entries }: LedgerState, source: string, added: readonly Entry[]): LedgerDecision {
  if (added.length === 0) return [];
  if (added.length > maxImportedEntries)
    return refuse(
      'too-many-entries',
      `Import at most ${maxImportedEntries.toLocaleString('en')} entries at a time.`,
    );
  const ids = new Set<string>();
  let absolute = 0;
  for (const [i, { id, name, amountCents, note, date }] of added.entries()) {
    const error = validateFields({ name, amountCents, note, date });
    if (error) return refuse(error.reason, `Entry ${i + 1}: ${error.message}`);
    if (!isEntryId(id)) return refuse('bad-id', `Entry ${i + 1} has no usable id.`);
    if (ids.has(id) || entries.has(id))
      return refuse('duplicate-id', `Entry ${i + 1} is already in the ledger.`);
    ids.add(id);
    absolute += Math.abs(amountCents);
  }
  return entries.fits(absolute) ? [LedgerImported({ source, entries: [...added] })] : sumTooLarge();
}

/**
 * The fact that takes `step` back. The state is as the step left it, since everything later was undone before;
 * positions are held within the ledger all the same, because an adopted file may state wrong ones.
 */
function inverse({ entries }: LedgerState, step: Step): LedgerFact {
  const undoes = step.seq;
  switch (step.did) {
    case 'added':
      return EntryDeleted({
        id: step.id,
        index: entries.indexOf(step.id),
        entry: entries.get(step.id)!,
        undoes,
      });
    case 'changed':
      return EntryChanged({ id: step.id, changes: step.before, undoes });
    case 'paid':
      return EntryUnpaid({ id: step.id, undoes });
    case 'unpaid':
      return EntryPaid({ id: step.id, undoes });
    case 'moved':
      return EntryMoved({ id: step.id, from: step.to, to: Math.min(step.from, entries.length - 1), undoes });
    case 'deleted':
      return EntryAdded({ ...step.entry, index: Math.min(step.index, entries.length), undoes });
    case 'imported':
      return ImportUndone({ index: step.index, count: step.count, undoes });
    case 'import-undone':
      return LedgerImported({ source: step.source, entries: [...step.entries], undoes });
  }
}

function takeBack(state: LedgerState, step: Step | undefined, seq: number | null): LedgerDecision {
  if (!step) return [];
  if (seq !== null && step.seq !== seq)
    return refuse('not-the-last-step', 'The ledger has changed meanwhile, so nothing was undone.');
  return [inverse(state, step)];
}

function restore(state: LedgerState, entry: Entry, index: number, deletedBy: number): LedgerDecision {
  const last = state.undo.top;
  if (last?.did === 'deleted' && last.seq === deletedBy) return [inverse(state, last)];
  return add(state, entry, Math.min(index, state.entries.length));
}

export const ledgerDecider: Decider<LedgerState, LedgerCommand, LedgerFact, LedgerRefusal> = {
  projection: ledgerProjection,
  decide(state, command) {
    switch (command.type) {
      case 'AddEntry': {
        const { id, name, amountCents, date, note } = command;
        const entry = { id, name, amountCents: amountCents ?? 0, paid: false, note: note || null, date };
        return add(state, entry, command.index ?? state.entries.length);
      }
      case 'ChangeEntry':
        return change(state, command.id, command.changes);
      case 'PayEntry':
      case 'UnpayEntry': {
        const entry = state.entries.get(command.id);
        const paid = command.type === 'PayEntry';
        if (!entry) return unknownEntry();
        if (entry.paid === paid) return [];
        return [(paid ? EntryPaid : EntryUnpaid)({ id: command.id })];
      }
      case 'MoveEntry':
        return move(state, command.id, command.to);
      case 'ShiftEntry':
        return shift(state, command.id, command.by);
      case 'DeleteEntry':
        return remove(state, command.id);
      case 'RestoreEntry':
        return restore(state, command.entry, command.index, command.deletedBy);
      case 'ImportEntries':
        return importAll(state, command.source, command.entries);
      case 'UndoStep':
        return takeBack(state, state.undo.top, command.seq);
      case 'RedoStep':
        return takeBack(state, state.redo.top, command.seq);
    }
  },
};

/** The open ledger of one person. */
export type LedgerStream = LiveStream<LedgerState, LedgerCommand, LedgerRefusal>;
export const ledgerStreamName = (uid: string) => `ledger/${uid}`;
