import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journalRetention, journalSlack, lastToGo } from '../../../src/events/log/retention.ts';

const day = 86_400_000;
const now = Date.parse('2026-06-01T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * day).toISOString();
/** A stream whose records have these ages in days, starting with record `first`. */
const goes = (ages: readonly number[], { scope = 'journal' as 'journal' | 'truth' | null, first = 1 } = {}) =>
  lastToGo({
    scope,
    head: { seq: first + ages.length - 1, hash: '' },
    records: ages.map((age, i) => ({ seq: first + i, at: daysAgo(age) })),
    now,
  });
const young = (count: number) => Array.from({ length: count }, () => 1);

describe('what of a journal goes', () => {
  it('[JOURNAL4] is bounded by 90 days and 10,000 records, with 1,000 above before it is trimmed again', () => {
    expect(journalRetention).toEqual({ days: 90, records: 10_000 });
    expect(journalSlack).toBe(1000);
  });

  it('[JOURNAL4] is what is older than 90 days', () => {
    expect(goes([91, 90.001, 89.999, 1])).toBe(2);
    expect(goes([90, 1])).toBe(0);
    expect(goes([400, 300, 1], { first: 71 })).toBe(72);
  });

  it('[JOURNAL4] is what is in front of the last 10,000', () => {
    expect(goes(young(10_000))).toBe(0);
    expect(goes(young(10_003))).toBe(3);
    expect(goes(young(10_001), { first: 50 })).toBe(50);
  });

  it('[JOURNAL4] is both together, and nothing behind one that stays', () => {
    expect(goes([...young(2), ...Array.from({ length: 3 }, () => 100), ...young(9998)])).toBe(5);
    expect(goes([100, 1, 100, 100, 1])).toBe(1);
  });

  it('[JOURNAL4] is never the last record', () => {
    expect(goes([500, 400, 300])).toBe(2);
    expect(goes([500])).toBe(0);
    expect(goes([])).toBe(0);
  });

  it('[JOURNAL4] is nothing that a wrong clock has dated ahead, or that has no time, before its number comes', () => {
    expect(goes([100, -9000, 100, 1])).toBe(1);
    const records = [{ seq: 1, at: 'yesterday' }, { seq: 2, at: daysAgo(100) }]; // prettier-ignore
    expect(lastToGo({ scope: 'journal', head: { seq: 9, hash: '' }, records, now })).toBe(0);
    expect(goes([-9000, ...young(10_000)])).toBe(1);
  });

  it.each(['truth', null] as const)('[LOG18] is nothing of a stream of scope %s', (scope) => {
    expect(goes([500, 400, 300], { scope })).toBe(0);
    expect(goes(young(12_000), { scope })).toBe(0);
  });

  it('[JOURNAL4] keeps every young record among the last, and the last one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 200 }), { minLength: 1, maxLength: 60 }), (ages) => {
        const last = goes(ages);
        expect(last).toBeLessThan(ages.length);
        expect(ages.slice(0, last).every((age) => age > 90)).toBe(true);
        const next = ages[last]!;
        if (last < ages.length - 1) expect(next).toBeLessThanOrEqual(90);
      }),
    );
  });
});
