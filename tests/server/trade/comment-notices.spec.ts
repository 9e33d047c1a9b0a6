/** Who is notified of a comment and may see it; read positions; and live notices for those who may still see it. */
import { expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { changePost, addPeople, headersOf, makeClient, newKey, openShop, type Shop } from './support.ts';

type Comment = Schemas['Comment'];

describeOnEveryDatabase('notices of comments', (open) => {
  async function openPost(visibility: Schemas['PostVisibility'] = 'clients') {
    const shop = await openShop(open);
    await addPeople(shop.db);
    await makeClient(shop, 'marco', 'uma');
    const pictureId = (await shop.upload('marco')).body.id;
    const sent = { pictureId, caption: 'Sofa', visibility };
    const { id } = (await shop.ask<Schemas['Post']>('marco', 'POST', '/posts', sent)).body;
    return { shop, postId: id };
  }
  const say = async (shop: Shop, who: string, postId: string, body: string, parentId: string | null = null) =>
    (await shop.ask<Comment>(who, 'POST', `/posts/${postId}/comments`, { key: newKey(), parentId, body }))
      .body;
  const noticesOf = async (shop: Shop, who: string) =>
    (await shop.ask<Schemas['NoticePage']>(who, 'GET', '/notices')).body;
  const seenBy = async (shop: Shop, who: string) =>
    (await noticesOf(shop, who)).notices.map(({ kind, quote, read }) => [kind, quote, read]);

  it('go to the owner, to whom it answers, and to whom it names, once each, and not to its author', async () => {
    const { shop, postId } = await openPost();
    const first = await say(shop, 'uma', postId, 'Is it dry, @marco?');
    await say(shop, 'marco', postId, 'Yes, @uma and @marco.', first.id);
    await say(shop, 'marco', postId, 'Since noon.', first.id);
    await say(shop, 'uma', postId, 'Thank you.');
    expect(await seenBy(shop, 'marco')).toEqual([
      ['comment', 'Thank you.', false],
      ['mention', 'Is it dry, @marco?', false],
    ]);
    expect(await seenBy(shop, 'uma')).toEqual([
      ['reply', 'Since noon.', false],
      ['mention', 'Yes, @uma and @marco.', false],
    ]);
    await shop.close();
  });

  it('quote whole characters', async () => {
    const { shop, postId } = await openPost();
    await say(shop, 'uma', postId, `${'x'.repeat(199)}😀😀`);
    expect((await noticesOf(shop, 'marco')).notices[0]!.quote).toBe('x'.repeat(199));
    await shop.close();
  });

  it('do not go to those who may not see the post, and go from sight with it', async () => {
    const { shop, postId } = await openPost();
    await say(shop, 'uma', postId, 'Ask @otto, @mila, @boss or @nobody.');
    for (const who of ['otto', 'mila', 'boss']) expect(await seenBy(shop, who), who).toEqual([]);
    const first = await say(shop, 'marco', postId, 'Here, @uma.');
    expect((await noticesOf(shop, 'uma')).unread).toBe(1);
    await changePost(shop, 'marco', postId, { caption: '', visibility: 'private' });
    expect(await noticesOf(shop, 'uma')).toMatchObject({ notices: [], total: 0, unread: 0 });
    await changePost(shop, 'marco', postId, { caption: '', visibility: 'clients' });
    expect((await noticesOf(shop, 'uma')).total).toBe(1);
    await shop.ask('marco', 'DELETE', `/comments/${first.id}`);
    expect((await noticesOf(shop, 'uma')).total).toBe(0);
    await shop.close();
  });

  it('come when other words name somebody, and not twice', async () => {
    const { shop, postId } = await openPost('public');
    const { id } = await say(shop, 'uma', postId, 'Nice.');
    const edit = (body: string) => shop.ask('uma', 'PUT', `/comments/${id}`, { body });
    await edit('Nice, @otto.');
    await edit('Very nice, @otto.');
    expect(await seenBy(shop, 'otto')).toEqual([['mention', 'Very nice, @otto.', false]]);
    await shop.close();
  });

  it('are read one by one, up to a time, or with the comments of a post; never somebody else’s', async () => {
    const { shop, postId } = await openPost('public');
    const names = ['One', 'Two', 'Three'];
    const said: Comment[] = [];
    for (const name of names) said.push(await say(shop, 'uma', postId, `${name}, @marco @otto`));
    const read = (who: string, body: Schemas['ReadNotices']) => shop.ask(who, 'PUT', '/notices/read', body);
    await read('marco', { until: null, commentId: said[1]!.id });
    expect((await seenBy(shop, 'marco')).map((row) => row[2])).toEqual([false, true, false]);
    const oldest = (await noticesOf(shop, 'marco')).notices.at(-1)!;
    await read('marco', { until: oldest.createdAt, commentId: null });
    expect((await noticesOf(shop, 'marco')).unread).toBe(1);
    const readPost = (until: string) => shop.ask('marco', 'PUT', `/posts/${postId}/comments/read`, { until });
    await readPost(said[2]!.createdAt);
    expect([(await noticesOf(shop, 'marco')).unread, (await noticesOf(shop, 'otto')).unread]).toEqual([0, 3]);

    const until = async (who: string) =>
      (await shop.ask<Schemas['CommentPage']>(who, 'GET', `/posts/${postId}/comments`)).body.readUntil;
    await readPost(said[0]!.createdAt);
    expect([await until('marco'), await until('otto')]).toEqual([said[2]!.createdAt, null]);
    for (const impossible of [
      '1990-12-31T23:59:60.000Z',
      '0000-01-01T00:00:00.000Z',
      '2026-13-01T00:00:00.000Z',
    ]) {
      expect((await readPost(impossible)).status).toBe(400);
      expect((await read('otto', { until: impossible, commentId: null })).status).toBe(400);
    }
    // Nobody has read what is yet to be written.
    await readPost('2099-01-01T00:00:00.000Z');
    expect(Date.parse((await until('marco'))!)).toBeLessThan(Date.parse('2027-01-01'));
    await shop.close();
  });

  it('are told live that something was said, never what, and not to those who may see it no longer', async () => {
    const { shop, postId } = await openPost('public');
    const listen = async (who: string | null) => {
      const answer = await shop.app.inject({
        url: `/api/node/posts/${postId}/comments/news`,
        headers: { ...headersOf(who), accept: 'text/event-stream' },
        payloadAsStream: true,
      });
      expect(answer.statusCode).toBe(200);
      let heard = '';
      let over = false;
      const stream = answer.stream().on('data', (chunk: Buffer) => (heard += String(chunk)));
      stream.on('close', () => (over = true));
      await expect.poll(() => heard).toContain('event: again');
      return {
        count: () => heard.match(/(^|\n\n)data: /g)?.length ?? 0,
        heard: () => heard,
        isOver: () => over,
      };
    };
    const otto = await listen('otto');
    const nobody = await listen(null);
    const marco = await listen('marco');
    await say(shop, 'uma', postId, 'Secret words, @otto.');
    for (const { count } of [otto, nobody, marco]) await expect.poll(count).toBe(1);
    expect(otto.heard()).not.toMatch(/Secret|uma/);
    await changePost(shop, 'marco', postId, { caption: '', visibility: 'clients' });
    await say(shop, 'uma', postId, 'Only for us.');
    await expect.poll(marco.count).toBe(2);
    await expect.poll(() => [otto.isOver(), nobody.isOver()]).toEqual([true, true]);
    expect([otto.count(), nobody.count()]).toEqual([1, 1]);
    const refused = await shop.app.inject({
      url: `/api/node/posts/${postId}/comments/news`,
      headers: { ...headersOf('otto'), accept: 'text/event-stream' },
    });
    expect(refused.statusCode).toBe(404);
    await shop.close();
  });
});
