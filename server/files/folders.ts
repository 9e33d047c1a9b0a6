/** Folders that only this user can read (0700), and that survive a power cut: the parent of a new folder is synced. */
import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates the folder and its missing parents; does nothing when it exists. */
export async function makeFolder(path: string): Promise<void> {
  const highest = await mkdir(path, { recursive: true, mode: 0o700 });
  if (highest === undefined) return;
  for (let made = path; made.length >= highest.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Makes new entries of the folder survive a power cut. Does nothing on systems that cannot open a folder, and need not. */
export async function syncFolder(path: string): Promise<void> {
  const opened = await open(path, 'r').catch(() => null);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}

/** Removes other users' access, which an older release, or whoever created the folder, may have left. */
export async function closeToOthers(path: string): Promise<void> {
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    // Another user's folder that we may write to, or a file system without modes.
    if (!['ENOENT', 'EPERM', 'ENOTSUP'].includes(error.code ?? '')) throw error;
  });
}
