import { describe, expect, it } from 'vitest';
import { EntrySequence } from '../../../src/events/ledger/sequence.ts';
import { idsByDate } from '../../../src/views/ledger/by-date.ts';

const dates = { a: '2026-03-01', b: null, c: '2026-04-30', d: '2026-03-01', e: null };
const entries = EntrySequence.of(
  Object.entries(dates).map(([id, date]) => ({
    id,
    name: id,
    amountCents: 1,
    paid: false,
    note: null,
    date,
  })),
);

describe('a ledger by date', () => {
  it('begins with the latest; a day stays in the order of the hand, and what has no date comes last', () => {
    expect(idsByDate(entries, null)).toEqual(['c', 'a', 'd', 'b', 'e']);
  });

  it('shows what was found and nothing else', () => {
    expect(idsByDate(entries, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  });
});
