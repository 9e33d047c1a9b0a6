import { describe, expect, it } from 'vitest';
import { type LedgerCommand, ledgerDecider } from '../../../src/events/ledger/decide.ts';
import { type Entry, type LedgerFact, ledgerFact } from '../../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { LedgerState } from '../../../src/events/ledger/state.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import { given as givenFor } from '../../given.ts';

const {
  EntriesLabelled,
  EntriesLocked,
  EntriesUnlocked,
  EntryAdded,
  EntryDeleted,
  EntryPaid,
  LedgerImported,
} = ledgerFact;
const { EntryUnpaid, StepsJoined } = ledgerFact;
const given = (...facts: readonly LedgerFact[]) => givenFor(ledgerDecider, ...facts);

const entry = (id: string, date: string | null = null, amountCents = 100): Entry => ({
  ...{ id, name: `Entry ${id}`, amountCents, paid: false, note: null, date },
});
const added = (id: string, index: number, date: string | null, amountCents = 100) =>
  EntryAdded({ ...entry(id, date, amountCents), index });

/** Two in March, which is locked, one in April, and one without a date. */
const march = [
  added('early', 0, '2026-03-02', 500),
  added('last', 1, '2026-03-31', -200),
  added('april', 2, '2026-04-01'),
  added('never', 3, null, 7000),
];
const locked = [...march, EntriesLocked({ upTo: '2026-03-31', balanceCents: 300 })];

function fold(...facts: readonly LedgerFact[]): LedgerState {
  const state = ledgerProjection.initial();
  facts.forEach((fact, i) => ledgerProjection.evolve(state, { ...fact, seq: i + 1 } as Recorded<LedgerFact>));
  return state;
}

const fields = ({ id, name, amountCents, note, date }: Entry) => ({ id, name, amountCents, note, date });

describe('a lock', () => {
  it('[LEDGER44] states the day, and what the entries up to it come to', () => {
    given(...march)
      .when({ type: 'LockEntries', upTo: '2026-03-31' })
      .then(EntriesLocked({ upTo: '2026-03-31', balanceCents: 300 }));
    given(...march)
      .when({ type: 'LockEntries', upTo: '2026-02-30' })
      .thenRefused('bad-date');
    given(...locked)
      .when({ type: 'LockEntries', upTo: '2026-03-31' })
      .then();
    given(...locked)
      .when({ type: 'LockEntries', upTo: '2026-03-02' })
      .then(EntriesLocked({ upTo: '2026-03-02', balanceCents: 500 }));
  });

  it('[LEDGER44] is ended by a fact, and neither is a step to undo', () => {
    given(...march)
      .when({ type: 'UnlockEntries' })
      .then();
    given(...locked)
      .when({ type: 'UnlockEntries' })
      .then(EntriesUnlocked({}));
    const state = fold(...locked);
    expect([state.undo.top?.did, state.undo.count, state.skipped]).toEqual(['EntryAdded', 4, 0]);
    expect(fold(...locked, EntriesUnlocked({})).lock).toBeNull();
    given(...locked, EntriesUnlocked({}))
      .when({ type: 'PayEntry', id: 'early' })
      .then(EntryPaid({ id: 'early' }));
  });

  it('[LEDGER44] survives a snapshot', () => {
    const again = ledgerProjection.decode(ledgerProjection.encode(fold(...locked)));
    expect(again.lock).toEqual({ upTo: '2026-03-31', balanceCents: 300 });
  });

  const behind: readonly LedgerCommand[] = [
    { type: 'PayEntry', id: 'last' },
    { type: 'ChangeEntry', id: 'last', changes: { amountCents: 1 } },
    { type: 'ChangeEntry', id: 'last', changes: { category: 'Oil' } },
    { type: 'ChangeEntry', id: 'last', changes: { date: '2026-05-01' } },
    { type: 'ChangeEntry', id: 'april', changes: { date: '2026-03-31' } },
    { type: 'DeleteEntry', id: 'early' },
    { type: 'MoveEntry', id: 'last', to: 0 },
    { type: 'MoveEntry', id: 'april', to: 0 },
    { type: 'ShiftEntry', id: 'april', by: -1 },
    { type: 'AddEntry', ...fields(entry('new', '2026-03-15')), index: null },
    {
      type: 'ImportEntries',
      source: 'a.ofx',
      entries: [entry('new', '2026-04-02'), entry('old', '2026-01-01')],
    },
    { type: 'RestoreEntry', entry: entry('back', '2026-03-01'), index: 0, deletedBy: 99 },
    { type: 'ChangeEntries', ids: ['april', 'last'], change: { kind: 'pay' } },
    { type: 'ChangeEntries', ids: ['april', 'last'], change: { kind: 'file', category: 'Oil' } },
    { type: 'ChangeEntries', ids: ['april', 'last'], change: { kind: 'delete' } },
    {
      type: 'TakeInOrders',
      orders: [
        {
          number: 6_000_001,
          side: 'sold',
          other: 'x',
          amountCents: 1,
          paidOn: '2026-03-03',
          refundedOn: null,
        },
      ],
      again: false,
    },
  ];

  it.each(behind)('[LEDGER45] [LEDGER46] asks before %j', (command) => {
    given(...locked)
      .when(command)
      .thenRefused('behind-lock');
    // After the person's confirmation it is the same as without a lock.
    const free = ledgerDecider.decide(fold(...march), command);
    expect(ledgerDecider.decide(fold(...locked), { ...command, despiteLock: true })).toEqual(free);
    expect(free).not.toEqual([]);
  });

  const open: readonly LedgerCommand[] = [
    { type: 'PayEntry', id: 'april' },
    { type: 'DeleteEntry', id: 'never' },
    { type: 'MoveEntry', id: 'never', to: 2 },
    { type: 'ChangeEntry', id: 'never', changes: { date: '2026-04-01' } },
    { type: 'AddEntry', ...fields(entry('new')), index: null },
    { type: 'ImportEntries', source: 'a.ofx', entries: [entry('new', '2026-04-02')] },
    { type: 'ChangeEntries', ids: ['april', 'never'], change: { kind: 'pay' } },
    { type: 'UndoStep', seq: null },
  ];

  it.each(open)('[LEDGER45] lets %j through', (command) => {
    const decision = ledgerDecider.decide(fold(...locked), command);
    expect(decision).not.toBeInstanceOf(Refused);
    expect(decision).not.toEqual([]);
  });

  it('[LEDGER45] says which entry, of which day, and up to which day is locked', () => {
    const one = ledgerDecider.decide(fold(...locked), { type: 'PayEntry', id: 'last' }) as Refused;
    expect(one.message).toBe('“Entry last” is from Mar 31, 2026, and entries up to Mar 31, 2026 are locked.');
    const ids = ['early', 'last'];
    const both = ledgerDecider.decide(fold(...locked), {
      type: 'ChangeEntries',
      ids,
      change: { kind: 'pay' },
    });
    expect((both as Refused).message).toBe(
      'This touches 2 entries, and entries up to Mar 31, 2026 are locked.',
    );
  });

  it('[LEDGER46] asks before an undo and a redo that reach behind it, imports too', () => {
    const imported = [
      LedgerImported({ source: 'a.csv', entries: [entry('x', '2026-03-05'), entry('y')] }),
      EntriesLocked({ upTo: '2026-03-31', balanceCents: 100 }),
    ];
    given(...imported)
      .when({ type: 'UndoStep', seq: null })
      .thenRefused('behind-lock');
    const undone = [
      imported[0]!,
      ledgerFact.ImportUndone({ index: 0, count: 2, undoes: 1 }),
      EntriesLocked({ upTo: '2026-03-31', balanceCents: 0 }),
    ];
    given(...undone)
      .when({ type: 'RedoStep', seq: null })
      .thenRefused('behind-lock');
    const paid = [added('a', 0, '2026-03-05'), EntryPaid({ id: 'a' })];
    given(...paid, EntriesLocked({ upTo: '2026-03-31', balanceCents: 100 }))
      .when({ type: 'UndoStep', seq: null })
      .thenRefused('behind-lock');
  });
});

describe('several entries at once', () => {
  const three = [added('a', 0, null), added('b', 1, null), added('c', 2, null), EntryPaid({ id: 'b' })];

  /** The facts of an undo, folded into the state. */
  const undone = (facts: readonly LedgerFact[]) => [
    ...facts,
    ...(ledgerDecider.decide(fold(...facts), { type: 'UndoStep', seq: null }) as readonly LedgerFact[]),
  ];

  it('[LEDGER48] are marked as one step, without those that are so already or are gone', () => {
    const facts = [EntryPaid({ id: 'a' }), EntryPaid({ id: 'c' }), StepsJoined({ count: 2 })];
    given(...three)
      .when({ type: 'ChangeEntries', ids: ['a', 'b', 'gone', 'c', 'a'], change: { kind: 'pay' } })
      .then(...facts);
    const back = fold(...undone([...three, ...facts]));
    expect(back.entries.toArray().map(({ paid }) => paid)).toEqual([false, true, false]);
    expect([back.undo.count, back.skipped]).toEqual([4, 0]);
    given(...three)
      .when({ type: 'ChangeEntries', ids: ['b'], change: { kind: 'unpay' } })
      .then(EntryUnpaid({ id: 'b' }));
    given(...three)
      .when({ type: 'ChangeEntries', ids: ['gone'], change: { kind: 'pay' } })
      .thenRefused('unknown-entry');
  });

  it('[LEDGER48] are deleted from the last on, and undo puts each back at its place', () => {
    const deleted = (id: string, index: number) => EntryDeleted({ id, index, entry: entry(id) });
    const facts = [deleted('c', 2), deleted('a', 0), StepsJoined({ count: 2 })];
    given(...three)
      .when({ type: 'ChangeEntries', ids: ['a', 'c'], change: { kind: 'delete' } })
      .then(...facts);
    const back = fold(...undone([...three, ...facts]));
    expect(back.entries.toArray().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(back.skipped).toBe(0);
  });

  it('[LEDGER48] are filed by one fact, and keep their tags', () => {
    const tagged = EntriesLabelled({ labels: [{ id: 'a', category: 'Oil', tags: ['rush'] }] });
    const file = (category: string | null, ...ids: string[]) =>
      ({ type: 'ChangeEntries', ids, change: { kind: 'file', category } }) as const;
    given(...three, tagged)
      .when(file('Repairs', 'a', 'b'))
      .then(
        EntriesLabelled({
          labels: [
            { id: 'a', category: 'Repairs', tags: ['rush'] },
            { id: 'b', category: 'Repairs', tags: [] },
          ],
        }),
      );
    given(...three, tagged)
      .when(file(null, 'a', 'b'))
      .then(EntriesLabelled({ labels: [{ id: 'a', category: null, tags: ['rush'] }] }));
    given(...three)
      .when(file(' padded ', 'a'))
      .thenRefused('bad-labels');
  });

  it('[LEDGER49] are at most a thousand, all of which one undo takes back', () => {
    const entries = Array.from({ length: 1001 }, (_, i) => entry(`e${i}`));
    const imported = LedgerImported({ source: 'a.csv', entries });
    const ids = entries.map(({ id }) => id);
    given(imported)
      .when({ type: 'ChangeEntries', ids, change: { kind: 'pay' } })
      .thenRefused('too-many-at-once');
    const state = fold(imported);
    const most = { type: 'ChangeEntries', ids: ids.slice(1), change: { kind: 'delete' } } as const;
    const facts = [imported, ...(ledgerDecider.decide(state, most) as readonly LedgerFact[])];
    expect(fold(...facts).entries.length).toBe(1);
    const back = fold(...undone(facts));
    expect(back.entries.toArray().map(({ id }) => id)).toEqual(ids);
    const all = ledgerDecider.decide(state, {
      type: 'ChangeEntries',
      ids,
      change: { kind: 'file', category: 'Oil' },
    });
    expect(all).toHaveLength(1);
  });
});
