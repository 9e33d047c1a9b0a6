import { describe, expect, it } from 'vitest';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { ledgerDecider, type LedgerCommand } from '../../../src/events/ledger/decide.ts';
import { type Entry, type LedgerFact, ledgerFact } from '../../../src/events/ledger/events.ts';
import { maxAmountCents } from '../../../src/events/shared/money.ts';
import { given as givenFor, testStamp } from '../../given.ts';

const {
  EntryAdded,
  EntryChanged,
  EntryDeleted,
  EntryMoved,
  EntryPaid,
  EntryUnpaid,
  ImportUndone,
  LedgerImported,
} = ledgerFact;

const given = (...facts: readonly LedgerFact[]) => givenFor(ledgerDecider, ...facts);

const entry = (id: string, amountCents = 100, more: Partial<Entry> = {}): Entry => ({
  id,
  name: `Entry ${id}`,
  amountCents,
  paid: false,
  note: null,
  date: null,
  ...more,
});
const added = (id: string, index: number, amountCents = 100) =>
  EntryAdded({ ...entry(id, amountCents), index });
const addCommand = (id: string, more: Partial<LedgerCommand & { type: 'AddEntry' }> = {}): LedgerCommand => ({
  type: 'AddEntry',
  id,
  name: `Entry ${id}`,
  amountCents: 100,
  note: null,
  date: null,
  index: null,
  ...more,
});
const abc = [added('a', 0), added('b', 1, 250), added('c', 2, -50)];

describe('AddEntry', () => {
  it('[LEDGER4] adds an unpaid entry at the end', () =>
    given(...abc)
      .when(addCommand('d'))
      .then(added('d', 3)));
  it('[LEDGER4] adds at a given place', () =>
    given(...abc)
      .when(addCommand('d', { index: 1 }))
      .then(added('d', 1)));
  it('[LEDGER4] stores a null amount as 0 and an empty note as none', () =>
    given()
      .when(addCommand('a', { amountCents: null, note: '' }))
      .then(added('a', 0, 0)));
  it('[LEDGER5] says nothing new when the same entry comes again', () =>
    given(...abc)
      .when(addCommand('a'))
      .then());
  it.each([
    ['duplicate-id', addCommand('a', { name: 'Other' })],
    ['out-of-range', addCommand('d', { index: 4 })],
    ['out-of-range', addCommand('d', { index: -1 })],
    ['bad-id', addCommand('')],
    ['bad-name', addCommand('d', { name: 'x'.repeat(201) })],
    ['bad-name', addCommand('d', { name: '\ud800' })],
    ['bad-note', addCommand('d', { note: 'x'.repeat(2001) })],
    ['bad-date', addCommand('d', { date: '2026-02-30' })],
    ['bad-amount', addCommand('d', { amountCents: maxAmountCents + 1 })],
    ['bad-amount', addCommand('d', { amountCents: 0.5 })],
    ['bad-amount', addCommand('d', { amountCents: Number.NaN })],
  ] as const)('[LEDGER6] refuses %s', (reason, command) =>
    given(...abc)
      .when(command)
      .thenRefused(reason),
  );
});

describe('ChangeEntry', () => {
  const change = (id: string, changes: object): LedgerCommand => ({ type: 'ChangeEntry', id, changes });
  it('[LEDGER7] merges only what differs', () =>
    given(...abc)
      .when(change('b', { name: 'Entry b', amountCents: 300, note: 'Suede', date: '2026-04-30' }))
      .then(EntryChanged({ id: 'b', changes: { amountCents: 300, note: 'Suede', date: '2026-04-30' } })));
  it('[LEDGER7] says nothing new when all is as it was', () =>
    given(...abc)
      .when(change('b', { name: 'Entry b', note: '' }))
      .then());
  it('[LEDGER8] refuses an entry it does not know', () =>
    given(...abc)
      .when(change('x', { name: '' }))
      .thenRefused('unknown-entry'));
  it('[LEDGER6] refuses a field that is not valid', () =>
    given(...abc)
      .when(change('b', { date: 'tomorrow' }))
      .thenRefused('bad-date'));
});

describe('PayEntry and UnpayEntry', () => {
  it('[LEDGER9] marks paid', () =>
    given(...abc)
      .when({ type: 'PayEntry', id: 'a' })
      .then(EntryPaid({ id: 'a' })));
  it('[LEDGER9] marks unpaid', () =>
    given(...abc, EntryPaid({ id: 'a' }))
      .when({ type: 'UnpayEntry', id: 'a' })
      .then(EntryUnpaid({ id: 'a' })));
  it('[LEDGER9] says nothing new when it is so already', () => {
    given(...abc, EntryPaid({ id: 'a' }))
      .when({ type: 'PayEntry', id: 'a' })
      .then();
    given(...abc)
      .when({ type: 'UnpayEntry', id: 'a' })
      .then();
  });
  it('[LEDGER8] refuses an entry it does not know', () => {
    given(...abc)
      .when({ type: 'PayEntry', id: 'x' })
      .thenRefused('unknown-entry');
    given(...abc)
      .when({ type: 'UnpayEntry', id: 'x' })
      .thenRefused('unknown-entry');
  });
});

describe('MoveEntry', () => {
  it('[LEDGER10] moves from the old to the new place', () =>
    given(...abc)
      .when({ type: 'MoveEntry', id: 'a', to: 2 })
      .then(EntryMoved({ id: 'a', from: 0, to: 2 })));
  it('[LEDGER10] says nothing new when it stays', () =>
    given(...abc)
      .when({ type: 'MoveEntry', id: 'b', to: 1 })
      .then());
  it('[LEDGER10] refuses a place outside the ledger', () => {
    given(...abc)
      .when({ type: 'MoveEntry', id: 'a', to: 3 })
      .thenRefused('out-of-range');
    given(...abc)
      .when({ type: 'MoveEntry', id: 'a', to: -1 })
      .thenRefused('out-of-range');
    given(...abc)
      .when({ type: 'MoveEntry', id: 'a', to: 0.5 })
      .thenRefused('out-of-range');
  });
  it('[LEDGER8] refuses an entry it does not know', () =>
    given(...abc)
      .when({ type: 'MoveEntry', id: 'x', to: 0 })
      .thenRefused('unknown-entry'));
});

describe('ShiftEntry', () => {
  const shift = (id: string, by: number): LedgerCommand => ({ type: 'ShiftEntry', id, by });
  it('[LEDGER10] moves up and down from where the entry is, to the edge at most', () => {
    given(...abc)
      .when(shift('c', -1))
      .then(EntryMoved({ id: 'c', from: 2, to: 1 }));
    given(...abc)
      .when(shift('a', 9))
      .then(EntryMoved({ id: 'a', from: 0, to: 2 }));
  });
  it('[LEDGER10] says nothing new at the edge', () => {
    given(...abc)
      .when(shift('a', -1))
      .then();
    given(...abc)
      .when(shift('c', 1))
      .then();
  });
  it('[LEDGER8] refuses an entry it does not know', () =>
    given(...abc)
      .when(shift('x', 1))
      .thenRefused('unknown-entry'));
  it('[LEDGER10] refuses what is no number of places', () =>
    given(...abc)
      .when(shift('a', Number.NaN))
      .thenRefused('out-of-range'));
});

describe('DeleteEntry and RestoreEntry', () => {
  const deletedB = EntryDeleted({ id: 'b', index: 1, entry: entry('b', 250) });
  const restoreB: LedgerCommand = { type: 'RestoreEntry', entry: entry('b', 250), index: 1, deletedBy: 4 };
  it('[LEDGER11] keeps the deleted entry in its fact', () =>
    given(...abc)
      .when({ type: 'DeleteEntry', id: 'b' })
      .then(deletedB));
  it('[LEDGER8] refuses what is deleted already', () =>
    given(...abc, deletedB)
      .when({ type: 'DeleteEntry', id: 'b' })
      .thenRefused('unknown-entry'));
  it('[LEDGER11] undoes the delete when it was the last step', () =>
    given(...abc, deletedB)
      .when(restoreB)
      .then(EntryAdded({ ...entry('b', 250), index: 1, undoes: 4 })));
  it('[LEDGER11] brings the entry back later as a step of its own, paid as it was', () =>
    given(...abc, deletedB, EntryPaid({ id: 'a' }))
      .when({ ...restoreB, entry: entry('b', 250, { paid: true }), index: 9 })
      .then(EntryAdded({ ...entry('b', 250, { paid: true }), index: 2 })));
  it('[LEDGER5] says nothing new when it is back already', () =>
    given(...abc)
      .when(restoreB)
      .then());
  it('[LEDGER6] refuses another entry with the same id', () =>
    given(...abc, deletedB, added('b', 2))
      .when(restoreB)
      .thenRefused('duplicate-id'));
});

describe('ImportEntries', () => {
  const two = [entry('x'), entry('y', 5, { paid: true, note: 'Bag', date: '2026-01-02' })];
  const importAll = (entries: readonly Entry[]): LedgerCommand => ({
    type: 'ImportEntries',
    source: 'a.csv',
    entries,
  });
  it('[LEDGER12] takes all in as one fact', () =>
    given(...abc)
      .when(importAll(two))
      .then(LedgerImported({ source: 'a.csv', entries: two })));
  it('[LEDGER12] says nothing new about an empty file', () =>
    given(...abc)
      .when(importAll([]))
      .then());
  it.each([
    ['duplicate-id', [entry('x'), entry('x')]],
    ['duplicate-id', [entry('a')]],
    ['bad-name', [entry('x'), entry('y', 1, { name: 'x'.repeat(201) })]],
    ['sum-too-large', Array.from({ length: 11 }, (_, i) => entry(`x${i}`, maxAmountCents))],
    ['too-many-entries', Array.from({ length: 250_001 }, () => entry('x'))],
  ] as const)('[LEDGER12] refuses all when one is not valid: %s', (reason, entries) =>
    given(...abc)
      .when(importAll(entries))
      .thenRefused(reason),
  );
});

describe('UndoStep and RedoStep', () => {
  const undo: LedgerCommand = { type: 'UndoStep', seq: null };
  const redo: LedgerCommand = { type: 'RedoStep', seq: null };
  const b = entry('b', 250);
  const imported = LedgerImported({ source: 'a.csv', entries: [entry('x'), entry('y')] });

  it.each<[string, LedgerFact, LedgerFact]>([
    ['an add', added('d', 3), EntryDeleted({ id: 'd', index: 3, entry: entry('d'), undoes: 4 })],
    [
      'a change',
      EntryChanged({ id: 'b', changes: { name: 'New', note: 'n' } }),
      EntryChanged({ id: 'b', changes: { name: 'Entry b', note: null }, undoes: 4 }),
    ],
    ['a paid mark', EntryPaid({ id: 'b' }), EntryUnpaid({ id: 'b', undoes: 4 })],
    ['a move', EntryMoved({ id: 'a', from: 0, to: 2 }), EntryMoved({ id: 'a', from: 2, to: 0, undoes: 4 })],
    ['a delete', EntryDeleted({ id: 'b', index: 1, entry: b }), EntryAdded({ ...b, index: 1, undoes: 4 })],
    ['a whole import', imported, ImportUndone({ index: 3, count: 2, undoes: 4 })],
  ])('[LEDGER13] undoes %s with a new fact, and redoes it', (_, fact, undone) => {
    given(...abc, fact)
      .when(undo)
      .then(undone);
    const again = ledgerDecider.decide(given(...abc, fact, undone).state(), redo);
    expect(again).not.toBeInstanceOf(Refused);
    const [redone] = again as readonly LedgerFact[];
    expect(redone).toEqual({ ...fact, data: { ...fact.data, undoes: 5 } });
  });

  it('[LEDGER13] undoes an unpaid mark', () =>
    given(...abc, EntryPaid({ id: 'b' }), EntryUnpaid({ id: 'b' }))
      .when(undo)
      .then(EntryPaid({ id: 'b', undoes: 5 })));
  it('[LEDGER13] says nothing new when there is nothing to undo or redo', () => {
    given().when(undo).then();
    given(...abc)
      .when(redo)
      .then();
  });
  it('[LEDGER14] forgets what could be redone once something new happens', () =>
    given(
      ...abc,
      EntryDeleted({ id: 'c', index: 2, entry: entry('c', -50), undoes: 3 }),
      EntryPaid({ id: 'a' }),
    )
      .when(redo)
      .then());
  it('[LEDGER15] refuses to undo or redo anything but the step that was seen', () => {
    given(...abc)
      .when({ type: 'UndoStep', seq: 2 })
      .thenRefused('not-the-last-step');
    given(...abc)
      .when({ type: 'UndoStep', seq: 3 })
      .then(EntryDeleted({ id: 'c', index: 2, entry: entry('c', -50), undoes: 3 }));
    given(...abc, EntryDeleted({ id: 'c', index: 2, entry: entry('c', -50), undoes: 3 }))
      .when({ type: 'RedoStep', seq: 3 })
      .thenRefused('not-the-last-step');
  });
  it('[LEDGER16] keeps the last 1,000 steps', () => {
    const facts = Array.from({ length: 1001 }, (_, i) =>
      (i % 2 === 0 ? EntryPaid : EntryUnpaid)({ id: 'a' }),
    );
    let state = given(added('a', 0), ...facts).state();
    let seq = 1002;
    for (let steps = 0; ; steps += 1) {
      const decision = ledgerDecider.decide(state, undo) as readonly LedgerFact[];
      if (decision.length === 0) {
        expect(steps).toBe(1000);
        break;
      }
      const [record] = sealFacts('test', { ...emptyHead, seq }, decision, testStamp);
      seq += 1;
      state = ledgerDecider.projection.evolve(state, record as Recorded<LedgerFact>);
    }
    expect(state.entries.get('a')?.paid).toBe(true);
  });
});

describe('sums', () => {
  const tenOfMax = Array.from({ length: 10 }, (_, i) =>
    added(`m${i}`, i, i % 2 === 0 ? maxAmountCents : -maxAmountCents),
  );
  it('[LEDGER17] refuses the amount with which some partial sum could be inexact', () => {
    given(...tenOfMax)
      .when(addCommand('z', { amountCents: maxAmountCents }))
      .thenRefused('sum-too-large');
    given(...tenOfMax)
      .when(addCommand('z', { amountCents: 2 }))
      .thenRefused('sum-too-large');
    given(...tenOfMax)
      .when(addCommand('z', { amountCents: 1 }))
      .then(added('z', 10, 1));
    given(...tenOfMax, added('z', 10, 1))
      .when({ type: 'ChangeEntry', id: 'z', changes: { amountCents: -2 } })
      .thenRefused('sum-too-large');
  });
});
