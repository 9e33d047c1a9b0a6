/** While the bucket is unavailable, removing rows succeeds, and their files are removed by the first sweep that can. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderStore } from '../../../server/files/file-store.ts';
import { FilesUnavailable } from '../../../server/files/files-unavailable.ts';
import { sweepFiles } from '../../../server/files/sweep-files.ts';
import { sweepMedia } from '../../../server/trade/media/sweep.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { addPeople, dayMs, offer, openShop, picture, type Shop } from './support.ts';
import { announce, askFor, complete, sendAll } from './uploading.ts';

let shop: Shop;
let isAway = false;
const folder = mkdtempSync(join(tmpdir(), 'patina-away-'));
const stores = ['files', 'chunks'].map((name) => {
  const store = folderStore(join(folder, name));
  const remove = (file: string) =>
    isAway ? Promise.reject(new FilesUnavailable('out-of-reach', 'nothing answers')) : store.remove(file);
  return { ...store, remove };
});
const [files, chunks] = stores as [(typeof stores)[number], (typeof stores)[number]];
beforeAll(async () => {
  shop = await openShop(undefined, undefined, undefined, null, { files, chunks });
  await addPeople(shop.db);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

it('what removes rows succeeds, and their files go later', async () => {
  const [shown, other] = [(await shop.upload('marco')).body.id, (await shop.upload('marco')).body.id];
  const changed = await offer(shop, 'marco', { pictureIds: [shown] });
  const deleted = await offer(shop, 'marco', { pictureIds: [other] });
  const content = await picture();
  const begun = String((await announce(shop, 'uma', content.length)).headers.location);
  const sent = await sendAll(shop, 'uma', content, 'photo');
  const pictureId = (await shop.upload('uma')).body.id;
  const post = { pictureId, caption: '', visibility: 'public' };
  const { id: postId } = (await shop.ask<Schemas['Post']>('uma', 'POST', '/posts', post)).body;
  const before = (await files.list()).length;

  isAway = true;
  const { title, description, priceCents, category, visibility, stock, version } = changed;
  const fields = { title, description, priceCents, category, visibility, stock };
  const put = { version, ...fields, pictureIds: [] };
  const answers = [
    (await shop.ask('marco', 'PUT', `/products/${changed.id}`, put)).status,
    (await shop.ask('marco', 'DELETE', `/products/${deleted.id}`)).status,
    (await askFor(shop, 'uma', begun, 'DELETE')).statusCode,
    (await complete(shop, 'uma', sent, content)).status,
    (await shop.ask('uma', 'DELETE', `/posts/${postId}`)).status,
  ];
  expect(answers).toEqual([200, 204, 204, 201, 204]);
  shop.pass(dayMs + 60_000);
  await sweepMedia(shop.parts).catch((error: unknown) => expect(error).toBeInstanceOf(FilesUnavailable));
  expect((await files.list()).length).toBeGreaterThanOrEqual(before);

  isAway = false;
  await sweepMedia(shop.parts);
  const later = new Date(Date.now() + 60_000);
  await sweepFiles({ db: shop.db, files, keys: files, ownsDocuments: true }, later);
  expect(await files.list()).toEqual([]);
});
