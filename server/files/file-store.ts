/**
 * Uploaded files by name, in a folder. What is written is on disk when `write` resolves, and is never half there.
 * It knows nothing of what the files are or whose.
 */
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder, syncFolder } from './folders.ts';
import { newId } from '../ids.ts';

export interface FileStore {
  write(name: string, content: Uint8Array): Promise<void>;
  /** Moves a file of this machine in, however large. It is synced already, and gone from there afterwards. */
  take(name: string, path: string): Promise<void>;
  /** null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** @param end the last byte, counted from 0. The stream fails when there is no such file. */
  stream(name: string, start: number, end: number): Readable;
  /** Also succeeds when there is no such file. */
  remove(name: string): Promise<void>;
  /** Names that start with `prefix`, sorted. */
  list(prefix?: string): Promise<readonly string[]>;
  /** null when there is no such file. */
  changedAt(name: string): Promise<Date | null>;
  /** Removes what writes that were killed have left, unless it is younger. @returns how many there were */
  sweepUnfinished(before: Date): Promise<number>;
}

/** Parts of letters, digits, dash and underscore, the last with an extension: never a way out of the folder. */
export const isFileName = (name: string) => /^([\w-]{1,100}\/){0,5}[\w-]{1,100}\.[a-z0-9]{1,8}$/.test(name);

/** `{name}.{uuid}.tmp`: a write that is under way, or never came to its end. */
const isUnfinished = (path: string) => /\.[\da-f-]{36}\.tmp$/.test(path);

/** The folder is created with the first file. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a file`);
    return join(folder, ...name.split('/'));
  };

  async function everyPath(): Promise<readonly string[]> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
    return (found ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }

  return {
    async write(name, content) {
      const path = pathOf(name);
      const unfinished = `${path}.${newId()}.tmp`;
      await makeFolder(dirname(path));
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(content);
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
    },

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
        .map((path) => relative(folder, path).split(sep).join('/'))
        .filter((name) => isFileName(name) && name.startsWith(prefix))
        .sort();
    },

    changedAt: async (name) => (await stat(pathOf(name)).catch(nullWhenMissing))?.mtime ?? null,

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
