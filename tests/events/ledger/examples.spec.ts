import { describe, expect, it } from 'vitest';
import { type ImportedEntry, type LedgerCommand, ledgerDecider } from '../../../src/events/ledger/decide.ts';
import { type Entry, type LedgerFact, ledgerFact } from '../../../src/events/ledger/events.ts';
import { exampleEntries, examplesIn, exampleSource, isExample } from '../../../src/events/ledger/examples.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import { orderOfEntry } from '../../../src/events/ledger/order-entries.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Recorded } from '../../../src/events/log/event.ts';

const today = '2026-03-02';
const fill: LedgerCommand = { type: 'ImportEntries', source: exampleSource, entries: exampleEntries(today) };
const plain = ({ id, name, amountCents, paid, note, date }: ImportedEntry): Entry => ({
  ...{ id, name, amountCents, paid, note, date },
});

/** A ledger driven by the test. */
function ledger() {
  const state = ledgerProjection.initial();
  let seq = 0;
  const take = (facts: readonly LedgerFact[]) => {
    for (const fact of facts)
      ledgerProjection.evolve(state, { ...fact, seq: (seq += 1) } as Recorded<LedgerFact>);
  };
  return {
    state,
    take,
    ask(command: LedgerCommand) {
      const facts = ledgerDecider.decide(state, command);
      if (!(facts instanceof Refused)) take(facts);
      return facts;
    },
  };
}

const remove = (state: ReturnType<typeof ledger>['state']): LedgerCommand => ({
  type: 'ChangeEntries',
  ids: examplesIn(state.entries),
  change: { kind: 'delete' },
});
const own = { id: 'own', name: 'Mine', amountCents: 100, note: null, date: null, index: 0 };

describe('the example of a money bag', () => {
  it('[PROFILE11] is money in and out of the last weeks, each entry filed and marked, and none of an order', () => {
    const entries = exampleEntries(today);
    expect(entries.some(({ amountCents }) => amountCents > 0)).toBe(true);
    expect(entries.some(({ amountCents }) => amountCents < 0)).toBe(true);
    for (const { id, date, category, tags } of entries) {
      expect(category).toBeTruthy();
      expect(tags).toEqual(['example']);
      expect(date! < today && date! >= '2026-01-01').toBe(true);
      expect(orderOfEntry(id)).toBeNull();
    }
    expect(entries.at(-1)?.date).toBe('2026-03-01');
    // Past the end of a short month.
    expect(entries.find(({ name }) => name === 'Armchair, new color')?.date).toBe('2026-02-26');
  });

  it('[PROFILE11] comes in as one step, which one undo takes back', () => {
    const { state, ask } = ledger();
    ask(fill);
    expect(state.entries.length).toBe(exampleEntries(today).length);
    ask({ type: 'UndoStep', seq: null });
    expect(state.entries.length).toBe(0);
    expect(state.undo.top ?? null).toBeNull();
  });

  it('[PROFILE11] goes without an own entry, comes back by one undo, and can be had again', () => {
    const { state, ask } = ledger();
    ask(fill);
    const before = state.entries.toArray();
    ask({ type: 'AddEntry', ...own, index: 3 });
    ask(remove(state));
    expect(state.entries.toArray().map(({ id }) => id)).toEqual(['own']);
    ask({ type: 'UndoStep', seq: null });
    expect(state.entries.toArray().filter(({ id }) => id !== 'own')).toEqual(before);
    ask(remove(state));
    ask(fill);
    expect(examplesIn(state.entries)).toHaveLength(before.length);
  });

  it.each([
    ['name', { name: 'Handbag, Ms Lee' }],
    ['amount', { amountCents: 9900 }],
    ['note', { note: 'Really mine' }],
  ])('[PROFILE11] leaves the entry that was given another %s', (_, changes) => {
    const { state, ask } = ledger();
    ask(fill);
    const [id] = examplesIn(state.entries);
    ask({ type: 'ChangeEntry', id: id!, changes });
    ask(remove(state));
    expect(state.entries.toArray().map((entry) => entry.id)).toEqual([id]);
  });

  it('[PROFILE11] takes one that was only marked for an example, and no entry by its looks', () => {
    const [first] = exampleEntries(today).map(plain);
    expect(isExample({ ...first!, paid: !first!.paid, date: null })).toBe(true);
    expect(isExample({ ...first!, id: 'example-99' })).toBe(false);
    expect(isExample({ ...first!, id: 'own' })).toBe(false);
  });

  it('[PROFILE11] asks before it fills or clears locked days', () => {
    const { state, take, ask } = ledger();
    take([ledgerFact.EntriesLocked({ upTo: '2026-02-28', balanceCents: 0 })]);
    expect(ask(fill)).toMatchObject({ reason: 'behind-lock' });
    expect(state.entries.length).toBe(0);
    ask({ ...fill, despiteLock: true });
    expect(ask(remove(state))).toMatchObject({ reason: 'behind-lock' });
    expect(examplesIn(state.entries)).toHaveLength(exampleEntries(today).length);
  });
});
