import { describe, expect, it } from 'vitest';
import { categoryTotals, usedLabels } from '../../../src/events/ledger/category-totals.ts';
import { readCsv, writeCsv } from '../../../src/events/ledger/csv.ts';
import { ledgerDecider } from '../../../src/events/ledger/decide.ts';
import { type Entry, type LedgerFact, ledgerFact } from '../../../src/events/ledger/events.ts';
import { describeLabels, readTags } from '../../../src/events/ledger/label-texts.ts';
import { LabelBook, noLabels } from '../../../src/events/ledger/labels.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { LedgerState } from '../../../src/events/ledger/state.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import { given as givenFor } from '../../given.ts';

const { EntriesLabelled, EntryAdded, EntryChanged, EntryDeleted, LedgerImported, StepsJoined } = ledgerFact;
const given = (...facts: readonly LedgerFact[]) => givenFor(ledgerDecider, ...facts);

const entry = (id: string, amountCents = 100): Entry => ({
  ...{ id, name: `Entry ${id}`, amountCents, paid: false, note: null, date: null },
});
const added = (id: string, index: number, amountCents = 100) =>
  EntryAdded({ ...entry(id, amountCents), index });
const filed = (id: string, category: string | null, tags: readonly string[] = []) => ({ id, category, tags });
const labelled = (...labels: ReturnType<typeof filed>[]) => EntriesLabelled({ labels });

function fold(...facts: readonly LedgerFact[]): LedgerState {
  const state = ledgerProjection.initial();
  facts.forEach((fact, i) => ledgerProjection.evolve(state, { ...fact, seq: i + 1 } as Recorded<LedgerFact>));
  return state;
}

/** Undoes or redoes one step, and appends its facts. */
function takeBack(facts: readonly LedgerFact[], type: 'UndoStep' | 'RedoStep' = 'UndoStep') {
  const decision = ledgerDecider.decide(fold(...facts), { type, seq: null });
  return [...facts, ...(decision as readonly LedgerFact[])];
}

describe('what entries are filed under', () => {
  it('[LEDGER40] is stated with a new entry, before it, so that the entry is the step', () => {
    const { id, name, amountCents, note, date } = entry('a');
    const add = { type: 'AddEntry', id, name, amountCents, note, date, index: null } as const;
    given()
      .when({ ...add, category: 'Repairs', tags: ['rush'] })
      .then(labelled(filed('a', 'Repairs', ['rush'])), added('a', 0));
    const facts = [labelled(filed('a', 'Repairs', ['rush'])), added('a', 0)];
    expect(fold(...facts).undo.count).toBe(1);
    const undone = takeBack(facts);
    expect(fold(...undone).entries.length).toBe(0);
    // After restoring, it has the same category.
    expect(fold(...takeBack(undone, 'RedoStep')).labels.get('a')).toEqual({
      category: 'Repairs',
      tags: ['rush'],
    });
  });

  it('[LEDGER40] changes by what differs, and nothing is said twice', () => {
    const here = [added('a', 0), labelled(filed('a', 'Repairs', ['rush']))];
    given(...here)
      .when({ type: 'ChangeEntry', id: 'a', changes: { tags: ['suede'] } })
      .then(labelled(filed('a', 'Repairs', ['suede'])));
    given(...here)
      .when({ type: 'ChangeEntry', id: 'a', changes: { category: null } })
      .then(labelled(filed('a', null, ['rush'])));
    given(...here)
      .when({ type: 'ChangeEntry', id: 'a', changes: { category: 'Repairs', tags: ['rush'] } })
      .then();
  });

  it('[LEDGER40] outlives a delete, for the day the entry comes back', () => {
    const facts = [
      added('a', 0),
      labelled(filed('a', 'Repairs')),
      EntryDeleted({ id: 'a', index: 0, entry: entry('a') }),
    ];
    const back = fold(...takeBack(facts));
    expect(back.entries.has('a') && back.labels.get('a').category).toBe('Repairs');
  });

  it.each([
    [{ category: 'x'.repeat(61) }],
    [{ category: ' padded ' }],
    [{ tags: ['a', 'a'] }],
    [{ tags: ['a,b'] }],
    [{ tags: ['#a'] }],
    [{ tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }],
    [{ tags: ['x'.repeat(41)] }],
  ])('[LEDGER40] refuses %j', (changes) =>
    given(added('a', 0)).when({ type: 'ChangeEntry', id: 'a', changes }).thenRefused('bad-labels'),
  );

  it('[LEDGER40] is undone and redone like any other step', () => {
    const facts = [added('a', 0), labelled(filed('a', 'Repairs')), labelled(filed('a', 'Cleaning'))];
    const undone = takeBack(facts);
    expect(fold(...undone).labels.get('a').category).toBe('Repairs');
    expect(fold(...takeBack(undone)).labels.get('a')).toEqual(noLabels);
    expect(fold(...takeBack(undone, 'RedoStep')).labels.get('a').category).toBe('Cleaning');
  });

  it('[LEDGER40] survives a snapshot, with the order of categories', () => {
    const state = fold(added('a', 0), labelled(filed('a', 'Repairs')), labelled(filed('a', 'Oil', ['x'])));
    const again = ledgerProjection.decode(ledgerProjection.encode(state));
    expect([...again.labels]).toEqual([filed('a', 'Oil', ['x'])]);
    expect(again.labels.categories).toEqual(['Repairs', 'Oil']);
    expect(again.labels.placeOf('Oil')).toBe(1);
  });

  it('[LEDGER41] changes with the other fields of an entry as one step', () => {
    const facts = [
      added('a', 0),
      EntryChanged({ id: 'a', changes: { name: 'Sofa' } }),
      labelled(filed('a', 'Repairs')),
    ];
    given(added('a', 0))
      .when({ type: 'ChangeEntry', id: 'a', changes: { name: 'Sofa', category: 'Repairs' } })
      .then(...facts.slice(1), StepsJoined({ count: 2 }));
    const undone = takeBack([...facts, StepsJoined({ count: 2 })]);
    const state = fold(...undone);
    expect([state.entries.get('a')?.name, state.labels.get('a'), state.undo.count, state.skipped]).toEqual([
      ...['Entry a', noLabels, 1, 0],
    ]);
    const redone = fold(...takeBack(undone, 'RedoStep'));
    expect([redone.entries.get('a')?.name, redone.labels.get('a').category, redone.skipped]).toEqual([
      ...['Sofa', 'Repairs', 0],
    ]);
    expect(redone.undo.top?.joined).toBe(2);
  });

  it('[LEDGER41] joins nothing but the steps of the records right before it', () => {
    const facts = [added('a', 0), added('b', 1), labelled(filed('later', 'Oil')), StepsJoined({ count: 2 })];
    expect(fold(...facts).skipped).toBe(1);
    expect(fold(added('a', 0), StepsJoined({ count: 2 })).skipped).toBe(1);
  });

  it('[LEDGER42] comes along with an import, as one step', () => {
    const facts = [
      labelled(filed('a', 'Repairs', ['x'])),
      LedgerImported({ source: 'a.csv', entries: [entry('a'), entry('b')] }),
    ];
    given()
      .when({
        type: 'ImportEntries',
        source: 'a.csv',
        entries: [{ ...entry('a'), category: 'Repairs', tags: ['x'] }, entry('b')],
      })
      .then(...facts);
    expect(fold(...facts).undo.count).toBe(1);
    expect(fold(...takeBack(facts)).entries.length).toBe(0);
  });

  it('[LEDGER42] goes out as CSV and comes back, and has no columns where nothing is filed', () => {
    const entries = [entry('a'), entry('b'), entry('c')];
    const labels = LabelBook.of([filed('a', '=Öl, "Fett"', ['x', '+y']), filed('c', null, ['z'])], []);
    const { entries: read, problems } = readCsv([...writeCsv(entries, labels)].join(''));
    expect(problems).toEqual([]);
    expect(read.map(({ category = null, tags = [] }) => ({ category, tags }))).toEqual(
      entries.map(({ id }) => labels.get(id)),
    );
    expect([...writeCsv(entries, new LabelBook())][0]).toBe('Name,Amount,Paid,Date,Note\r\n');
  });

  it('[LEDGER43] is added up by category, the largest first and those without one last', () => {
    const state = fold(added('a', 0, 500), added('b', 1, -700), added('c', 2, 200), added('d', 3, 9000), labelled(filed('a', 'Oil'), filed('b', 'Rent'), filed('c', 'Oil'))); // prettier-ignore
    expect(categoryTotals(state.entries, state.labels, null)).toEqual([
      { category: 'Oil', count: 2, inCents: 700, outCents: 0 },
      { category: 'Rent', count: 1, inCents: 0, outCents: 700 },
      { category: null, count: 1, inCents: 9000, outCents: 0 },
    ]);
    expect(categoryTotals(state.entries, state.labels, ['b'])).toEqual([
      { category: 'Rent', count: 1, inCents: 0, outCents: 700 },
    ]);
    expect(usedLabels(state.entries, state.labels).categories).toEqual(['Oil', 'Rent']);
  });

  it('is read as it is typed, and told in plain words', () => {
    expect(readTags(' #rush, suede ; Rush,, big  bag')).toEqual(['rush', 'suede', 'big bag']);
    expect(describeLabels('“Sofa”', [{ category: 'Repairs', tags: ['rush'] }])).toBe(
      'Filed “Sofa” under “Repairs”, tags “rush”',
    );
    expect(describeLabels('“Sofa”', [noLabels])).toBe('Took category and tags of “Sofa” away');
  });
});
