/** How long orders have been unpaid: every day counts once, even when clocks change. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { agesOn, listOf } from '../../../src/views/transactions/ages.ts';
import { localDay, startOf } from '../../../src/views/ui/local-day.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the ages of unpaid orders', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'in %s hold every day until today exactly once',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const now = new Date('2026-11-27T12:00:00.000Z');
      const ages = agesOn(now);
      // Across the end of summer time.
      for (let ago = 0; ago <= 100; ago += 1) {
        const day = localDay(startOf(localDay(now), -ago));
        const found = ages.filter(({ from, to }) => (from === null || from <= day) && day <= to);
        const expected = ago <= 7 ? 0 : ago <= 30 ? 1 : ago <= 60 ? 2 : 3;
        expect(found, `${ago} days ago`).toEqual([ages[expected]]);
      }
    },
  );

  it('lead to the list of their orders', () => {
    vi.stubEnv('TZ', 'UTC');
    const ages = agesOn(new Date('2026-11-27T12:00:00.000Z'));
    expect(ages.map((age) => listOf(age, '/merchant-transactions'))).toEqual([
      '/merchant-transactions?state=unpaid&from=2026-11-20&to=2026-11-27',
      '/merchant-transactions?state=unpaid&from=2026-10-28&to=2026-11-19',
      '/merchant-transactions?state=unpaid&from=2026-09-28&to=2026-10-27',
      '/merchant-transactions?state=unpaid&to=2026-09-27',
    ]);
    expect(listOf(ages[1]!, '/transactions-unpaid')).toBe(
      '/transactions-unpaid?from=2026-10-28&to=2026-11-19',
    );
  });
});
