/** Folders only we read (0700), that are there after a power cut: the name of a new folder is kept in the one above it. */
import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Also those above it that are missing; nothing happens when it is there. */
export async function makeFolder(path: string): Promise<void> {
  const highest = await mkdir(path, { recursive: true, mode: 0o700 });
  if (highest === undefined) return;
  for (let made = path; made.length >= highest.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Makes a new name in it survive a power cut; some systems cannot open a folder, and need not. */
export async function syncFolder(path: string): Promise<void> {
  const opened = await open(path, 'r').catch(() => null);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}

/** An older release, or whoever made the folder, may have left it open to others. */
export async function closeToOthers(path: string): Promise<void> {
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    // Another's folder that we may write to, or a file system without modes.
    if (!['ENOENT', 'EPERM', 'ENOTSUP'].includes(error.code ?? '')) throw error;
  });
}
