/** Handover of orders: times, the notice that they are ready, and what buyers are told and reminded of. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPeople, contact, newCheckout, offer, openShop, type Shop, shopHours, write } from './support.ts';

type Transaction = Schemas['Transaction'];

describeOnEveryDatabase('an order that changes hands', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
    const saved = await shop.ask('marco', 'PUT', '/shop-hours', { version: 0, hours: shopHours() });
    expect(saved.status).toBe(200);
  });
  afterAll(() => shop.close());

  const slots = async (seller: string) =>
    (await shop.ask<Schemas['ShopSlots']>('uma', 'GET', `/shops/${seller}/slots`)).body;
  const checkout = async (handovers: Schemas['NewCheckout']['handovers']) => {
    const { id } = await offer(shop, 'marco', { priceCents: 1000, stock: 5 });
    const lines = [{ productId: id, quantity: 1, priceCents: 1000 }];
    const answer = await shop.ask<Schemas['Checkout']>('uma', 'POST', '/checkouts', {
      ...newCheckout(lines),
      handovers,
    });
    return { ...answer, id };
  };
  const read = async (who: string, number: number) =>
    (await shop.ask<Transaction>(who, 'GET', `/transactions/${number}`)).body;
  const post = (who: string, number: number, verb: string, version: number) =>
    shop.ask<Transaction>(who, 'POST', `/transactions/${number}/${verb}`, { version });
  const notices = async (who: string) => (await shop.ask<Schemas['NoticePage']>(who, 'GET', '/notices')).body;

  it('[TRANSACTION19] offers the slots of a shop by the clock of the server, and none of others', async () => {
    const offered = await slots('marco');
    expect(offered.ways).toEqual(['pickup', 'delivery']);
    // It is nine in Berlin, and eight in UTC.
    expect(offered.slots[0]).toEqual({
      start: '2026-11-21T09:00:00.000Z',
      end: '2026-11-21T10:00:00.000Z',
    });
    expect((await slots('mila')).slots).toEqual([]);
  });

  it('[TRANSACTION19] is ordered for a slot, or not at all when it is past', async () => {
    const start = '2026-11-23T09:00:00.000Z';
    const ordered = await checkout([{ seller: 'marco', way: 'delivery', start }]);
    expect(ordered.status).toBe(201);
    const [row] = ordered.body.transactions;
    expect(row).toMatchObject({ handoverAt: start, readyAt: null });
    expect((await read('uma', row!.number)).handover).toMatchObject({ way: 'delivery', start });

    const past = await checkout([{ seller: 'marco', way: 'pickup', start: '2026-11-21T07:00:00.000Z' }]);
    expect([past.status, past.body]).toMatchObject([409, { reason: 'past-slot' }]);
    const { stock } = (await shop.ask<Schemas['OwnProduct']>('marco', 'GET', `/products/${past.id}/own`))
      .body;
    expect(stock).toBe(5);
    const twice = await checkout([
      { seller: 'marco', way: 'pickup', start },
      { seller: 'marco', way: 'delivery', start },
    ]);
    expect([twice.status, twice.body]).toMatchObject([400, { reason: 'duplicate-shop' }]);
  });

  it('[TRANSACTION20] tells the buyer once that it is ready, by mail too, and takes it back', async () => {
    const { number } = (await checkout([])).body.transactions[0]!;
    shop.mails.length = 0;
    expect((await post('uma', number, 'ready', 2)).status).toBe(403);
    const ready = await post('marco', number, 'ready', 2);
    expect(ready.body.readyAt).not.toBeNull();
    expect(await post('marco', number, 'ready', 3)).toMatchObject({ status: 200 });
    expect(shop.mails).toHaveLength(1);
    expect(shop.mails[0]!.text).toContain(`https://patina.example/view-transaction/${number}`);

    const told = await notices('uma');
    expect(told.orders[0]).toMatchObject({ number, kind: 'ready', read: false });
    expect(told.unread).toBe(1);
    expect((await notices('marco')).orders).toEqual([]);
    const body = { until: null, commentId: null, order: number };
    expect((await shop.ask('uma', 'PUT', '/notices/read', body)).status).toBe(204);
    expect((await notices('uma')).unread).toBe(0);

    expect((await post('marco', number, 'not-ready', 3)).body.readyAt).toBeNull();
    expect((await notices('uma')).orders).toEqual([]);
    await post('marco', number, 'ready', 4);
    expect((await notices('uma')).unread).toBe(1);
  });

  it('[TRANSACTION20] writes to nobody at an address that somebody else has typed', async () => {
    const { number, version } = await write(shop, 'marco', { place: true });
    shop.mails.length = 0;
    expect((await post('marco', number, 'ready', version)).status).toBe(200);
    expect(shop.mails).toEqual([]);
  });

  it('[INVOICE8] reminds the buyer once a week, and both see when', async () => {
    const { number } = (await checkout([])).body.transactions[0]!;
    shop.mails.length = 0;
    expect((await post('uma', number, 'reminders', 2)).status).toBe(403);
    const sent = await post('marco', number, 'reminders', 2);
    expect(sent.status).toBe(200);
    expect(shop.mails.map(({ text }) => text)).toEqual([expect.stringContaining('still to be paid')]);
    expect((await notices('uma')).orders[0]).toMatchObject({ number, kind: 'reminder', read: false });
    expect((await read('uma', number)).remindedAt).toBe(sent.body.remindedAt);
    const again = await post('marco', number, 'reminders', 3);
    expect([again.status, again.body]).toMatchObject([409, { reason: 'reminded-lately' }]);
    expect(shop.mails).toHaveLength(1);
  });

  it('[TRANSACTION21] remembers a contact for its owner until they forget it', async () => {
    const path = '/checkout-details';
    expect((await shop.ask('uma', 'GET', path)).body).toEqual({ contact: null });
    const kept = { ...contact, address: '2 Side St' };
    expect((await shop.ask('uma', 'PUT', path, kept)).status).toBe(200);
    expect((await shop.ask('uma', 'GET', path)).body).toMatchObject({ contact: { address: '2 Side St' } });
    expect((await shop.ask('marco', 'GET', path)).body).toEqual({ contact: null });
    const wrong = await shop.ask('uma', 'PUT', path, { ...kept, phone: '12' });
    expect([wrong.status, wrong.body]).toMatchObject([400, { field: 'phone' }]);
    expect((await shop.ask('uma', 'DELETE', path)).status).toBe(204);
    expect((await shop.ask('uma', 'GET', path)).body).toEqual({ contact: null });
  });

  it('[TRANSACTION19] changes hours at the version that was seen, field by field', async () => {
    const wrong = { ...shopHours(), days: [{ from: '18:00', to: '08:00' }, ...shopHours().days.slice(1)] };
    const refused = await shop.ask('mila', 'PUT', '/shop-hours', { version: 0, hours: wrong });
    expect([refused.status, refused.body]).toMatchObject([400, { reason: 'bad-hours', field: 'days.0' }]);
    const body = { version: 0, hours: shopHours() };
    expect((await shop.ask('mila', 'PUT', '/shop-hours', body)).status).toBe(200);
    // The answer was lost.
    expect((await shop.ask('mila', 'PUT', '/shop-hours', body)).status).toBe(200);
    const other = { version: 0, hours: { ...shopHours(), noticeHours: 5 } };
    expect((await shop.ask('mila', 'PUT', '/shop-hours', other)).status).toBe(409);
  });
});
