/** The page of a business: what it shows to whom. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopPages } from '../../../server/db/schema.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { removeAccount } from '../../../server/identity/accounts.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, newTenant, offer, openShop, type Shop, shopHours } from './support.ts';

type Page = Schemas['ShopPage'];
type Visibility = Schemas['PostVisibility'];

const content = {
  ...{ coverId: null, about: 'Since 1950.', area: 'Milan and around' },
  ...{ showPhone: true, showEmail: false, showAddress: false },
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
  await must('marco', 'PUT', '/shop-hours', { version: 0, hours: shopHours() });
});
afterAll(() => shop.close());

async function must<Body>(who: string, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await shop.ask<Body>(who, method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}
const business = (who: string, changes: Partial<Schemas['NewTenant']> = {}) =>
  must<Schemas['Tenant']>(who, 'POST', '/tenants', newTenant(changes));
const pageOf = (number: number, who: string | null = null) =>
  shop.ask<Page & { reason?: string }>(who, 'GET', `/tenants/${number}/page`);
async function photo(who: string, visibility: Visibility, caption: string): Promise<string> {
  const pictureId = (await shop.upload(who)).body.id;
  return (await must<Schemas['Post']>(who, 'POST', '/posts', { pictureId, caption, visibility })).id;
}
async function pair(who: string, caption: string, before: Visibility, after: Visibility): Promise<string> {
  const ids = [await photo(who, before, 'Worn'), await photo(who, after, caption)] as const;
  await must(who, 'PUT', `/posts/${ids[1]}/pair`, { otherId: ids[0], side: 'after' });
  return ids[1];
}

describe('the page of a business', () => {
  it('[SHOP1] shows hours, the seller and pairs of two public photos to everybody', async () => {
    const { number } = await business('marco', { name: 'Conti & Sons', phone: '+39 02 1234 5678' });
    const shown = await pair('marco', 'Like new', 'public', 'public');
    await pair('marco', 'Before is private', 'private', 'public');
    await pair('marco', 'After is for clients', 'public', 'clients');
    await pair('mila', 'Of another shop', 'public', 'public');
    for (const who of [null, 'uma', 'mila', 'marco', 'boss']) {
      const { status, body } = await pageOf(number, who);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ...{ number, name: 'Conti & Sons', city: 'Milan' },
        seller: { uid: 'marco', companyName: 'Conti' },
        hours: shopHours(),
        editable: who === 'marco' || who === 'boss',
      });
      expect(body.work.map(({ id, caption }) => [id, caption])).toEqual([[shown, 'Like new']]);
      // What the directory keeps to itself.
      expect(JSON.stringify(body)).not.toMatch(/390212345678|monthlyFee|contactFirstName/);
    }
    const [{ before, after }] = (await pageOf(number)).body.work as [Page['work'][number]];
    expect(before.id).not.toBe(after.id);
    for (const { smallUrl } of [before, after])
      expect((await shop.app.inject({ url: smallUrl })).statusCode).toBe(200);
  });

  it('[SHOP1] shows the latest six pairs', async () => {
    await addPerson(shop.db, { uid: 'busy', roles: ['merchant'], displayName: 'Busy' });
    const { number } = await business('busy');
    const made: string[] = [];
    for (let i = 0; i < 7; i += 1) {
      made.push(await pair('busy', `Piece ${i}`, 'public', 'public'));
    }
    const { work } = (await pageOf(number)).body;
    expect(work.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 6));
  });

  it('[SHOP1] shows no more than name and city while nothing can be ordered', async () => {
    const bare = {
      ...{ seller: null, cover: null, about: '', area: '', hours: null, work: [] },
      contact: { phone: '', email: '', address: null },
    };
    const open = await business('marco', { name: 'Comes and goes' });
    const { number, createdAt: _, number: __, version, ...fields } = open;
    expect((await pageOf(number)).body.seller).not.toBeNull();
    await must('marco', 'PUT', `/tenants/${number}`, { ...fields, version, status: 'paused' });
    expect((await pageOf(number)).body).toEqual({
      ...{ number, name: 'Comes and goes', city: 'Milan', editable: false },
      ...bare,
    });
    // By somebody who is no merchant any more.
    await addPerson(shop.db, { uid: 'former', roles: ['merchant'], displayName: 'Former' });
    const left = await business('former');
    expect((await pageOf(left.number)).body.seller).not.toBeNull();
    await shop.db.orm.execute(
      `update documents set fields = jsonb_set(fields, '{role}', '{"stringValue":"user"}') where path = 'users/former'`,
    );
    expect((await pageOf(left.number)).body).toMatchObject(bare);
  });

  it('[SHOP1] is not found when the business is deleted or never was', async () => {
    const { number } = await business('marco');
    await must('boss', 'DELETE', `/tenants/${number}`);
    for (const gone of [number, 4_999_999]) {
      const { status, body } = await pageOf(gone);
      expect([status, body.reason]).toEqual([404, 'not-found']);
    }
  });
});

describe('what a business adds to its page', () => {
  type Own = Schemas['OwnShopPage'] & { reason?: string; field?: string };
  const change = (who: string | null, number: number, changes: object, version = 0) =>
    shop.ask<Own>(who, 'PUT', `/tenants/${number}/page`, { ...content, ...changes, version });
  const own = (who: string, number: number) => shop.ask<Own>(who, 'GET', `/tenants/${number}/page/own`);
  const exists = async (url: string) => (await shop.app.inject({ url })).statusCode === 200;

  it('[SHOP2] is shown to everybody, with the contact details that were chosen', async () => {
    const { number, address } = await business('marco', {
      phone: '+39 02 1234 5678',
      email: 'a@conti.example',
    });
    expect((await own('marco', number)).body).toMatchObject({ version: 0, cover: null, showPhone: false });
    const coverId = (await shop.upload('marco')).body.id;
    const saved = await change('marco', number, { coverId, about: ' Since 1950. ' });
    expect([saved.status, saved.body]).toMatchObject([200, { version: 1, about: 'Since 1950.' }]);
    const seen = (await pageOf(number)).body;
    expect(seen).toMatchObject({
      ...{ about: 'Since 1950.', area: 'Milan and around', cover: { id: coverId } },
      contact: { phone: '+390212345678', email: '', address: null },
    });
    expect(await exists(seen.cover!.url)).toBe(true);
    const shown = { coverId, showPhone: false, showEmail: true, showAddress: true };
    expect((await change('boss', number, shown, 1)).status).toBe(200);
    expect((await pageOf(number)).body.contact).toEqual({ phone: '', email: 'a@conti.example', address });
  });

  it('[SHOP2] is changed by nobody else, and not with the pictures of others', async () => {
    const { number } = await business('marco');
    for (const [who, status] of [
      [null, 401],
      ['uma', 403],
      ['mila', 403],
    ] as const)
      expect((await change(who, number, {})).status).toBe(status);
    expect((await own('mila', number)).status).toBe(403);
    const coverId = (await shop.upload('mila')).body.id;
    expect((await change('marco', number, { coverId })).status).toBe(404);
    const turned = await change('marco', number, { area: 'Milan\u202e' });
    expect([turned.status, turned.body.field]).toEqual([400, 'area']);
    expect((await change('marco', number, { about: 'x'.repeat(2001) })).status).toBe(400);
    expect((await own('marco', number)).body.version).toBe(0);
  });

  it('[SHOP2] is not overwritten from an older version, and can be sent again', async () => {
    const { number } = await business('marco');
    const answers = await Promise.all(['One', 'Two'].map((about) => change('marco', number, { about })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body;
    expect(answers.find(({ status }) => status === 409)!.body.reason).toBe('changed-meanwhile');
    const again = await change('marco', number, { about: won.about });
    expect([again.status, again.body]).toEqual([200, won]);
  });

  it('[SHOP2] loses the file of a cover that is replaced, and of a business that is deleted', async () => {
    const { number } = await business('marco');
    const cover = async (version: number) => {
      const coverId = (await shop.upload('marco')).body.id;
      return (await change('marco', number, { coverId }, version)).body.cover!.url;
    };
    const first = await cover(0);
    const second = await cover(1);
    expect([await exists(first), await exists(second)]).toEqual([false, true]);
    await must('boss', 'DELETE', `/tenants/${number}`);
    expect(await exists(second)).toBe(false);
    expect(await shop.db.orm.select().from(shopPages).where(eq(shopPages.number, number))).toEqual([]);
  });

  it('[SHOP2] is out of reach once the business is paused, and gone with the account', async () => {
    await addPerson(shop.db, { uid: 'leaver', roles: ['merchant'], displayName: 'Leaver' });
    const { number, createdAt: _, number: __, version, ...fields } = await business('leaver');
    const coverId = (await shop.upload('leaver')).body.id;
    const { cover } = (await change('leaver', number, { coverId })).body;
    await must('leaver', 'PUT', `/tenants/${number}`, { ...fields, version, status: 'paused' });
    expect(await exists(cover!.url)).toBe(false);
    expect((await own('leaver', number)).body.about).toBe('Since 1950.');
    await inTransaction(shop.db, (tx) => removeAccount(tx, 'leaver'));
    expect(await shop.db.orm.select().from(shopPages).where(eq(shopPages.number, number))).toEqual([]);
    const late = await change('boss', number, {});
    expect([late.status, late.body.reason]).toEqual([409, 'no-owner']);
  });

  it('[SHOP3] is led to by the products of its owner, while it is active', async () => {
    await addPerson(shop.db, { uid: 'nora', roles: ['merchant'], displayName: 'Nora' });
    const { id } = await offer(shop, 'nora');
    const led = async (who: string | null) =>
      (await shop.ask<Schemas['Product']>(who, 'GET', `/products/${id}`)).body.shop;
    expect(await led(null)).toBeNull();
    const { number, version } = await business('nora', { name: 'Nora’s first' });
    await business('nora', { name: 'Nora’s second' });
    for (const who of [null, 'uma', 'nora']) expect(await led(who)).toBe(number);
    const { key: _, ...fields } = newTenant({ name: 'Nora’s first', status: 'paused' });
    await must('nora', 'PUT', `/tenants/${number}`, { ...fields, version });
    expect(await led(null)).toBeGreaterThan(number);
    const { products } = await must<Schemas['ProductPage']>('uma', 'GET', '/products');
    expect(products.every((each) => !('shop' in each))).toBe(true);
  });
});
