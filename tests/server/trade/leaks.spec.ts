/**
 * Generated requests across accounts: whatever a person requests, no answer contains anything that belongs to others.
 * Every private text carries a mark that names who may see it.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeUserFields } from '../../../server/people/people.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { seed, times } from '../../counts.ts';
import { addPerson } from '../hosted/support.ts';
import {
  buy,
  headersOf,
  makeClient,
  newCheckout,
  newKey,
  newTenant,
  newTransaction,
  offer,
  openShop,
  type Shop,
  write,
} from './support.ts';

const people = ['m1', 'm2', 'c1', 'c2', 'lone'] as const;
type Who = (typeof people)[number] | null;

let shop: Shop;
/** Marks, with everybody who may see them. */
const marks = new Map<string, readonly string[]>();
const numbers: number[] = [];
const ids: string[] = [];

function mark(...mayPeek: string[]): string {
  const made = `mark${marks.size}x${'-'.repeat(3)}${mayPeek.join('')}`;
  marks.set(made, mayPeek);
  return made;
}

const phoneOf = (i: number) => `+1415555${String(1000 + i)}`;
const contactOf = (name: string, i: number) => ({ name, phone: phoneOf(i), email: '', address: name });

beforeAll(async () => {
  shop = await openShop();
  for (const [i, uid] of people.entries()) {
    await addPerson(shop.db, { uid, roles: uid.startsWith('m') ? ['merchant'] : ['user'], displayName: uid });
    await writeUserFields(shop.db.orm, uid, { phone: phoneOf(100 + i) });
  }
  ids.push(await makeClient(shop, 'm1', 'c1'), await makeClient(shop, 'm2', 'c2'));
  for (const [i, [merchant, client]] of (
    [
      ['m1', 'c1'],
      ['m2', 'c2'],
    ] as const
  ).entries()) {
    const title = mark(merchant, client);
    const hidden = await offer(shop, merchant, { title, visibility: 'private' });
    await shop.ask(merchant, 'PUT', `/products/${hidden.id}/clients`, { version: 1, clients: [client] });
    const away = await offer(shop, merchant, { title: mark(merchant) });
    await shop.ask(merchant, 'PUT', `/products/${away.id}/hidden`, { hidden: true });
    const open = await offer(shop, merchant, { title: `open ${i}`, priceCents: 100 });
    const [row] = await buy(shop, client, [{ productId: open.id, quantity: 1, priceCents: 100 }]);
    numbers.push(row!.number);
    const order = newCheckout([{ productId: open.id, quantity: 1, priceCents: 100 }], {
      contact: contactOf(mark(merchant, client), i),
      note: mark(merchant, client),
    });
    const placed = await shop.ask<Schemas['Checkout']>(client, 'POST', '/checkouts', order);
    numbers.push(placed.body.transactions[0]!.number);
    numbers.push((await write(shop, merchant, { contact: contactOf(mark(merchant), i) })).number);
    for (const [who, visibility, seen] of [
      [client, 'clients', [merchant, client]],
      [merchant, 'clients', [merchant, client]],
      [client, 'private', [client]],
    ] as const) {
      const pictureId = (await shop.upload(who)).body.id;
      const post = await shop.ask(who, 'POST', '/posts', { pictureId, caption: mark(...seen), visibility });
      ids.push(String(post.body.id), pictureId);
    }
    const tenant = newTenant({ contactFirstName: mark(merchant), email: '' });
    await shop.ask(merchant, 'POST', '/tenants', tenant);
    const form = { firstName: mark(merchant), lastName: '', email: `r${i}@client.example`, phone: '' };
    ids.push(String((await shop.ask(merchant, 'POST', '/clients/registrations', form)).body.id));
    ids.push(hidden.id, away.id, open.id);
  }
});
afterAll(() => shop.close());

const who = fc.constantFrom<Who>(...people, null);
const id = fc.nat().map((n) => ids[n % ids.length]!);
const number = fc.nat().map((n) => numbers[n % numbers.length]!);
const search = fc.constantFrom('', 'mark', 'm', '%', '_', '6000', 'c1', 'client.example');
const page = fc.constantFrom('', '&page=1&pageSize=500', '&page=2&pageSize=1');

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const get = (path: fc.Arbitrary<string>) => path.map((made): Request => ({ method: 'GET', path: made }));
const lists = fc
  .tuple(
    fc.constantFrom(
      ...[
        '/products',
        '/products/mine',
        '/products/shared',
        '/transactions',
        '/transactions/bought',
        '/users',
      ],
      ...[
        '/transactions/sold',
        '/transactions/unpaid',
        '/invites',
        '/clients',
        '/clients/registrations',
        '/tenants',
      ],
    ),
    search,
    page,
  )
  .map(([path, text, rest]) => `${path}?search=${encodeURIComponent(text)}${rest}`);
const posts = fc.constantFrom('mine', 'public', 'clients', 'merchant').map((from) => `/posts?from=${from}`);

const request: fc.Arbitrary<Request> = fc.oneof(
  { weight: 3, arbitrary: get(lists) },
  get(posts),
  get(fc.constantFrom('/invites/pending', '/my-merchant', '/quote-requests')),
  get(id.map((one) => `/products/${one}`)),
  get(id.map((one) => `/products/${one}/own`)),
  get(id.map((one) => `/posts/${one}`)),
  get(number.map((one) => `/transactions/${one}`)),
  get(fc.constantFrom(4_000_000, 4_000_001).map((one) => `/tenants/${one}`)),
  get(fc.constantFrom(4_000_000, 4_000_001).map((one) => `/tenants/${one}/page`)),
  fc.tuple(fc.constantFrom('by-phone', 'last-details'), fc.nat(3)).map(([what, i]) => ({
    method: 'POST',
    path: `/transactions/${what}`,
    body: { phone: phoneOf(i) },
  })),
  fc.array(id, { minLength: 1, maxLength: 4 }).map((some) => ({
    method: 'POST',
    path: '/cart/review',
    body: { lines: some.map((productId) => ({ productId, quantity: 1 })) },
  })),
  id.map((productId) => ({
    method: 'POST',
    path: '/checkouts',
    body: newCheckout([{ productId, quantity: 1, priceCents: 1250 }]),
  })),
  fc.tuple(number, fc.constantFrom('place', 'refund')).map(([one, verb]) => ({
    method: 'POST',
    path: `/transactions/${one}/${verb}`,
    // A version that never exists: only the answer matters, and nothing changes.
    body: { version: 999 },
  })),
  fc.tuple(id, fc.constantFrom('accept', 'decline')).map(([one, verb]) => ({
    method: 'POST',
    path: `/invites/${one}/${verb}`,
  })),
  id.map((postId) => ({
    method: 'POST',
    path: '/posts',
    body: { pictureId: postId, caption: '', visibility: 'public' },
  })),
  fc.constantFrom(...people).map((buyerUid) => ({
    method: 'POST',
    path: '/transactions',
    body: newTransaction({ buyerUid, place: false }),
  })),
  id.map((one) => ({ method: 'DELETE', path: `/quote-requests/${one}` })),
  fc.constant({ method: 'GET', path: `/products/${newKey()}` }),
);

it(
  `shows nothing of others in ${times(10_000)} requests across accounts`,
  { tags: 'full', timeout: 120_000 + times(10_000) * 100 },
  async () => {
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(who, request, async (asker, { method, path, body }) => {
        const answer = await shop.app.inject({
          method: method as 'GET',
          url: `/api/node${path}`,
          headers: headersOf(asker),
          ...(body === undefined ? {} : { payload: body as object }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        for (const [text, seen] of marks) {
          if (!answer.body.includes(text)) continue;
          shown += 1;
          expect(seen, `${method} ${path} tells ${asker} ${text}`).toContain(asker);
        }
      }),
      { numRuns: times(10_000), seed },
    );
    // The marks do appear where they should; otherwise nothing was tested.
    expect(shown).toBeGreaterThan(times(10_000) / 25);
  },
);
