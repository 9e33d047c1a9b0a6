/**
 * The key of an installation, which wraps every other key: 32 bytes, given as ENCRYPTION_KEY, or created on the first start
 * and kept in a file beside the others. It is never in the database, so that a copy of the database alone decrypts nothing.
 */
import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '../files/folders.ts';
import { newId } from '../ids.ts';

const fileName = 'installation.key';
export const keyBytes = 32;

/** Whether the folder has a key, created here or put there. */
export const hasInstallationKey = async (folder: string): Promise<boolean> =>
  (await readKey(join(folder, fileName))) !== null;

/** @throws Error when the file holds no key; nothing is overwritten then */
export async function installationKey(folder: string): Promise<Buffer> {
  const path = join(folder, fileName);
  const key = (await readKey(path)) ?? (await makeKey(folder, path));
  if (key.length === keyBytes) return key;
  throw new Error(`${path} holds no key of ${keyBytes} bytes. Put it back from a copy.`);
}

const readKey = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** If two servers start at once, only one creates the key: `link` fails when the file exists. */
async function makeKey(folder: string, path: string): Promise<Buffer> {
  await makeFolder(folder);
  const unfinished = `${path}.${newId()}.tmp`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(keyBytes));
    await file.sync();
  } finally {
    await file.close();
  }
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  await syncFolder(folder);
  return readFile(path);
}
