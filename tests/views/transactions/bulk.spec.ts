import { describe, expect, it } from 'vitest';
import type { TransactionRequest } from '../../../src/events/transaction/port.ts';
import { changeAll, outcomeWords } from '../../../src/views/transactions/bulk.ts';
import { sampleTransaction } from '../../../src/machines/paths/sample-transaction.ts';

const orders = [
  { number: 6_000_001, version: 2 },
  { number: 6_000_002, version: 5 },
  { number: 6_000_003, version: 3 },
];

describe('the same change to many orders', () => {
  it('asks for each with the version that was seen, and can be undone at the versions it led to', async () => {
    const asked: TransactionRequest[] = [];
    const change = async (request: TransactionRequest) => {
      asked.push(request);
      return { ...sampleTransaction, number: request.number, version: request.seen + 1 };
    };
    const outcome = await changeAll({ change }, orders, { type: 'MakeReady' });
    await changeAll({ change }, outcome.done, { type: 'TakeBackReady' });
    expect(asked.map(({ number, seen, change: { type } }) => [number, seen, type])).toEqual([
      [6_000_001, 2, 'MakeReady'],
      [6_000_002, 5, 'MakeReady'],
      [6_000_003, 3, 'MakeReady'],
      [6_000_001, 3, 'TakeBackReady'],
      [6_000_002, 6, 'TakeBackReady'],
      [6_000_003, 4, 'TakeBackReady'],
    ]);
    expect(outcomeWords(outcome, 'marked as ready')).toBe('3 orders marked as ready.');
  });

  it('goes on behind one that is refused, and says which and why', async () => {
    const change = async ({ number, seen }: TransactionRequest) => {
      if (number === 6_000_002) throw new Error('It has changed.');
      return { ...sampleTransaction, number, version: seen + 1 };
    };
    const outcome = await changeAll({ change }, orders, { type: 'PayTransaction' });
    expect(outcome.done.map(({ number }) => number)).toEqual([6_000_001, 6_000_003]);
    expect(outcomeWords(outcome, 'marked as paid')).toBe(
      '2 orders marked as paid. 6000002 was not: It has changed.',
    );
  });
});
