/** Files of posts: who gets them, by token and by the address in the post, whole and in parts. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Role } from '../../../src/events/profile/user.ts';
import { sweepDeletedPosts } from '../../../server/trade/posts.ts';
import { rangeOf } from '../../../server/trade/send-file.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { changeAccount } from '../../../server/people/change-account.ts';
import { accountParts } from '../../../server/backends.ts';
import { addPerson } from '../hosted/support.ts';
import { recording } from './recordings.ts';
import { changePost, dayMs, headersOf, makeClient, newKey, openShop, picture, type Shop } from './support.ts';
import { medium } from './uploading.ts';

type Post = Schemas['Post'];

/** `owner` is a client of `merchant`. */
const callers = ['signed out', 'stranger', 'client', 'owner', 'merchant', 'admin'] as const;
type Caller = (typeof callers)[number];
const idOf = (caller: Caller) => (caller === 'signed out' ? null : caller);

let shop: Shop;
let film: Post;
let stored: Buffer;
let relation: string;

beforeAll(async () => {
  shop = await openShop();
  for (const uid of ['stranger', 'owner', 'client']) await addPerson(shop.db, { uid });
  await addPerson(shop.db, { uid: 'merchant', roles: ['merchant'] });
  for (const uid of ['admin', 'other-admin']) await addPerson(shop.db, { uid, roles: ['admin'] });
  relation = await makeClient(shop, 'merchant', 'owner');
  await makeClient(shop, 'merchant', 'client');
  const posterId = (await shop.upload('owner')).body.id;
  const { id } = await medium(shop, 'owner', await recording(), 'video', { posterId });
  const sent = { mediumId: id, caption: 'Sofa', visibility: 'private' };
  film = (await shop.ask<Post>('owner', 'POST', '/posts', sent)).body;
  stored = (await shop.files.read(`media/${id}.webm`))!;
});
afterAll(() => shop.close());

async function change(
  request:
    | { type: 'SetDisabled'; uid: string; disabled: boolean }
    | { type: 'SetRoles'; uid: string; roles: readonly Role[] },
): Promise<void> {
  const changed = await changeAccount(accountParts(shop.db), { ...request, by: 'system' });
  expect(changed).not.toBeInstanceOf(Refused);
}

const see = (visibility: Schemas['PostVisibility']) =>
  changePost(shop, 'owner', film.id, { caption: 'Sofa', visibility, people: ['merchant'] });
const load = async (who: string) => (await shop.ask<Post>(who, 'GET', `/posts/${film.id}`)).body;
const get = (url: string, headers: Record<string, string | undefined> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url, headers: headers as Record<string, string> });
const status = async (url: string, who: string | null = null) => (await get(url, headersOf(who))).statusCode;
const addressesOf = ({ picture: shown, recording: played }: Post) => [
  shown!.url,
  shown!.smallUrl,
  shown!.fullUrl,
  played!.url,
];

describe('files of a post', () => {
  it('are a video with its poster', () => {
    expect(film).toMatchObject({
      kind: 'video',
      recording: { type: 'video/webm', durationMs: 2000, width: 640, height: 480 },
      picture: { width: 60, height: 40 },
    });
  });

  it.each([
    ['public', [200, 200, 200, 200, 200, 200]],
    ['clients', [404, 404, 404, 200, 200, 200]],
    ['named', [404, 404, 404, 200, 200, 200]],
    ['private', [404, 404, 404, 200, 404, 200]],
  ] as const)('%s: each address, asked for with the token of each', async (visibility, expected) => {
    await see(visibility);
    for (const address of addressesOf(await load('owner'))) {
      const bare = address.split('?')[0]!;
      const answers = await Promise.all(callers.map((caller) => status(bare, idOf(caller))));
      expect(answers, bare).toEqual(expected);
    }
  });

  it('are at addresses of one’s own, as long as one may see the post', async () => {
    await see('clients');
    const told = new Map<Caller, readonly string[]>();
    for (const caller of ['owner', 'merchant', 'admin'] as const)
      told.set(caller, addressesOf(await load(caller)));
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          [...told].map(async ([caller, addresses]) => [
            caller,
            [...new Set(await Promise.all(addresses.map((address) => status(address))))],
          ]),
        ),
      ) as Record<string, number[]>;
    expect(await statuses()).toEqual({ owner: [200], merchant: [200], admin: [200] });
    await see('private');
    expect(await statuses()).toEqual({ owner: [200], merchant: [404], admin: [200] });
    await see('clients');
    await shop.ask('merchant', 'POST', `/invites/${relation}/end`);
    expect(await statuses()).toEqual({ owner: [200], merchant: [404], admin: [200] });
    relation = await makeClient(shop, 'merchant', 'owner');
    expect(await statuses()).toEqual({ owner: [200], merchant: [200], admin: [200] });
    await change({ type: 'SetDisabled', uid: 'merchant', disabled: true });
    expect(await statuses()).toEqual({ owner: [200], merchant: [404], admin: [200] });
    await change({ type: 'SetDisabled', uid: 'merchant', disabled: false });
    await change({ type: 'SetRoles', uid: 'admin', roles: ['user'] });
    expect(await statuses()).toEqual({ owner: [200], merchant: [200], admin: [404] });
    await change({ type: 'SetRoles', uid: 'admin', roles: ['admin'] });
    shop.pass(dayMs + 1);
    expect(await statuses()).toEqual({ owner: [404], merchant: [404], admin: [404] });
    expect(await status((await load('owner')).recording!.url)).toBe(200);
  });

  it('are not found by a guess, a ticket that was changed, or the ticket of another post', async () => {
    await see('private');
    const { url } = (await load('owner')).recording!;
    const [path = '', ticket = ''] = url.split('?ticket=');
    const parts = ticket.split('.');
    const forged = [
      parts.with(0, (parseInt(parts[0]!, 36) + 1).toString(36)),
      parts.with(1, 'a'),
      parts.with(2, Buffer.from('admin').toString('base64url')),
      parts.with(3, createHash('sha256').update('x').digest('base64url')),
      parts.slice(0, 3),
      ['', '', '', ''],
    ].map((each) => `${path}?ticket=${encodeURIComponent(each.join('.'))}`);
    for (const address of forged) expect(await status(address), address).toBe(404);
    const { id } = await medium(shop, 'owner', await picture(), 'photo');
    const sent = { mediumId: id, caption: '', visibility: 'private' };
    const other = (await shop.ask<Post>('owner', 'POST', '/posts', sent)).body;
    expect(await status(`${other.picture!.url.split('?')[0]!}?ticket=${ticket}`)).toBe(404);
    for (const name of ['recording.mp4', 'huge.webp', 'original.webm', '..%2f..%2fa.webp', 'large.jpg'])
      expect([400, 404], name).toContain(
        await status(`${path.replace('recording.webm', name)}?ticket=${ticket}`),
      );
    expect(await status(`/api/node/posts/${newKey()}/files/large.webp`, 'admin')).toBe(404);
    expect(await status(`/api/node/posts/${other.id}/files/recording.webm`, 'owner')).toBe(404);
  });

  it('are sent in the parts that a player asks for', async () => {
    await see('private');
    const { url } = (await load('owner')).recording!;
    const all = await get(url);
    expect(all.rawPayload.equals(stored)).toBe(true);
    expect(all.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-length': String(stored.length),
      'x-content-type-options': 'nosniff',
    });
    const etag = String(all.headers.etag);
    const some = await get(url, { range: 'bytes=10-19' });
    expect([some.statusCode, some.headers['content-range']]).toEqual([206, `bytes 10-19/${stored.length}`]);
    expect(some.rawPayload.equals(stored.subarray(10, 20))).toBe(true);
    const last = await get(url, { range: 'bytes=-5', 'if-range': etag });
    expect([last.statusCode, last.rawPayload.equals(stored.subarray(-5))]).toEqual([206, true]);
    expect((await get(url, { range: 'bytes=-5', 'if-range': '"older"' })).statusCode).toBe(200);
    const beyond = await get(url, { range: `bytes=${stored.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${stored.length}`]);
    expect((await get(url, { 'if-none-match': `"x", W/${etag}` })).statusCode).toBe(304);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(stored.length),
      '',
    ]);
    await see('public');
    const open = (await load('owner')).recording!.url;
    expect(open).not.toContain('ticket');
    expect((await get(open)).headers['cache-control']).toBe('public, no-cache');
  });

  it('go with the post, once it cannot be brought back', async () => {
    const address = (await load('owner')).recording!.url;
    expect((await shop.ask('owner', 'DELETE', `/posts/${film.id}`)).status).toBe(204);
    expect(await status(address)).toBe(404);
    shop.pass(dayMs - 1000);
    await sweepDeletedPosts(shop.parts);
    expect((await shop.ask('owner', 'POST', `/posts/${film.id}/restore`)).status).toBe(200);
    expect(await status((await load('owner')).recording!.url)).toBe(200);
    await shop.ask('owner', 'DELETE', `/posts/${film.id}`);
    shop.pass(dayMs + 1000);
    expect((await shop.ask('owner', 'POST', `/posts/${film.id}/restore`)).status).toBe(404);
    await sweepDeletedPosts(shop.parts);
    expect(await shop.files.list('media/')).toEqual([]);
    expect(await shop.files.list(`pictures/${film.picture!.id}`)).toEqual([]);
  });
});

it.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=6-5', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
] as const)('reads %s of ten bytes', (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});
