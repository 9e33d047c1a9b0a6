/**
 * Files that nothing will ever name: half-written ones of an upload that was killed, and whole ones whose row never came or
 * has gone. What is young may be an upload under way, and stays until the next sweep.
 */
import { isNotNull, like, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { analyses, documents, media, pendingDeletions, pictures, resumes } from '../db/schema.ts';
import type { FileStore } from './file-store.ts';

export interface SweepParts {
  readonly db: Pick<Database, 'orm'>;
  readonly files: FileStore;
  /** Half-made ones of an upload that was killed. */
  readonly keys: Pick<FileStore, 'sweepUnfinished'>;
  /** False: avatars belong to documents that are kept elsewhere. */
  readonly ownsDocuments: boolean;
}

/** @param before younger files are left alone. @returns how many went */
export async function sweepFiles(parts: SweepParts, before: Date): Promise<number> {
  const { files, keys } = parts;
  let count = (await files.sweepUnfinished(before)) + (await keys.sweepUnfinished(before));
  // Looked for before the rows are: a file that gets its row meanwhile is among those that have one.
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
  const sent = await orm.select({ file: resumes.file }).from(resumes).where(isNotNull(resumes.file));
  // What is on the list of files to go has its own time.
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
    if (kind === 'resumes') return resumeFiles.has(name);
    if (kind === 'avatars') return !ownsDocuments || avatars.has(`/files/${name}`);
    return true;
  };
}
