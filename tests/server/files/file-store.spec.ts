/** The contract of every file store: a folder, and buckets of two servers. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, folderStore } from '../../../server/files/file-store.ts';
import { type BucketStores, openBucketStores } from '../../../server/files/open-stores.ts';
import { givenBucket, startBucket, type TestBucket } from './buckets.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'patina-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const noName = /is no name of a file/;
const wrongNames = [
  '../a.webp',
  'a/../../a.webp',
  '/etc/a.webp',
  'a//b.webp',
  'a\\b.webp',
  'a.webp\0',
  '.env',
  '',
  'a',
  'a/.b.c',
];

/** @param open returns an empty one */
function describeStore(
  title: string,
  open: () => Promise<{ files: FileStore; close(): Promise<void> }>,
): void {
  describe(`files in ${title}`, () => {
    let files: FileStore;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ files, close } = await open());
    });
    afterAll(() => close());
    afterEach(async () => {
      for (const name of await files.list()) await files.remove(name);
    });

    it('come back as they were, and are listed by name', async () => {
      await files.write('avatars/b.webp', Buffer.from([0, 255]));
      await files.write('avatars/a.webp', Buffer.from([1]));
      await files.write('reports/a.pdf', Buffer.alloc(0));
      expect(await files.read('avatars/b.webp')).toEqual(Buffer.from([0, 255]));
      expect(await files.read('reports/a.pdf')).toEqual(Buffer.alloc(0));
      expect(await files.list()).toEqual(['avatars/a.webp', 'avatars/b.webp', 'reports/a.pdf']);
      expect(await files.list('avatars/a')).toEqual(['avatars/a.webp']);
      expect([await files.size('avatars/b.webp'), await files.size('reports/a.pdf')]).toEqual([2, 0]);
    });

    it('can be replaced and removed, also when they are not there', async () => {
      await files.write('a.webp', Buffer.from([1]));
      await files.write('a.webp', Buffer.from([2]));
      expect(await files.read('a.webp')).toEqual(Buffer.from([2]));
      await files.remove('a.webp');
      await files.remove('a.webp');
      expect([await files.read('a.webp'), await files.size('a.webp')]).toEqual([null, null]);
      expect(await files.list()).toEqual([]);
      await expect(buffer(files.stream('a.webp', 0, 9))).rejects.toThrow();
    });

    it('are written and read in parts however large they are', async () => {
      const content = randomBytes(19 * megabyte + 7);
      const parts = Array.from({ length: 20 }, (_, i) => content.subarray(i * megabyte, (i + 1) * megabyte));
      await files.writeFrom('media/a.webm', Readable.from(parts, { objectMode: false }));
      expect(await files.size('media/a.webm')).toBe(content.length);
      const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
      expect(sha256((await files.read('media/a.webm'))!)).toBe(sha256(content));
      for (const [start, end] of [
        [0, 0],
        [5, 9],
        [8 * megabyte - 1, 8 * megabyte],
        [content.length - 3, content.length - 1],
      ] as const) {
        const got = await buffer(files.stream('media/a.webm', start, end));
        expect(got.equals(content.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
      }
      const path = join(folder, 'to-take');
      writeFileSync(path, content);
      await files.take('media/b.webm', path);
      expect([existsSync(path), await files.size('media/b.webm')]).toEqual([false, content.length]);
      await files.writeFrom('media/empty.webm', Readable.from([]));
      expect(await files.size('media/empty.webm')).toBe(0);
    });

    it('are not there when what should be written fails on the way', async () => {
      await files.write('media/a.webm', Buffer.from('whole'));
      for (const name of ['media/a.webm', 'media/b.webm']) {
        const failing = Readable.from(
          (async function* () {
            yield Buffer.alloc(9 * megabyte);
            throw new Error('The source failed');
          })(),
          { objectMode: false },
        );
        await expect(files.writeFrom(name, failing)).rejects.toThrow();
      }
      expect(await files.list()).toEqual(['media/a.webm']);
      expect((await files.read('media/a.webm'))?.toString()).toBe('whole');
    });

    it('are found by their age', async () => {
      await files.write('a.webp', Buffer.from([1]));
      const hourMs = 3_600_000;
      expect(await files.olderThan(new Date(Date.now() + hourMs))).toEqual(['a.webp']);
      expect(await files.olderThan(new Date(Date.now() - hourMs))).toEqual([]);
      expect(await files.sweepUnfinished(new Date(Date.now() - hourMs))).toBe(0);
    });

    it('have no name that could lead elsewhere', async () => {
      for (const name of wrongNames) {
        await expect((async () => files.read(name))(), name).rejects.toThrow(noName);
        await expect((async () => files.size(name))(), name).rejects.toThrow(noName);
        await expect((async () => files.stream(name, 0, 1))(), name).rejects.toThrow(noName);
        await expect((async () => files.remove(name))(), name).rejects.toThrow(noName);
        await expect((async () => files.write(name, Buffer.from([1])))(), name).rejects.toThrow(noName);
        await expect((async () => files.writeFrom(name, Readable.from([])))(), name).rejects.toThrow(noName);
      }
      expect(await files.list()).toEqual([]);
    });
  });
}

const inBucket = (start: () => Promise<TestBucket>) => async () => {
  const bucket = await start();
  const stores: BucketStores = await openBucketStores(bucket.address, bucket.keys);
  return {
    files: stores.files,
    async close() {
      stores.close();
      await bucket.close();
    },
  };
};

describeStore('a folder', async () => ({
  files: folderStore(join(folder, 'contract')),
  close: async () => undefined,
}));
describeStore('a bucket of s3rver', inBucket(startBucket));

const given = givenBucket();
describe.skipIf(given === null)(`given${given === null ? ' (skipped: no TEST_FILES_URL)' : ''}`, () => {
  describeStore(
    'the bucket of TEST_FILES_URL',
    inBucket(async () => given!),
  );
});

describe('a folder', () => {
  let own: string;
  let files: FileStore;
  beforeEach(() => {
    own = mkdtempSync(join(folder, 'own-'));
    files = folderStore(join(own, 'files'));
  });

  it('leaves nothing half written, and does not show what a crash left', async () => {
    writeFileSync(join(own, 'files'), 'in the way');
    await expect(files.write('avatars/a.webp', Buffer.from([1]))).rejects.toThrow();
    rmSync(join(own, 'files'));
    await files.write('avatars/a.webp', Buffer.from([1]));
    writeFileSync(join(own, 'files', 'avatars', 'b.webp.0000.tmp'), 'half');
    expect(await files.list()).toEqual(['avatars/a.webp']);
    expect(readdirSync(join(own, 'files', 'avatars')).sort()).toEqual(['a.webp', 'b.webp.0000.tmp']);
  });

  it('is not made for a name that is none', async () => {
    for (const name of wrongNames) {
      await expect(files.write(name, Buffer.from([1]))).rejects.toThrow(noName);
    }
    expect(existsSync(join(own, 'files'))).toBe(false);
  });
});
