/** Texts that others read, in every operation that accepts them: no invisible characters, and none that reverse text. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { recording } from './recordings.ts';
import { addPeople, newKey, openShop, type Shop } from './support.ts';
import { medium } from './uploading.ts';

let shop: Shop;
let postId: string;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
  const { id: mediumId } = await medium(shop, 'marco', await recording(), 'video');
  const sent = { mediumId, caption: 'Sofa', visibility: 'public' };
  postId = (await shop.ask<Schemas['Post']>('marco', 'POST', '/posts', sent)).body.id;
});
afterAll(() => shop.close());

const comment = (body: string) =>
  shop.ask('uma', 'POST', `/posts/${postId}/comments`, { key: newKey(), parentId: null, body });
const caption = async (text: string) => {
  const { id: pictureId } = (await shop.upload('marco')).body;
  return shop.ask('marco', 'POST', '/posts', { pictureId, caption: text, visibility: 'private' });
};
const captions = (text: string) =>
  shop.ask('marco', 'PUT', `/posts/${postId}/transcript`, {
    language: 'en',
    lines: [
      { startMs: 0, endMs: null, text: 'Hello' },
      { startMs: 10, endMs: null, text },
    ],
  });
const product = (description: string) =>
  shop.ask('marco', 'POST', '/products', {
    ...{ key: newKey(), title: 'Soap', description, priceCents: 100, category: 'other' },
    ...{ visibility: 'public', stock: null, pictureIds: [], postId: null },
  });
const report = (reason: string) => shop.ask('uma', 'PUT', `/posts/${postId}/report`, { reason });

const operations = [
  ['a comment', comment, 'body'],
  ['a caption', caption, 'caption'],
  ['a line of captions', captions, 'lines.1.text'],
  ['the description of a product', product, 'description'],
  ['the reason of a report', report, 'reason'],
] as const;

it.each(operations)('%s may not be invisible, nor hold what turns words around', async (_, send, field) => {
  for (const bad of ['\u200b', '\u3164', '\u2800\ufe0f', 'a\u202eb', 'a\u2066b', 'a\x07b', 'a\x1b[2Jb']) {
    expect(await send(bad), JSON.stringify(bad)).toMatchObject({
      status: 400,
      body: { reason: 'bad-text', field },
    });
  }
  for (const good of [
    'Two\nlines',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f',
    'می\u200cخواهم',
  ]) {
    expect([200, 201, 204], good).toContain((await send(good)).status);
  }
});
