/** Files of résumés that are to go: noted with what dooms them, so that a server that stops in between forgets none. */
import { eq, lt } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { pendingDeletions } from '../db/schema.ts';
import { removeOrLeave } from '../files/files-unavailable.ts';
import type { ResumeParts } from './parts.ts';
import type { ResumeRow } from './personal.ts';

/** Its file goes once this is committed. */
export async function doom(tx: Queries, { file }: Pick<ResumeRow, 'file'>, at: Date): Promise<string | null> {
  if (file !== null) await tx.insert(pendingDeletions).values({ file, dueAt: at }).onConflictDoNothing();
  return file;
}

/** Files that are marked for deletion, gone from the store, and from the list of what is to go; not while the bucket is away. */
export async function removePendingDeletions(
  { db, files }: Pick<ResumeParts, 'db' | 'files'>,
  names: readonly (string | null)[],
): Promise<void> {
  const removeNow = async (name: string) => {
    await files.remove(name);
    await db.orm.delete(pendingDeletions).where(eq(pendingDeletions.file, name));
  };
  for (const name of names) {
    // One that cannot go just now stays on the list.
    if (name !== null) await removeOrLeave(removeNow(name));
  }
}

/** What was marked and not removed: the server was stopped in between. */
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
