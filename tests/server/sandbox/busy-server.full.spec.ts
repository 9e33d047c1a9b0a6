/** A server with too many files to open says so over HTTP, does not blame the file, and gives everybody their turn. */
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPicture, stopReadingPictures } from '../../../server/files/uploaded-picture.ts';
import { readResume, stopReading } from '../../../server/hiring/parsing/parse-resume.ts';
import { operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import { pdfOf } from '../hiring/files.ts';
import { type Hiring, openHiring, post, resumeText } from '../hiring/support.ts';
import { addPerson, type Hosted, openHosted, signedIn } from '../hosted/support.ts';
import { openShop, type Shop } from '../trade/support.ts';

let hosted: Hosted;
let shop: Shop;
let hiring: Hiring;
let job: string;
let image: Buffer;
beforeAll(async () => {
  [hosted, shop, hiring] = await Promise.all([openHosted(), openShop(), openHiring()]);
  for (const uid of ['ida', 'ben']) await addPerson(hosted.db, { uid });
  await addPerson(shop.db, { uid: 'ida' });
  job = (await post(hiring, 'employer')).id;
  image = await plain(9, 9);
}, 120_000);
afterAll(() => Promise.all([hosted.close(), shop.close(), hiring.close()]));
// Further requests wait at least until a process has started.
beforeEach(() => Promise.all([stopReadingPictures(), stopReading()]));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#80502a' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
const tiny = [{ width: 8, height: 8, fit: 'cover', quality: 50 }] as const;

const avatarOf = (uid: string, payload: Buffer): InjectOptions => ({
  method: 'PUT',
  url: `/api/hosted/users/${uid}/avatar`,
  headers: { ...signedIn(uid), 'content-type': 'image/png' },
  payload,
});

/** As many pictures, or résumés, as may be opened and wait, each from another sender. */
const fillPictures = () =>
  Promise.all(Array.from({ length: 62 }, (_, i) => readPicture(image, tiny, `sender ${i}`)));
const fillResumes = () =>
  Promise.all(
    Array.from({ length: 102 }, (_, i) =>
      readResume(Buffer.from(`Person ${i}`), { sender: `${i}`, maxWaitMs: 120_000 }),
    ),
  );

const kind = /Nothing is wrong with yours/;

describe('a server with too many files to open', () => {
  it('asks to come again with a good picture of a person, and takes it later', async () => {
    const full = fillPictures();
    const answer = await hosted.app.inject(avatarOf('ida', image));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.json()).toEqual({ reason: 'busy', message: expect.stringMatching(kind) });
    expect(await hosted.files.list()).toEqual([]);
    await full;
    expect((await hosted.app.inject(avatarOf('ida', image))).statusCode).toBe(200);
  });

  it('asks to come again with a good picture of a product, and takes it later', async () => {
    const full = fillPictures();
    const request = {
      method: 'POST',
      url: '/api/node/pictures',
      headers: { ...signedIn('ida'), 'content-type': 'image/png' },
      payload: image,
    } as const;
    const answer = await shop.app.inject(request);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.json()).toEqual({ reason: 'busy', message: expect.stringMatching(kind) });
    await full;
    expect((await shop.app.inject(request)).statusCode).toBe(201);
  });

  it('asks to come again with a good résumé, and takes it later', async () => {
    const full = fillResumes();
    const file = Buffer.from(resumeText());
    const answer = await hiring.upload<{ detail: string }>('other', job, { file });
    expect(answer).toEqual({ status: 503, body: { detail: expect.stringMatching(kind) } });
    await full;
    expect((await hiring.upload('other', job, { file })).status).toBe(201);
  });

  it.each([
    ['hosted', 'uploadAvatar'],
    ['node', 'uploadPicture'],
    ['fastapi', 'uploadResume'],
  ])('says so in its contract: %s %s', (contract, operation) => {
    const described = operationsOf(readContract(contract)).find((one) => one.operationId === operation)!;
    const { paths } = readContract(contract) as unknown as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(Object.keys(paths[described.path]![described.method]!.responses)).toContain('503');
  });
});

describe('a picture', () => {
  it('waits for no résumé: six that take long are still being read when it is there', async () => {
    const long = await pdfOf(Array.from({ length: 4000 }, (_, i) => `Line ${i}`));
    // Both kinds of processes have started.
    await Promise.all([hosted.app.inject(avatarOf('ben', image)), readResume(Buffer.from('Anna'))]);
    const done: string[] = [];
    const readers = [1, 2, 3, 4, 5, 6].map(async (n) => {
      await readResume(long, { sender: `reader ${n}` });
      done.push(`résumé ${n}`);
    });
    const answer = await hosted.app.inject(avatarOf('ben', image));
    done.push('picture');
    await Promise.all(readers);
    expect(answer.statusCode).toBe(200);
    // Two are read at a time, so at most the first turns were over.
    expect(done.indexOf('picture')).toBeLessThan(4);
  });

  it('has its turn before the rest of somebody’s many', async () => {
    const large = await plain(3000, 3000);
    // Both processes have started.
    await Promise.all(['ida', 'ben'].map((uid) => hosted.app.inject(avatarOf(uid, large))));
    const done: string[] = [];
    const send = async (uid: string, payload: Buffer) => {
      const { statusCode } = await hosted.app.inject(avatarOf(uid, payload));
      done.push(`${uid} ${statusCode}`);
    };
    await Promise.all([...Array.from({ length: 10 }, () => send('ida', large)), send('ben', image)]);
    expect(done.filter((one) => one.startsWith('ida'))).toEqual(Array.from({ length: 10 }, () => 'ida 200'));
    expect(done.indexOf('ben 200')).toBeGreaterThanOrEqual(0);
    expect(done.indexOf('ben 200')).toBeLessThan(3);
  });
});
