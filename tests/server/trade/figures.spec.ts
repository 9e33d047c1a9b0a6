/** Totals of lists of orders: over all rows that their filters find, and only one's own. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactions } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { contact, dayMs, offer, openShop, type Shop, write } from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const uid of ['mila', 'marco', 'newcomer'])
    await addPerson(shop.db, { uid, roles: ['merchant'], displayName: uid });
  await addPerson(shop.db, { uid: 'admin', roles: ['admin'] });
  await addPerson(shop.db, { uid: 'uma' });
  await sell();
});
afterAll(() => shop.close());

const line = (title: string, priceCents: number, quantity = 1, productId: string | null = null) => ({
  ...{ productId, title, quantity, priceCents },
});
const zoe = { ...contact, name: 'Zoë', phone: '+442079460000' };

/** The tests begin on Saturday, 2026-11-21. */
async function sell() {
  const bag = await offer(shop, 'mila', { title: 'Bag', priceCents: 5000 });
  const act = (order: Schemas['Transaction'], verb: string) =>
    shop.ask<Schemas['Transaction']>('mila', 'POST', `/transactions/${order.number}/${verb}`, {
      version: order.version,
    });
  await write(shop, 'mila', { contact: zoe, lines: [line('Bag', 5000, 2, bag.id), line('Polish', 300)] });
  // These count as unsold.
  await write(shop, 'mila', { place: false, lines: [line('Draft', 99_999)] });
  await act(await write(shop, 'mila', { lines: [line('Cancelled', 99_999)] }), 'cancel');
  const paid = await act(await write(shop, 'mila', { lines: [line('Refunded', 99_999)] }), 'pay');
  await act(paid.body, 'refund');
  await write(shop, 'marco', { lines: [line('Bag', 7000)] });

  shop.pass(2 * dayMs);
  const anna = { ...contact, name: 'Anna', phone: '+442079460001' };
  await act(await write(shop, 'mila', { contact: anna, lines: [line('bag by hand', 100)] }), 'pay');
  shop.pass(14 * dayMs);
  const last = await write(shop, 'mila', {
    contact: { ...zoe, name: 'Zoë Quill' },
    lines: [line('Bag, small', 4000, 1, bag.id), line('Bag by hand', 50, 2), line('Removed', 77)],
  });
  const ids = last.lines.map(({ id }) => id);
  const quantities = ids.map((lineId, i) => ({ lineId, quantity: [3, 1, 0][i]! }));
  const changed = await shop.ask('mila', 'PUT', `/transactions/${last.number}/quantities`, {
    version: last.version,
    quantities,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
}

const figures = async (query = '', who = 'mila') => {
  const answer = await shop.ask<Schemas['SalesFigures']>(who, 'GET', `/transactions/sold/figures${query}`);
  expect(answer.status, query).toBe(200);
  return answer.body;
};

describe('the sales of a merchant', () => {
  it('are added up by week and month, without drafts, what was cancelled or refunded, and others’', async () => {
    const { count, cents, weeks, months } = await figures();
    expect([count, cents]).toEqual([3, 10_300 + 100 + 12_050]);
    expect(weeks).toEqual({
      periods: [
        { day: '2026-11-16', count: 1, cents: 10_300 },
        { day: '2026-11-23', count: 1, cents: 100 },
        { day: '2026-11-30', count: 0, cents: 0 },
        { day: '2026-12-07', count: 1, cents: 12_050 },
      ],
      earlier: 0,
    });
    expect(months.periods.map(({ cents: sum }) => sum)).toEqual([10_400, 12_050]);
  });

  it('have weeks that begin where the reader is', async () => {
    // Monday, 08:00 in UTC is still Sunday evening in Honolulu.
    const { weeks } = await figures('?timeZone=Pacific/Honolulu');
    expect(weeks.periods.map(({ count }) => count)).toEqual([2, 0, 1]);
  });

  it('name products by what they are, as the last order has it, and clients by who they are', async () => {
    const { products, clients } = await figures();
    expect(products).toEqual({
      top: [
        { name: 'Bag, small', count: 5, cents: 22_000 },
        { name: 'Polish', count: 1, cents: 300 },
        { name: 'Bag by hand', count: 2, cents: 150 },
      ],
      total: 3,
    });
    expect(clients).toEqual({
      top: [
        { name: 'Zoë Quill', count: 2, cents: 22_350 },
        { name: 'Anna', count: 1, cents: 100 },
      ],
      total: 2,
    });
  });

  it('are of what the filters find', async () => {
    expect((await figures('?search=anna')).count).toBe(1);
    expect((await figures('?state=paid')).cents).toBe(100);
    expect(await figures('?state=draft')).toMatchObject({ count: 0, weeks: { periods: [] } });
    const until = await figures('?before=2026-11-23T00:00:00Z');
    expect(until.weeks.periods).toEqual([{ day: '2026-11-16', count: 1, cents: 10_300 }]);
    expect((await figures('?before=0002-01-01T00:00:00Z')).count).toBe(0);
    expect((await figures('', 'newcomer')).products).toEqual({ top: [], total: 0 });
  });

  it('tell how many are longer ago than what is told', async () => {
    shop.pass(400 * dayMs);
    const { weeks, months } = await figures();
    expect([weeks.periods.length, weeks.earlier]).toEqual([26, 3]);
    expect(months.earlier).toBe(0);
    shop.pass(-400 * dayMs);
  });

  it('are for merchants, in a zone that there is', async () => {
    for (const [who, status] of [
      [null, 401],
      ['uma', 403],
      ['mila', 200],
    ] as const)
      expect((await shop.ask(who, 'GET', '/transactions/sold/figures')).status).toBe(status);
    for (const path of ['sold/figures', 'unpaid/ages'])
      expect((await shop.ask('mila', 'GET', `/transactions/${path}?timeZone=Mars/Olympus`)).status).toBe(400);
  });

  it('know the lines of orders that are older than their column', async () => {
    const rows = () =>
      shop.db.orm.select({ number: transactions.number, lines: transactions.lines }).from(transactions);
    const kept = await rows();
    await shop.db.orm.update(transactions).set({ lines: [] });
    const migration = new URL('../../../server/db/migrations/0039_sold_lines.sql', import.meta.url);
    const [, backfill] = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
    await shop.db.orm.execute(sql.raw(backfill!));
    const byNumber = (some: typeof kept) => some.sort((one, other) => one.number - other.number);
    expect(byNumber(await rows())).toEqual(byNumber(kept));
  });
});

describe('what somebody owes', () => {
  it('is told by its age, each day in exactly one, and found by it', async () => {
    const owe = (priceCents: number) =>
      write(shop, 'mila', { buyerUid: null, lines: [line('Bag', priceCents)] });
    const numbers: number[] = [];
    for (const [cents, days] of [
      [1, 30],
      [10, 1],
      [100, 22],
      [1000, 1],
      [10_000, 7],
      [100_000, 0],
    ] as const) {
      numbers.push((await owe(cents)).number);
      shop.pass(days * dayMs);
    }
    // Like orders of an account, whoever wrote them down.
    for (const number of numbers)
      await shop.db.orm.execute(
        sql`update transactions set buyer = 'uma', state = 'unpaid' where number = ${number}`,
      );
    const answer = await shop.ask<Schemas['UnpaidAges']>('uma', 'GET', '/transactions/unpaid/ages');
    expect(answer.body.ages).toEqual([
      { count: 2, cents: 110_000 },
      { count: 2, cents: 1100 },
      { count: 1, cents: 10 },
      { count: 1, cents: 1 },
    ]);
    const now = shop.parts.clock().getTime();
    const day = (ago: number) => `${new Date(now - ago * dayMs).toISOString().slice(0, 10)}T00:00:00Z`;
    const list = async (query: string) =>
      (await shop.ask<Schemas['TransactionPage']>('uma', 'GET', `/transactions/unpaid?${query}`)).body.total;
    expect(await list(`from=${day(30)}&before=${day(7)}`)).toBe(2);
    expect(await list(`before=${day(60)}`)).toBe(1);
    const nobodys = await shop.ask<Schemas['UnpaidAges']>('mila', 'GET', '/transactions/unpaid/ages');
    expect(nobodys.body.ages.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });
});
