/** Comments on posts: who reads and writes them, what an edit keeps, and what is left of deleted ones. */
import { expect, it } from 'vitest';
import { removeAccount } from '../../../server/identity/accounts.ts';
import { comments } from '../../../server/db/schema.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { removeTradeOf } from '../../../server/trade/removal.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPeople, dayMs, makeClient, newKey, openShop, type Shop } from './support.ts';

type Comment = Schemas['Comment'];

describeOnEveryDatabase('comments', (open) => {
  async function openPost(visibility: Schemas['PostVisibility']) {
    const shop = await openShop(open);
    await addPeople(shop.db);
    await makeClient(shop, 'marco', 'uma');
    const pictureId = (await shop.upload('marco')).body.id;
    const sent = { pictureId, caption: 'Sofa', visibility };
    const { id } = (await shop.ask<Schemas['Post']>('marco', 'POST', '/posts', sent)).body;
    return { shop, postId: id };
  }
  const say = (shop: Shop, who: string, postId: string, body: string, parentId: string | null = null) =>
    shop.ask<Comment>(who, 'POST', `/posts/${postId}/comments`, { key: newKey(), parentId, body });
  const read = async (shop: Shop, who: string | null, postId: string) =>
    (await shop.ask<Schemas['CommentPage']>(who, 'GET', `/posts/${postId}/comments`)).body.comments;

  it('are answered, edited with their earlier words kept, and deleted with their place kept', async () => {
    const { shop, postId } = await openPost('public');
    const first = (await say(shop, 'uma', postId, 'Is it dry?')).body;
    const answer = (await say(shop, 'marco', postId, 'Since noon.', first.id)).body;
    const deeper = (await say(shop, 'otto', postId, 'Nice work.', answer.id)).body;
    const aside = (await say(shop, 'otto', postId, 'Which soap?')).body;
    expect((await read(shop, null, postId)).map(({ id, parentId }) => [id, parentId])).toEqual([
      [first.id, null],
      [answer.id, first.id],
      [deeper.id, answer.id],
      [aside.id, null],
    ]);
    const thread = (await shop.ask<Schemas['CommentThread']>(null, 'GET', `/comments/${answer.id}/thread`))
      .body;
    expect(thread.comments.map(({ id }) => id)).toEqual([first.id, answer.id, deeper.id]);

    const edit = (who: string, body: string) =>
      shop.ask<Comment>(who, 'PUT', `/comments/${first.id}`, { body });
    expect((await edit('marco', 'x')).status).toBe(403);
    expect((await edit('boss', 'x')).status).toBe(403);
    expect((await edit('uma', 'Is it dry yet?')).body.editedAt).not.toBeNull();
    await edit('uma', 'Is it dry yet?');
    const earlierFor = async (who: string | null) =>
      (await read(shop, who, postId))[0]!.earlier.map(({ body }) => body);
    expect(await Promise.all(['uma', 'marco', 'boss', 'otto', null].map(earlierFor))).toEqual([
      ['Is it dry?'],
      ['Is it dry?'],
      ['Is it dry?'],
      [],
      [],
    ]);

    const remove = async (who: string, { id }: Comment) =>
      (await shop.ask(who, 'DELETE', `/comments/${id}`)).status;
    expect([await remove('uma', aside), await remove('otto', first)]).toEqual([403, 403]);
    expect([await remove('marco', aside), await remove('uma', first), await remove('uma', first)]).toEqual([
      204, 204, 204,
    ]);
    const left = await read(shop, 'boss', postId);
    expect(left.map(({ body, earlier }) => [body, earlier.length])).toEqual([
      ['', 0],
      ['Since noon.', 0],
      ['Nice work.', 0],
      ['', 0],
    ]);
    expect((await say(shop, 'otto', postId, 'Late', first.id)).body).toMatchObject({ reason: 'deleted' });
    expect((await edit('uma', 'Back')).body).toMatchObject({ reason: 'deleted' });
    await shop.close();
  });

  it('are for those who see the post, and go with the account that wrote them', async () => {
    const { shop, postId } = await openPost('clients');
    const said = (await say(shop, 'uma', postId, 'My sofa!')).body;
    await say(shop, 'marco', postId, 'Yours.', said.id);
    for (const who of ['otto', 'mila', null]) {
      const asked = await shop.ask(who, 'GET', `/posts/${postId}/comments`);
      const thread = await shop.ask(who, 'GET', `/comments/${said.id}/thread`);
      expect([asked.status, thread.status], String(who)).toEqual([404, 404]);
    }
    expect((await say(shop, 'otto', postId, 'Hi')).status).toBe(404);
    const other = await openOther(shop);
    expect((await say(shop, 'marco', other, 'Hi', said.id)).status).toBe(404);
    for (const body of ['', '  ', 'x'.repeat(2001)])
      expect((await say(shop, 'uma', postId, body)).status).toBe(400);
    await inTransaction(shop.db, async (tx) => {
      await removeTradeOf(tx, 'uma');
      await removeAccount(tx, 'uma');
    });
    expect(
      (await read(shop, 'marco', postId)).map(({ author, body }) => [author?.uid ?? null, body]),
    ).toEqual([
      [null, ''],
      ['marco', 'Yours.'],
    ]);
    await shop.close();
  });

  it('keep what was asked for and what is next to it where a thread is longer than is told', async () => {
    const { shop, postId } = await openPost('public');
    const top = (await say(shop, 'uma', postId, 'Top')).body;
    const idOf = (i: number) => `00000000-0000-4000-9000-${String(i).padStart(12, '0')}`;
    const at = Date.parse(top.createdAt);
    const chain = Array.from({ length: 1000 }, (_, i) => ({
      ...{ id: idOf(i), postId, parentId: i === 0 ? top.id : idOf(i - 1), author: 'uma', body: `${i}` },
      ...{ earlier: [], createdAt: new Date(at + i + 1) },
    }));
    await shop.db.orm.insert(comments).values(chain);
    const around = async (id: string) =>
      (await shop.ask<Schemas['CommentThread']>(null, 'GET', `/comments/${id}/thread`)).body.comments.map(
        ({ body }) => body,
      );
    const middle = await around(idOf(700));
    expect([middle.length, middle[0], middle.at(-1)]).toEqual([500, '500', '999']);
    expect((await around(idOf(999))).at(-1)).toBe('999');
    const whole = await around(top.id);
    expect([whole[0], whole[1], whole.length]).toEqual(['Top', '0', 300]);
    await shop.close();
  });

  it('come after what they answer, also by a clock that is behind', async () => {
    const { shop, postId } = await openPost('public');
    const first = (await say(shop, 'uma', postId, 'Is it dry?')).body;
    shop.pass(-dayMs);
    await say(shop, 'marco', postId, 'Since noon.', first.id);
    expect((await read(shop, null, postId)).map(({ body }) => body)).toEqual(['Is it dry?', 'Since noon.']);
    await shop.close();
  });

  async function openOther(shop: Shop): Promise<string> {
    const pictureId = (await shop.upload('marco')).body.id;
    const sent = { pictureId, caption: 'Other', visibility: 'public' };
    return (await shop.ask<Schemas['Post']>('marco', 'POST', '/posts', sent)).body.id;
  }
});
