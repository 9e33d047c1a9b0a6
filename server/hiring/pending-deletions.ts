/** Files of résumés to delete: noted in the transaction that orphans them, so that a server that stops in between forgets none. */
import { eq, lt } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { pendingDeletions } from '../db/schema.ts';
import { removeOrLeave } from '../files/files-unavailable.ts';
import type { ResumeParts } from './parts.ts';
import type { ResumeRow } from './personal.ts';

/** Marks the row's file for deletion. @returns the file, to be removed once the transaction is committed */
export async function markFileForDeletion(
  tx: Queries,
  { file }: Pick<ResumeRow, 'file'>,
  at: Date,
): Promise<string | null> {
  if (file !== null) await tx.insert(pendingDeletions).values({ file, dueAt: at }).onConflictDoNothing();
  return file;
}

/** Removes marked files from the store and from the list; while the bucket is unavailable, they stay on the list. */
export async function removePendingDeletions(
  { db, files }: Pick<ResumeParts, 'db' | 'files'>,
  names: readonly (string | null)[],
): Promise<void> {
  const removeNow = async (name: string) => {
    await files.remove(name);
    await db.orm.delete(pendingDeletions).where(eq(pendingDeletions.file, name));
  };
  for (const name of names) {
    if (name !== null) await removeOrLeave(removeNow(name));
  }
}

/** Removes files that were marked but not removed because the server stopped in between. */
export async function removeOverdue(parts: Pick<ResumeParts, 'db' | 'files' | 'clock'>): Promise<void> {
  const due = await parts.db.orm
    .select()
    .from(pendingDeletions)
    .where(lt(pendingDeletions.dueAt, parts.clock()));
  await removePendingDeletions(
    parts,
    due.map(({ file }) => file),
  );
}
