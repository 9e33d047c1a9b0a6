import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, folderStore } from '../../../server/files/file-store.ts';

let folder: string;
let files: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patina-files-'));
  files = folderStore(join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files', () => {
  it('come back as they were, and are listed by name', async () => {
    await files.write('avatars/b.webp', Buffer.from([0, 255]));
    await files.write('avatars/a.webp', Buffer.from([1]));
    await files.write('reports/a.pdf', Buffer.from([2]));
    expect(await files.read('avatars/b.webp')).toEqual(Buffer.from([0, 255]));
    expect(await files.list()).toEqual(['avatars/a.webp', 'avatars/b.webp', 'reports/a.pdf']);
    expect(await files.list('avatars/a')).toEqual(['avatars/a.webp']);
  });

  it('can be replaced and removed, also when they are not there', async () => {
    await files.write('a.webp', Buffer.from([1]));
    await files.write('a.webp', Buffer.from([2]));
    expect(await files.read('a.webp')).toEqual(Buffer.from([2]));
    await files.remove('a.webp');
    await files.remove('a.webp');
    expect(await files.read('a.webp')).toBeNull();
    expect(await files.list()).toEqual([]);
  });

  it('leave nothing half written, and do not show what a crash left', async () => {
    writeFileSync(join(folder, 'files'), 'in the way');
    await expect(files.write('avatars/a.webp', Buffer.from([1]))).rejects.toThrow();
    rmSync(join(folder, 'files'));
    await files.write('avatars/a.webp', Buffer.from([1]));
    writeFileSync(join(folder, 'files', 'avatars', 'b.webp.0000.tmp'), 'half');
    expect(await files.list()).toEqual(['avatars/a.webp']);
    expect(readdirSync(join(folder, 'files', 'avatars')).sort()).toEqual(['a.webp', 'b.webp.0000.tmp']);
  });

  it.each([
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
  ])('have no name like %j', async (name) => {
    await expect((async () => files.read(name))()).rejects.toThrow('is no name of a file');
    await expect(files.write(name, Buffer.from([1]))).rejects.toThrow('is no name of a file');
    expect(existsSync(join(folder, 'files'))).toBe(false);
  });
});
