/** Media made from uploads: rows, files and usage. It reads posts only to see whether they use a medium. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { requireBytes, requireRoom } from '../../budget/room.ts';
import { notFound } from '../../common/rows.ts';
import type { Queries } from '../../db/database.ts';
import { media, pictures, posts, uploads } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import { removeOrLeave } from '../../files/files-unavailable.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { removePictures } from '../pictures.ts';

export type MediumRow = typeof media.$inferSelect;

/** A medium that no post uses is kept for this long. */
const unusedMs = 24 * 60 * 60 * 1000;

const unused = sql`not exists (select from ${posts} where ${posts.mediumId} = ${media.id})`;

/** null: a photo, which is stored as a picture only. */
export const recordingFile = ({ id, extension }: Pick<MediumRow, 'id' | 'extension'>) =>
  extension === null ? null : `media/${id}.${extension}`;

const withPicture = { medium: media, placeholder: pictures.placeholder };

export async function findMedium(orm: Queries, id: string): Promise<Schemas['Medium'] | null> {
  const [row] = await orm
    .select(withPicture)
    .from(media)
    .leftJoin(pictures, eq(pictures.id, media.pictureId))
    .where(eq(media.id, id));
  if (!row) return null;
  const { kind, type, bytes, width, height, durationMs, keptTags, createdAt } = row.medium;
  return {
    id,
    kind,
    type,
    bytes,
    width,
    height,
    durationMs,
    placeholder: row.placeholder,
    keptTags,
    createdAt: createdAt.toISOString(),
  };
}

/** @throws Problem 404, also for anybody but its owner and admins */
export async function getMedium({ db }: TradeParts, by: Asker, id: string): Promise<Schemas['Medium']> {
  const [row] = await db.orm.select({ owner: media.owner }).from(media).where(eq(media.id, id));
  const medium = row && (row.owner === by.uid || by.isAdmin) ? await findMedium(db.orm, id) : null;
  if (!medium) throw notFound('medium');
  return medium;
}

/** @throws Problem when it is not this person's */
export async function requireOwnMedium(tx: Queries, owner: string, id: string): Promise<MediumRow> {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.owner, owner)));
  if (!row) throw notFound('medium');
  return row;
}

/**
 * @param completedBy fingerprint of the request
 * @throws Problem 404 when the upload was given up meanwhile, `limit-reached`, `storage-full`, `installation-full`
 */
export async function addMedium(
  { db, storageAllowance }: Pick<TradeParts, 'db' | 'storageAllowance'>,
  row: MediumRow,
  completedBy: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // If two processes complete the same upload, the first one counts.
    const added = await tx.insert(media).values(row).onConflictDoNothing().returning({ id: media.id });
    const completed = await tx
      .update(uploads)
      .set(added.length === 0 ? { mediumId: row.id } : { mediumId: row.id, completedBy })
      .where(eq(uploads.id, row.id))
      .returning({ id: uploads.id });
    if (completed.length === 0) throw notFound('upload');
    await requireRoom(tx, 'media', row.owner, storageAllowance);
    await requireBytes(tx, row.owner, storageAllowance);
  });
}

/** Removes those of the media that no post uses; call it after the change that stopped using them is committed. */
export async function removeMedia(
  { db, files }: Pick<TradeParts, 'db' | 'files'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const removed = await inTransaction(db, (tx) =>
    tx
      .delete(media)
      .where(and(inArray(media.id, [...ids]), unused))
      .returning(),
  );
  await removeRecordings(files, removed);
  const shown = removed.flatMap(({ pictureId }) => (pictureId === null ? [] : [pictureId]));
  await removePictures({ db, files }, shown);
}

export async function removeRecordings(
  files: FileStore,
  rows: readonly Pick<MediumRow, 'id' | 'extension'>[],
): Promise<void> {
  for (const row of rows) {
    const file = recordingFile(row);
    if (file !== null) await removeOrLeave(files.remove(file));
  }
}

/** Removes media that no post has used within `unusedMs`. */
export async function sweepUnusedMedia({
  db,
  files,
  clock,
}: Pick<TradeParts, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - unusedMs);
  const left = await db.orm
    .select({ id: media.id })
    .from(media)
    .where(and(lt(media.createdAt, before), unused));
  await removeMedia(
    { db, files },
    left.map(({ id }) => id),
  );
}

export const ownRecordings = (orm: Queries, uid: string): Promise<Pick<MediumRow, 'id' | 'extension'>[]> =>
  orm.select({ id: media.id, extension: media.extension }).from(media).where(eq(media.owner, uid));
