/** A bucket over a faulty connection: which requests are retried, what is detected, and the message when the fault persists. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { S3Client } from '@aws-sdk/client-s3';
import { ConfigError } from '../../../server/config/variables.ts';
import { openBucket } from '../../../server/files/bucket-client.ts';
import type { FileStore } from '../../../server/files/file-store.ts';
import { FilesUnavailable } from '../../../server/files/files-unavailable.ts';
import { openBucketStores } from '../../../server/files/open-stores.ts';
import { s3Store } from '../../../server/files/s3-store.ts';
import { unavailabilityOf } from '../../../server/unavailable.ts';
import { bucketEnv, settingsOf, startBucket, type TestBucket } from './buckets.ts';
import { type Line, openLine, type Trouble } from './line.ts';

let bucket: TestBucket;
let line: Line;
let client: S3Client;
let files: FileStore;
beforeAll(async () => {
  bucket = await startBucket();
  line = await openLine(bucket.address.endpoint!);
  const address = { ...bucket.address, endpoint: line.endpoint };
  client = openBucket(address, bucket.keys, { connectMs: 1000, idleMs: 300 });
  files = s3Store(client, address.bucket, 'files/', 300);
});
afterAll(async () => {
  client.destroy();
  await line.close();
  await bucket.close();
});
beforeEach(() => {
  line.troubles.length = 0;
  line.seen.length = 0;
});

const times = (count: number, trouble: Trouble) => Array.from({ length: count }, () => trouble);
const failed: Trouble = { kind: 'error', status: 500, code: 'InternalError' };
const content = randomBytes(300_000);

describe('a file', () => {
  it.each<[string, Trouble[]]>([
    ['the server fails', [failed, failed]],
    ['the server is busy', [{ kind: 'error', status: 503, code: 'SlowDown' }]],
    ['the line is cut', [{ kind: 'cut-request' }]],
    ['nobody answers', [{ kind: 'silence' }]],
    ['a byte changes on the way', [{ kind: 'changed-request' }]],
  ])('is written though %s at first', async (_, troubles) => {
    line.troubles.push(...troubles);
    await files.write('a.webp', content);
    expect(line.troubles).toEqual([]);
    expect((await files.read('a.webp'))!.equals(content)).toBe(true);
  });

  it.each<[string, Trouble[]]>([
    ['the server fails', [failed, failed]],
    ['the line is cut in the middle', times(2, { kind: 'cut-answer', after: 70_000 })],
    ['nobody answers', [{ kind: 'silence' }]],
    ['an answer stalls', [{ kind: 'stalled-answer', after: 70_000 }]],
    ['a byte changes on the way', times(2, { kind: 'changed-answer' })],
  ])('is read though %s at first', async (_, troubles) => {
    await files.write('b.webp', content);
    line.troubles.push(...troubles);
    expect((await files.read('b.webp'))!.equals(content)).toBe(true);
    expect(line.troubles).toEqual([]);
  });

  it('is never taken for what it is not: it fails, and says so, when it stays wrong', async () => {
    await files.write('c.webp', content);
    line.troubles.push(...times(3, { kind: 'changed-answer' }));
    await expect(files.read('c.webp')).rejects.toThrow('c.webp came with other bytes than were written');
    line.troubles.push(...times(3, { kind: 'changed-request' }));
    await expect(files.write('d.webp', content)).rejects.toThrow(FilesUnavailable);
    expect(await files.read('d.webp')).toBeNull();
    line.troubles.push({ kind: 'none' }, { kind: 'changed-request' });
    const large = Readable.from([randomBytes(17 * 1024 * 1024)], { objectMode: false });
    await expect(files.writeFrom('e.webm', large)).rejects.toThrow(FilesUnavailable);
    expect(await files.read('e.webm')).toBeNull();
  });

  it('is answered with 503 while the bucket is out of reach, and with its own words when that is full', async () => {
    line.troubles.push(...times(4, failed));
    const failure: unknown = await files.size('a.webp').catch((error: unknown) => error);
    expect(unavailabilityOf(failure)).toMatchObject({ reason: 'unavailable', retryAfterSeconds: 2 });
    line.troubles.push(...times(4, { kind: 'error', status: 507, code: 'InsufficientStorage' }));
    const full: unknown = await files.write('f.webp', content).catch((error: unknown) => error);
    expect(unavailabilityOf(full)).toMatchObject({ reason: 'disk-full' });
  });

  it('is not waited for again and again when nobody answers at all', async () => {
    await files.write('g.webp', content);
    line.seen.length = 0;
    line.troubles.push(...times(9, { kind: 'silence' }));
    await expect(files.read('g.webp')).rejects.toThrow('it does not answer in time');
    expect(line.seen).toHaveLength(3);
  });

  it.each([
    ['SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY is not the key that belongs to AWS_ACCESS_KEY_ID'],
    ['AccessDenied', 'these keys may not list, read, write and remove there'],
    ['ExpiredToken', 'AWS_SESSION_TOKEN has expired'],
  ])('is refused in words for the operator: %s', async (code, words) => {
    line.troubles.push({ kind: 'error', status: 403, code });
    await expect(files.write('h.webp', content)).rejects.toThrow(words);
    expect(line.seen).toHaveLength(1);
  });
});

describe('a part of a file', () => {
  it('is asked for as a range, and goes on where the line was cut', async () => {
    await files.write('media/a.webm', content);
    line.seen.length = 0;
    line.troubles.push({ kind: 'cut-answer', after: 50_000 }, failed, {
      kind: 'stalled-answer',
      after: 60_000,
    });
    const got = await buffer(files.stream('media/a.webm', 1000, 249_999));
    expect(got.equals(content.subarray(1000, 250_000))).toBe(true);
    const starts = line.seen.map(({ range }) => Number(/^bytes=(\d+)-249999$/.exec(range ?? '')?.[1]));
    expect(starts).toHaveLength(4);
    expect([starts[0], starts[1], starts[2]]).toEqual([1000, starts[1], starts[1]]);
    expect(starts[1]).toBeGreaterThan(1000);
    expect(starts[3]).toBeGreaterThan(starts[2]!);
  });

  it('is not sent on when nobody wants it any more', async () => {
    await files.write('media/b.webm', randomBytes(12 * 1024 * 1024));
    line.seen.length = 0;
    const stream = files.stream('media/b.webm', 0, 12 * 1024 * 1024 - 1);
    await once(stream, 'readable');
    stream.destroy();
    await once(stream, 'close');
    await expect.poll(() => line.seen[0]?.abandoned).toBe(true);
    expect(line.seen).toHaveLength(1);
  });

  it('is not sewn on to another file that took the name meanwhile', async () => {
    await files.write('media/c.webm', content);
    line.troubles.push(
      { kind: 'cut-answer', after: 50_000 },
      { kind: 'error', status: 412, code: 'PreconditionFailed' },
    );
    await expect(buffer(files.stream('media/c.webm', 0, 299_999))).rejects.toThrow(FilesUnavailable);
  });

  it('fails after a while when no byte comes at all', async () => {
    line.troubles.push(...times(16, failed));
    await expect(buffer(files.stream('media/a.webm', 0, 9))).rejects.toThrow(FilesUnavailable);
  });
});

describe('a start', () => {
  const probe = async (env: Record<string, string>) => {
    const { address, keys } = settingsOf(env);
    const stores = await openBucketStores(address, keys);
    const failure: unknown = await stores.probe().then(
      () => null,
      (error: unknown) => error,
    );
    stores.close();
    return failure;
  };

  it('finds a bucket that it may use, and leaves nothing in it', async () => {
    expect(await probe(bucket.env)).toBeNull();
    const stores = await openBucketStores(bucket.address, bucket.keys);
    expect(await stores.shared.list()).toEqual([]);
    stores.close();
  });

  it.each<[string, () => Record<string, string>, string]>([
    ['there is none', () => bucketEnv(bucket.address.endpoint!, 'nowhere'), 'there is no such bucket'],
    [
      'it does not know the keys',
      () => bucketEnv(bucket.address.endpoint!, 'patina', 'hunter2'),
      'the server does not know AWS_ACCESS_KEY_ID',
    ],
    ['nothing answers', () => bucketEnv('http://127.0.0.1:9'), 'nothing answers at that address'],
  ])('says in one line that %s', async (_, env, words) => {
    const failure = await probe(env());
    expect(failure).toBeInstanceOf(ConfigError);
    const { message } = failure as ConfigError;
    expect(message).toMatch(/^The bucket s3:\/\/\w+\/tests\/ at http:\S+ cannot be used: [^\n]+\.$/);
    expect(message).toContain(words);
    expect(message).not.toContain('hunter2');
  });
});
