import { describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../../src/events/ledger/events.ts';
import { EntrySequence } from '../../../src/events/ledger/sequence.ts';
import { type Found, lookThrough, matcher } from '../../../src/views/ledger/find.ts';

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  name: '',
  amountCents: 0,
  paid: false,
  note: null,
  date: null,
  ...more,
});

describe('what fits a search', () => {
  const sofa = entry('a', {
    name: 'Sofa, Ölfleck',
    note: 'Second visit',
    date: '2026-04-30',
    amountCents: -123_450,
    paid: true,
  });
  it.each([
    ['sofa', true],
    ['  ÖLFLECK ', true],
    ['second', true],
    ['2026-04', true],
    ['1,234.5', true],
    ['-1234', true],
    ['$1,234', true],
    ['+1234.50', true],
    ['', true],
    ['chair', false],
    ['1235', false],
  ])('%j: %s', (text, fits) => {
    expect(matcher({ text, filter: 'all' })(sofa)).toBe(fits);
  });

  it('goes by the paid mark as well', () => {
    expect(matcher({ text: 'sofa', filter: 'paid' })(sofa)).toBe(true);
    expect(matcher({ text: 'sofa', filter: 'unpaid' })(sofa)).toBe(false);
    expect(matcher({ text: '', filter: 'unpaid' })(sofa)).toBe(false);
  });
});

describe('looking through a ledger', () => {
  const many = EntrySequence.of(
    Array.from({ length: 50_000 }, (_, i) =>
      entry(`e${i}`, { name: `Client ${i}`, amountCents: i, paid: i % 2 === 0 }),
    ),
  );

  it('finds all in order, with their sum, in several slices', async () => {
    const reported: Found[] = [];
    lookThrough(
      many,
      (found) => {
        // Simulates a phone, so slow that no slice can process the whole ledger.
        for (const end = performance.now() + 0.001; performance.now() < end;);
        return found.paid;
      },
      (found) => reported.push(found),
    );
    expect(reported.at(-1)?.complete ?? false).toBe(false);
    await vi.waitFor(() => expect(reported.at(-1)?.complete).toBe(true), { timeout: 5000 });
    const { ids, sumCents } = reported.at(-1)!;
    expect(ids).toHaveLength(25_000);
    expect(ids.slice(0, 3)).toEqual(['e0', 'e2', 'e4']);
    expect(sumCents).toBe(24_999 * 25_000);
  });

  it('stops when something else is looked for', async () => {
    const report = vi.fn();
    const stop = lookThrough(
      many,
      () => {
        for (const end = performance.now() + 0.001; performance.now() < end;);
        return false;
      },
      report,
    );
    stop();
    await new Promise((later) => setTimeout(later, 50));
    expect(report).not.toHaveBeenCalled();
  });
});
