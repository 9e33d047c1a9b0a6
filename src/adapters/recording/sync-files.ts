/** Synchronous files of the browser's own file system, for workers only: written at once, and on the disk when flushed. */
import type { SyncFile } from './chunk-file.ts';

/** Missing from TypeScript's DOM types for pages. */
interface WithSyncAccess {
  createSyncAccessHandle(): Promise<SyncFile>;
}

/** Opens the file and empties it. Rejects while it is open elsewhere. */
export async function openSync(folder: FileSystemDirectoryHandle, name: string): Promise<SyncFile> {
  const handle = await folder.getFileHandle(name, { create: true });
  const file = await (handle as unknown as WithSyncAccess).createSyncAccessHandle();
  file.truncate(0);
  return file;
}

export async function writeJson(
  folder: FileSystemDirectoryHandle,
  name: string,
  value: unknown,
): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const file = await openSync(folder, name);
  try {
    if (file.write(bytes, { at: 0 }) < bytes.byteLength)
      throw new DOMException('No room', 'QuotaExceededError');
    file.flush();
  } finally {
    file.close();
  }
}

/** Whether the error says that the storage is full. */
export const isFull = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'QuotaExceededError';
