/** Number of database statements for an order, including its session but without the ends of its transaction. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { noteQueries } from '../db/query-log.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, newCheckout, newTransaction, offer, openShop, type Shop } from './support.ts';

/** PGlite reports statements in another way. */
const ends = /^(begin|commit)$/;

describeOnEveryDatabase('statements of an order', (open) => {
  let shop: Shop;
  let queries: string[] = [];
  beforeAll(async () => {
    shop = await openShop(async () => {
      const database = await open();
      queries = noteQueries(database);
      return database;
    });
    await addPeople(shop.db);
    await addPerson(shop.db, { uid: 'nova', displayName: 'Nova', verified: false });
  });
  afterAll(() => shop.close());

  async function count<Body>(who: string, method: string, path: string, payload?: unknown) {
    queries.length = 0;
    const { status, body } = await shop.ask<Body>(who, method, path, payload);
    expect([200, 201]).toContain(status);
    return { body, statements: queries.filter((query) => !ends.test(query)) };
  }

  const soaps = async (seller: string) => {
    const both = [1, 2].map(() => offer(shop, seller, { priceCents: 1000, stock: 1000 }));
    return (await Promise.all(both)).map(({ id }) => ({ productId: id, quantity: 2, priceCents: 1000 }));
  };

  it('are few of a checkout, however many its lines', async () => {
    const lines = await soaps('marco');
    for (const some of [lines, lines.slice(1)]) {
      const { body, statements } = await count<Schemas['Checkout']>(
        'uma',
        'POST',
        '/checkouts',
        newCheckout(some),
      );
      expect(body.transactions).toHaveLength(1);
      expect(statements).toHaveLength(11);
    }
  });

  it('are four for each shop more', async () => {
    const lines = [...(await soaps('marco')), ...(await soaps('mila'))];
    const { body, statements } = await count<Schemas['Checkout']>(
      'uma',
      'POST',
      '/checkouts',
      newCheckout(lines),
    );
    expect(body.transactions).toHaveLength(2);
    expect(statements).toHaveLength(15);
  });

  it('are three more of somebody unverified, whose pieces are counted', async () => {
    const { statements } = await count('nova', 'POST', '/checkouts', newCheckout(await soaps('marco')));
    expect(statements).toHaveLength(14);
  });

  it('are few of an order by hand, with its reading back', async () => {
    const { statements } = await count('marco', 'POST', '/transactions', newTransaction());
    expect(statements).toHaveLength(11);
  });

  it('are no more than these of raising, paying and cancelling an order, and of an invite', async () => {
    const order = async () => {
      const checkout = newCheckout(await soaps('marco'));
      const { body } = await shop.ask<Schemas['Checkout']>('uma', 'POST', '/checkouts', checkout);
      return body.transactions[0]!;
    };
    const [first, second] = [await order(), await order()];
    const path = `/transactions/${first.number}`;
    const raise = { version: first.version, quantities: [{ lineId: '1', quantity: 3 }] };
    const raised = await count<Schemas['Transaction']>('uma', 'PUT', `${path}/quantities`, raise);
    const paid = await count('marco', 'POST', `${path}/pay`, { version: raised.body.version });
    const cancelled = await count('uma', 'POST', `/transactions/${second.number}/cancel`, {
      version: second.version,
    });
    const invited = await count('marco', 'POST', '/invites', { to: 'otto' });
    const counts = [raised, paid, cancelled, invited].map(({ statements }) => statements.length);
    // Each reads its record back for the answer.
    expect(counts).toEqual([18, 15, 17, 11]);
  });
});
