/**
 * Uploaded files by name, in a folder. What is written is on disk when `write` resolves, and is never half there.
 * It knows nothing of what the files are or whose.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

export interface FileStore {
  write(name: string, content: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Also succeeds when there is no such file. */
  remove(name: string): Promise<void>;
  /** Names that start with `prefix`, sorted. */
  list(prefix?: string): Promise<readonly string[]>;
}

/** Parts of letters, digits, dash and underscore, the last with an extension: never a way out of the folder. */
export const isFileName = (name: string) => /^([\w-]{1,100}\/){0,5}[\w-]{1,100}\.[a-z0-9]{1,8}$/.test(name);

/** The folder is created with the first file. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a file`);
    return join(folder, ...name.split('/'));
  };

  return {
    async write(name, content) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(unfinished, 'wx', 0o640);
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

    read: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    remove: (name) => rm(pathOf(name), { force: true }),

    async list(prefix = '') {
      const found =
        (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)) ?? [];
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((name) => isFileName(name) && name.startsWith(prefix))
        .sort();
    },
  };
}

/** Makes the new name itself survive a power cut; some systems cannot open a folder, and need not. */
async function syncFolder(path: string): Promise<void> {
  const opened = await open(path, 'r').catch(() => null);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
