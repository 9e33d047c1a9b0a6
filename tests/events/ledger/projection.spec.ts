import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import { type LedgerCommand, ledgerDecider } from '../../../src/events/ledger/decide.ts';
import { type Entry, type LedgerFact, ledgerFact } from '../../../src/events/ledger/events.ts';
import { maxAmountCents } from '../../../src/events/shared/money.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { LedgerState } from '../../../src/events/ledger/state.ts';
import { EntrySequence } from '../../../src/events/ledger/sequence.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { readLogFile, writeLogFile } from '../../../src/events/log/log-file.ts';
import { readCsv, writeCsv } from '../../../src/events/ledger/csv.ts';
import { seed, times } from '../../counts.ts';
import { testStamp } from '../../given.ts';
import { Oracle } from './oracle.ts';

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

const at = (seq: number, fact: LedgerFact) =>
  ({ ...fact, ...testStamp, stream: 'test', seq, prev: '', hash: '' }) as Recorded<LedgerFact>;
const fold = (facts: readonly LedgerFact[], state = ledgerProjection.initial()) =>
  facts.reduce((folded, fact, i) => ledgerProjection.evolve(folded, at(i + 1, fact)), state);
const copy = (state: LedgerState) => ledgerProjection.decode(ledgerProjection.encode(state));
const seen = ({ entries, undo, redo, skipped }: LedgerState) => ({
  entries: entries.toArray(),
  balance: entries.balanceCents,
  paid: entries.balancePaidCents,
  undo: undo.toArray(),
  redo: redo.toArray(),
  skipped,
});

const entry = (id: string, amountCents = 100): Entry => ({
  id,
  name: id,
  amountCents,
  paid: false,
  note: null,
  date: null,
});

/** The next change, as numbers that get their meaning once the ledger's length is known. */
const operations = fc.array(
  fc.record({
    what: fc.constantFrom(
      'add',
      'add',
      'change',
      'pay',
      'unpay',
      'move',
      'shift',
      'delete',
      'restore',
      'import',
      'undo',
      'undo',
      'redo',
      'reload',
    ),
    where: fc.nat(),
    to: fc.nat(),
    cents: fc.oneof(
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.integer({ min: -maxAmountCents, max: maxAmountCents }),
    ),
    text: fc.string({ unit: 'grapheme', maxLength: 8 }),
  }),
  { maxLength: 120, size: 'max' },
);
type Operation = (typeof operations extends fc.Arbitrary<infer T> ? T : never)[number];

function commandOf(
  { what, where, to, cents, text }: Operation,
  state: LedgerState,
  n: number,
  gone: readonly Entry[],
): LedgerCommand {
  const { entries } = state;
  const id = entries.at(where % Math.max(1, entries.length))?.id ?? 'nobody';
  const fields = {
    name: text,
    amountCents: cents,
    note: text || null,
    date: where % 2 ? '2026-02-28' : null,
  };
  switch (what) {
    case 'change':
      return { type: 'ChangeEntry', id, changes: where % 3 === 0 ? { amountCents: cents } : fields };
    case 'pay':
      return { type: 'PayEntry', id };
    case 'unpay':
      return { type: 'UnpayEntry', id };
    case 'move':
      return { type: 'MoveEntry', id, to: to % Math.max(1, entries.length) };
    case 'shift':
      return { type: 'ShiftEntry', id, by: (to % 7) - 3 };
    case 'delete':
      return { type: 'DeleteEntry', id };
    case 'restore':
      return { type: 'RestoreEntry', entry: gone.at(-1) ?? entry('nobody'), index: to % 50, deletedBy: -1 };
    case 'import':
      return {
        type: 'ImportEntries',
        source: text,
        entries: Array.from({ length: where % 60 }, (_, i) => ({
          ...fields,
          id: `i${n}-${i}`,
          paid: i % 2 === 0,
        })),
      };
    case 'undo':
      return { type: 'UndoStep', seq: null };
    case 'redo':
      return { type: 'RedoStep', seq: null };
    default:
      return {
        type: 'AddEntry',
        id: `e${n}`,
        index: to % 3 === 0 ? where % (entries.length + 1) : null,
        ...fields,
      };
  }
}

function expectAgreement({ entries, skipped }: LedgerState, oracle: Oracle) {
  expect(skipped).toBe(0);
  expect(entries.toArray()).toEqual(oracle.entries);
  expect(BigInt(entries.balanceCents)).toBe(oracle.balance);
  expect(BigInt(entries.balancePaidCents)).toBe(oracle.balancePaid);
  const rows = entries.slice(0, entries.length);
  expect(rows.map(({ runningCents }) => BigInt(runningCents))).toEqual(oracle.running);
  const positions = rows.map(({ index }) => index);
  expect(rows.map(({ entry }) => entries.indexOf(entry.id))).toEqual(positions);
  expect(positions.map((index) => entries.at(index)?.id)).toEqual(oracle.entries.map(({ id }) => id));
  expect(positions.map((index) => BigInt(entries.runningCents(index)))).toEqual(oracle.running);
}

/** The facts as read from an exported log. */
async function exported(facts: readonly LedgerFact[]): Promise<LedgerFact[]> {
  const log = memoryLog();
  await log.append('ledger/oracle', 0, facts, testStamp);
  const file = await readLogFile(writeLogFile(log, 'ledger/oracle'));
  if (!file.ok) throw new Error(file.message);
  return file.records as unknown as LedgerFact[];
}

describe('a ledger against its oracle, at random', { tags: 'full' }, () => {
  test.prop([operations], { numRuns: times(10_000), seed })(
    '[LEDGER18] agrees to the cent after any mix of operations, undo, redo, reload, export and import',
    async (list) => {
      const oracle = new Oracle();
      let state = ledgerProjection.initial();
      const facts: LedgerFact[] = [];
      const gone: Entry[] = [];
      for (const [n, operation] of list.entries()) {
        if (operation.what === 'reload') {
          state = copy(state);
          continue;
        }
        const command = commandOf(operation, state, n, gone);
        const before = ledgerProjection.encode(state);
        const decision = ledgerDecider.decide(state, command);
        if (ledgerProjection.encode(state) !== before) throw new Error('decide touched the state');
        if (decision instanceof Refused || decision.length === 0) continue;
        for (const fact of decision) {
          facts.push(fact);
          if (fact.type === 'EntryDeleted') gone.push(fact.data.entry);
          state = ledgerProjection.evolve(state, at(facts.length, fact));
        }
        oracle.do(command);
      }
      expectAgreement(state, oracle);
      expect(seen(copy(state))).toEqual(seen(state));
      expect(seen(fold(facts))).toEqual(seen(state));
      expect(seen(fold(await exported(facts)))).toEqual(seen(state));
      const { entries: read, problems } = readCsv([...writeCsv(oracle.entries)].join(''));
      expect(problems).toEqual([]);
      expect(read).toEqual(oracle.entries.map(({ id: _, ...fields }) => fields));
    },
    times(10_000) * 300,
  );
});

describe('a ledger against its oracle', () => {
  it(
    '[LEDGER18] agrees on a long ledger with moves, deletes and inserts all over it',
    { timeout: 60_000 },
    () => {
      const oracle = new Oracle();
      let state = ledgerProjection.initial();
      let seq = 0;
      let seed = 7;
      const random = (below: number) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % below;
      const run = (command: LedgerCommand) => {
        const decision = ledgerDecider.decide(state, command);
        if (decision instanceof Refused) throw new Error(decision.message);
        if (decision.length === 0) return;
        for (const fact of decision) state = ledgerProjection.evolve(state, at((seq += 1), fact));
        oracle.do(command);
      };
      const entries = Array.from({ length: 4000 }, (_, i) => entry(`e${i}`, i - 2500));
      run({ type: 'ImportEntries', source: 'long', entries });
      for (let i = 0; i < 1500; i += 1) {
        const { id } = state.entries.at(random(state.entries.length))!;
        const to = random(state.entries.length);
        if (i % 3 === 0) run({ type: 'MoveEntry', id, to });
        else if (i % 3 === 1) run({ type: 'DeleteEntry', id });
        else
          run({ type: 'AddEntry', id: `n${i}`, name: '', amountCents: i, note: null, date: null, index: to });
      }
      expectAgreement(state, oracle);
      while (state.entries.length > 20)
        run({ type: 'DeleteEntry', id: state.entries.at(random(state.entries.length))!.id });
      expectAgreement(state, oracle);
    },
  );
});

describe('snapshots', () => {
  test.prop([
    fc.array(
      fc.record({
        name: fc.string({ unit: 'binary' }),
        amountCents: fc.integer(),
        paid: fc.boolean(),
        note: fc.option(fc.string({ minLength: 1 })),
        date: fc.option(fc.constant('2026-12-31')),
      }),
    ),
  ])('[LEDGER19] give back every field', (list) => {
    const entries = list.map((fields, i) => ({ ...fields, id: `e${i}` }));
    const state = fold([LedgerImported({ source: 's', entries })]);
    expect(seen(copy(state))).toEqual(seen(state));
  });

  it('[LEDGER19] keep what can be undone and redone', () => {
    const state = fold([
      LedgerImported({ source: 's', entries: [entry('a'), entry('b')] }),
      EntryChanged({ id: 'a', changes: { name: 'A' } }),
      EntryChanged({ id: 'a', changes: { name: 'a' }, undoes: 2 }),
      ImportUndone({ index: 0, count: 2, undoes: 1 }),
    ]);
    for (const each of [state, copy(state)]) {
      expect(each.entries.length).toBe(0);
      expect(ledgerDecider.decide(each, { type: 'RedoStep', seq: null })).toEqual([
        LedgerImported({ source: 's', entries: [entry('a'), entry('b')], undoes: 4 }),
      ]);
    }
  });
});

describe('facts that cannot be', () => {
  const base = [EntryAdded({ ...entry('a'), index: 0 }), EntryAdded({ ...entry('b'), index: 1 })];
  it.each<[string, LedgerFact]>([
    ['an id twice', EntryAdded({ ...entry('a'), index: 0 })],
    ['a place beyond the end', EntryAdded({ ...entry('c'), index: 3 })],
    ['a change of nobody', EntryChanged({ id: 'x', changes: { name: 'x' } })],
    ['paying nobody', EntryPaid({ id: 'x' })],
    ['unpaying the unpaid', EntryUnpaid({ id: 'a' })],
    ['moving nobody', EntryMoved({ id: 'x', from: 0, to: 1 })],
    ['moving beyond the end', EntryMoved({ id: 'a', from: 0, to: 2 })],
    ['deleting nobody', EntryDeleted({ id: 'x', index: 0, entry: entry('x') })],
    ['importing a known id', LedgerImported({ source: 's', entries: [entry('c'), entry('b')] })],
    ['undoing no import', ImportUndone({ index: 0, count: 2, undoes: 2 })],
    [
      'a sum that is not exact',
      LedgerImported({
        source: 's',
        entries: Array.from({ length: 10 }, (_, i) => entry(`x${i}`, maxAmountCents)),
      }),
    ],
  ])('[LEDGER20] %s changes nothing and is counted', (_, fact) => {
    const before = fold(base);
    const after = fold([...base, fact]);
    expect(seen(after)).toEqual({ ...seen(before), skipped: 1 });
  });

  it('[LEDGER20] wrong positions in an adopted fact still leave a ledger that can be undone', () => {
    const state = fold([...base, EntryDeleted({ id: 'a', index: 99, entry: entry('a') })]);
    expect(ledgerDecider.decide(state, { type: 'UndoStep', seq: null })).toEqual([
      EntryAdded({ ...entry('a'), index: 1, undoes: 3 }),
    ]);
  });
});

describe('speed', () => {
  /**
   * Median time of a thousand moves and running balances at random places, in microseconds of CPU time: excludes the time
   * waiting for a core.
   */
  function cost(length: number): number {
    const sequence = EntrySequence.of(Array.from({ length }, (_, i) => entry(`e${i}`, i % 100)));
    let seed = 3;
    const random = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % length;
    const rounds = Array.from({ length: 7 }, () => {
      const start = process.cpuUsage();
      for (let i = 0; i < 1000; i += 1) {
        sequence.move(`e${random()}`, random());
        sequence.slice(random(), 1);
        sequence.indexOf(`e${random()}`);
      }
      const { user, system } = process.cpuUsage(start);
      return user + system;
    });
    return rounds.sort((a, b) => a - b)[3]!;
  }

  it('[LEDGER21] a change costs no more than √n', { retry: 2, timeout: 60_000 }, () => {
    const small = cost(1000);
    const large = cost(256_000);
    // √256 is 16; twice that leaves room for a colder cache. An O(n) structure would be 256 times slower.
    expect(large / small).toBeLessThan(32);
  });
});
