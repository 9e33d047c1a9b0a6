/** The page of a business: what it shows to whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, newTenant, openShop, type Shop, shopHours } from './support.ts';

type Page = Schemas['ShopPage'];
type Visibility = Schemas['PostVisibility'];

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
    const bare = { seller: null, hours: null, work: [] };
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
