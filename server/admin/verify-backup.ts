/**
 * Verifies a backup by restoring it into an embedded database and a folder that are created for this and removed afterwards.
 * What was restored is written as a backup again, which must have the same SHA-256.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { folderStore } from '../files/file-store.ts';
import { AdminError } from './admin-error.ts';
import { digestOf, restoreBackup, type VerifiedBackup } from './backup.ts';
import { readKeys, requireKeys } from './key-backup.ts';

/**
 * @param keysFile the keys of the résumés in it
 * @param folder where the scratch place is made
 * @throws AdminError when it is damaged, of another version, lacks keys that it needs, or does not come back identical
 */
export async function tryRestore(path: string, keysFile: string, folder = tmpdir()): Promise<VerifiedBackup> {
  const keys = await readKeys(keysFile);
  // Readable by this user only, since it holds all that a backup holds.
  const scratch = await mkdtemp(join(folder, 'patina-restore-'));
  try {
    const database = await openDatabase({ dataDir: join(scratch, 'data'), databaseUrl: null });
    try {
      const parts = { database, files: folderStore(join(scratch, 'files')) };
      const restored = await restoreBackup(parts, path, {
        check: (backup) => requireKeys(backup, keys, new Set(), new Set()),
      });
      if ((await digestOf(parts, restored.createdAt)) !== restored.sha256) {
        throw new AdminError(`${path} was restored, but came back as something else. Make another backup.`);
      }
      return restored;
    } finally {
      await database.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
