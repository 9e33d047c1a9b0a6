/** The same request repeatedly, and many at once: also on a real PostgreSQL with several connections. */
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyHead } from '../../../src/events/log/hash-chain.ts';
import { invites, transactions } from '../../../server/db/schema.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { seed, times } from '../../counts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, buy, newCheckout, newTransaction, offer, openShop, type Shop } from './support.ts';

/** Thousands of requests, on a machine that may be busy. */
const timeoutMs = 120_000 + times(1000) * 300;

describeOnEveryDatabase('trade', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
  });
  afterAll(() => shop.close());

  const stockOf = async (id: string) =>
    (await shop.ask<Schemas['OwnProduct']>('boss', 'GET', `/products/${id}/own`)).body.stock;
  const placed = () => shop.db.orm.$count(transactions);
  const atOnce = 20;

  it(
    `places one order for ${times(1000)} submits at once, retried and replayed`,
    async () => {
      const soap = await offer(shop, 'marco', { priceCents: 100, stock: 10_000 });
      const brush = await offer(shop, 'mila', { priceCents: 100, stock: 10_000 });
      const before = await placed();
      let orders = 0;
      for (let sent = 0; sent < times(1000); sent += atOnce) {
        const order = newCheckout([
          { productId: soap.id, quantity: 1, priceCents: 100 },
          { productId: brush.id, quantity: 2, priceCents: 100 },
        ]);
        orders += 1;
        const submit = () => shop.ask<Schemas['Checkout']>('uma', 'POST', '/checkouts', order);
        const answers = await Promise.all(Array.from({ length: atOnce }, submit));
        answers.push(await submit());
        const numbers = answers.map(({ body }) => body.transactions.map(({ number }) => number).join());
        expect(new Set(numbers).size).toBe(1);
      }
      expect(await placed()).toBe(before + 2 * orders);
      expect([await stockOf(soap.id), await stockOf(brush.id)]).toEqual([
        10_000 - orders,
        10_000 - 2 * orders,
      ]);
    },
    timeoutMs,
  );

  it('never sells more than there is, in whatever order the lines come', { timeout: timeoutMs }, async () => {
    const stock = 25;
    const products = await Promise.all([1, 2, 3].map(() => offer(shop, 'marco', { priceCents: 100, stock })));
    const attempts = Math.max(60, times(1000));
    const statuses: number[] = [];
    for (let sent = 0; sent < attempts; sent += atOnce) {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, i) => {
          // In both orders: locking in the order of the lines would deadlock.
          const ordered = i % 2 === 0 ? products : [...products].reverse();
          const lines = ordered.map(({ id }) => ({ productId: id, quantity: 1, priceCents: 100 }));
          return shop.ask(i % 3 === 0 ? 'otto' : 'uma', 'POST', '/checkouts', newCheckout(lines));
        }),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 201).length).toBe(stock);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    for (const { id } of products) expect(await stockOf(id)).toBe(0);
  });

  it(
    'loses no stock over any mix of buying, changing, paying, cancelling and refunding at once',
    { tags: 'full', timeout: timeoutMs },
    async () => {
      const soap = await offer(shop, 'marco', { priceCents: 100, stock: 500 });
      const rows: Schemas['TransactionRow'][] = [];
      for (let i = 0; i < 8; i += 1)
        rows.push((await buy(shop, 'uma', [{ productId: soap.id, quantity: 5, priceCents: 100 }]))[0]!);
      const step = fc.record({
        which: fc.nat(rows.length - 1),
        what: fc.constantFrom('pay', 'cancel', 'refund', 'quantities', 'place'),
        quantity: fc.integer({ min: 1, max: 30 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
          await Promise.all(
            steps.map(async ({ which, what, quantity }) => {
              const path = `/transactions/${rows[which]!.number}`;
              const { version } = (await shop.ask<Schemas['Transaction']>('boss', 'GET', path)).body;
              const body =
                what === 'quantities' ? { version, quantities: [{ lineId: '1', quantity }] } : { version };
              const answer = await shop.ask(
                'boss',
                what === 'quantities' ? 'PUT' : 'POST',
                `${path}/${what}`,
                body,
              );
              expect([200, 409]).toContain(answer.status);
            }),
          );
          const { body } = await shop.ask<Schemas['TransactionPage']>(
            'boss',
            'GET',
            '/transactions?pageSize=500',
          );
          const mine = body.transactions.filter(({ number }) => rows.some((row) => row.number === number));
          const held = mine.filter(({ state }) => state === 'unpaid' || state === 'paid');
          const items = held.reduce((sum, { totalCents }) => sum + totalCents / 100, 0);
          expect(await stockOf(soap.id)).toBe(500 - items);
        }),
        { numRuns: times(50), seed },
      );
      for (const { number } of rows)
        for await (const records of postgresLog(shop.db.orm).readVerified(`transaction/${number}`, emptyHead))
          expect(records.length).toBeGreaterThan(0);
    },
  );

  it(
    'writes one transaction by hand for many submits, and pays it once',
    { timeout: timeoutMs },
    async () => {
      const before = await placed();
      const sent = newTransaction();
      const answers = await Promise.all(
        Array.from({ length: atOnce }, () =>
          shop.ask<Schemas['Transaction']>('mila', 'POST', '/transactions', sent),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
      expect(await placed()).toBe(before + 1);
      const path = `/transactions/${answers[0]!.body.number}/pay`;
      const paid = await Promise.all(
        Array.from({ length: atOnce }, () => shop.ask('mila', 'POST', path, { version: 2 })),
      );
      expect(paid.filter(({ status }) => status === 200).length).toBe(1);
      expect(new Set(paid.filter(({ status }) => status !== 200).map(({ body }) => body.reason))).toEqual(
        new Set(['already-paid']),
      );
    },
  );

  it(
    'lets exactly one of two merchants win who invite the same person at once',
    { timeout: timeoutMs },
    async () => {
      for (let round = 0; round < Math.max(5, times(100)); round += 1) {
        const uid = `wanted${round}`;
        await addPerson(shop.db, { uid });
        const answers = await Promise.all(
          ['marco', 'mila', 'marco', 'mila'].map((who) => shop.ask(who, 'POST', '/invites', { to: uid })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
        const reasons = answers.flatMap(({ status, body }) => (status === 409 ? [String(body.reason)] : []));
        expect(reasons.sort()).toEqual(['already-invited', 'invited-by-another', 'invited-by-another']);
        expect(await shop.db.orm.$count(invites, sql`${invites.client} = ${uid}`)).toBe(1);
      }
    },
  );

  it('gives each transaction a number of its own, from 6,000,000', { timeout: timeoutMs }, async () => {
    const rows = await shop.db.orm.select({ number: transactions.number }).from(transactions);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(Math.min(...rows.map(({ number }) => number))).toBeGreaterThanOrEqual(6_000_000);
  });
});
