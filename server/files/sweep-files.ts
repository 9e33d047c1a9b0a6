/**
 * Removes files that nothing refers to: partial ones of interrupted uploads, and complete ones whose row was never written or
 * is gone. Recent files may belong to an upload in progress, and are left to a later sweep.
 */
import { isNotNull, like, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  analyses,
  chatAttachments,
  documents,
  media,
  pendingDeletions,
  pictures,
  resumes,
} from '../db/schema.ts';
import type { FileStore } from './file-store.ts';

export interface SweepParts {
  readonly db: Pick<Database, 'orm'>;
  readonly files: FileStore;
  /** The store of subject keys, whose unfinished writes are removed too. */
  readonly keys: Pick<FileStore, 'sweepUnfinished'>;
  /** false: avatars belong to documents that are stored elsewhere, so they are never removed. */
  readonly ownsDocuments: boolean;
}

/** @param before files written later are kept. @returns the number of files removed */
export async function sweepFiles(parts: SweepParts, before: Date): Promise<number> {
  const { files, keys } = parts;
  let count = (await files.sweepUnfinished(before)) + (await keys.sweepUnfinished(before));
  // Files are listed before the rows are read, so that a file whose row is written meanwhile counts as in use.
  const old = await files.olderThan(before);
  const isNamed = await namesInUse(parts);
  for (const name of old) {
    if (isNamed(name)) continue;
    await files.remove(name);
    count += 1;
  }
  return count;
}

async function namesInUse({ db: { orm }, ownsDocuments }: SweepParts): Promise<(name: string) => boolean> {
  const mediumIds = new Set((await orm.select({ id: media.id }).from(media)).map(({ id }) => id));
  const pictureIds = new Set((await orm.select({ id: pictures.id }).from(pictures)).map(({ id }) => id));
  const analysisIds = new Set((await orm.select({ id: analyses.id }).from(analyses)).map(({ id }) => id));
  const attached = await orm.select({ file: chatAttachments.file }).from(chatAttachments);
  const attachedNames = new Set(attached.map(({ file }) => file));
  const sent = await orm.select({ file: resumes.file }).from(resumes).where(isNotNull(resumes.file));
  // Files in `pendingDeletions` are removed at their own time.
  const pending = await orm.select({ file: pendingDeletions.file }).from(pendingDeletions);
  const resumeFiles = new Set([...sent, ...pending].map(({ file }) => file));
  const shown = await orm
    .select({ url: sql<string | null>`${documents.fields} -> 'imageUrl' ->> 'stringValue'` })
    .from(documents)
    .where(like(documents.path, 'users/%/avatar/meta'));
  const avatars = new Set(shown.map(({ url }) => url));
  return (name) => {
    const [kind, rest = ''] = name.split('/');
    if (kind === 'pictures') return pictureIds.has(rest.slice(0, 36));
    if (kind === 'media') return mediumIds.has(rest.slice(0, 36));
    if (kind === 'analyses') return analysisIds.has(rest.slice(0, 36));
    if (kind === 'attachments') return attachedNames.has(name);
    if (kind === 'resumes') return resumeFiles.has(name);
    if (kind === 'avatars') return !ownsDocuments || avatars.has(`/files/${name}`);
    return true;
  };
}
