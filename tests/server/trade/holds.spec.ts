/** What placing an unpaid order costs, and how long it reserves its items. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { releaseExpiredHolds } from '../../../server/trade/holds.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, buy, dayMs, newCheckout, offer, openShop, type Shop } from './support.ts';

type Transaction = Schemas['Transaction'];
type OwnProduct = Schemas['OwnProduct'];

describeOnEveryDatabase('an unpaid order', (open) => {
  let shop: Shop;
  let newcomers = 0;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
  });
  afterAll(() => shop.close());

  const stockOf = async (id: string) =>
    (await shop.ask<OwnProduct>('boss', 'GET', `/products/${id}/own`)).body.stock;
  const read = async (who: string, number: number) =>
    (await shop.ask<Transaction>(who, 'GET', `/transactions/${number}`)).body;
  const raise = (who: string, number: number, version: number, quantity: number, more: object = {}) =>
    shop.ask<Transaction>(who, 'PUT', `/transactions/${number}/quantities`, {
      version,
      quantities: [{ lineId: '1', quantity, ...more }],
    });
  const reprice = async (product: OwnProduct, priceCents: number) => {
    const { version } = (await shop.ask<OwnProduct>('marco', 'GET', `/products/${product.id}/own`)).body;
    const { title, description, category, visibility } = product;
    const changed = {
      version,
      title,
      description,
      priceCents,
      category,
      visibility,
      stock: 50,
      pictureIds: [],
    };
    expect((await shop.ask('marco', 'PUT', `/products/${product.id}`, changed)).status).toBe(200);
  };
  const newcomer = async () => {
    newcomers += 1;
    const uid = `newcomer${newcomers}`;
    await addPerson(shop.db, { uid, verified: false });
    return uid;
  };
  const order = async (who: string, product: OwnProduct, quantity: number) =>
    (await buy(shop, who, [{ productId: product.id, quantity, priceCents: product.priceCents }]))[0]!;

  it('[TRANSACTION15] is raised at the price of today, shown and accepted', async () => {
    const soap = await offer(shop, 'marco', { priceCents: 1000, stock: 50 });
    const { number } = await order('uma', soap, 4);
    expect((await read('uma', number)).lines[0]!.moreCents).toBe(1000);
    await reprice(soap, 9999);
    const refused = await raise('uma', number, 2, 6);
    expect([refused.status, refused.body]).toMatchObject([409, { reason: 'price-changed' }]);
    const { moreCents } = (await read('uma', number)).lines[0]!;
    expect(moreCents).toBe(9999);
    const raised = await raise('uma', number, 2, 6, { moreCents });
    expect(raised.body.lines.map(({ priceCents, quantity }) => [priceCents, quantity])).toEqual([
      [1000, 4],
      [9999, 2],
    ]);
    expect([raised.body.totalCents, await stockOf(soap.id)]).toEqual([4000 + 2 * 9999, 48]);
  });

  it('[TRANSACTION15] is not raised once the product is hidden, deleted or sold out', async () => {
    const hidden = await offer(shop, 'marco', { stock: 50 });
    const deleted = await offer(shop, 'marco', { stock: null });
    const rare = await offer(shop, 'marco', { stock: 2 });
    const numbers = [];
    for (const product of [hidden, deleted, rare]) numbers.push((await order('uma', product, 2)).number);
    await shop.ask('marco', 'PUT', `/products/${hidden.id}/hidden`, { hidden: true });
    expect((await shop.ask('marco', 'DELETE', `/products/${deleted.id}`)).status).toBe(204);
    const reasons = ['not-offered', 'not-offered', 'not-enough-stock'];
    for (const [i, number] of numbers.entries()) {
      expect((await read('uma', number)).lines[0]!.moreCents).toBeNull();
      expect((await raise('uma', number, 2, 3)).body).toMatchObject({ reason: reasons[i] });
      expect((await raise('uma', number, 2, 1)).status).toBe(200);
    }
    expect([await stockOf(hidden.id), await stockOf(rare.id)]).toEqual([49, 1]);
  });

  it('[TRANSACTION17] of a fresh account cannot take a whole shop’s stock', async () => {
    const bags = await Promise.all([1, 2].map(() => offer(shop, 'marco', { priceCents: 100, stock: 40 })));
    const uid = await newcomer();
    const lines = (quantity: number) => [{ productId: bags[0]!.id, quantity, priceCents: 100 }];
    const all = await shop.ask(uid, 'POST', '/checkouts', newCheckout(lines(40)));
    expect([all.status, all.body.reason]).toEqual([409, 'verify-first']);
    // Many at once, none of which is too much alone.
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        shop.ask(uid, 'POST', '/checkouts', newCheckout([{ ...lines(2)[0]!, productId: bags[i % 2]!.id }])),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    expect((await stockOf(bags[0]!.id))! + (await stockOf(bags[1]!.id))!).toBe(80 - 4);
  });

  it('[TRANSACTION17] of many fresh accounts cannot take a shop’s stock together', async () => {
    const seller = 'lone-shop';
    await addPerson(shop.db, { uid: seller, roles: ['merchant'] });
    const bag = await offer(shop, seller, { priceCents: 100, stock: 100 });
    const lines = [{ productId: bag.id, quantity: 5, priceCents: 100 }];
    const crowd: string[] = [];
    for (let i = 0; i < 8; i += 1) crowd.push(await newcomer());
    const answers = await Promise.all(
      crowd.map((uid) => shop.ask(uid, 'POST', '/checkouts', newCheckout(lines))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
    expect(await stockOf(bag.id)).toBe(80);
    // A person with a confirmed address can continue to buy.
    await order('uma', bag, 10);
  });

  it('[TRANSACTION16] [TRANSACTION18] gives its items back after 24 hours or 7 days, and says so', async () => {
    const soap = await offer(shop, 'marco', { stock: 20 });
    const fresh = await order(await newcomer(), soap, 5);
    const uma = await order('uma', soap, 3);
    const paid = await order('uma', soap, 1);
    const kept = await order('otto', soap, 2);
    await shop.ask('marco', 'POST', `/transactions/${paid.number}/pay`, { version: 2 });
    const until = new Date(Date.parse(kept.heldUntil!) + 30 * dayMs).toISOString();
    const extended = await shop.ask<Transaction>('marco', 'POST', `/transactions/${kept.number}/hold`, {
      version: 2,
      until,
    });
    expect([extended.status, extended.body.heldUntil]).toEqual([200, until]);
    const heldFor = (row: Schemas['TransactionRow']) =>
      Math.round((Date.parse(row.heldUntil!) - Date.parse(row.createdAt)) / 3_600_000);
    expect([heldFor(fresh), heldFor(uma)]).toEqual([24, 7 * 24]);
    const sweep = async () => {
      await Promise.all([releaseExpiredHolds(shop.parts), releaseExpiredHolds(shop.parts)]);
      return stockOf(soap.id);
    };
    expect(await sweep()).toBe(9);
    shop.pass(dayMs);
    expect(await sweep()).toBe(14);
    shop.pass(6 * dayMs);
    expect(await sweep()).toBe(17);
    for (const who of ['uma', 'marco']) {
      const { state, history, heldUntil } = await read(who, uma.number);
      expect([state, heldUntil, history.at(-1)?.type]).toEqual(['cancelled', null, 'TransactionExpired']);
      expect(history.filter(({ type }) => type === 'TransactionExpired')).toHaveLength(1);
    }
    expect((await read('marco', paid.number)).state).toBe('paid');
    expect((await read('otto', kept.number)).state).toBe('unpaid');
    shop.pass(31 * dayMs);
    expect(await sweep()).toBe(19);
  });
});
