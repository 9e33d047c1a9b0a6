/** `npm run admin -- files …`: copies files from a folder to a bucket and back; nothing is lost, and every copy is verified. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFiles } from '../../../server/admin/copy-files.ts';
import { lineOf, runAdmin } from '../../../server/admin/run.ts';
import { ConfigError } from '../../../server/config/variables.ts';
import { type FileStore, folderStore } from '../../../server/files/file-store.ts';
import { openBucketStores } from '../../../server/files/open-stores.ts';
import { openKeys } from '../../../server/keys/open-keys.ts';
import { requireSharedKeys } from '../../../server/keys/shared-keys.ts';
import { startBucket, type TestBucket } from '../files/buckets.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-copy-'));
const storeIn = (name: string) => folderStore(join(folder, name, 'files'));
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(...text.split('\n'));
  try {
    await runAdmin(args, { env: { ...bucket.env, INIT_CWD: folder, DATA_DIR: folder, ...env }, print });
    return { code: 0, lines };
  } catch (error) {
    print(lineOf(error) ?? String(error));
    return { code: 1, lines };
  }
}

const large = randomBytes(9 * 1024 * 1024);
async function fill(files: FileStore): Promise<void> {
  await files.write('avatars/a.webp', Buffer.from([0, 255]));
  await files.write('resumes/b.pdf', Buffer.alloc(0));
  await files.write('media/c.webm', large);
}

describe('npm run admin -- files copy', () => {
  it('moves an installation into a bucket and back, proves it, and does again only what is missing', async () => {
    await fill(storeIn('one'));
    const there = await admin(['files', 'copy', 'one', bucket.env.FILES_URL, '--sums', 'sums.txt']);
    expect([there.code, there.lines[0]]).toEqual([0, 'Copied 3 files; 0 were there already: 9.4 MB in all.']);
    const sums = readFileSync(join(folder, 'sums.txt'), 'utf8');
    expect(sums.split('\n')).toHaveLength(4);
    expect(sums).toMatch(/^[\da-f]{64} {2}avatars\/a\.webp\n/);
    const again = await admin(['files', 'copy', 'one', bucket.env.FILES_URL]);
    expect(again.lines[0]).toBe('Copied 0 files; 3 were there already: 9.4 MB in all.');
    expect(again.lines[2]).toBe(there.lines[2]);
    const back = await admin(['files', 'copy', bucket.env.FILES_URL, 'two']);
    expect([back.code, back.lines[2]]).toEqual([0, there.lines[2]]);
    expect(await storeIn('two').list()).toEqual(await storeIn('one').list());
    expect((await storeIn('two').read('media/c.webm'))!.equals(large)).toBe(true);
  });

  it('mends what is another file under the same name, and leaves alone what is only there', async () => {
    const [from, to] = [storeIn('three'), storeIn('four')];
    await fill(from);
    await fill(to);
    await to.write('avatars/a.webp', Buffer.from([0, 254]));
    await to.write('avatars/z.webp', Buffer.from([1]));
    const seen: number[] = [];
    const done = await copyFiles(from, to, (progress) => void seen.push(progress.done));
    expect(done).toMatchObject({ copied: 1, same: 2, others: 1, bytes: large.length + 2 });
    expect(seen).toEqual([1, 2, 3]);
    expect(await to.read('avatars/a.webp')).toEqual(Buffer.from([0, 255]));
    expect(await to.read('avatars/z.webp')).toEqual(Buffer.from([1]));
  });

  it('stops, and names the file, when what arrives is not what was sent', async () => {
    const from = storeIn('one');
    const spoiling: FileStore = {
      ...storeIn('five'),
      writeFrom: (name) => storeIn('five').writeFrom(name, Readable.from([Buffer.from([9, 9])])),
    };
    await expect(copyFiles(from, spoiling)).rejects.toThrow(
      /^Stopped at avatars\/a\.webp: what arrived there is not what was read here\. .+ run it again to go on\.$/,
    );
  });

  it('passes over a file that was removed meanwhile', async () => {
    const from = storeIn('one');
    const listing: FileStore = { ...from, list: async () => ['avatars/gone.webp', ...(await from.list())] };
    expect(await copyFiles(listing, storeIn('six'))).toMatchObject({ copied: 3, same: 0 });
  });

  it.each<[string, string[], Record<string, string>, string]>([
    ['a folder without files', ['copy', 'nowhere', 'x'], {}, 'There are no files in '],
    ['an address that is none', ['copy', 'one', 's3://x'], {}, 'A bucket is written like s3://'],
    [
      'no keys',
      ['copy', 'one', 's3://patina?region=eu-central-1'],
      { FILES_URL: '', AWS_ACCESS_KEY_ID: '' },
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    ],
    ['too few words', ['copy', 'one'], {}, 'Usage: npm run admin'],
    ['a word too many', ['claim', 'x'], {}, 'Usage: npm run admin'],
    ['no bucket to claim', ['claim'], { FILES_URL: '' }, 'Set FILES_URL to '],
  ])('refuses %s', async (_, args, env, line) => {
    const { code, lines } = await admin(['files', ...args], env);
    expect([code, lines[0]?.startsWith(line)], lines[0]).toEqual([1, true]);
  });
});

describe('the keys of files in a bucket', () => {
  it('are in one folder for all machines, which a start with another one says', async () => {
    const { address, keys } = bucket;
    const stores = await openBucketStores(address, keys);
    const machine = async (name: string) => {
      const config = { dataDir: join(folder, name), encryptionKey: null };
      await openKeys(config);
      return config;
    };
    const first = await machine('machine-1');
    await requireSharedKeys(first, stores.shared);
    await requireSharedKeys(first, stores.shared);
    const second = await machine('machine-2');
    await expect(requireSharedKeys(second, stores.shared)).rejects.toThrow(ConfigError);
    await expect(requireSharedKeys(second, stores.shared)).rejects.toThrow(
      /^The keys in .+machine-2\/keys are not those/,
    );
    const claimed = await admin(['files', 'claim'], { DATA_DIR: second.dataDir });
    expect([claimed.code, claimed.lines.length]).toEqual([0, 1]);
    await requireSharedKeys(second, stores.shared);
    await expect(requireSharedKeys(first, stores.shared)).rejects.toThrow(ConfigError);
    stores.close();
  });
});
