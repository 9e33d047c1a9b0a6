/** Describes what a fact did to the ledger, in words. */
import type { Deed, Labelled } from './ledger-history.ts';
import type { Entry } from '../ledger/events.ts';
import { describeLabels } from '../ledger/label-texts.ts';
import { formatCents } from '../shared/money.ts';
import { spellOut } from '../shared/plain-text.ts';

const named = ({ name }: Entry) => (name === '' ? 'the entry without a name' : `“${spellOut(name)}”`);
const count = (many: number) => (many === 1 ? '1 entry' : `${many.toLocaleString('en')} entries`);

export function describeDeed(deed: Deed, symbol: string): string {
  const money = (cents: number) => formatCents(cents, { symbol, plus: true });
  switch (deed.did) {
    case 'added':
      return `Added ${named(deed.entry)}, ${money(deed.entry.amountCents)}`;
    case 'changed':
      return `Changed ${named(deed.before)}: ${changesOf(deed.before, deed.entry, symbol).join('; ')}`;
    case 'paid':
      return `Marked ${named(deed.entry)} paid`;
    case 'unpaid':
      return `Marked ${named(deed.entry)} unpaid`;
    case 'moved':
      return `Moved ${named(deed.entry)} from place ${deed.from + 1} to ${deed.to + 1}`;
    case 'deleted':
      return `Deleted ${named(deed.entry)}, ${money(deed.entry.amountCents)}`;
    case 'imported':
      return `Imported ${count(deed.entries.length)} from ${spellOut(deed.source)}`;
    case 'import-undone':
      return `Took ${count(deed.entries.length)} of an import out again`;
    case 'labelled':
      return describeLabelled(deed.labelled);
    case 'joined':
      if (deed.alike === 'paid' || deed.alike === 'unpaid')
        return `Marked ${count(deed.count)} ${deed.alike} at once`;
      if (deed.alike === 'deleted') return `Deleted ${count(deed.count)} at once`;
      if (deed.alike === 'added') return `Brought ${count(deed.count)} back at once`;
      return `Made the last ${deed.count.toLocaleString('en')} changes one, to be undone at once`;
    case 'locked':
      return `Locked entries up to ${deed.upTo}, together ${money(deed.balanceCents)}`;
    case 'unlocked':
      return 'Unlocked all entries';
    case 'recovered':
      return deed.lost === 1
        ? 'Went on after damage: 1 change was lost here'
        : `Went on after damage: ${deed.lost.toLocaleString('en')} changes were lost here`;
    case 'nothing':
      return 'Changed nothing that this version understands';
  }
}

function describeLabelled(labelled: readonly Labelled[]): string {
  const [first] = labelled;
  if (labelled.length !== 1 || !first)
    return describeLabels(
      count(labelled.length),
      labelled.map(({ after }) => after),
    );
  return describeLabels(first.entry ? named(first.entry) : 'an entry to come', [first.after]);
}

/** How an entry changed, one text per field: `amount $1.00 → $2.00`. */
export function changesOf(before: Entry, after: Entry, symbol: string): string[] {
  const money = (cents: number) => formatCents(cents, { symbol, plus: true });
  const text = (value: string | null) => (value === null || value === '' ? 'none' : `“${spellOut(value)}”`);
  const changes: string[] = [];
  if (before.name !== after.name) changes.push(`name ${text(before.name)} → ${text(after.name)}`);
  if (before.amountCents !== after.amountCents)
    changes.push(`amount ${money(before.amountCents)} → ${money(after.amountCents)}`);
  if (before.paid !== after.paid) changes.push(after.paid ? 'now paid' : 'now unpaid');
  if (before.note !== after.note) changes.push(`note ${text(before.note)} → ${text(after.note)}`);
  if (before.date !== after.date) changes.push(`date ${before.date ?? 'none'} → ${after.date ?? 'none'}`);
  return changes;
}
