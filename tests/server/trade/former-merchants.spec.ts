/** Products of a former merchant disappear from the market, and return with the role. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Role } from '../../../src/events/profile/user.ts';
import { changeAccount } from '../../../server/people/change-account.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { removeAccount } from '../../../server/identity/accounts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import {
  addPeople,
  buy,
  makeClient,
  newCheckout,
  newKey,
  contact,
  offer,
  openShop,
  type Shop,
} from './support.ts';

type OwnProduct = Schemas['OwnProduct'];

describeOnEveryDatabase('the products of a former merchant', (open) => {
  let shop: Shop;
  let soap: OwnProduct;
  let quote: OwnProduct;
  let named: OwnProduct;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
    await makeClient(shop, 'mila', 'otto');
    soap = await offer(shop, 'mila', { priceCents: 100, stock: 50 });
    quote = await offer(shop, 'mila', { priceCents: 0 });
    named = await offer(shop, 'mila', { priceCents: 100, visibility: 'private' });
    const body = { version: 1, clients: ['otto'] };
    expect((await shop.ask('mila', 'PUT', `/products/${named.id}/clients`, body)).status).toBe(200);
  });
  afterAll(() => shop.close());

  const change = async (
    request:
      | { readonly type: 'SetRoles'; readonly roles: readonly Role[] }
      | { readonly type: 'SetDisabled'; readonly disabled: boolean },
  ) => {
    const parts = { db: shop.db, clock: shop.parts.clock, endSessions: async () => undefined };
    const changed = await changeAccount(parts, { ...request, uid: 'mila', by: 'system' });
    expect(changed).not.toBeInstanceOf(Refused);
  };
  const order = (who: string, productId: string) =>
    shop.ask(who, 'POST', '/checkouts', newCheckout([{ productId, quantity: 1, priceCents: 100 }]));
  /** The answer of each operation on products. */
  async function market() {
    const listed = await shop.ask<Schemas['ProductPage']>(null, 'GET', '/products?pageSize=100');
    const shared = await shop.ask<Schemas['ProductPage']>('otto', 'GET', '/products/shared');
    const lines = [{ productId: soap.id, quantity: 1 }];
    const reviewOf = async (who: string | null) =>
      (await shop.ask<Schemas['CartReview']>(who, 'POST', '/cart/review', { lines })).body.lines[0]?.status;
    const ask = { key: newKey(), quantity: 1, contact, note: '' };
    return {
      listed: listed.body.products.some(({ id }) => id === soap.id),
      shared: shared.body.products.some(({ id }) => id === named.id),
      page: (await shop.ask('uma', 'GET', `/products/${soap.id}`)).status,
      cart: [await reviewOf(null), await reviewOf('boss')],
      order: [(await order('uma', soap.id)).body.reason, (await order('boss', soap.id)).body.reason],
      private: [(await order('otto', named.id)).body.reason, (await order('uma', named.id)).body.reason],
      quote: (await shop.ask('uma', 'POST', `/products/${quote.id}/quote-requests`, ask)).status,
    };
  }
  const offered = {
    listed: true,
    shared: true,
    page: 200,
    cart: ['ok', 'ok'],
    order: [undefined, undefined],
    private: [undefined, 'cart-changed'],
    quote: 201,
  };
  const closed = {
    listed: false,
    shared: false,
    page: 404,
    cart: ['closed', 'closed'],
    order: ['shop-closed', 'shop-closed'],
    private: ['cart-changed', 'cart-changed'],
    quote: 404,
  };

  it('[CART19] leave with the role, also from orders that are raised, and come back with it', async () => {
    expect(await market()).toEqual(offered);
    const [row] = await buy(shop, 'uma', [{ productId: soap.id, quantity: 1, priceCents: 100 }]);
    await change({ type: 'SetRoles', roles: ['user'] });
    expect(await market()).toEqual(closed);
    const more = { version: 2, quantities: [{ lineId: '1', quantity: 2 }] };
    const raised = await shop.ask('uma', 'PUT', `/transactions/${row!.number}/quantities`, more);
    expect(raised.body).toMatchObject({ reason: 'not-offered' });
    await change({ type: 'SetRoles', roles: ['merchant'] });
    expect(await market()).toEqual(offered);
    await change({ type: 'SetRoles', roles: ['user', 'merchant'] });
    expect(await market()).toEqual(offered);
  });

  it('[CART19] leave with an account that is disabled, and come back with it', async () => {
    await change({ type: 'SetDisabled', disabled: true });
    expect(await market()).toEqual(closed);
    await change({ type: 'SetDisabled', disabled: false });
    expect(await market()).toEqual(offered);
  });

  it('[CART19] go with an account that is deleted', async () => {
    await shop.db.orm.transaction((tx) => removeAccount(tx, 'mila'));
    expect(await market()).toEqual({
      ...closed,
      cart: ['gone', 'gone'],
      order: ['cart-changed', 'cart-changed'],
    });
  });
});
