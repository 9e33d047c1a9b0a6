/** The texts of a history, fact by fact. */
import { describe, expect, it } from 'vitest';
import type { PastFact } from '../../../src/events/transaction/detail.ts';
import { describeHistory } from '../../../src/views/transactions/describe-fact.ts';
import { sofa } from './sample.ts';

const reported = (...facts: readonly Pick<PastFact, 'type' | 'data'>[]) =>
  describeHistory(
    [
      ...sofa.history,
      ...facts.map((fact, i) => ({ ...fact, seq: 3 + i, v: 1, at: '2026-11-22T12:00:00.000Z', by: 'Ida' })),
    ],
    '$',
  );
const last = (fact: Pick<PastFact, 'type' | 'data'>) => reported(fact).at(-1);

describe('the history of a transaction', () => {
  it('tells who did what, and what it came to', () => {
    expect(reported().map(({ words, by, totalCents }) => [words, by, totalCents])).toEqual([
      ['Ordered from the cart', 'Rosa Lindqvist', 92_099],
      ['Placed', 'Rosa Lindqvist', 92_099],
    ]);
  });

  it('tells a quantity from what it was before', () => {
    const change = { type: 'TransactionQuantityChanged', data: { lineId: 'l1', quantity: 3 } };
    expect(last(change)).toMatchObject({
      words: 'Changed the quantity of “Leather sofa, deep clean” from 2 to 3',
      totalCents: 137_149,
    });
  });

  it('names a line that was taken out, and its worth', () => {
    const removal = { type: 'TransactionLineRemoved', data: { lineId: 'l2' } };
    expect(last(removal)).toMatchObject({ words: 'Took out “Pick-up”, 1 × $19.99', totalCents: 90_100 });
  });

  it('tells only those details that differ', () => {
    const changes = { contact: { ...sofa.contact, email: '' }, paymentMethod: 'card', note: sofa.note };
    expect(last({ type: 'TransactionEdited', data: { changes } })?.words).toBe(
      'Changed the email to nothing; the payment to Card',
    );
  });

  it.each([
    ['TransactionPaid', 'Marked as paid'],
    ['TransactionRefunded', 'Marked as refunded'],
    ['TransactionCancelled', 'Cancelled'],
  ])('says what %s means', (type, words) => {
    expect(last({ type, data: {} })?.words).toBe(words);
  });

  it('says that a fact of a newer version cannot be read, and keeps the total', () => {
    expect(last({ type: 'TransactionGiftWrapped', data: {} })).toMatchObject({
      words: 'Changed in a way that this version does not know',
      totalCents: 92_099,
    });
  });

  it('does not leave an empty name where an account is gone', () => {
    const [first] = describeHistory([{ ...sofa.history[0]!, by: '' }], '$');
    expect(first?.by).toBe('Somebody whose account is gone');
  });
});
