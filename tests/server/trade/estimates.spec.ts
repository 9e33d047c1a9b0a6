/** Estimates: computed on the server from the newest price book, stored with its version, visible only to their author. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBook } from '../../../src/events/bluebook/book.ts';
import { estimates, priceBooks } from '../../../server/db/schema.ts';
import { sweepDeletedEstimates } from '../../../server/trade/bluebook/estimates.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import {
  addPeople,
  contact,
  dayMs,
  makeClient,
  newEstimate,
  newKey,
  newTransaction,
  openShop,
  type Shop,
} from './support.ts';

describeOnEveryDatabase('estimates', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
  });
  afterAll(() => shop.close());

  const keep = async (who: string, changes: Partial<Schemas['NewEstimate']> = {}) => {
    const { status, body } = await shop.ask<Schemas['Estimate']>(
      who,
      'POST',
      '/estimates',
      newEstimate(changes),
    );
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const listed = async (who: string, query = '') =>
    (await shop.ask<Schemas['EstimatePage']>(who, 'GET', `/estimates${query}`)).body;
  const items = async (who: string, query = '') =>
    (await listed(who, query)).estimates.map(({ item }) => item);

  it('counts a price without keeping anything', async () => {
    const before = await shop.db.orm.$count(estimates);
    const { status, body } = await shop.ask<Schemas['Price']>(
      'uma',
      'GET',
      '/price-book/price?material=suede&stain=oil&stainCount=2&condition=fair',
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ bookVersion: 1, consumerCents: 4700, merchantCents: 3800 },
      ...{ lowCents: 4500, highCents: 9000 },
    });
    expect(await shop.db.orm.$count(estimates)).toBe(before);
    expect((await shop.ask('uma', 'GET', '/price-book')).body).toEqual({ version: 1, book: firstBook });
  });

  it.each([
    'material=silk&stain=oil&stainCount=2&condition=fair',
    'material=suede&stain=tea&stainCount=2&condition=fair',
    'material=suede&stain=oil&stainCount=-1&condition=fair',
    'material=suede&stain=oil&stainCount=1000&condition=fair',
    'material=suede&stain=oil&stainCount=1.5&condition=fair',
    'material=suede&stain=oil&stainCount=2&condition=new',
    'material=suede&stain=oil&stainCount=2',
  ])('refuses %s', async (query) => {
    expect((await shop.ask('uma', 'GET', `/price-book/price?${query}`)).status).toBe(400);
  });

  it('[PRICE2] says what the book has no price for, and keeps nothing of it', async () => {
    const mold = { material: 'canvas', stain: 'mold' } as const;
    const refused = { reason: 'not-in-book', field: 'stain' };
    const asked = await shop.ask(
      'otto',
      'GET',
      '/price-book/price?material=canvas&stain=mold&stainCount=2&condition=fair',
    );
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject(refused);
    expect((await shop.ask('otto', 'POST', '/estimates', newEstimate(mold))).body).toMatchObject(refused);
    expect(await listed('otto')).toEqual({ estimates: [], total: 0 });
  });

  it('[PRICE3] keeps an estimate as it was, whatever the book says later', async () => {
    const first = await keep('mila', { item: '  Brown satchel ', note: 'Handle is loose' });
    expect(first).toMatchObject({
      item: 'Brown satchel',
      price: { bookVersion: 1, consumerCents: 5200, merchantCents: 4200, lowCents: 4000, highCents: 8000 },
      transaction: null,
      deleted: false,
    });
    const book = { ...firstBook, perStainCents: 1000 };
    const dearer = { version: 2, book, note: '', author: 'boss', createdAt: shop.parts.clock() };
    await shop.db.orm.insert(priceBooks).values(dearer);
    try {
      const second = await keep('mila', { item: 'Second bag' });
      expect(second.price).toMatchObject({ bookVersion: 2, consumerCents: 7900 });
      expect((await shop.ask('mila', 'GET', `/estimates/${first.id}`)).body).toEqual(first);
    } finally {
      await shop.db.orm.delete(priceBooks).where(eq(priceBooks.version, 2));
    }
  });

  it('lists own ones, searched, sorted and in pages', async () => {
    await keep('marco', { item: 'Clutch', stainCount: 1 });
    await keep('marco', { item: 'Tote', material: 'canvas', stain: 'dirt', stainCount: 9, note: 'Beach' });
    await keep('marco', { item: 'Belt bag', stainCount: 5 });
    expect(await items('marco')).toEqual(['Belt bag', 'Tote', 'Clutch']);
    expect(await items('marco', '?sort=item')).toEqual(['Belt bag', 'Clutch', 'Tote']);
    expect(await items('marco', '?sort=-consumerCents')).toEqual(['Tote', 'Belt bag', 'Clutch']);
    expect(await items('marco', '?search=BEACH')).toEqual(['Tote']);
    expect(await items('marco', '?search=leather')).toEqual(['Belt bag', 'Clutch']);
    expect(await listed('marco', '?pageSize=2&page=2')).toMatchObject({
      estimates: [{ item: 'Clutch' }],
      total: 3,
    });
    expect(await items('uma')).toEqual([]);
  });

  it('brings a deleted one back for a day', async () => {
    const { id } = await keep('uma', { item: 'Gone' });
    const remove = () => shop.ask('uma', 'DELETE', `/estimates/${id}`);
    const restore = (who = 'uma') => shop.ask(who, 'POST', `/estimates/${id}/restore`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await shop.ask('uma', 'GET', `/estimates/${id}`)).status).toBe(404);
    expect(await items('uma')).toEqual([]);
    expect(await items('uma', '?show=deleted')).toEqual(['Gone']);
    expect((await restore('boss')).status).toBe(404);
    expect((await restore()).body).toMatchObject({ item: 'Gone', deleted: false });
    expect((await restore()).status).toBe(200);
    expect(await items('uma')).toEqual(['Gone']);

    await remove();
    await sweepDeletedEstimates(shop.parts);
    expect(await shop.db.orm.$count(estimates, eq(estimates.id, id))).toBe(1);
    shop.pass(dayMs + 1);
    expect((await restore()).status).toBe(404);
    expect(await items('uma', '?show=deleted')).toEqual([]);
    await sweepDeletedEstimates(shop.parts);
    expect(await shop.db.orm.$count(estimates, eq(estimates.id, id))).toBe(0);
  });

  it('refuses a name of more than one line', async () => {
    const answer = await shop.ask('uma', 'POST', '/estimates', newEstimate({ item: 'Bag\nwith a break' }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ field: 'item' });
  });

  describe('that become a transaction', () => {
    const fromEstimate = (who: string, estimateId: string, changes: object = {}) =>
      shop.ask<Schemas['Transaction']>(who, 'POST', '/transactions', {
        ...newTransaction({ place: false, ...changes }),
        estimateId,
      });
    const transactionOf = async (who: string, id: string) =>
      (await shop.ask<Schemas['Estimate']>(who, 'GET', `/estimates/${id}`)).body.transaction;
    const ask = (who: string, id: string, key = newKey()) =>
      shop.ask<Schemas['QuoteRequest']>(who, 'POST', `/estimates/${id}/quote-requests`, {
        ...{ key, contact, note: 'By Friday?' },
      });

    it('names the one that a merchant makes from it, once', async () => {
      const { id } = await keep('mila');
      expect((await fromEstimate('marco', id)).status).toBe(404);
      const { status, body } = await fromEstimate('mila', id);
      expect(status).toBe(201);
      expect(await transactionOf('mila', id)).toBe(body.number);
      const again = await fromEstimate('mila', id);
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({ reason: 'already-written' });
    });

    it('makes one of many that come at once', async () => {
      const { id } = await keep('mila');
      const answers = await Promise.all(Array.from({ length: 6 }, () => fromEstimate('mila', id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    it('makes none of a deleted one, and leaves no transaction behind', async () => {
      const { id } = await keep('mila');
      await shop.ask('mila', 'DELETE', `/estimates/${id}`);
      const sold = async () =>
        (await shop.ask<{ total: number }>('mila', 'GET', '/transactions/sold')).body.total;
      const before = await sold();
      expect((await fromEstimate('mila', id)).status).toBe(404);
      expect(await sold()).toBe(before);
    });

    it('asks the own merchant, who answers with a transaction', async () => {
      const { id } = await keep('otto', { item: 'Old clutch', note: 'A gift from Nora' });
      expect((await ask('otto', id)).body).toMatchObject({ reason: 'no-merchant' });
      await makeClient(shop, 'marco', 'otto');
      const asked = await ask('otto', id);
      expect(asked.status).toBe(201);
      expect(asked.body).toMatchObject({
        title: 'Old clutch',
        productId: null,
        estimate: { material: 'leather', stain: 'oil', stainCount: 3, price: { consumerCents: 5200 } },
      });
      expect((await ask('otto', id)).body).toMatchObject({ reason: 'already-asked' });
      expect((await ask('uma', id)).status).toBe(404);

      const waiting = await shop.ask<Schemas['QuoteRequestPage']>('marco', 'GET', '/quote-requests');
      expect(waiting.body.quoteRequests).toEqual([asked.body]);
      // Private notes are not shown.
      expect(JSON.stringify(waiting.body)).not.toContain('Nora');
      expect((await shop.ask('mila', 'GET', '/quote-requests')).body).toMatchObject({ total: 0 });

      const answer = { quoteRequestId: asked.body.id, place: false };
      const { body } = await shop.ask<Schemas['Transaction']>(
        'marco',
        'POST',
        '/transactions',
        newTransaction(answer),
      );
      expect(body.buyer.uid).toBe('otto');
      expect(await transactionOf('otto', id)).toBe(body.number);
      expect((await shop.ask('marco', 'GET', '/quote-requests')).body).toMatchObject({ total: 0 });
      expect((await ask('otto', id)).body).toMatchObject({ reason: 'already-written' });
    });

    it('takes a question back with its estimate, and brings both back', async () => {
      await makeClient(shop, 'marco', 'uma');
      const { id } = await keep('uma');
      await ask('uma', id);
      const total = async () =>
        (await shop.ask<{ total: number }>('marco', 'GET', '/quote-requests')).body.total;
      expect(await total()).toBe(1);
      await shop.ask('uma', 'DELETE', `/estimates/${id}`);
      expect(await total()).toBe(0);
      await shop.ask('uma', 'POST', `/estimates/${id}/restore`);
      expect(await total()).toBe(1);
    });
  });
});
