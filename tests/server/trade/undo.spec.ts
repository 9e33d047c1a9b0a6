/** Restoring deleted things: for how long, by whom, and what an admin has removed permanently. */
import { expect, it } from 'vitest';
import { comments, postTranscripts } from '../../../server/db/schema.ts';
import { sweepMedia } from '../../../server/trade/media/sweep.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { recording } from './recordings.ts';
import { addPeople, changePost, dayMs, newKey, newProduct, openShop, type Shop } from './support.ts';
import { medium } from './uploading.ts';

type Post = Schemas['Post'];
type Comment = Schemas['Comment'];

describeOnEveryDatabase('undo', (open) => {
  async function openPost() {
    const shop = await openShop(open);
    await addPeople(shop.db);
    const { id: mediumId } = await medium(shop, 'marco', await recording({ video: null }), 'audio');
    const sent = { mediumId, caption: 'Sofa', visibility: 'public' };
    const { id: postId } = (await shop.ask<Post>('marco', 'POST', '/posts', sent)).body;
    return { shop, postId };
  }
  const say = async (shop: Shop, who: string, postId: string, body: string, parentId: string | null = null) =>
    (await shop.ask<Comment>(who, 'POST', `/posts/${postId}/comments`, { key: newKey(), parentId, body }))
      .body;
  const read = async (shop: Shop, who: string | null, postId: string) =>
    (await shop.ask<Schemas['CommentPage']>(who, 'GET', `/posts/${postId}/comments`)).body.comments;
  const remove = async (shop: Shop, who: string, path: string) =>
    expect((await shop.ask(who, 'DELETE', path)).status).toBe(204);

  it('brings a comment back with its earlier words, for whoever wrote and deleted it', async () => {
    const { shop, postId } = await openPost();
    const said = await say(shop, 'uma', postId, 'Is it dry?');
    await shop.ask('uma', 'PUT', `/comments/${said.id}`, { body: 'Is it dry yet?' });
    const answer = await say(shop, 'otto', postId, 'Since noon.', said.id);
    await remove(shop, 'uma', `/comments/${said.id}`);
    const seen = async (who: string | null) => {
      const [first, second] = await read(shop, who, postId);
      expect(second).toMatchObject({ id: answer.id, parentId: said.id, body: 'Since noon.' });
      return [first!.body, first!.earlier.length, first!.restorable];
    };
    expect(await seen('uma')).toEqual(['', 0, true]);
    for (const who of ['marco', 'boss', 'otto', null])
      expect(await seen(who), `${who}`).toEqual(['', 0, false]);
    const restore = (who: string) => shop.ask<Comment>(who, 'POST', `/comments/${said.id}/restore`);
    for (const who of ['marco', 'boss', 'otto']) expect((await restore(who)).status, who).toBe(403);
    expect((await restore('uma')).body).toMatchObject({ body: 'Is it dry yet?', deletedAt: null });
    expect((await restore('uma')).status).toBe(200);
    expect(await seen('uma')).toEqual(['Is it dry yet?', 1, false]);
    await shop.close();
  });

  it('leaves to its author no comment that somebody else has deleted', async () => {
    const { shop, postId } = await openPost();
    for (const moderator of ['marco', 'boss']) {
      const said = await say(shop, 'uma', postId, 'Rude words');
      await remove(shop, moderator, `/comments/${said.id}`);
      // Deleting it once more does not make it somebody's own deletion.
      await remove(shop, 'uma', `/comments/${said.id}`);
      const restore = (who: string) => shop.ask(who, 'POST', `/comments/${said.id}/restore`);
      expect((await restore('uma')).status).toBe(403);
      expect((await read(shop, 'uma', postId)).map(({ restorable }) => restorable)).not.toContain(true);
      expect((await restore('boss')).status).toBe(200);
      await remove(shop, 'boss', `/comments/${said.id}`);
    }
    await shop.close();
  });

  it('ends after a day: words go, and places that nothing hangs on', async () => {
    const { shop, postId } = await openPost();
    const [first, second] = [await say(shop, 'uma', postId, 'One'), await say(shop, 'uma', postId, 'Two')];
    const answer = await say(shop, 'otto', postId, 'Answer', first.id);
    for (const { id } of [first, second]) await remove(shop, 'uma', `/comments/${id}`);
    shop.pass(dayMs - 60_000);
    await sweepMedia(shop.parts);
    expect((await shop.ask('uma', 'POST', `/comments/${second.id}/restore`)).status).toBe(200);
    await remove(shop, 'uma', `/comments/${second.id}`);
    shop.pass(60_000);
    expect((await shop.ask('uma', 'POST', `/comments/${first.id}/restore`)).body).toMatchObject({
      reason: 'deleted',
    });
    expect((await read(shop, 'uma', postId)).map(({ restorable }) => restorable)).toEqual([
      false,
      true,
      false,
    ]);
    await sweepMedia(shop.parts);
    const rows = await shop.db.orm.select().from(comments);
    expect(rows.map(({ id, body }) => [id, body]).sort()).toEqual(
      [
        [first.id, ''],
        [second.id, 'Two'],
        [answer.id, 'Answer'],
      ].sort(),
    );
    shop.pass(dayMs);
    await sweepMedia(shop.parts);
    expect((await read(shop, 'uma', postId)).map(({ id }) => id)).toEqual([first.id, answer.id]);
    await shop.close();
  });

  const said = { language: 'en', lines: [{ startMs: 0, endMs: null, text: 'First the brush.' }] };

  it('brings captions back for whoever removed their own', async () => {
    const { shop, postId } = await openPost();
    const at = `/posts/${postId}/transcript`;
    const recordingFor = async (who: string | null) =>
      (await shop.ask<Post>(who, 'GET', `/posts/${postId}`)).body.recording!;
    await shop.ask('marco', 'PUT', at, said);
    const { url } = (await recordingFor('marco')).captions!;
    await remove(shop, 'marco', at);
    expect(await recordingFor('marco')).toMatchObject({ captions: null, captionsRestorable: true });
    for (const who of ['boss', 'uma', null]) {
      expect(await recordingFor(who)).toMatchObject({ captions: null, captionsRestorable: false });
    }
    const gone = await Promise.all([
      shop.ask('marco', 'GET', at).then(({ status }) => status),
      shop.app.inject({ url }).then(({ statusCode }) => statusCode),
      shop.ask('uma', 'POST', `${at}/restore`).then(({ status }) => status),
      shop.ask('boss', 'POST', `${at}/restore`).then(({ status }) => status),
    ]);
    expect(gone).toEqual([404, 404, 403, 404]);
    const restore = () => shop.ask<Schemas['Transcript']>('marco', 'POST', `${at}/restore`);
    expect([(await restore()).body.lines, (await restore()).status]).toEqual([said.lines, 200]);
    expect((await shop.app.inject({ url })).statusCode).toBe(200);

    await remove(shop, 'boss', at);
    expect(await recordingFor('marco')).toMatchObject({ captions: null, captionsRestorable: false });
    expect((await restore()).status).toBe(404);
    expect((await shop.ask('boss', 'POST', `${at}/restore`)).status).toBe(200);

    await remove(shop, 'marco', at);
    shop.pass(dayMs);
    expect((await restore()).status).toBe(404);
    await sweepMedia(shop.parts);
    expect(await shop.db.orm.$count(postTranscripts)).toBe(0);
    await shop.close();
  });

  it('leaves to its owner no post that an admin has deleted, nor its picture', async () => {
    const { shop } = await openPost();
    const pictureId = (await shop.upload('marco')).body.id;
    const sent = { pictureId, caption: 'A face', visibility: 'public' };
    const { id } = (await shop.ask<Post>('marco', 'POST', '/posts', sent)).body;
    const restore = async (who: string) => (await shop.ask(who, 'POST', `/posts/${id}/restore`)).status;
    const deleted = async () =>
      (await shop.ask<Schemas['PostPage']>('marco', 'GET', '/posts?from=deleted')).body.total;
    await remove(shop, 'boss', `/posts/${id}`);
    expect([await restore('marco'), await deleted()]).toEqual([404, 0]);
    expect((await shop.ask('marco', 'POST', '/posts', sent)).body).toMatchObject({ reason: 'taken-down' });
    const offered = (changes: Partial<Schemas['NewProduct']>) =>
      shop.ask('marco', 'POST', '/products', newProduct(changes));
    expect((await offered({ pictureIds: [pictureId] })).body).toMatchObject({ reason: 'taken-down' });
    expect(await restore('boss')).toBe(200);

    // Taken down, then deleted and restored by its owner, it is still taken down.
    await shop.ask('boss', 'PUT', `/posts/${id}/takedown`, { reason: 'A face' });
    expect((await offered({ postId: id })).status).toBe(409);
    await remove(shop, 'marco', `/posts/${id}`);
    expect([await deleted(), await restore('marco')]).toEqual([1, 200]);
    expect((await shop.ask(null, 'GET', `/posts/${id}`)).status).toBe(404);
    await shop.close();
  });

  it('leaves to admins no post that its owner has deleted', async () => {
    const { shop, postId } = await openPost();
    await remove(shop, 'marco', `/posts/${postId}`);
    const restore = async (who: string) => (await shop.ask(who, 'POST', `/posts/${postId}/restore`)).status;
    expect([await restore('boss'), await restore('marco')]).toEqual([404, 200]);
    await shop.close();
  });

  it('keeps a removal by an admin, however close the owner comes with their own', async () => {
    const { shop } = await openPost();
    for (let round = 0; round < 12; round += 1) {
      const pictureId = (await shop.upload('marco')).body.id;
      const sent = { pictureId, caption: '', visibility: 'public' };
      const { id } = (await shop.ask<Post>('marco', 'POST', '/posts', sent)).body;
      const deleted = (who: string) => shop.ask(who, 'DELETE', `/posts/${id}`);
      const [byAdmin, ...byOwner] = await Promise.all(['boss', 'marco', 'marco'].map(deleted));
      const [first, ...others] = [byAdmin!, ...byOwner].map(({ status }) => status).sort();
      expect([first, ...others]).toEqual([204, 404, 404]);
      const restored = (await shop.ask('marco', 'POST', `/posts/${id}/restore`)).status;
      expect(restored).toBe(byAdmin!.status === 204 ? 404 : 200);
    }
    await shop.close();
  });

  it('takes a change of a post only from the version that is there', async () => {
    const { shop, postId } = await openPost();
    const stale = (await shop.ask<Post>('marco', 'GET', `/posts/${postId}`)).body;
    const hidden = await changePost(shop, 'marco', postId, { caption: 'Sofa', visibility: 'private' });
    expect(hidden.body).toMatchObject({ version: stale.version + 1, visibility: 'private' });
    const again = {
      version: stale.version,
      caption: 'Sofa, oiled',
      visibility: 'public',
      people: ['nobody'],
    };
    expect(await shop.ask('marco', 'PUT', `/posts/${postId}`, again)).toMatchObject({
      status: 409,
      body: { reason: 'changed-meanwhile' },
    });
    expect((await shop.ask(null, 'GET', `/posts/${postId}`)).status).toBe(404);
    const latest = 2 ** 31 - 1;
    expect((await shop.ask('marco', 'PUT', `/posts/${postId}`, { ...again, version: latest })).status).toBe(
      409,
    );
    const { version: _, ...without } = again;
    expect((await shop.ask('marco', 'PUT', `/posts/${postId}`, without)).status).toBe(400);
    // Of two concurrent requests one creates it.
    const rivals = ['One', 'Two'].map((caption) =>
      shop.ask('marco', 'PUT', `/posts/${postId}`, {
        ...{ version: hidden.body.version, caption, visibility: 'private' },
      }),
    );
    expect((await Promise.all(rivals)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.close();
  });
});
