/** Begins, gives up and sweeps uploads: ownership, and whether there is room. */
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
  /** Size of the whole file. */
  readonly bytes: number;
}

const megabyte = 1024 * 1024;
const nouns: Readonly<Record<Kind, string>> = { photo: 'photo', video: 'video', audio: 'recording' };

/** Repeating the request with the same key returns the same upload. */
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
    // An overdue upload counts as gone even before the sweep, which then removes its bytes because they have no row.
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
    const [existing] = await tx.select().from(uploads).where(sameKey);
    if (existing?.kind !== kind || existing.bytes !== bytes) throw keyReused();
    return existing;
  });
}

/** Unfinished uploads begun at or before this time are overdue. */
const overdue = ({ clock }: Pick<TradeParts, 'clock'>) => new Date(clock().getTime() - unfinishedMs);

/** @throws Problem 404, also when it is somebody else's or overdue */
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

/** Deletes the upload and its bytes. @returns false when it was completed meanwhile */
export async function giveUpUpload(
  { db, uploads: store }: Pick<TradeParts, 'db' | 'uploads'>,
  id: string,
): Promise<boolean> {
  const deleted = await db.orm
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.mediumId)))
    .returning({ id: uploads.id });
  await removeOrLeave(store.remove(id));
  return deleted.length > 0;
}

/** Removes uploads that were not finished in time, and stored bytes that have no row. */
export async function sweepUploads({
  db,
  uploads: store,
  clock,
}: Pick<TradeParts, 'db' | 'uploads' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - unfinishedMs);
  const expired = await db.orm
    .delete(uploads)
    .where(lt(uploads.createdAt, before))
    .returning({ id: uploads.id });
  for (const { id } of expired) await store.remove(id);
  const oldIds = await store.olderThan(before);
  if (oldIds.length === 0) return;
  const known = await db.orm
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...oldIds]));
  const named = new Set(known.map(({ id }) => id));
  for (const id of oldIds) if (!named.has(id)) await store.remove(id);
}

export async function ownUploadIds(orm: Queries, uid: string): Promise<readonly string[]> {
  const rows = await orm.select({ id: uploads.id }).from(uploads).where(eq(uploads.owner, uid));
  return rows.map(({ id }) => id);
}
