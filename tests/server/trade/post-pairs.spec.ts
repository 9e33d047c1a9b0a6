/** Two photos that are compared: who sees it, what ends it, and what is refused. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/transaction.ts';
import { removeAccount } from '../../../server/identity/accounts.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { sweepDeletedPosts } from '../../../server/trade/posts.ts';
import { postPairs } from '../../../server/db/schema.ts';
import { recording } from './recordings.ts';
import { addPeople, dayMs, makeClient, openShop, type Shop } from './support.ts';
import { medium } from './uploading.ts';

type Post = Schemas['Post'];
type Visibility = Schemas['PostVisibility'];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
  await makeClient(shop, 'marco', 'uma');
});
afterAll(() => shop.close());

async function must<Body>(who: string, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await shop.ask<Body>(who, method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}
async function photo(who: string, visibility: Visibility = 'public', caption = ''): Promise<string> {
  const pictureId = (await shop.upload(who)).body.id;
  return (await must<Post>(who, 'POST', '/posts', { pictureId, caption, visibility })).id;
}
const pair = (who: string, id: string, otherId: string, side: Schemas['PairSide'] = 'after') =>
  shop.ask<Post & { reason?: string }>(who, 'PUT', `/posts/${id}/pair`, { otherId, side });
/** The data that a person gets to compare a post: its side and the other one. */
async function seen(who: string | null, id: string): Promise<string | null> {
  const { status, body } = await shop.ask<Post>(who, 'GET', `/posts/${id}`);
  expect(status).toBe(200);
  return body.pair && `${body.pair.side} of ${body.pair.other.id}`;
}
const inDatabase = async () => (await shop.db.orm.select().from(postPairs)).length;

async function paired(before: Visibility = 'public', after: Visibility = 'public') {
  const ids = {
    before: await photo('marco', before, 'Worn'),
    after: await photo('marco', after, 'Like new'),
  };
  expect((await pair('marco', ids.after, ids.before)).status).toBe(200);
  return ids;
}

it('is told with either photo, in lists too, and can be swapped and taken apart', async () => {
  const { before, after } = await paired();
  expect([await seen(null, after), await seen('otto', before)]).toEqual([
    `after of ${before}`,
    `before of ${after}`,
  ]);
  const { posts } = await must<Schemas['PostPage']>('marco', 'GET', '/posts?from=mine');
  expect(posts.map(({ pair: told }) => told?.side)).toEqual(['after', 'before']);
  expect(posts[0]!.pair!.other).toMatchObject({ id: before, caption: 'Worn', visibility: 'public' });
  const swapped = await pair('marco', after, before, 'before');
  expect([swapped.status, swapped.body.pair?.side, await seen(null, before)]).toEqual([
    200,
    'before',
    `after of ${after}`,
  ]);
  // Again, from the other one: it is the same pair.
  expect((await pair('marco', before, after, 'after')).body.pair?.side).toBe('after');
  expect(await inDatabase()).toBe(1);
  for (let times = 0; times < 2; times += 1) await must('marco', 'DELETE', `/posts/${after}/pair`);
  expect([await seen('marco', before), await seen('marco', after), await inDatabase()]).toEqual([
    null,
    null,
    0,
  ]);
});

it('is there only for whoever may see both, at each request', async () => {
  const { before, after } = await paired('clients');
  const all = () => Promise.all([null, 'otto', 'uma', 'marco', 'boss'].map((who) => seen(who, after)));
  const told = `after of ${before}`;
  expect(await all()).toEqual([null, null, told, told, told]);
  const { body } = await shop.ask<Post>('uma', 'GET', `/posts/${after}`);
  const address = body.pair!.other.picture.url;
  const file = async () => (await shop.app.inject({ url: address })).statusCode;
  expect(await file()).toBe(200);
  const see = async (visibility: Visibility) => {
    const { version } = await must<Post>('marco', 'GET', `/posts/${before}`);
    await must('marco', 'PUT', `/posts/${before}`, { version, caption: '', visibility });
  };
  await see('private');
  expect([await all(), await file()]).toEqual([[null, null, null, told, told], 404]);
  await see('public');
  expect(await all()).toEqual([told, told, told, told, told]);
  await must('boss', 'PUT', `/posts/${before}/takedown`, { reason: 'A face' });
  expect(await all()).toEqual([null, null, null, told, told]);
  await must('boss', 'DELETE', `/posts/${before}/takedown`);
  expect(await all()).toEqual([told, told, told, told, told]);
});

it.each(['before', 'after'] as const)('ends with its %s, and comes back with it', async (side) => {
  const ids = await paired();
  const [gone, left] = side === 'before' ? [ids.before, ids.after] : [ids.after, ids.before];
  await must('marco', 'DELETE', `/posts/${gone}`);
  expect([await seen('marco', left), await seen(null, left), await seen('boss', left)]).toEqual([
    null,
    null,
    null,
  ]);
  const deleted = await must<Schemas['PostPage']>('marco', 'GET', '/posts?from=deleted');
  expect(deleted.posts.map(({ pair: told }) => told)).toEqual([null]);
  const back = await must<Post>('marco', 'POST', `/posts/${gone}/restore`);
  expect(back.pair).toMatchObject({ side, other: { id: left } });

  await must('marco', 'DELETE', `/posts/${gone}`);
  shop.pass(dayMs + 1000);
  const kept = await inDatabase();
  await sweepDeletedPosts(shop.parts);
  expect([await inDatabase(), await seen('marco', left)]).toEqual([kept - 1, null]);
});

it('gives way to a new one once one of the two is deleted', async () => {
  const { before, after } = await paired();
  const third = await photo('marco');
  const refused = await pair('marco', third, after, 'before');
  expect([refused.status, refused.body.reason]).toEqual([409, 'already-paired']);
  await must('marco', 'DELETE', `/posts/${before}`);
  expect((await pair('marco', third, after, 'before')).status).toBe(200);
  await must('marco', 'POST', `/posts/${before}/restore`);
  expect([await seen('marco', before), await seen('marco', after)]).toEqual([null, `after of ${third}`]);
});

it('is of two photos of one’s own', async () => {
  const [mine, hers, hidden] = [await photo('marco'), await photo('mila'), await photo('mila', 'private')];
  const sound = await medium(shop, 'marco', await recording({ video: null }), 'audio');
  const heard = { mediumId: sound.id, caption: '', visibility: 'public' };
  const { id: song } = await must<Post>('marco', 'POST', '/posts', heard);
  const answers = [
    ['marco', mine, hers],
    ['marco', hers, mine],
    ['marco', mine, hidden],
    ['boss', mine, hers],
    ['marco', mine, mine],
    ['marco', mine, song],
    ['marco', song, mine],
  ] as const;
  const got = [];
  for (const [who, id, otherId] of answers) {
    const { status, body } = await pair(who, id, otherId);
    got.push([status, body.reason]);
  }
  expect(got).toEqual([
    [403, 'not-allowed'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [403, 'not-allowed'],
    [409, 'same-post'],
    [409, 'not-a-photo'],
    [409, 'not-a-photo'],
  ]);
  const bad = { otherId: hers, side: 'left' };
  expect((await shop.ask('marco', 'PUT', `/posts/${mine}/pair`, bad)).status).toBe(400);
  expect(await seen('marco', mine)).toBeNull();
});

it('keeps a photo in one pair, whoever is faster', async () => {
  const [a, b, c] = [await photo('mila'), await photo('mila'), await photo('mila')];
  const answers = await Promise.all([
    pair('mila', a, b),
    pair('mila', b, c),
    pair('mila', c, a),
    pair('mila', b, a),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  const told = (await Promise.all([a, b, c].map((id) => seen('mila', id)))).filter((pairOf) => pairOf);
  expect(told).toHaveLength(2);
});

it('goes with the account', async () => {
  const [a, b] = [await photo('otto'), await photo('otto')];
  expect((await pair('otto', a, b)).status).toBe(200);
  const kept = await inDatabase();
  await inTransaction(shop.db, (tx) => removeAccount(tx, 'otto'));
  expect(await inDatabase()).toBe(kept - 1);
});
