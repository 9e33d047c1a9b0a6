import { describe, expect, it } from 'vitest';
import { impactOf } from '../../../src/events/screening/impact.ts';

const group = (name: string, applicants: number, selected: number) => ({ group: name, applicants, selected });
const verdicts = (...counts: Parameters<typeof impactOf>[0]) =>
  impactOf(counts).map(({ verdict }) => verdict);

describe('impact of a selection', () => {
  it('[SCREENING13] marks what is below four fifths of the highest rate, and not what is exactly there', () => {
    expect(impactOf([group('a', 80, 48), group('b', 40, 12)])).toEqual([
      { group: 'a', applicants: 80, selected: 48, rate: 0.6, ratio: 1, verdict: 'fair' },
      { group: 'b', applicants: 40, selected: 12, rate: 0.3, ratio: 0.5, verdict: 'adverse' },
    ]);
    // 0.5 × 0.8 = 0.4: 4 of 10 is enough, 39 of 100 is not.
    expect(verdicts(group('a', 10, 5), group('b', 10, 4), group('c', 100, 39))).toEqual([
      'fair',
      'fair',
      'adverse',
    ]);
    // As decimals 0.24 / 0.3 is 0.7999…; with integers it is four fifths.
    expect(verdicts(group('a', 10, 3), group('b', 25, 6))).toEqual(['fair', 'fair']);
  });

  it('[SCREENING13] does not judge groups of a few, nor by them', () => {
    expect(verdicts(group('a', 10, 5), group('b', 4, 0), group('c', 1, 1))).toEqual(['fair', 'few', 'few']);
    expect(impactOf([group('a', 10, 5), group('c', 1, 1)])[1]?.ratio).toBe(2);
    expect(verdicts(group('a', 4, 2), group('b', 3, 0))).toEqual(['few', 'few']);
  });

  it('[SCREENING13] says when nobody is selected, and leaves empty groups out', () => {
    expect(verdicts(group('a', 10, 0), group('b', 0, 0))).toEqual(['none-selected']);
    expect(impactOf([])).toEqual([]);
  });
});
