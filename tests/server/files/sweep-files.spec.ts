/** Leftovers of killed uploads: the next sweep removes them, but nothing else, in particular no upload in progress. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pictures } from '../../../server/db/schema.ts';
import { insertDocument } from '../../../server/documents/store.ts';
import { fieldsOf } from '../../../server/documents/values.ts';
import { folderStore } from '../../../server/files/file-store.ts';
import { openBucketStores } from '../../../server/files/open-stores.ts';
import { sweepFiles } from '../../../server/files/sweep-files.ts';
import { openKeys } from '../../../server/keys/open-keys.ts';
import { sealedFiles } from '../../../server/keys/sealed-files.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { openInMemory } from '../db/in-memory.ts';
import { openHiring, post } from '../hiring/support.ts';
import { addPerson } from '../hosted/support.ts';
import { startBucket } from './buckets.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const hourMs = 3_600_000;
const now = Date.now();

describeOnEveryDatabase('files that nothing names', (open) => {
  it('go once they are old, and what is named or young stays', { timeout: 60_000 }, async () => {
    const db = await open();
    const hiring = await openHiring({}, undefined, { db });
    const { files, keys } = hiring.parts;
    const folder = join(hiring.folder, 'files');
    const job = await post(hiring, 'employer');
    const { id } = (await hiring.upload('other', job.id)).body;
    await db.orm
      .insert(pictures)
      .values({ id: uuid(1), owner: 'other', key: uuid(9), width: 1, height: 1, createdAt: new Date() });
    const avatar = `avatars/${'a'.repeat(24)}-${uuid(3)}.webp`;
    const path = 'users/other/avatar/meta';
    const fields = fieldsOf({ imageUrl: `/files/${avatar}` });
    await insertDocument(db.orm, { path, fields, createTime: now, updateTime: now });

    const put = (name: string, ageMs: number) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), 'Petra Quill');
      const at = new Date(now - ageMs);
      utimesSync(join(folder, name), at, at);
    };
    const kept = [`resumes/${id}.txt`, `pictures/${uuid(1)}-large.webp`, avatar, 'other/kind.pdf'];
    const young = [`resumes/${uuid(5)}.pdf.${uuid(6)}.tmp`, `pictures/${uuid(7)}-small.webp`];
    const left = [
      `resumes/${uuid(4)}.pdf.${uuid(5)}.tmp`,
      `pictures/${uuid(2)}-large.webp`,
      `pictures/${uuid(2)}-small.webp`,
      `resumes/${uuid(8)}.pdf`,
      `avatars/${'b'.repeat(24)}-${uuid(3)}.webp`,
    ];
    for (const name of kept.slice(1)) put(name, 2 * hourMs);
    utimesSync(join(folder, kept[0]!), new Date(0), new Date(0));
    for (const name of young) put(name, 0.5 * hourMs);
    for (const name of left) put(name, 2 * hourMs);

    const before = new Date(now - hourMs);
    expect(await sweepFiles({ db, files, keys, ownsDocuments: true }, before)).toBe(left.length);
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    expect(there.sort()).toEqual([...kept, ...young].sort());
    expect(await keys.find(id)).not.toBeNull();
    expect(await sweepFiles({ db, files, keys, ownsDocuments: true }, before)).toBe(0);
    await hiring.close();
  });
});

it('go from a bucket as well, and what is sealed there is sealed', async () => {
  const bucket = await startBucket();
  const stores = await openBucketStores(bucket.address, bucket.keys);
  const db = await openInMemory();
  const dataDir = mkdtempSync(join(tmpdir(), 'patina-bucket-keys-'));
  const keys = await openKeys({ dataDir, encryptionKey: null });
  const files = sealedFiles(stores.files, keys);
  await addPerson(db, { uid: 'other' });
  await db.orm
    .insert(pictures)
    .values({ id: uuid(1), owner: 'other', key: uuid(9), width: 1, height: 1, createdAt: new Date() });
  await files.write(`pictures/${uuid(1)}-large.webp`, Buffer.from([1]));
  await files.write(`pictures/${uuid(2)}-large.webp`, Buffer.from([1]));
  await files.write(`resumes/${uuid(3)}.txt`, Buffer.from('Petra Quill'));
  expect((await files.read(`resumes/${uuid(3)}.txt`))?.toString()).toBe('Petra Quill');
  expect((await stores.files.read(`resumes/${uuid(3)}.txt`))!.includes('Petra')).toBe(false);
  const sweep = (at: number) => sweepFiles({ db, files, keys, ownsDocuments: true }, new Date(at));
  expect(await sweep(Date.now() - hourMs)).toBe(0);
  expect(await sweep(Date.now() + hourMs)).toBe(2);
  expect(await stores.files.list()).toEqual([`pictures/${uuid(1)}-large.webp`]);
  expect(await keys.find(uuid(3))).toBeNull();
  await db.close();
  stores.close();
  await bucket.close();
  rmSync(dataDir, { recursive: true });
});

it('are nobody else’s to read, and neither are their folders', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patina-modes-'));
  await folderStore(join(folder, 'files')).write('deep/er/a.pdf', Buffer.from('x'));
  const mode = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
  expect(['files', 'files/deep', 'files/deep/er', 'files/deep/er/a.pdf'].map(mode)).toEqual([
    '700',
    '700',
    '700',
    '600',
  ]);
  rmSync(folder, { recursive: true });
});
