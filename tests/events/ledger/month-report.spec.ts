import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/events/ledger/events.ts';
import { LabelBook } from '../../../src/events/ledger/labels.ts';
import { monthBefore, monthReport } from '../../../src/events/ledger/month-report.ts';
import { EntrySequence } from '../../../src/events/ledger/sequence.ts';

const entry = (id: string, amountCents: number, date: string | null): Entry => ({
  ...{ id, amountCents, date, name: id, paid: false, note: null },
});
const entries = EntrySequence.of([
  entry('old', 100_000, '2024-05-05'),
  entry('october', -3000, '2026-10-31'),
  entry('sofa', 12_000, '2026-11-01'),
  entry('foam', -20_000, '2026-11-30'),
  entry('noted', 500, null),
  entry('unknown', 9999, null),
  entry('later', 700, '2026-12-01'),
]);
const labels = LabelBook.of([{ id: 'foam', category: 'Material', tags: [] }], ['Material']);
const report = monthReport(entries, labels, '2026-11', new Map([['noted', '2026-11-09']]));

describe('the report of a month', () => {
  it('[LEDGER53] opens with all that was before, and closes with what the month left', () => {
    expect([report.openingCents, report.closingCents, report.count]).toEqual([97_000, 89_500, 3]);
    expect(report.months.map(({ month }) => month)).toEqual([
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
    expect(report.months.map(({ closingCents }) => closingCents)).toEqual([
      100_000, 100_000, 100_000, 100_000, 97_000, 89_500,
    ]);
    expect(report.months.at(-1)).toMatchObject({ inCents: 12_500, outCents: 20_000 });
  });

  it('[LEDGER53] says what for, the largest, and how many entries have no month', () => {
    expect(report.categories).toEqual([
      { category: 'Material', count: 1, inCents: 0, outCents: 20_000 },
      { category: null, count: 2, inCents: 12_500, outCents: 0 },
    ]);
    expect(report.largest.map(({ id }) => id)).toEqual(['foam', 'sofa', 'noted']);
    expect(report.undated).toBe(1);
  });

  it('[LEDGER53] opens a month behind all entries with all of them', () => {
    const later = monthReport(entries, labels, '2028-01', new Map());
    expect([later.openingCents, later.closingCents, later.count]).toEqual([89_700, 89_700, 0]);
  });

  it('counts months over the turn of a year', () => {
    expect([monthBefore('2026-01', 1), monthBefore('2026-12', 5)]).toEqual(['2025-12', '2026-07']);
  });
});
