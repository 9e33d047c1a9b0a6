/** The demo shop of a first run, as the routes show it to each person in it. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { createDemoAccounts } from '../../../server/demo/demo-accounts.ts';
import { fillDemoShop } from '../../../server/demo/demo-shop.ts';
import { findAccount } from '../../../server/identity/accounts.ts';
import { findPersonByEmail } from '../../../server/people/people.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { openShop, type Shop } from '../trade/support.ts';

let shop: Shop;
const uids: Record<string, string> = {};
beforeAll(async () => {
  shop = await openShop();
  const clock = () => new Date('2026-11-21T08:00:00.000Z');
  await createDemoAccounts(
    readConfig({ DEMO_PASSWORD: 'walnut saddle soap 7' }),
    shop.db,
    clock,
    (tx, people, now) => fillDemoShop({ ...shop.parts, db: { orm: tx } }, people, now),
  );
  for (const name of ['admin', 'merchant', 'user', 'ines', 'theo', 'lena'])
    uids[name] = (await findPersonByEmail(shop.db.orm, `${name}@patina.example`))!.uid;
});
afterAll(() => shop.close());

const get = async <Body>(who: string, path: string) => (await shop.ask<Body>(uids[who]!, 'GET', path)).body;

it('sells and shows, with pictures that are there', async () => {
  const { products, total } = await get<Schemas['ProductPage']>('user', '/products');
  expect(total).toBeGreaterThanOrEqual(8);
  expect(new Set(products.map(({ seller }) => seller.companyName))).toEqual(
    new Set(['Conti Leather Care', 'Fabric & Thread Cleaners']),
  );
  for (const { pictures } of products) {
    const file = await shop.app.inject({ url: pictures[0]!.url });
    expect((await sharp(file.rawPayload).metadata()).format).toBe('webp');
  }
  expect(products.some(({ priceCents }) => priceCents === 0)).toBe(true);
  expect((await get<Schemas['ProductPage']>('user', '/products/shared')).total).toBe(1);
  expect((await get<Schemas['PostPage']>('merchant', '/posts?from=clients')).total).toBe(1);
  expect((await get<Schemas['TenantPage']>('user', '/tenants')).total).toBe(3);
});

it('shows its work in photos, most of them pairs of before and after', async () => {
  const shown = await get<Schemas['PostPage']>('user', '/posts?from=public&pageSize=100');
  const pairs = shown.posts.filter(({ pair }) => pair !== null);
  expect([shown.total, pairs.length]).toEqual([15, 12]);
});

it('leaves no list empty: every state, clients, invites, a question', async () => {
  const { transactions } = await get<Schemas['TransactionPage']>('admin', '/transactions?pageSize=100');
  expect([...new Set(transactions.map(({ state }) => state))].sort()).toEqual([
    'cancelled',
    'draft',
    'paid',
    'refunded',
    'unpaid',
  ]);
  for (const [who, path] of [
    ['user', 'bought'],
    ['user', 'unpaid'],
    ['merchant', 'bought'],
    ['merchant', 'unpaid'],
    ['ines', 'sold'],
    ['ines', 'bought'],
    ['ines', 'unpaid'],
    ['theo', 'bought'],
    ['admin', 'bought'],
    ['admin', 'unpaid'],
  ] as const)
    expect(
      (await get<Schemas['TransactionPage']>(who, `/transactions/${path}`)).total,
      `${who} ${path}`,
    ).toBeGreaterThan(0);
  const sold = await get<Schemas['TransactionPage']>('merchant', '/transactions/sold?pageSize=100');
  expect(new Set(sold.transactions.map(({ state }) => state)).size).toBe(5);
  expect(sold.transactions.every(({ seller }) => seller.uid === uids.merchant)).toBe(true);
  expect((await get<Schemas['OwnProductPage']>('merchant', '/products/mine')).total).toBeGreaterThan(0);
  expect((await get<Schemas['TradingUserPage']>('admin', '/users')).total).toBeGreaterThanOrEqual(5);
  expect((await get<Schemas['ClientPage']>('merchant', '/clients')).total).toBe(2);
  expect((await get<Schemas['QuoteRequestPage']>('merchant', '/quote-requests')).total).toBe(1);
  for (const [who, from] of [
    ['merchant', 'mine'],
    ['merchant', 'clients'],
    ['merchant', 'merchant'],
    ['user', 'mine'],
    ['user', 'merchant'],
    ['user', 'public'],
  ] as const)
    expect(
      (await get<Schemas['PostPage']>(who, `/posts?from=${from}`)).total,
      `${who} ${from}`,
    ).toBeGreaterThan(0);
  expect((await get<Schemas['RegistrationPage']>('merchant', '/clients/registrations')).total).toBe(1);
  const { invites } = await get<Schemas['InvitePage']>('merchant', '/invites');
  expect(new Set(invites.map(({ state }) => state))).toEqual(
    new Set(['accepted', 'declined', 'expired', 'pending', 'withdrawn']),
  );
  expect((await get<Schemas['PendingInvite']>('lena', '/invites/pending')).invite).not.toBeNull();
});

it('has a year of sales, of people with an address each, who were here before they ordered', async () => {
  const { transactions } = await get<Schemas['TransactionPage']>(
    'merchant',
    '/transactions/sold?pageSize=100&sort=createdAt',
  );
  const months = new Set(transactions.map(({ createdAt }) => createdAt.slice(0, 7)));
  expect(months.size).toBe(13);
  const clocks = new Set(transactions.map(({ createdAt }) => createdAt.slice(11, 16)));
  expect(clocks.size).toBeGreaterThan(20);
  // In the order of their numbers.
  const numbers = transactions.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  // What is old is paid.
  const old = transactions.filter(({ createdAt }) => createdAt < '2026-10-01');
  expect(old.length).toBeGreaterThan(30);
  expect(old.every(({ state }) => state === 'paid')).toBe(true);

  const homes = new Map<string, string>();
  for (const { number } of transactions) {
    const { contact } = await get<Schemas['Transaction']>('merchant', `/transactions/${number}`);
    if (contact.address) homes.set(contact.name, contact.address);
  }
  expect(new Set(homes.values()).size).toBe(homes.size);
  expect(homes.size).toBeGreaterThan(9);

  for (const uid of Object.values(uids)) {
    const since = (await findAccount(shop.db.orm, uid))!.createdAt.toISOString();
    expect(since < transactions[0]!.createdAt).toBe(true);
  }
});
