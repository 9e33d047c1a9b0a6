/** Files to delete: noted in the transaction that orphans them, so that neither a stop nor an unavailable store forgets any. */
import { eq, lt } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { pendingDeletions } from '../db/schema.ts';
import type { FileStore } from './file-store.ts';
import { FilesUnavailable } from './files-unavailable.ts';

export interface PendingParts {
  readonly db: Pick<Database, 'orm'>;
  readonly files: Pick<FileStore, 'remove'>;
}

/** Marks the row's file for deletion. @returns the file, to be removed once the transaction is committed */
export async function markFileForDeletion(
  tx: Queries,
  { file }: { readonly file: string | null },
  at: Date,
): Promise<string | null> {
  if (file !== null) await markFilesForDeletion(tx, [file], at);
  return file;
}

/** @returns the files, to be removed once the transaction is committed */
export async function markFilesForDeletion(
  tx: Queries,
  files: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  const rows = files.map((file) => ({ file, dueAt: at }));
  if (rows.length > 0) await tx.insert(pendingDeletions).values(rows).onConflictDoNothing();
  return files;
}

async function removeMarked({ db, files }: PendingParts, name: string): Promise<void> {
  await files.remove(name);
  await db.orm.delete(pendingDeletions).where(eq(pendingDeletions.file, name));
}

/**
 * Removes marked files from the store and from the list. From the first for which the store is unavailable they stay on the
 * list, since nobody should wait for each to fail.
 */
export async function removePendingDeletions(
  parts: PendingParts,
  names: readonly (string | null)[],
): Promise<void> {
  try {
    for (const name of names) if (name !== null) await removeMarked(parts, name);
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
  }
}

/** Removes files that were marked but not removed; one that cannot be removed holds up no other. */
export async function removeOverdue(parts: PendingParts & { readonly clock: () => Date }): Promise<void> {
  const due = await parts.db.orm
    .select()
    .from(pendingDeletions)
    .where(lt(pendingDeletions.dueAt, parts.clock()));
  const failures: unknown[] = [];
  for (const { file } of due) {
    try {
      await removeMarked(parts, file);
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some files cannot be deleted');
}
