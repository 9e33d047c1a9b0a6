/** Posts of every kind: named people, kinds, deleting with undo, and what admins do about reports. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { recording } from './recordings.ts';
import { addPeople, changePost, makeClient, openShop, picture, type Shop } from './support.ts';
import { medium } from './uploading.ts';

type Post = Schemas['Post'];

let shop: Shop;
let invite: string;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
  invite = await makeClient(shop, 'marco', 'uma');
});
afterAll(() => shop.close());

async function publish(
  who: string,
  kind: Schemas['PostKind'],
  changes: Partial<Schemas['NewPost']> = {},
): Promise<Post> {
  const content = {
    photo: picture,
    video: () => recording(),
    audio: () => recording({ video: null }),
  }[kind];
  const { id } = await medium(shop, who, await content(), kind);
  const sent = { mediumId: id, caption: kind, visibility: 'private', ...changes };
  const answer = await shop.ask<Post>(who, 'POST', '/posts', sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
const statusFor = async (who: string | null, { id }: Post) =>
  (await shop.ask(who, 'GET', `/posts/${id}`)).status;
const list = async (who: string, query: string) =>
  (await shop.ask<Schemas['PostPage']>(who, 'GET', `/posts?${query}`)).body;

it('are listed by kind, with what each is shown by', async () => {
  for (const kind of ['photo', 'video', 'audio'] as const) await publish('mila', kind);
  const all = await list('mila', 'from=mine&sort=createdAt');
  expect(all.posts.map(({ kind }) => kind)).toEqual(['photo', 'video', 'audio']);
  expect(all.posts.map((post) => [post.picture !== null, post.recording?.type ?? null])).toEqual([
    [true, null],
    [false, 'video/webm'],
    [false, 'audio/webm'],
  ]);
  const films = await list('mila', 'from=mine&kind=video');
  expect([films.total, films.posts[0]!.caption]).toEqual([1, 'video']);
  expect((await shop.ask('mila', 'GET', '/posts?kind=film')).status).toBe(400);
  const { pictureId: _, ...neither } = { pictureId: '', caption: '', visibility: 'private' };
  expect((await shop.ask('mila', 'POST', '/posts', neither)).status).toBe(400);
});

it('are shown to the people who are named, as long as they are each other’s clients', async () => {
  const post = await publish('marco', 'photo', { visibility: 'named', people: ['uma'] });
  expect(post.people.map(({ uid }) => uid)).toEqual(['uma']);
  const seen = () => Promise.all(['uma', 'otto', 'mila', null, 'marco'].map((who) => statusFor(who, post)));
  expect(await seen()).toEqual([200, 404, 404, 404, 200]);
  const [shared] = (await list('uma', 'from=merchant')).posts;
  expect([shared!.id, shared!.people]).toEqual([post.id, []]);
  const change = (people: string[] | undefined, visibility: Schemas['PostVisibility'] = 'named') =>
    changePost(shop, 'marco', post.id, { caption: '', visibility, ...(people && { people }) });
  expect((await change(['otto'])).body).toMatchObject({ reason: 'not-client', field: 'people' });
  expect((await change(undefined)).status).toBe(200);
  expect(await statusFor('uma', post)).toBe(200);
  await change([]);
  expect(await statusFor('uma', post)).toBe(404);
  await change(['uma'], 'private');
  expect(await statusFor('uma', post)).toBe(404);
  await change(['uma']);
  expect(await statusFor('uma', post)).toBe(200);
  await shop.ask('uma', 'POST', `/invites/${invite}/end`);
  expect(await statusFor('uma', post)).toBe(404);
  invite = await makeClient(shop, 'marco', 'uma');
  const back = await publish('uma', 'audio', { visibility: 'named', people: ['marco'] });
  expect([await statusFor('marco', back), (await list('marco', 'from=clients')).total]).toEqual([200, 1]);
});

it('can be brought back for a day after they were deleted', async () => {
  const post = await publish('uma', 'photo', { visibility: 'public' });
  expect((await shop.ask('uma', 'DELETE', `/posts/${post.id}`)).status).toBe(204);
  expect([await statusFor('uma', post), await statusFor(null, post), await statusFor('boss', post)]).toEqual([
    404, 404, 404,
  ]);
  const deleted = await list('uma', 'from=deleted');
  expect(deleted.posts.map(({ id, deletedAt }) => [id, deletedAt === null])).toEqual([[post.id, false]]);
  expect((await shop.ask('otto', 'POST', `/posts/${post.id}/restore`)).status).toBe(404);
  const back = await shop.ask<Post>('uma', 'POST', `/posts/${post.id}/restore`);
  expect([back.status, back.body.deletedAt]).toEqual([200, null]);
  expect(await statusFor(null, post)).toBe(200);
  expect((await shop.ask('otto', 'POST', `/posts/${post.id}/restore`)).status).toBe(403);
});

it('are taken down by an admin with a reason, after somebody has told what is wrong', async () => {
  const post = await publish('otto', 'video', { visibility: 'public' });
  const told = (who: string, reason: string) => shop.ask(who, 'PUT', `/posts/${post.id}/report`, { reason });
  expect((await told('otto', 'x')).body.reason).toBe('own-post');
  expect((await told('uma', '  ')).status).toBe(400);
  for (const [who, reason] of [
    ['uma', 'My face'],
    ['uma', 'My face is in it'],
    ['mila', 'My shop'],
  ] as const)
    expect((await told(who, reason)).status).toBe(204);
  const reported = async () =>
    (await shop.ask<Schemas['ReportedPostPage']>('boss', 'GET', '/reported-posts')).body;
  const ownReport = async (who: string) =>
    (await shop.ask<Schemas['OwnReport']>(who, 'GET', `/posts/${post.id}/report`)).body.report?.reason;
  expect([await ownReport('uma'), await ownReport('boss')]).toEqual(['My face is in it', undefined]);
  const [first] = (await reported()).posts;
  expect(first!.post.id).toBe(post.id);
  expect(first!.reports.map(({ reporter, reason }) => [reporter.uid, reason])).toEqual([
    ['uma', 'My face is in it'],
    ['mila', 'My shop'],
  ]);
  await shop.ask('boss', 'DELETE', `/posts/${post.id}/reports`);
  expect([(await reported()).total, await ownReport('uma')]).toEqual([0, undefined]);
  await told('mila', 'My shop');
  const takedown = { reason: 'A client’s face is in it.' };
  expect((await shop.ask<Post>('boss', 'PUT', `/posts/${post.id}/takedown`, takedown)).body).toMatchObject({
    takenDownBecause: takedown.reason,
  });
  expect((await reported()).total).toBe(0);
  const takenDown = async () =>
    (await shop.ask<Schemas['ReportedPostPage']>('boss', 'GET', '/reported-posts?show=taken-down')).body;
  expect((await takenDown()).posts.map((row) => [row.post.id, row.reports.length])).toEqual([[post.id, 0]]);
  expect([await statusFor(null, post), await statusFor('uma', post)]).toEqual([404, 404]);
  expect((await list('uma', 'from=public')).posts.map(({ id }) => id)).not.toContain(post.id);
  const own = (await shop.ask<Post>('otto', 'GET', `/posts/${post.id}`)).body;
  expect(own.takenDownBecause).toBe(takedown.reason);
  // The owner can still see its video, at an address of their own.
  const url = own.recording!.url;
  const answers = [url, url.split('?')[0]!].map((address) => shop.app.inject({ url: address }));
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  // Changes by the owner do not restore it.
  await changePost(shop, 'otto', post.id, { caption: 'Other', visibility: 'public' });
  expect(await statusFor(null, post)).toBe(404);
  await shop.ask('boss', 'DELETE', `/posts/${post.id}/takedown`);
  expect([await statusFor(null, post), (await takenDown()).total]).toEqual([200, 0]);
});
