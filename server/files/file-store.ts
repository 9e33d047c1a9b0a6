/**
 * The interface of stores for uploaded files, and the store in a folder; s3-store.ts is the one in a bucket. A file is durable
 * when `write` resolves, and is never there in part. Stores do not know what the files are or whose.
 */
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder, syncFolder } from './folders.ts';
import { newId } from '../ids.ts';

export interface FileStore {
  write(name: string, content: Uint8Array): Promise<void>;
  /** Writes a stream of any length; writes nothing when it fails midway. */
  writeFrom(name: string, content: Readable): Promise<void>;
  /** Moves a local file of any size into the store. It must already be synced to disk; `path` is gone afterwards. */
  take(name: string, path: string): Promise<void>;
  /** null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Size in bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** @param end index of the last byte, from 0. The stream fails when there is no such file. */
  stream(name: string, start: number, end: number): Readable;
  /** Also succeeds when there is no such file. */
  remove(name: string): Promise<void>;
  /** Names that start with `prefix`, sorted. */
  list(prefix?: string): Promise<readonly string[]>;
  /** Names of files that were last written before a time, sorted. */
  olderThan(before: Date): Promise<readonly string[]>;
  /** Removes the remains of interrupted writes that are older than `before`. @returns their number */
  sweepUnfinished(before: Date): Promise<number>;
}

/** Path segments of letters, digits, dash and underscore, the last with an extension: cannot lead out of the folder. */
export const isFileName = (name: string) => /^([\w-]{1,100}\/){0,5}[\w-]{1,100}\.[a-z0-9]{1,8}$/.test(name);

/** @throws TypeError when it is not a valid name */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a file`);
}

/** `{name}.{uuid}.tmp`: a write that is in progress or was interrupted. */
const isUnfinished = (path: string) => /\.[\da-f-]{36}\.tmp$/.test(path);

/** The folder is created with the first file. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    checkFileName(name);
    return join(folder, ...name.split('/'));
  };

  /** Writes under a temporary name until all of it is on the disk. */
  async function put(name: string, content: Uint8Array | Readable): Promise<void> {
    const path = pathOf(name);
    const unfinished = `${path}.${newId()}.tmp`;
    await makeFolder(dirname(path));
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await writeFile(file, content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  const nameAt = (path: string) => relative(folder, path).split(sep).join('/');

  async function everyPath(): Promise<readonly string[]> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
    return (found ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }

  return {
    write: put,
    writeFrom: put,

    async take(name, path) {
      const target = pathOf(name);
      await makeFolder(dirname(target));
      await rename(path, target);
      await syncFolder(dirname(target));
    },

    read: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    size: async (name) => (await stat(pathOf(name)).catch(nullWhenMissing))?.size ?? null,
    stream: (name, start, end) => createReadStream(pathOf(name), { start, end }),
    remove: (name) => rm(pathOf(name), { force: true }),

    async list(prefix = '') {
      return (await everyPath())
        .map(nameAt)
        .filter((name) => isFileName(name) && name.startsWith(prefix))
        .sort();
    },

    async olderThan(before) {
      const found: string[] = [];
      for (const path of await everyPath()) {
        const name = nameAt(path);
        const { mtime } = (isFileName(name) && (await stat(path).catch(nullWhenMissing))) || {
          mtime: before,
        };
        if (mtime < before) found.push(name);
      }
      return found.sort();
    },

    async sweepUnfinished(before) {
      let count = 0;
      for (const path of await everyPath()) {
        if (!isUnfinished(path)) continue;
        const found = await stat(path).catch(nullWhenMissing);
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true });
        count += 1;
      }
      return count;
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
