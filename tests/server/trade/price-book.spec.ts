/** The price book: admins save successive versions, of which none is lost or changed. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { firstBook, type PriceBook } from '../../../src/events/bluebook/book.ts';
import { priceBooks } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, openShop, type Shop } from './support.ts';

describeOnEveryDatabase('the price book', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
    await addPerson(shop.db, { uid: 'second', roles: ['admin'], displayName: 'Sam' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.orm.delete(priceBooks);
  });

  const dearer = (perStainCents: number): PriceBook => ({ ...firstBook, perStainCents });
  const save = (version: number, book: PriceBook, who = 'boss', note = '') =>
    shop.ask<Schemas['PriceBook']>(who, 'PUT', '/price-book', { version, book, note });
  const versions = async (query = '') =>
    (await shop.ask<Schemas['PriceBookVersionPage']>('boss', 'GET', `/price-book/versions${query}`)).body;
  const now = async () => (await shop.ask<Schemas['PriceBook']>('uma', 'GET', '/price-book')).body;
  const withLeather = (changes: Partial<PriceBook['materials']['leather']>): PriceBook => ({
    ...firstBook,
    materials: { ...firstBook.materials, leather: { ...firstBook.materials.leather, ...changes } },
  });

  it('gets a new version, from which prices are counted at once', async () => {
    expect(await save(1, dearer(700), 'boss', ' Dearer water ')).toMatchObject({
      status: 200,
      body: { version: 2, book: { perStainCents: 700 } },
    });
    expect(await now()).toEqual({ version: 2, book: dearer(700) });
    const price = '/price-book/price?material=leather&stain=general&stainCount=2&condition=good';
    expect((await shop.ask('uma', 'GET', price)).body).toMatchObject({
      bookVersion: 2,
      consumerCents: 3900,
    });
    await save(2, dearer(800), 'second');
    const all = await versions();
    expect(all.total).toBe(3);
    expect(all.versions).toMatchObject([
      { version: 3, note: '', author: { displayName: 'Sam' } },
      { version: 2, note: 'Dearer water', author: { uid: 'boss' }, book: { perStainCents: 700 } },
      { version: 1, author: null, createdAt: null, book: firstBook },
    ]);
    expect((await versions('?pageSize=2&page=2')).versions.map(({ version }) => version)).toEqual([1]);
    expect((await versions('?pageSize=2')).versions.map(({ version }) => version)).toEqual([3, 2]);
    expect((await versions('?pageSize=3&page=2')).versions).toEqual([]);
  });

  it('[PRICE5] refuses a change of a version that is no longer the newest', async () => {
    await save(1, dearer(700));
    const late = await save(1, dearer(900), 'second');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ reason: 'changed-meanwhile' });
    expect((await save(7, dearer(900))).status).toBe(409);
    expect(await now()).toMatchObject({ version: 2, book: { perStainCents: 700 } });
  });

  it('[PRICE5] takes one of many that come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => save(1, dearer(1000 + i), i % 2 ? 'boss' : 'second')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await versions()).total).toBe(2);
  });

  it('makes no version of a book that is as the newest', async () => {
    await save(1, dearer(700));
    expect((await save(2, dearer(700))).body).toMatchObject({ version: 2 });
    expect((await versions()).total).toBe(2);
  });

  it.each([
    ['a range that ends before it begins', withLeather({ lowCents: 8001 }), 'materials.leather.highCents'],
    ['a negative base', withLeather({ baseCents: -1 }), undefined],
    ['a base of more than can be', withLeather({ baseCents: 1_000_001 }), undefined],
    ['a factor of 0', { ...firstBook, conditions: { ...firstBook.conditions, poor: 0 } }, undefined],
    ['a share of more than all', { ...firstBook, merchantPercent: 101 }, undefined],
    ['half a cent', dearer(0.5), undefined],
    ['an unknown field', { ...firstBook, discount: 1 }, undefined],
  ])('refuses %s, for saving and for looking', async (_, book, field) => {
    const asked = [
      await save(1, book),
      await shop.ask('boss', 'POST', '/price-book/preview', { book, stainCount: 3, condition: 'good' }),
    ];
    for (const { status, body } of asked) {
      expect(status).toBe(400);
      if (field) expect(body).toMatchObject({ field });
    }
    expect(await now()).toMatchObject({ version: 1 });
  });

  it('shows what a change would mean, and changes nothing', async () => {
    const { leather } = firstBook.materials;
    const book = withLeather({ baseCents: 2800, stains: { ...leather.stains, ink: null } });
    const asked = { book, stainCount: 3, condition: 'good' };
    const { status, body } = await shop.ask<Schemas['ComparedPrices']>(
      'boss',
      'POST',
      '/price-book/preview',
      asked,
    );
    expect(status).toBe(200);
    expect(body.prices).toHaveLength(20);
    const changed = body.prices.filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
    expect(changed).toEqual([
      { material: 'leather', stain: 'general', beforeCents: 4000, afterCents: 4300 },
      { material: 'leather', stain: 'mold', beforeCents: 5500, afterCents: 5800 },
      { material: 'leather', stain: 'dirt', beforeCents: 4500, afterCents: 4800 },
      { material: 'leather', stain: 'oil', beforeCents: 5200, afterCents: 5500 },
      { material: 'leather', stain: 'ink', beforeCents: 4900, afterCents: null },
    ]);
    expect(body.prices).toContainEqual({
      ...{ material: 'canvas', stain: 'mold', beforeCents: null, afterCents: null },
    });
    expect(await now()).toMatchObject({ version: 1, book: firstBook });
  });
});
