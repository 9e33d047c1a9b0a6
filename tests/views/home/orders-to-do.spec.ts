/** Which of a shop's orders its owner finds at home, and in which order. */
import { describe, expect, it } from 'vitest';
import type { App } from '../../../src/views/app.ts';
import type { TransactionQuery, TransactionRow } from '../../../src/events/transaction/port.ts';
import { ordersToDo } from '../../../src/views/home/day/orders-to-do.ts';

const now = new Date('2026-11-28T12:00:00.000Z');

/** A shop with these orders, which answers as the server does. */
function shopWith(rows: readonly Partial<TransactionRow>[]) {
  const list = (_: string, { state, from, pageSize }: TransactionQuery) => {
    const found = rows
      .filter((row) => row.state === state && (from === null || row.createdAt! >= from))
      .slice(0, pageSize);
    return Promise.resolve({ transactions: found, total: found.length, totals: {} });
  };
  return { transactions: { calls: { list } } } as unknown as Pick<App, 'transactions'>;
}

const order = (number: number, day: string, more: Partial<TransactionRow> = {}): Partial<TransactionRow> => ({
  ...{ number, state: 'unpaid', createdAt: `${day}T09:00:00.000Z`, handoverAt: null, readyAt: null },
  ...more,
});
const numbersOf = async (rows: readonly Partial<TransactionRow>[]) =>
  (await ordersToDo(shopWith(rows), now)).map(({ number }) => number);

describe('orders to do', () => {
  it('are those to be paid, the oldest first, and then those that are paid and not ready', async () => {
    const ready = { state: 'paid', readyAt: '2026-11-27T09:00:00.000Z' } as const;
    expect(
      await numbersOf([
        order(3, '2026-11-25'),
        order(1, '2026-08-01'),
        order(2, '2026-07-31', { state: 'paid' }),
        order(6, '2026-11-20', { state: 'paid' }),
        order(4, '2026-11-26', ready),
        order(5, '2026-11-26', { state: 'refunded' }),
      ]),
    ).toEqual([1, 3, 6]);
  });

  it('begin with the earliest handover', async () => {
    expect(
      await numbersOf([
        order(1, '2026-11-01'),
        order(2, '2026-11-20', { handoverAt: '2026-11-30T10:00:00.000Z' }),
        order(3, '2026-11-21', { state: 'paid', handoverAt: '2026-11-29T10:00:00.000Z' }),
      ]),
    ).toEqual([3, 2, 1]);
  });

  it('leave out paid orders whose handover is over', async () => {
    const handover = (day: string) => ({ state: 'paid', handoverAt: `${day}T10:00:00.000Z` }) as const;
    expect(
      await numbersOf([
        order(1, '2026-11-10', handover('2026-11-14')),
        order(2, '2026-11-11', handover('2026-11-28')),
        order(3, '2026-11-12', { handoverAt: '2026-11-14T10:00:00.000Z' }),
      ]),
    ).toEqual([3, 2]);
  });

  it('leave out paid orders that are a month old, which were handed over', async () => {
    expect(await numbersOf([order(1, '2026-10-20', { state: 'paid' }), order(2, '2026-10-20')])).toEqual([2]);
  });

  it('are five at most, also where an early handover was chosen for a late order', async () => {
    const many = Array.from({ length: 8 }, (_, i) => order(i + 1, `2026-11-1${i}`));
    const soon = order(9, '2026-11-27', { handoverAt: '2026-11-28T15:00:00.000Z' });
    expect(await numbersOf([...many, soon])).toEqual([9, 1, 2, 3, 4]);
  });
});
