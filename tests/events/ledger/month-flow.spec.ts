import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, type LedgerFact, ledgerFact } from '../../../src/events/ledger/events.ts';
import { flowsOf, hasUndated, noteWritten } from '../../../src/events/ledger/month-flow.ts';
import { EntrySequence } from '../../../src/events/ledger/sequence.ts';
import type { Recorded } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';

const entry = (id: string, amountCents: number, date: string | null): Entry => ({
  ...{ id, amountCents, date },
  name: id,
  paid: false,
  note: null,
});
const months = ['2026-10', '2026-11'];
const nobody = new Map<string, string>();

/** Records of these facts, each on a day of its own in November, starting with the first. */
function writtenOf(...facts: readonly LedgerFact[]) {
  const written = new Map<string, string>();
  facts.forEach((fact, i) => {
    const at = `2026-11-0${i + 1}T12:00:00.000Z`;
    const [record] = sealFacts('ledger/u1', emptyHead, [fact], { at, actor: 'u1', device: 'd1' });
    noteWritten(written, record as Recorded<LedgerFact>, (time) => time.slice(0, 10));
  });
  return [...written];
}

describe('the money of a month', () => {
  it('[LEDGER36] is what came in and what went out by the entries’ own dates', () => {
    const entries = EntrySequence.of([
      entry('bag', 8500, '2026-11-03'),
      entry('foam', -4250, '2026-11-30'),
      entry('sofa', 18_000, '2026-10-31'),
      entry('rent', -60_000, '2026-09-01'),
    ]);
    expect(flowsOf(entries, months, nobody)).toEqual({
      months: [
        { month: '2026-10', inCents: 18_000, outCents: 0 },
        { month: '2026-11', inCents: 8500, outCents: 4250 },
      ],
      undated: 0,
    });
  });

  it('[LEDGER36] takes an entry without a date for one of the day it was written down on', () => {
    const entries = EntrySequence.of([entry('bag', 8500, null), entry('lost', 100, null)]);
    expect(hasUndated(entries)).toBe(true);
    expect(flowsOf(entries, months, new Map([['bag', '2026-11-02']]))).toEqual({
      months: [
        { month: '2026-10', inCents: 0, outCents: 0 },
        { month: '2026-11', inCents: 8500, outCents: 0 },
      ],
      undated: 1,
    });
  });

  it('[LEDGER36] keeps the day on which an entry was first written, and none of those with a date', () => {
    const { EntryAdded, EntryDeleted, LedgerImported } = ledgerFact;
    const bag = entry('bag', 8500, null);
    expect(
      writtenOf(
        EntryAdded({ ...bag, index: 0 }),
        LedgerImported({
          source: 'a.csv',
          entries: [entry('sofa', 1, null), entry('foam', 1, '2026-01-01')],
        }),
        EntryDeleted({ id: 'bag', index: 0, entry: bag }),
        EntryAdded({ ...bag, index: 0, undoes: 3 }),
      ),
    ).toEqual([
      ['bag', '2026-11-01'],
      ['sofa', '2026-11-02'],
    ]);
  });

  it('[LEDGER36] leaves no cent out: in less out of all months is the balance', () => {
    const day = fc.constantFrom('2026-10-01', '2026-10-31', '2026-11-01', '2026-11-30');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), day)), (drawn) => {
        const entries = EntrySequence.of(drawn.map(([cents, date], i) => entry(String(i), cents, date)));
        const { months: flows } = flowsOf(entries, months, nobody);
        const left = flows.reduce((sum, { inCents, outCents }) => sum + inCents - outCents, 0);
        expect(left).toBe(entries.balanceCents);
      }),
    );
  });
});
