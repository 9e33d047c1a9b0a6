/** Ledgers that somebody might have kept, the same for the same seed; as records, and as the file they are exported to. */
import type { EventRecord, Fact, Stamp } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { ledgerDecider, type LedgerCommand } from '../../../src/events/ledger/decide.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { LedgerState } from '../../../src/events/ledger/state.ts';
import type { LedgerFact } from '../../../src/events/ledger/events.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import { writeLogFile } from '../../../src/events/log/log-file.ts';

export const sampleStream = 'ledger/u1';

/** mulberry32: enough chance for tests, and always the same. */
export function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const start = Date.parse('2026-01-05T08:00:00.000Z');

export interface SampleOptions {
  readonly seed?: number;
  readonly facts?: number;
  /** Entries from which on nothing more is added. */
  readonly most?: number;
  /** Files entries under categories and tags too. */
  readonly labels?: boolean;
  /** Time of record `seq`; a minute apart by default. */
  readonly at?: (seq: number) => string;
}

export function sampleRecords(options: SampleOptions = {}): EventRecord[] {
  const { seed = 1, facts = 200, most = 1000, labels = false, at } = options;
  const next = random(seed);
  const records: EventRecord[] = [];
  let head = emptyHead;
  let state = ledgerProjection.initial();
  while (records.length < facts) {
    const decision = ledgerDecider.decide(state, commandFor(state, next, records.length, { most, labels }));
    if (!Array.isArray(decision)) continue;
    const seq = records.length + 1;
    const stamp: Stamp = {
      at: at?.(seq) ?? new Date(start + seq * 60_000).toISOString(),
      actor: 'u1',
      device: 'd1-of-the-workshop',
    };
    for (const record of sealFacts(sampleStream, head, decision as readonly Fact[], stamp)) {
      records.push(record);
      head = { seq: record.seq, hash: record.hash };
      state = ledgerProjection.evolve(state, record as Recorded<LedgerFact>);
    }
  }
  return records;
}

function commandFor(
  { entries }: LedgerState,
  next: (below: number) => number,
  n: number,
  { most, labels }: Required<Pick<SampleOptions, 'most' | 'labels'>>,
): LedgerCommand {
  const { length } = entries;
  const id = length > 0 ? entries.at(next(length))!.id : '';
  const kinds = labels ? 12 : 11;
  const kind = length === 0 ? 0 : length >= most ? 4 + next(kinds - 4) : next(kinds);
  switch (kind) {
    case 4:
      return { type: 'ChangeEntry', id, changes: { amountCents: next(200_000) - 100_000 } };
    case 5:
      return {
        type: 'ChangeEntry',
        id,
        changes: { name: `Bag ${next(10_000)}`, note: next(2) ? 'söder' : null },
      };
    case 6:
      return { type: 'MoveEntry', id, to: next(length) };
    case 7:
      return { type: 'DeleteEntry', id };
    case 8:
      return next(2) ? { type: 'UndoStep', seq: null } : { type: 'RedoStep', seq: null };
    case 9:
      return { type: 'PayEntry', id };
    case 10:
      return { type: 'UnpayEntry', id };
    case 11: {
      const said = { category: next(4) ? `Räume ${next(3)}` : null, tags: next(2) ? ['eilt'] : [] };
      return { type: 'ChangeEntry', id, changes: next(2) ? said : { ...said, amountCents: next(9999) } };
    }
    case 3: {
      if (next(10) > 0) break;
      const entry = (i: number) => ({ id: `i${n}-${i}`, name: `Old ${i}`, amountCents: next(9999), paid: i % 2 === 0, note: null, date: null }); // prettier-ignore
      return {
        type: 'ImportEntries',
        source: 'old.csv',
        entries: Array.from({ length: 1 + next(5) }, (_, i) => entry(i)),
      };
    }
  }
  return {
    type: 'AddEntry',
    id: `e${n}`,
    name: `Größe ${n} "Suède"`,
    amountCents: next(100_000) - 30_000,
    note: null,
    date: next(2) ? '2026-03-01' : null,
    index: next(4) === 0 ? next(length + 1) : null,
    ...(labels && next(5) === 0 ? { category: 'Öl' } : {}),
  };
}

/** The exported file, line by line without the ends; the header comes first. */
export async function fileLines(
  records: readonly EventRecord[],
  checkpoints: readonly unknown[] = [],
): Promise<string[]> {
  const last = records.at(-1);
  const log = {
    start: async () => null,
    head: async () => (last ? { seq: last.seq, hash: last.hash } : emptyHead),
    async *readVerified() {
      yield records;
    },
  };
  let text = '';
  for await (const piece of writeLogFile(log, sampleStream, checkpoints)) text += piece;
  return text.split('\n').slice(0, -1);
}

export const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
