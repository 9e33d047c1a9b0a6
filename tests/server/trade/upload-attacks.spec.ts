/** Malicious uploads and requests for files of posts: each is refused with a reason, and changes nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedRows } from '../../../server/budget/stored.ts';
import { uploads } from '../../../server/db/schema.ts';
import { addPeople, dayMs, headersOf, newKey, openShop, picture, type Shop } from './support.ts';
import { announce, askFor, complete, medium, sendAll, sendPiece } from './uploading.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
});
afterAll(() => shop.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');

it('takes no id but its own', async () => {
  const ids = [
    '..%2f..%2fetc%2fpasswd',
    '..',
    '.made',
    '%00',
    '__proto__',
    `${'a'.repeat(180)}`,
    '00000000-0000-4000-8000-000000000000.made',
    '00000000-0000-4000-8000-000000000000',
    "' or 1=1 --",
  ];
  for (const id of ids) {
    const url = `/api/node/uploads/${id}`;
    for (const answer of [
      await askFor(shop, 'uma', url),
      await askFor(shop, 'uma', url, 'DELETE'),
      await sendPiece(shop, 'uma', url, 0, Buffer.alloc(1)),
      await shop.app.inject({
        method: 'POST',
        url: `${url}/complete`,
        headers: headersOf('uma'),
        payload: { sha256: 'a'.repeat(64), keepTags: false, posterId: null },
      }),
      await shop.app.inject({ url: `/api/node/posts/${id}/files/full.webp` }),
      await shop.app.inject({ url: `/api/node/posts/00000000-0000-4000-8000-000000000000/files/${id}` }),
    ]) {
      expect([400, 404, 405], `${id}: ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
    }
  }
});

it('believes no header of a piece', async () => {
  const url = String((await announce(shop, 'uma', 100)).headers.location);
  const patch = (headers: Record<string, string>, payload = Buffer.alloc(10)) =>
    shop.app.inject({
      method: 'PATCH',
      url,
      headers: {
        ...headersOf('uma'),
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      payload,
    });
  for (const headers of [
    {},
    { 'upload-offset': '-1' },
    { 'upload-offset': '1e1' },
    { 'upload-offset': '0x0' },
    { 'upload-offset': '99999999999999999999' },
    { 'upload-offset': '90' },
    { 'upload-offset': '0', 'upload-length': '5' },
    { 'upload-offset': '0', 'upload-length': '1000000' },
  ] as Record<string, string>[]) {
    const { statusCode, body } = await patch(headers);
    expect([JSON.stringify(headers), statusCode >= 400 && statusCode < 500, body]).toEqual([
      expect.any(String),
      true,
      expect.stringContaining('"reason"'),
    ]);
    expect((await askFor(shop, 'uma', url)).headers['upload-offset'], JSON.stringify(headers)).toBe('0');
  }
  // Longer than what is left of it.
  expect((await sendPiece(shop, 'uma', url, 0, Buffer.alloc(101))).statusCode).toBe(413);
  expect((await askFor(shop, 'uma', url)).headers['upload-offset']).toBe('0');
});

it('reads no metadata but its own', async () => {
  for (const metadata of [
    `key ${base64('../../etc/passwd')},kind ${base64('photo')}`,
    `key ${base64(newKey())},kind ${base64('__proto__')}`,
    `__proto__ ${base64('x')},key ${base64(newKey())},kind ${base64('constructor')}`,
    `key ${base64(newKey())}\u0000,kind ${base64('photo')}`,
    `key,kind`,
    `${'k'.repeat(4000)} x`,
    `key ${base64(newKey())} more,kind ${base64('photo')}`,
  ]) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/node/uploads',
      headers: {
        ...headersOf('uma'),
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': metadata,
      },
    });
    expect([metadata.slice(0, 60), answer.statusCode]).toEqual([expect.any(String), 400]);
  }
});

it('is begun no oftener than there is room for, however many come at once', async () => {
  const { max } = storedRows.uploads;
  const answers = await Promise.all(Array.from({ length: max + 10 }, () => announce(shop, 'mila', 10)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(max);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
});

it('is made once by many who complete it, and nothing is left when it is given up meanwhile', async () => {
  const content = await picture();
  const url = await sendAll(shop, 'otto', content, 'photo');
  const answers = await Promise.all(Array.from({ length: 5 }, () => complete(shop, 'otto', url, content)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  const other = await sendAll(shop, 'otto', content, 'photo');
  const [done, gone] = await Promise.all([
    complete(shop, 'otto', other, content),
    askFor(shop, 'otto', other, 'DELETE'),
  ]);
  expect([201, 404]).toContain(done.status);
  expect([204, 404, 409]).toContain(gone.statusCode);
});

it('given up while it is completed is either completed or gone, and never fails', async () => {
  const content = await picture();
  for (let yields = 0; yields < 12; yields += 1) {
    const url = await sendAll(shop, 'marco', content, 'photo');
    const completing = complete(shop, 'marco', url, content);
    for (let i = 0; i < yields * 4; i += 1) await new Promise(setImmediate);
    const given = await askFor(shop, 'marco', url, 'DELETE');
    const made = await completing;
    const outcome = `${made.status} ${given.statusCode}`;
    expect(['201 409', '404 204']).toContain(outcome);
    const left = await shop.ask('marco', 'GET', `/media/${url.split('/').at(-1)}`);
    expect(left.status, outcome).toBe(made.status === 201 ? 200 : 404);
  }
});

it('is not announced by a length that would be refused later', async () => {
  const before = await shop.db.orm.$count(uploads);
  for (const length of ['05', '00', '+5', '5.0', '0x5', '']) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/node/uploads',
      headers: {
        ...headersOf('uma'),
        'tus-resumable': '1.0.0',
        'upload-length': length,
        'upload-metadata': `key ${base64(newKey())},kind ${base64('photo')}`,
      },
    });
    expect([length, answer.statusCode]).toEqual([length, 400]);
  }
  expect(await shop.db.orm.$count(uploads)).toBe(before);
});

it('gives files to no forged ticket, and to none of another post or person', async () => {
  const made = await medium(shop, 'uma', await picture(), 'photo');
  const send = (visibility: string, mediumId: string) =>
    shop.ask<{ id: string; picture: { url: string } }>('uma', 'POST', '/posts', {
      mediumId,
      caption: '<img src=x onerror=alert(1)>',
      visibility,
    });
  const own = (await send('private', made.id)).body;
  const second = (await send('private', (await medium(shop, 'uma', await picture(), 'photo')).id)).body;
  const address = new URL(own.picture.url, 'http://x');
  const ticket = address.searchParams.get('ticket')!;
  const ask = async (query: string, id = own.id) =>
    (await shop.app.inject({ url: `/api/node/posts/${id}/files/large.webp${query}` })).statusCode;
  expect(await ask(`?ticket=${ticket}`)).toBe(200);
  const [until, role, uid, mark] = ticket.split('.') as [string, string, string, string];
  const forged = [
    [until, 'a', uid, mark],
    ['zzzzzz', role, uid, mark],
    [until, role, Buffer.from('otto').toString('base64url'), mark],
    [until, role, uid, ''],
    [until, role, uid],
    [],
    ['', '', '', ''],
  ].map((parts) => parts.join('.'));
  for (const each of forged)
    expect([each, await ask(`?ticket=${encodeURIComponent(each)}`)]).toEqual([each, 404]);
  expect(await ask(`?ticket=${ticket}`, second.id)).toBe(404);
  expect([400, 404]).toContain(await ask(`?ticket=x&ticket=y`));
  expect([400, 404]).toContain(await ask(`?ticket[]=x`));
  // Deleted: the old address no longer works.
  expect((await shop.ask('uma', 'DELETE', `/posts/${own.id}`)).status).toBeLessThan(300);
  expect(await ask(`?ticket=${ticket}`)).toBe(404);
});

it('begun with the key of one that waited too long, it is a new one before that is swept', async () => {
  const own = await openShop();
  await addPeople(own.db);
  const content = await picture();
  const key = newKey();
  const begin = async () => String((await announce(own, 'uma', content.length, { key })).headers.location);
  const late = await begin();
  await sendPiece(own, 'uma', late, 0, content.subarray(0, 10));
  own.pass(dayMs + 1000);
  const url = await begin();
  expect(url).not.toBe(late);
  expect(await begin()).toBe(url);
  expect((await sendPiece(own, 'uma', url, 0, content)).statusCode).toBe(204);
  expect((await complete(own, 'uma', url, content)).status).toBe(201);
  await own.close();
});
