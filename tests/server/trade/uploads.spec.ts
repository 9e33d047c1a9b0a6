/** Uploads in pieces: whose they are, what is accepted, failures on the way, and what is left of them. */
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { Mp4OutputFormat, MovOutputFormat } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { room } from '../../../server/budget/limits.ts';
import { sweepMedia } from '../../../server/trade/media/sweep.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { recording } from './recordings.ts';
import { addPeople, dayMs, headersOf, newKey, openShop, picture, type Shop } from './support.ts';
import { announce, askFor, complete, medium, sendAll, sendPiece } from './uploading.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
});
afterAll(() => shop.close());

/** Contents of the folder of uploads. */
const pieces = () => (existsSync(shop.uploadsFolder) ? readdirSync(shop.uploadsFolder) : []);
const bytesOf = async (url: string) => (await shop.app.inject({ url })).rawPayload;
const reasonOf = (answer: { json(): unknown }) => (answer.json() as { reason: string }).reason;

describe('an upload', () => {
  it('arrives in pieces, goes on where it was cut off, and becomes a photo', async () => {
    const content = await picture();
    const announced = await announce(shop, 'uma', content.length);
    expect(announced.statusCode).toBe(201);
    expect(announced.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
    const url = String(announced.headers.location);
    expect(url).toMatch(/^\/api\/node\/uploads\/[\da-f-]{36}$/);
    expect((await sendPiece(shop, 'uma', url, 0, content.subarray(0, 50))).headers['upload-offset']).toBe(
      '50',
    );
    expect((await askFor(shop, 'uma', url)).headers).toMatchObject({
      'upload-offset': '50',
      'upload-length': String(content.length),
      'cache-control': 'no-store',
    });
    const early = await complete(shop, 'uma', url, content);
    expect([early.status, (early.body as { reason?: string }).reason]).toEqual([409, 'unfinished']);
    const wrong = await sendPiece(shop, 'uma', url, 10, content.subarray(10));
    expect([wrong.statusCode, reasonOf(wrong)]).toEqual([409, 'other-offset']);
    expect((await sendPiece(shop, 'uma', url, 50, content.subarray(50))).statusCode).toBe(204);
    const done = await complete(shop, 'uma', url, content);
    expect(done.status).toBe(201);
    expect(done.body).toMatchObject({ kind: 'photo', width: 60, height: 40, keptTags: false });
    expect(done.body.placeholder).toMatch(/^[\w+/]{20,40}={0,2}$/);
    // Its answer was lost.
    expect((await complete(shop, 'uma', url, content)).body).toEqual(done.body);
    for (const other of [{ keepTags: true }, { sha256: 'a'.repeat(64) }]) {
      const answer = await complete(shop, 'uma', url, content, other);
      expect([answer.status, (answer.body as { reason?: string }).reason]).toEqual([409, 'key-reused']);
    }
    expect((await shop.ask('uma', 'GET', `/media/${done.body.id}`)).body).toEqual(done.body);
    expect((await askFor(shop, 'uma', url)).headers['upload-offset']).toBe(String(content.length));
    expect((await sendPiece(shop, 'uma', url, content.length, Buffer.alloc(0))).statusCode).toBe(409);
    expect(pieces()).toEqual([]);
  });

  it('is completed by one of two requests that ask for different things at once', async () => {
    const content = await picture();
    const url = await sendAll(shop, 'uma', content, 'photo');
    const answers = await Promise.all(
      [false, true].map((keepTags) => complete(shop, 'uma', url, content, { keepTags })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = answers.findIndex(({ status }) => status === 201);
    expect(answers[made]!.body.keptTags).toBe(made === 1);
  });

  it('is announced once, however often that is said', async () => {
    const key = newKey();
    const [first, second] = await Promise.all([1, 2].map(() => announce(shop, 'uma', 100, { key })));
    expect(first!.headers.location).toBe(second!.headers.location);
    expect(reasonOf(await announce(shop, 'uma', 101, { key }))).toBe('key-reused');
    const others = await announce(shop, 'otto', 100, { key });
    expect(others.headers.location).not.toBe(first!.headers.location);
    // The server was killed before the file was created.
    const url = String(first!.headers.location);
    await shop.parts.uploads.remove(url.split('/').at(-1)!);
    expect((await askFor(shop, 'uma', url)).statusCode).toBe(404);
    expect((await announce(shop, 'uma', 100, { key })).headers.location).toBe(url);
    expect((await askFor(shop, 'uma', url)).headers['upload-offset']).toBe('0');
  });

  it('is nobody else’s', async () => {
    const content = await picture();
    const url = await sendAll(shop, 'uma', content, 'photo');
    for (const [who, status] of [
      [null, 401],
      ['otto', 404],
      ['boss', 404],
    ] as const) {
      expect((await askFor(shop, who, url)).statusCode).toBe(status);
      expect((await askFor(shop, who, url, 'DELETE')).statusCode).toBe(status);
      expect((await sendPiece(shop, who, url, content.length, Buffer.alloc(1))).statusCode).toBe(status);
      expect((await complete(shop, who, url, content)).status).toBe(status);
    }
    expect((await announce(shop, null, 100)).statusCode).toBe(401);
    const made = (await complete(shop, 'uma', url, content)).body;
    expect((await shop.ask('otto', 'GET', `/media/${made.id}`)).status).toBe(404);
    const sent = { mediumId: made.id, caption: '', visibility: 'public' };
    expect((await shop.ask('otto', 'POST', '/posts', sent)).status).toBe(404);
    expect((await shop.ask('boss', 'GET', `/media/${made.id}`)).status).toBe(200);
  });

  it('is refused before its first byte when it is too large, too much, or not said what it is', async () => {
    const limits = (await shop.ask<Schemas['MediaLimits']>('uma', 'GET', '/media/limits')).body;
    for (const kind of ['photo', 'video', 'audio'] as const) {
      const over = await announce(shop, 'uma', limits.kinds[kind].maxBytes + 1, { kind });
      expect([over.statusCode, reasonOf(over)]).toEqual([413, 'too-large']);
    }
    const before = limits.usedBytes;
    const film = { kind: 'video' } as const;
    const { maxBytes } = limits.kinds.video;
    const begun = [
      await announce(shop, 'mila', maxBytes, film),
      await announce(shop, 'mila', maxBytes, film),
    ];
    expect(begun.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(reasonOf(await announce(shop, 'mila', 1, film))).toBe('storage-full');
    for (const { headers } of begun) await askFor(shop, 'mila', String(headers.location), 'DELETE');
    expect((await announce(shop, 'mila', 1, film)).statusCode).toBe(201);
    expect((await shop.ask<Schemas['MediaLimits']>('uma', 'GET', '/media/limits')).body.usedBytes).toBe(
      before,
    );
    for (const headers of [
      {},
      { 'upload-length': '10' },
      { 'upload-length': '10', 'upload-metadata': 'kind cGhvdG8=' },
      {
        'upload-length': '-1',
        'upload-metadata': `key ${Buffer.from(newKey()).toString('base64')},kind cGhvdG8=`,
      },
      {
        'upload-length': '10',
        'upload-metadata': `key ${Buffer.from(newKey()).toString('base64')},kind eA==`,
      },
      { 'upload-length': '10', 'upload-metadata': '\u00e9,,=' },
      {
        'upload-length': '0',
        'upload-metadata': `key ${Buffer.from(newKey()).toString('base64')},kind cGhvdG8=`,
      },
    ]) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/node/uploads',
        headers: { ...headersOf('uma'), 'tus-resumable': '1.0.0', ...headers },
      });
      expect([answer.statusCode, reasonOf(answer)], JSON.stringify(headers)).toEqual([400, 'bad-request']);
    }
  });

  it('takes no more than was announced, and no piece that is too long', async () => {
    const url = String((await announce(shop, 'uma', 10)).headers.location);
    expect((await sendPiece(shop, 'uma', url, 0, Buffer.alloc(11))).statusCode).toBe(413);
    expect((await askFor(shop, 'uma', url)).headers['upload-offset']).toBe('0');
    const long = await sendPiece(shop, 'uma', url, 0, Buffer.alloc(16 * 1024 * 1024 + 1));
    expect([long.statusCode, reasonOf(long)]).toEqual([413, 'too-large']);
    const typed = await shop.app.inject({
      method: 'PATCH',
      url,
      headers: { ...headersOf('uma'), 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      payload: Buffer.alloc(4),
    });
    expect(typed.statusCode).toBe(415);
  });

  it('keeps what came of a piece whose sender falls silent, and goes on there at once', async () => {
    const strict = { ...room, initialSlackMs: 200, lookEveryMs: 10 };
    const own = await openShop(undefined, undefined, strict);
    try {
      await addPeople(own.db);
      const content = await picture();
      const url = String((await announce(own, 'uma', content.length)).headers.location);
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = own.app.server.address() as { port: number };
      const sent = httpRequest({
        port,
        method: 'PATCH',
        path: url,
        headers: {
          ...headersOf('uma'),
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': content.length,
        },
      }).on('error', () => undefined);
      sent.write(content.subarray(0, 40));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(408);
      expect(JSON.parse(await text(answer))).toMatchObject({ reason: 'timeout' });
      expect((await askFor(own, 'uma', url)).headers['upload-offset']).toBe('40');
      expect((await sendPiece(own, 'uma', url, 40, content.subarray(40))).statusCode).toBe(204);
      expect((await complete(own, 'uma', url, content)).status).toBe(201);
    } finally {
      await own.close();
    }
  });

  it('that is not complete after a day is gone, and what nobody posts a day later', async () => {
    const content = await picture();
    const url = await sendAll(shop, 'otto', content, 'photo');
    const unused = await medium(shop, 'otto', await recording(), 'video');
    expect(await shop.files.list(`media/${unused.id}`)).toHaveLength(1);
    shop.pass(dayMs + 1000);
    expect((await askFor(shop, 'otto', url)).statusCode).toBe(404);
    expect((await complete(shop, 'otto', url, content)).status).toBe(404);
    await sweepMedia(shop.parts);
    expect(pieces()).toEqual([]);
    expect((await shop.ask('otto', 'GET', `/media/${unused.id}`)).status).toBe(404);
    expect(await shop.files.list(`media/${unused.id}`)).toEqual([]);
    expect((await shop.ask<Schemas['MediaLimits']>('otto', 'GET', '/media/limits')).body.usedBytes).toBe(0);
  });
});

describe('what was uploaded', () => {
  it('is thrown away when it is not what was sent, or not what it was said to be', async () => {
    const photo = await picture();
    const film = await recording();
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(200)]);
    const cases = [
      [photo, 'photo', { sha256: 'a'.repeat(64) }, 409, 'other-bytes'],
      [heic, 'photo', {}, 415, 'heic'],
      [film, 'photo', {}, 415, 'not-an-image'],
      [photo, 'video', {}, 415, 'other-kind'],
      [film, 'audio', {}, 415, 'other-kind'],
      [await recording({ video: null }), 'video', {}, 415, 'other-kind'],
      [Buffer.from('#EXTM3U\n/etc/passwd\n'), 'video', {}, 415, 'not-a-recording'],
      [Buffer.alloc(1000, 7), 'audio', {}, 415, 'not-a-recording'],
    ] as const;
    for (const [content, kind, changes, status, reason] of cases) {
      const url = await sendAll(shop, 'uma', content, kind);
      const answer = await complete(shop, 'uma', url, content, changes);
      expect([answer.status, (answer.body as { reason?: string }).reason], reason).toEqual([status, reason]);
      expect((await askFor(shop, 'uma', url)).statusCode).toBe(404);
    }
    expect(pieces()).toEqual([]);
  });

  it('is free of place, maker and names, unless its owner wants them kept', async () => {
    const secrets = ['Secret title', 'Secret comment', 'Secret maker', 'Secret track'];
    const tags = {
      title: 'Secret title',
      comment: 'Secret comment',
      date: new Date(0),
      artist: 'Secret maker',
    };
    for (const format of [undefined, new Mp4OutputFormat(), new MovOutputFormat()]) {
      const options = {
        tags,
        trackName: 'Secret track',
        ...(format ? { format, video: 'avc' as const } : {}),
      };
      const content = await recording(options);
      expect(secrets.filter((text) => content.includes(text))).not.toEqual([]);
      for (const keepTags of [false, true]) {
        const made = await medium(shop, 'uma', content, 'video', { keepTags });
        expect(made).toMatchObject({
          kind: 'video',
          width: 640,
          height: 480,
          durationMs: 2000,
          keptTags: keepTags,
        });
        const [name] = await shop.files.list(`media/${made.id}`);
        const stored = await shop.files.read(name!);
        expect(stored!.length).toBe(made.bytes);
        const left = secrets.filter((text) => stored!.includes(text));
        if (keepTags) expect(left).toContain('Secret title');
        else expect(left).toEqual([]);
      }
    }
    const photo = await sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#eeddcc' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Artist: 'Secret maker' } })
      .toBuffer();
    for (const keepTags of [false, true]) {
      const { id } = await medium(shop, 'uma', photo, 'photo', { keepTags });
      const sent = { mediumId: id, caption: '', visibility: 'public' };
      const post = (await shop.ask<Schemas['Post']>('uma', 'POST', '/posts', sent)).body;
      const shown = await Promise.all(
        [post.picture!.fullUrl, post.picture!.url, post.picture!.smallUrl].map(bytesOf),
      );
      const sizes = await Promise.all(shown.map((image) => sharp(image).metadata()));
      expect(sizes.map(({ width }) => width)).toEqual([3200, 1600, 480]);
      expect(shown.map((image) => image.includes('Secret maker'))).toEqual([keepTags, false, false]);
    }
  });

  it('keeps H.264 that a browser put into WebM, in a container that may hold it', async () => {
    const { MkvOutputFormat } = await import('mediabunny');
    const content = await recording({ format: new MkvOutputFormat(), video: 'avc' });
    expect(await medium(shop, 'uma', content, 'video')).toMatchObject({
      type: 'video/mp4',
      durationMs: 2000,
    });
    const sound = await medium(shop, 'uma', await recording({ video: null }), 'audio');
    expect(sound).toMatchObject({ kind: 'audio', type: 'audio/webm', width: null, placeholder: null });
  });
});
