import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAvatar, writeAvatar } from '../../../server/people/people.ts';
import { addPerson, type Hosted, openHosted, signedIn } from './support.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted();
  await addPerson(hosted.db, { uid: 'ida' });
  await addPerson(hosted.db, { uid: 'ben' });
});
afterAll(() => hosted.close());
beforeEach(() => remove('ida'));

const upload = (uid: string, payload: Buffer | string, type = 'image/jpeg') =>
  hosted.app.inject({
    method: 'PUT',
    url: `/api/hosted/users/${uid}/avatar`,
    headers: { ...signedIn(uid), 'content-type': type },
    payload,
  });
const remove = (uid: string) =>
  hosted.app.inject({ method: 'DELETE', url: `/api/hosted/users/${uid}/avatar`, headers: signedIn(uid) });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#80502a' } });

describe('avatar', () => {
  it('becomes an upright square of 256 pixels without metadata', async () => {
    // Left half red, right half blue, with a rotated orientation tag: upright, red is on top.
    const sideways = await plain(400, 200)
      .composite([
        { input: { create: { width: 200, height: 200, channels: 3, background: '#f00' } }, left: 0, top: 0 },
        {
          input: { create: { width: 200, height: 200, channels: 3, background: '#00f' } },
          left: 200,
          top: 0,
        },
      ])
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await upload('ida', sideways);
    expect(answer.statusCode).toBe(200);
    const { imageUrl } = answer.json();
    expect(await findAvatar(hosted.db.orm, 'ida')).toBe(imageUrl);

    const served = await hosted.app.inject(imageUrl);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const image = sharp(served.rawPayload);
    const { width, height, format, exif, orientation } = await image.metadata();
    expect({ width, height, format, exif, orientation }).toEqual({ width: 256, height: 256, format: 'webp' });
    const pixels = await image.removeAlpha().raw().toBuffer();
    expect(pixels[0]).toBeGreaterThan(200);
    expect(pixels[2]).toBeLessThan(60);
    expect(pixels.at(-1)).toBeGreaterThan(200);
  });

  it('shows in the public profile until it is removed, also twice', async () => {
    const { imageUrl } = (await upload('ida', await plain(9, 9).png().toBuffer(), 'image/png')).json();
    const profile = async () => (await hosted.app.inject('/api/hosted/profiles/ida')).json();
    expect(await profile()).toMatchObject({ imageUrl });
    expect((await remove('ida')).statusCode).toBe(204);
    expect((await remove('ida')).statusCode).toBe(204);
    expect(await profile()).toMatchObject({ imageUrl: null });
    expect((await hosted.app.inject(imageUrl)).statusCode).toBe(404);
  });

  it('has a new address with every upload, and keeps no earlier file', async () => {
    const image = await plain(9, 9).webp().toBuffer();
    const first = (await upload('ida', image)).json().imageUrl;
    const second = (await upload('ida', image)).json().imageUrl;
    expect(second).not.toBe(first);
    expect(await hosted.files.list()).toEqual([second.replace('/files/', '')]);
  });

  it('reads what the content is, whatever the declared type says', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const image = await plain(20, 10).toFormat(format).toBuffer();
      expect((await upload('ida', image, 'image/x-whatever')).statusCode, format).toBe(200);
    }
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['a few bytes', () => Buffer.from([0xff, 0xd8, 0xff]), 415],
    ['half a picture', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 600), 415],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 415],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 413],
  ])('refuses %s, and keeps nothing of it', async (_, content, status) => {
    const answer = await upload('ida', await content());
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ reason: expect.any(String), message: expect.any(String) });
    expect(await hosted.files.list()).toEqual([]);
  });

  it('refuses a small file that unpacks to too many pixels', { tags: 'full' }, async () => {
    const bomb = await plain(10_000, 5_001).png({ compressionLevel: 9, palette: true }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await upload('ida', bomb, 'image/png');
    expect([answer.statusCode, answer.json().reason]).toEqual([413, 'too-large']);
  });

  it('refuses by its header a picture that would take gigabytes to unpack', { tags: 'full' }, async () => {
    const bomb = await plain(7000, 7000).avif({ effort: 0 }).toBuffer();
    expect(bomb.length).toBeLessThan(10_000);
    // The process is running by then.
    await upload('ida', await plain(9, 9).png().toBuffer());
    const start = performance.now();
    const answer = await upload('ida', bomb, 'image/avif');
    expect([answer.statusCode, answer.json().reason]).toEqual([413, 'too-large']);
    // Unpacking it takes seconds on an otherwise idle machine.
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('takes many at once, and keeps only the one that came last', async () => {
    const images = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        plain(9, n * 9)
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(images.map((image) => upload('ida', image)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(images.map(() => 200));
    const kept = await findAvatar(hosted.db.orm, 'ida');
    expect(answers.map((answer) => answer.json().imageUrl)).toContain(kept);
    expect((await hosted.app.inject(kept!)).statusCode).toBe(200);
  });

  it('leaves the pictures of others alone, whatever a document claims', async () => {
    const image = await plain(9, 9).png().toBuffer();
    const { imageUrl } = (await upload('ben', image)).json();
    await hosted.db.orm.transaction((tx) => writeAvatar(tx, 'ida', imageUrl));
    await upload('ida', image);
    expect((await hosted.app.inject(imageUrl)).statusCode).toBe(200);
    await hosted.db.orm.transaction((tx) => writeAvatar(tx, 'ida', '/files/../../secret.webp'));
    expect((await upload('ida', image)).statusCode).toBe(200);
  });

  it.each(['../../package.json', '%2e%2e%2fsecret.webp', 'a.webp', 'x'.repeat(150)])(
    'serves no other file: %s',
    async (name) => {
      const answer = await hosted.app.inject(`/files/avatars/${name}`);
      expect(answer.statusCode).toBe(404);
    },
  );
});
