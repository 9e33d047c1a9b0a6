/** A person who stopped between the two steps of signing up has no name that others could see, and cannot write to them. */
import { expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, contact, newKey, offer, openShop } from './support.ts';

it('what carries a name waits for the profile', async () => {
  const shop = await openShop();
  await addPeople(shop.db);
  await addPerson(shop.db, { uid: 'half', withoutDocument: true });
  const { id: pictureId } = (await shop.upload('marco')).body;
  const sent = { pictureId, caption: 'Sofa', visibility: 'public' };
  const postId = (await shop.ask<Schemas['Post']>('marco', 'POST', '/posts', sent)).body.id;
  const product = await offer(shop, 'marco', { priceCents: 0 });
  const answersFor = async (who: string) => {
    const own = (await shop.upload(who)).body.id;
    const comment = { key: newKey(), parentId: null, body: 'Nice.' };
    const question = { key: newKey(), quantity: 1, contact, note: '' };
    return Promise.all([
      shop.ask(who, 'POST', '/posts', { pictureId: own, caption: '', visibility: 'public' }),
      shop.ask(who, 'POST', `/posts/${postId}/comments`, comment),
      shop.ask(who, 'PUT', `/posts/${postId}/report`, { reason: 'My house is in it' }),
      shop.ask(who, 'POST', `/products/${product.id}/quote-requests`, question),
    ]);
  };
  for (const answer of await answersFor('half')) {
    expect(answer).toMatchObject({ status: 403, body: { reason: 'profile-unfinished' } });
  }
  expect((await shop.ask('half', 'GET', `/posts/${postId}`)).status).toBe(200);
  expect((await answersFor('uma')).map(({ status }) => status)).toEqual([201, 201, 204, 201]);
  await shop.close();
});
