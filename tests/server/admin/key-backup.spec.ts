/** The keys beside a backup: people erased since then are in no newer key file, and no restore brings them back. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  keysBeside,
  readKeys,
  requireKeys,
  restoreKeys,
  writeKeys,
} from '../../../server/admin/key-backup.ts';
import { type SubjectKeys, subjectKeysIn } from '../../../server/keys/subject-keys.ts';

let folder: string;
let here: SubjectKeys;
let elsewhere: SubjectKeys;
let path: string;
const now = new Date('2026-11-21T08:00:00.000Z');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patina-keys-'));
  here = subjectKeysIn(join(folder, 'here'), Buffer.alloc(32, 1));
  elsewhere = subjectKeysIn(join(folder, 'elsewhere'), Buffer.alloc(32, 2));
  path = keysBeside(join(folder, 'backup.gz'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('come back in another installation, wrapped by its own key', async () => {
  const key = await here.create('ida');
  expect(await writeKeys(here, path, now)).toBe(1);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await restoreKeys(elsewhere, (await readKeys(path))!.keys)).toBe(1);
  const reopened = subjectKeysIn(join(folder, 'elsewhere'), Buffer.alloc(32, 2));
  expect(await reopened.find('ida')).toEqual(key);
  expect(readFileSync(join(folder, 'elsewhere', 'ida.key')).includes(key)).toBe(false);
});

it('are not there of whoever was erased since, and do not come back where they were destroyed', async () => {
  await here.create('ida');
  await here.create('olaf');
  await writeKeys(here, path, now);
  const older = (await readKeys(path))!.keys;
  await here.destroy('ida');
  expect(await writeKeys(here, path, now)).toBe(1);
  expect([...(await readKeys(path))!.keys.keys()]).toEqual(['olaf']);
  expect(await restoreKeys(here, older)).toBe(1);
  expect([await here.find('ida'), await here.list()]).toEqual([null, ['olaf']]);
});

const backup = (sealedResumes: readonly string[]) => ({
  rows: 9,
  files: 0,
  createdAt: now.toISOString(),
  sealedResumes,
});

it.each<[string, string, readonly string[], RegExp | null]>([
  ['all are there', '2026-11-21T08:00:00.000Z', ['ida', 'olaf'], null],
  ['one was erased since', '2026-11-22T08:00:00.000Z', ['ida', 'olaf', 'eve'], null],
  ['the keys are older', '2026-11-20T08:00:00.000Z', ['ida', 'olaf', 'eve'], /^1 of 3 résumés/],
  ['they are of another installation', '2026-11-22T08:00:00.000Z', ['eve', 'max'], /^2 of 2 résumés/],
])('are asked for before a restore: %s', (_, createdAt, sealed, refusal) => {
  const keys = new Map(['ida', 'olaf'].map((subject) => [subject, Buffer.alloc(32, 3)]));
  const check = () => requireKeys(backup(sealed), { createdAt, keys }, new Set(), new Set());
  if (refusal) expect(check).toThrow(refusal);
  else expect(check).not.toThrow();
});

it('are not asked for of whom they are here, or were destroyed here', () => {
  requireKeys(backup(['ida', 'eve']), null, new Set(['ida']), new Set(['eve']));
  expect(() => requireKeys(backup(['ida', 'eve']), null, new Set(['ida']), new Set())).toThrow(
    /^1 of 2 résumés/,
  );
});

it('are refused when the file is damaged, and may be missing', async () => {
  expect(await readKeys(path)).toBeNull();
  await here.create('ida');
  await writeKeys(here, path, now);
  const text = readFileSync(path, 'utf8');
  for (const damaged of [text.slice(0, -20), text.replace('patina-keys', 'other'), '{}', '']) {
    writeFileSync(path, damaged);
    await expect(readKeys(path)).rejects.toThrow('is damaged or holds no keys');
  }
});
