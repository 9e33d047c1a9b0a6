/** Uploads as they are begun, given up and swept: whose each is, and whether there is room for it. */
import { and, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm';
import { requireBytes, requireRoom } from '../../budget/room.ts';
import { keyReused } from '../../common/once.ts';
import { notFound } from '../../common/rows.ts';
import type { Queries } from '../../db/database.ts';
import { uploads } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeOrLeave } from '../../files/files-unavailable.ts';
import { newId } from '../../ids.ts';
import { Problem } from '../../problem.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { unfinishedMs } from './upload-store.ts';

export type UploadRow = typeof uploads.$inferSelect;
type Kind = Schemas['PostKind'];

export interface NewUpload {
  readonly key: string;
  readonly kind: Kind;
  /** All of it. */
  readonly bytes: number;
}

const megabyte = 1024 * 1024;
const nouns: Readonly<Record<Kind, string>> = { photo: 'photo', video: 'video', audio: 'recording' };

/**
 * Announced again with its key it is the same upload.
 * @throws Problem `too-large`, `key-reused`, `limit-reached`, `storage-full`, `installation-full`
 */
export async function beginUpload(
  parts: TradeParts,
  owner: string,
  { key, kind, bytes }: NewUpload,
): Promise<UploadRow> {
  const max = parts.mediaBytes[kind];
  if (bytes > max) {
    const most = `${Math.floor(max / megabyte).toLocaleString('en-US')} MB`;
    throw new Problem(413, 'too-large', `This ${nouns[kind]} is too large. It can have up to ${most}.`);
  }
  if (bytes === 0) throw new Problem(400, 'bad-request', 'This file is empty.', 'Upload-Length');
  const sameKey = and(eq(uploads.owner, owner), eq(uploads.key, key));
  return inTransaction(parts.db, async (tx) => {
    // One that has waited too long is gone, also before it is swept: its pieces go with those that no row speaks of.
    await tx.delete(uploads).where(and(sameKey, lte(uploads.createdAt, overdue(parts))));
    const row = {
      id: newId(),
      owner,
      key,
      kind,
      bytes,
      mediumId: null,
      completedBy: null,
      createdAt: parts.clock(),
    };
    const added = await tx.insert(uploads).values(row).onConflictDoNothing().returning({ id: uploads.id });
    if (added.length > 0) {
      await requireRoom(tx, 'uploads', owner, parts.storageAllowance);
      await requireBytes(tx, owner, parts.storageAllowance);
      return row;
    }
    const [there] = await tx.select().from(uploads).where(sameKey);
    if (there?.kind !== kind || there.bytes !== bytes) throw keyReused();
    return there;
  });
}

/** Begun then or before, an upload has waited too long. */
const overdue = ({ clock }: Pick<TradeParts, 'clock'>) => new Date(clock().getTime() - unfinishedMs);

/** @throws Problem 404 also for everybody else's, and for one that has waited too long */
export async function ownUpload(
  parts: Pick<TradeParts, 'db' | 'clock'>,
  owner: string,
  id: string,
): Promise<UploadRow> {
  const [row] = await parts.db.orm
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.owner, owner), gt(uploads.createdAt, overdue(parts))));
  if (!row) throw notFound('upload');
  return row;
}

/** What has arrived of it is gone as well. Resolves with false when it was completed meanwhile. */
export async function giveUpUpload(
  { db, uploads: store }: Pick<TradeParts, 'db' | 'uploads'>,
  id: string,
): Promise<boolean> {
  const given = await db.orm
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.mediumId)))
    .returning({ id: uploads.id });
  await removeOrLeave(store.remove(id));
  return given.length > 0;
}

/** Those that nobody has finished in time, and pieces that no row speaks of. */
export async function sweepUploads({
  db,
  uploads: store,
  clock,
}: Pick<TradeParts, 'db' | 'uploads' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - unfinishedMs);
  const late = await db.orm
    .delete(uploads)
    .where(lt(uploads.createdAt, before))
    .returning({ id: uploads.id });
  for (const { id } of late) await store.remove(id);
  const left = await store.olderThan(before);
  if (left.length === 0) return;
  const known = await db.orm
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...left]));
  const named = new Set(known.map(({ id }) => id));
  for (const id of left) if (!named.has(id)) await store.remove(id);
}

export async function ownUploadIds(orm: Queries, uid: string): Promise<readonly string[]> {
  const rows = await orm.select({ id: uploads.id }).from(uploads).where(eq(uploads.owner, uid));
  return rows.map(({ id }) => id);
}
