/** Uploads whose chunks and files are in a bucket behave like those in a folder, whichever machine each request reaches. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BucketStores, openBucketStores } from '../../../server/files/open-stores.ts';
import { chunkedUploads } from '../../../server/trade/media/chunked-uploads.ts';
import { sweepMedia } from '../../../server/trade/media/sweep.ts';
import { filesOf, removeFilesOf } from '../../../server/trade/removal.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { startBucket, type TestBucket } from '../files/buckets.ts';
import { type Line, openLine } from '../files/line.ts';
import { recording } from './recordings.ts';
import { addPeople, dayMs, newKey, openShop, picture, type Shop } from './support.ts';
import { announce, askFor, complete, medium, sendAll, sendPiece } from './uploading.ts';

let bucket: TestBucket;
let line: Line;
let stores: BucketStores;
let shop: Shop;
const elsewhere = mkdtempSync(join(tmpdir(), 'patina-other-machine-'));
beforeAll(async () => {
  bucket = await startBucket();
  line = await openLine(bucket.address.endpoint!);
  stores = await openBucketStores({ ...bucket.address, endpoint: line.endpoint }, bucket.keys);
  shop = await openShop(undefined, undefined, undefined, null, stores);
  await addPeople(shop.db);
});
afterAll(async () => {
  await shop.close();
  stores.close();
  await line.close();
  await bucket.close();
  rmSync(elsewhere, { recursive: true, force: true });
});

const chunks = () => stores.chunks.list();
const onThisMachine = () => (existsSync(shop.uploadsFolder) ? readdirSync(shop.uploadsFolder) : []);
const idOf = (url: string) => url.split('/').at(-1)!;
const megabyte = 1024 * 1024;

describe('an upload in chunks', () => {
  it('goes on where it was cut off, and becomes a photo that leaves nothing behind', async () => {
    const content = await picture();
    const url = String((await announce(shop, 'uma', content.length)).headers.location);
    expect((await askFor(shop, 'uma', url)).headers['upload-offset']).toBe('0');
    const first = await sendPiece(shop, 'uma', url, 0, content.subarray(0, 50));
    expect(first.headers['upload-offset']).toBe('50');
    // Another machine gives the same answer.
    const other = chunkedUploads(stores.chunks, elsewhere, shop.db.orm);
    expect(await other.received(idOf(url))).toBe(50);
    expect((await complete(shop, 'uma', url, content)).status).toBe(409);
    expect((await sendPiece(shop, 'uma', url, 10, content.subarray(10))).statusCode).toBe(409);
    expect((await sendPiece(shop, 'uma', url, 50, content.subarray(50))).statusCode).toBe(204);
    const done = await complete(shop, 'uma', url, content);
    expect(done.body).toMatchObject({ kind: 'photo', width: 60, height: 40 });
    expect((await complete(shop, 'uma', url, content)).body).toEqual(done.body);
    expect([await chunks(), onThisMachine()]).toEqual([[], []]);
    expect((await stores.files.list('pictures/')).length).toBeGreaterThan(0);
  });

  it('becomes a recording that is played from the bucket, in parts', async () => {
    const content = await recording({ seconds: 10, frameBytes: 120_000 });
    expect(content.length).toBeGreaterThan(9 * megabyte);
    const made = await medium(shop, 'uma', content, 'video');
    expect(made).toMatchObject({ kind: 'video', durationMs: 10_000 });
    const stored = (await stores.files.read(`media/${made.id}.webm`))!;
    expect(stored.length).toBe(made.bytes);
    const sent = { mediumId: made.id, caption: '', visibility: 'public' };
    const post = (await shop.ask<Schemas['Post']>('uma', 'POST', '/posts', sent)).body;
    line.seen.length = 0;
    const from = 5 * megabyte;
    const played = await shop.app.inject({
      url: post.recording!.url,
      headers: { range: `bytes=${from}-${from + 999}` },
    });
    expect([played.statusCode, played.headers['content-range']]).toEqual([
      206,
      `bytes ${from}-${from + 999}/${stored.length}`,
    ]);
    expect(played.rawPayload.equals(stored.subarray(from, from + 1000))).toBe(true);
    expect(line.seen.map(({ method, range }) => [method, range])).toEqual([
      ['HEAD', undefined],
      ['GET', `bytes=${from}-${from + 999}`],
    ]);
    expect([await chunks(), onThisMachine()]).toEqual([[], []]);
  });

  it('is whole also when two machines have received parts that overlap', async () => {
    const content = Buffer.from(Array.from({ length: 3000 }, (_, i) => i % 251));
    const url = String((await announce(shop, 'uma', content.length)).headers.location);
    const id = idOf(url);
    const put = (start: number, end: number) => {
      const digits = (position: number) => String(position).padStart(15, '0');
      return stores.chunks.write(`${id}/${digits(start)}-${digits(end)}.chunk`, content.subarray(start, end));
    };
    for (const [start, end] of [
      [0, 900],
      [0, 1000],
      [900, 950],
      [600, 1500],
      [1500, 1600],
      [1700, 2000],
    ] as const) {
      await put(start, end);
    }
    // Data after a gap does not count.
    expect((await askFor(shop, 'uma', url)).headers['upload-offset']).toBe('1600');
    expect((await sendPiece(shop, 'uma', url, 1600, content.subarray(1600))).statusCode).toBe(204);
    const other = chunkedUploads(stores.chunks, elsewhere, shop.db.orm);
    const gathered = await other.withFile(id, (input) => readFile(input));
    expect(gathered.equals(content)).toBe(true);
    expect(readdirSync(elsewhere)).toEqual([]);
    await askFor(shop, 'uma', url, 'DELETE');
    expect(await chunks()).toEqual([]);
  });

  it('is answered with 503 while the bucket is out of reach, and goes on afterwards', async () => {
    const content = await picture();
    const url = String((await announce(shop, 'uma', content.length)).headers.location);
    // The first request asks how much is there.
    line.troubles.push(
      { kind: 'none' },
      ...Array.from({ length: 4 }, () => ({ kind: 'error', status: 500, code: 'InternalError' }) as const),
    );
    const refused = await sendPiece(shop, 'uma', url, 0, content);
    expect([refused.statusCode, refused.json().reason]).toEqual([503, 'unavailable']);
    expect(refused.headers['retry-after']).toBe('2');
    line.troubles.length = 0;
    expect((await askFor(shop, 'uma', url)).headers['upload-offset']).toBe('0');
    expect((await sendPiece(shop, 'uma', url, 0, content)).statusCode).toBe(204);
    expect((await complete(shop, 'uma', url, content)).status).toBe(201);
  });

  it('is refused as everywhere when it is another one, too much, or somebody else’s', async () => {
    const content = await picture();
    const url = await sendAll(shop, 'uma', content, 'photo');
    expect((await askFor(shop, 'otto', url)).statusCode).toBe(404);
    expect((await sendPiece(shop, 'otto', url, content.length, Buffer.alloc(1))).statusCode).toBe(404);
    const wrong = await complete(shop, 'uma', url, content, { sha256: 'a'.repeat(64) });
    expect(wrong.status).toBe(409);
    expect((await askFor(shop, 'uma', url)).statusCode).toBe(404);
    const small = String((await announce(shop, 'uma', 10)).headers.location);
    expect((await sendPiece(shop, 'uma', small, 0, Buffer.alloc(11))).statusCode).toBe(413);
    expect((await askFor(shop, 'uma', small)).headers['upload-offset']).toBe('0');
    await askFor(shop, 'uma', small, 'DELETE');
    expect(await chunks()).toEqual([]);
  });

  it('goes with the day, and with its owner', async () => {
    const content = await picture();
    const url = await sendAll(shop, 'otto', content, 'photo');
    expect(await chunks()).toHaveLength(2);
    expect(await shop.parts.uploads.olderThan(new Date(Date.now() + dayMs))).toEqual([idOf(url)]);
    await stores.chunks.write(`${newKey()}/${'0'.repeat(15)}-${'0'.repeat(15)}.chunk`, Buffer.alloc(0));
    await removeFilesOf(shop.parts, await filesOf(shop.db.orm, 'otto'));
    expect(await chunks()).toHaveLength(1);
    await sendAll(shop, 'otto', content, 'photo');
    shop.pass(dayMs + 1000);
    await sweepMedia(shop.parts);
    // The bucket's clock is not that of this shop.
    shop.pass(Date.now() + 2 * dayMs - shop.parts.clock().getTime());
    await sweepMedia(shop.parts);
    expect(await chunks()).toEqual([]);
  });
});
