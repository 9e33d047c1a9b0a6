/** Folds untrusted records: invalid facts, and facts that are impossible in their place, are reported and skipped. */
import { validateFact, readFact } from '../log/facts.ts';
import type { EventRecord, Recorded } from '../log/event.ts';
import { type LedgerFact, ledgerFacts } from '../ledger/events.ts';
import { isPlainlySound } from '../ledger/plainly-sound.ts';
import { ledgerProjection } from '../ledger/projection.ts';
import type { LedgerState } from '../ledger/state.ts';
import type { Findings } from './finding.ts';

export const isLedgerStream = (stream: string) => stream.startsWith('ledger/');

/** The record as a fact of a ledger; null when it is not one, which is reported. */
export function soundFact(record: EventRecord, findings: Findings | null): Recorded<LedgerFact> | null {
  if (isPlainlySound(record)) return record as Recorded<LedgerFact>;
  const { seq } = record;
  const fault = validateFact(ledgerFacts, record);
  if (fault !== null) {
    findings?.add({
      kind: 'unsound-fact',
      weight: 'warning',
      seq,
      message: `Record ${seq} is no sound fact and is left out: ${fault}.`,
    });
    return null;
  }
  const fact = readFact(ledgerFacts, record);
  if (!fact)
    findings?.add({
      kind: 'unknown-fact',
      weight: 'note',
      seq,
      message: `Record ${seq}, ${record.type} of version ${record.v}, is of a kind this version does not know. It is left out.`,
    });
  return fact;
}

/** Folds in place. Returns whether the fact changed anything. */
export function foldFact(state: LedgerState, fact: Recorded<LedgerFact>, findings: Findings | null): boolean {
  if (fact.type === 'LedgerRecovered') findings?.add(namedBreak(fact));
  if (fact.type === 'EntryDeleted') checkCopy(state, fact, findings);
  const { skipped } = state;
  ledgerProjection.evolve(state, fact);
  if (state.skipped === skipped) return true;
  findings?.add({
    kind: 'unsound-fact',
    weight: 'warning',
    seq: fact.seq,
    message: `Record ${fact.seq} states a ${fact.type} that cannot be at this point. It is left out.`,
  });
  return false;
}

/** A delete carries a copy of the entry. Compares it with the entry that the chain gives. */
function checkCopy(
  { entries }: LedgerState,
  { seq, data }: Recorded<LedgerFact> & { readonly type: 'EntryDeleted' },
  findings: Findings | null,
): void {
  const here = findings && entries.get(data.id);
  if (!here) return;
  const { entry } = data;
  const fields = (['id', 'name', 'amountCents', 'paid', 'note', 'date'] as const).filter(
    (field) => here[field] !== entry[field],
  );
  const differs: string[] = fields.map((field) => fieldNames[field]);
  if (entries.indexOf(data.id) !== data.index) differs.push('place');
  if (differs.length === 0) return;
  findings.add({
    kind: 'other-copy',
    weight: 'warning',
    seq,
    message: `Record ${seq} deletes an entry and states another ${differs.join(', ')} of it than the records before it give.`,
  });
}

const fieldNames = {
  id: 'id',
  name: 'name',
  amountCents: 'amount',
  paid: 'mark for paid',
  note: 'note',
  date: 'date',
} as const;

const fromWhat = {
  records: 'the records that were intact',
  copy: 'the records that were intact and the copy of the entries on that device',
  file: 'the records that were intact and an exported file',
  signed: 'what a server had signed for',
} as const;

/** The chain verifies, but one of its records says that records are missing. */
function namedBreak({ seq, data }: Recorded<LedgerFact> & { type: 'LedgerRecovered' }) {
  const { first, last } = data.leftOut;
  const left =
    last < first
      ? 'No record was left out'
      : first === last
        ? `Record ${first} of the damaged log was left out`
        : `Records ${first} to ${last} of the damaged log were left out`;
  const unplaced = data.unplaced.length;
  const kept =
    unplaced === 0
      ? ''
      : ` ${unplaced === 1 ? 'One change' : `${unplaced} changes`} of lost entries ${unplaced === 1 ? 'is' : 'are'} kept in it without effect.`;
  return {
    kind: 'named-break',
    weight: 'warning',
    seq,
    message: `Record ${seq} names a break: the ledger was damaged (${data.reason}) and was made anew from ${fromWhat[data.source]}. ${left}.${kept}`,
  } as const;
}

/** Notes which entries `fact` is about. Must be called before the fact is folded into the state. */
export function noteTouched(
  { entries }: LedgerState,
  { type, data }: LedgerFact,
  touched: Set<string>,
  displaced: Set<string>,
): void {
  switch (type) {
    case 'EntryAdded':
      // Restored after a delete, it may be in another position.
      if (touched.has(data.id)) displaced.add(data.id);
      touched.add(data.id);
      return;
    case 'EntryMoved':
      touched.add(data.id);
      displaced.add(data.id);
      return;
    case 'LedgerImported':
      for (const { id } of data.entries) {
        if (touched.has(id)) displaced.add(id);
        touched.add(id);
      }
      return;
    case 'ImportUndone':
      for (const { entry } of entries.slice(data.index, data.count)) touched.add(entry.id);
      return;
    case 'EntriesLabelled':
    case 'EntriesLocked':
    case 'EntriesUnlocked':
    case 'StepsJoined':
    case 'LedgerRecovered':
      return;
    default:
      touched.add(data.id);
  }
}
