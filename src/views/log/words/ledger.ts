/**
 * Descriptions of facts about the ledger and its page. A single fact says less than the ledger's history, which knows
 * the values before.
 */
import type { EntryChanges, ledgerFacts } from '../../../events/ledger/events.ts';
import { describeLabels } from '../../../events/ledger/label-texts.ts';
import type { recoveryWorkflowFacts } from '../../../events/ledger/recovery-workflow.ts';
import type { RecoverySource } from '../../../events/ledger/recovered.ts';
import type { ledgerWorkflowFacts } from '../../../events/ledger/workflow.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { counted } from '../../ui/counted.ts';
import { type FactWords, plainName, whyFailed } from './fact-words.ts';

const named = (name: string) => (name === '' ? 'an entry without a name' : `“${name}”`);
const money = (cents: number) => formatCents(cents, { symbol: '', plus: true });
const takesBack = ({ undoes }: { readonly undoes?: number | undefined }) =>
  undoes === undefined ? '' : ` (takes back record ${undoes})`;

function changed({ name, amountCents, note, date }: EntryChanges): string {
  const said: string[] = [];
  if (name !== undefined) said.push(`name to ${named(name)}`);
  if (amountCents !== undefined) said.push(`amount to ${money(amountCents)}`);
  if (note !== undefined) said.push(note === null ? 'note removed' : 'note');
  if (date !== undefined) said.push(`date to ${date ?? 'none'}`);
  return said.join(', ') || 'nothing';
}

export const ledgerWords: FactWords<typeof ledgerFacts> = {
  EntryAdded: (data) => `Added ${named(data.name)}, ${money(data.amountCents)}${takesBack(data)}`,
  EntryChanged: (data) => `Changed an entry: ${changed(data.changes)}${takesBack(data)}`,
  EntryPaid: (data) => `Marked an entry paid${takesBack(data)}`,
  EntryUnpaid: (data) => `Marked an entry unpaid${takesBack(data)}`,
  EntryMoved: (data) => `Moved an entry from place ${data.from + 1} to ${data.to + 1}${takesBack(data)}`,
  EntryDeleted: (data) =>
    `Deleted ${named(data.entry.name)}, ${money(data.entry.amountCents)}${takesBack(data)}`,
  LedgerImported: (data) =>
    `Imported ${counted(data.entries.length, 'entry', 'entries')} from ${data.source}${takesBack(data)}`,
  ImportUndone: (data) => `Took ${counted(data.count, 'imported entry', 'imported entries')} out again`,
  EntriesLabelled: (data) =>
    `${describeLabels(counted(data.labels.length, 'entry', 'entries'), data.labels)}${takesBack(data)}`,
  StepsJoined: ({ count }) => `Made the last ${count} changes one, to be undone at once`,
  EntriesLocked: ({ upTo, balanceCents }) => `Locked entries up to ${upTo}, together ${money(balanceCents)}`,
  EntriesUnlocked: () => 'Unlocked all entries',
  LedgerRecovered: ({ leftOut: { first, last } }) =>
    `Went on after damage; ${counted(Math.max(0, last - first + 1), 'record')} left out`,
};

export const ledgerWorkflowWords: FactWords<typeof ledgerWorkflowFacts> = {
  LedgerOpening: () => 'Ledger is being opened',
  LedgerOpened: () => 'Ledger opened',
  LedgerOpenFailed: ({ kind }) => `Ledger could not be opened: ${whyFailed(kind)}`,
  CommandTaken: ({ command }) => `Asked to ${plainName(command)}`,
  CommandTurnedAway: ({ command }) => `Too much waits already to ${plainName(command)}`,
  CommandDone: ({ command, facts }) =>
    facts === 0 ? `Nothing to change by ${plainName(command)}` : `Saved: ${plainName(command)}`,
  CommandRefused: ({ command, reason }) => `Refused to ${plainName(command)}: ${plainName(reason)}`,
  AppendFailed: ({ kind }) => `Could not be saved: ${whyFailed(kind)}`,
  LedgerRetried: () => 'Tried again',
  CommandsDiscarded: ({ count }) => `Gave up ${counted(count, 'change')} that could not be saved`,
  DeleteAsked: () => 'Asked whether to delete an entry',
  DeleteAnswered: ({ confirmed }) => (confirmed ? 'Said yes to deleting it' : 'Said no to deleting it'),
  LockAsked: ({ command }) => `Asked whether to ${plainName(command)} behind the lock`,
  LockAnswered: ({ confirmed }) =>
    confirmed ? 'Said yes to a change behind the lock' : 'Said no to a change behind the lock',
  LedgerClosing: () => 'Ledger is being closed',
  LedgerClosed: ({ lost }) =>
    lost === 0 ? 'Ledger closed' : `Ledger closed; ${counted(lost, 'change')} could not be saved`,
};

const sources: Readonly<Record<RecoverySource, string>> = {
  records: 'what is intact',
  copy: 'the copy of the entries on this device',
  file: 'an exported file',
  signed: 'what the server has signed',
};

export const recoveryWorkflowWords: FactWords<typeof recoveryWorkflowFacts> = {
  RecoveryExamined: ({ file }) =>
    file ? 'Looked at the damaged ledger and a file' : 'Looked at the damaged ledger',
  RecoveryOffered: ({ sources: offered }) => `${counted(offered.length, 'way')} back found`,
  RecoveryNotNeeded: () => 'Nothing is damaged any more',
  RecoveryRequested: ({ source }) => `Asked to go on from ${sources[source]}`,
  RecoveryDone: () => 'The ledger opens again',
  RecoveryFailed: ({ kind }) => `The ledger could not be opened again: ${whyFailed(kind)}`,
};
