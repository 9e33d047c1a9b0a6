/**
 * The keys of a backup, in a separate file beside it, so that backups can be kept for any time: a person erased since is in
 * the old backup, but in no newer file of keys. Keep only the newest file of keys, and erased people can be read from no
 * backup.
 */
import { open, readFile, rename, rm } from 'node:fs/promises';
import { z } from 'zod';
import { keyBytes } from '../keys/installation-key.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { AdminError } from './admin-error.ts';
import type { VerifiedBackup } from './backup.ts';

const format = 'patina-keys';

const schema = z.strictObject({
  format: z.literal(format),
  version: z.literal(1),
  createdAt: z.string(),
  keys: z.record(
    z.string().regex(/^[\w-]{1,100}$/),
    z.base64().refine((key) => Buffer.from(key, 'base64').length === keyBytes),
  ),
});

export const keysBeside = (backup: string) => `${backup}.keys`;

/** Replaces an existing file. @returns the number of keys */
export async function writeKeys(keys: SubjectKeys, path: string, now: Date): Promise<number> {
  const kept: Record<string, string> = {};
  for (const subject of await keys.list()) {
    const key = await keys.find(subject);
    if (key) kept[subject] = key.toString('base64');
  }
  const content = { format, version: 1, createdAt: now.toISOString(), keys: kept };
  const unfinished = `${path}.unfinished`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(content)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return Object.keys(kept).length;
}

export interface KeyFile {
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** By subject. */
  readonly keys: ReadonlyMap<string, Buffer>;
}

/** Reads a file of keys; null: there is no such file. @throws AdminError when it is damaged, or no file of keys */
export async function readKeys(path: string): Promise<KeyFile | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new AdminError(`${path} cannot be used: ${error.message}.`);
  });
  if (text === null) return null;
  try {
    const { createdAt, keys } = schema.parse(JSON.parse(text));
    return {
      createdAt,
      keys: new Map(Object.entries(keys).map(([subject, key]) => [subject, Buffer.from(key, 'base64')])),
    };
  } catch (error) {
    throw new AdminError(`${path} is damaged or holds no keys. Nothing was changed.`, { cause: error });
  }
}

/**
 * Refuses a backup whose résumés nobody could read. People who were erased do not count: here, or since in the installation
 * of the backup, whose own newer file of keys then holds keys of others but not theirs.
 * @param present subjects whose keys are here already
 * @throws AdminError
 */
export function requireKeys(
  { createdAt, sealedResumes }: Pick<VerifiedBackup, 'createdAt' | 'sealedResumes'>,
  file: KeyFile | null,
  present: ReadonlySet<string>,
  destroyed: ReadonlySet<string>,
): void {
  const needed = sealedResumes.filter((id) => !destroyed.has(id));
  const unreadable = needed.filter((id) => !present.has(id) && !file?.keys.has(id)).length;
  if (unreadable === 0) return;
  const isOwnFile = file !== null && needed.some((id) => file.keys.has(id));
  if (isOwnFile && Date.parse(file.createdAt) >= Date.parse(createdAt)) return;
  const why = file === null ? 'there is no file of keys' : 'their keys are not in the file of keys';
  throw new AdminError(
    `${unreadable} of ${sealedResumes.length} résumés could not be read: ${why}. Put the FILE.keys of this installation beside the backup, or name it with --keys. To restore without them, add --without-keys. Nothing was changed.`,
  );
}

/** Restores keys, except those destroyed here, even if the file still holds them. @returns how many were restored */
export async function restoreKeys(keys: SubjectKeys, from: ReadonlyMap<string, Buffer>): Promise<number> {
  const destroyed = await keys.destroyed();
  let count = 0;
  for (const [subject, key] of from) {
    if (destroyed.has(subject)) continue;
    await keys.restore(subject, key);
    count += 1;
  }
  return count;
}
