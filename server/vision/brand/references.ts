/** A merchant's references: names with photos. Nobody else sees them; the queries themselves check rights. */
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, not, sql } from 'drizzle-orm';
import { tidyReferenceName, validateReferenceName } from '../../../src/events/brand/reference-name.ts';
import { requireRoom } from '../../budget/room.ts';
import { once, outcomeOf } from '../../common/once.ts';
import { invalidField } from '../../common/refusals.ts';
import { notFound } from '../../common/rows.ts';
import type { Queries } from '../../db/database.ts';
import { brandPhotos, brandReferences, pictures } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import { asPicture, removePictures, requireOwnPictures } from '../../trade/pictures.ts';
import { isOver, undoMs } from '../../trade/undo.ts';
import type { Schemas, VisionParts } from '../parts.ts';
import { describePhotos, type DescribedPhoto } from './described-photos.ts';
import { brandEngineVersion } from './parameters.ts';

type Row = typeof brandReferences.$inferSelect;

async function asReferences(orm: Queries, rows: readonly Row[]): Promise<Schemas['BrandReference'][]> {
  const ids = rows.map(({ id }) => id);
  const photos =
    ids.length === 0
      ? []
      : await orm
          .select({ referenceId: brandPhotos.referenceId, picture: pictures })
          .from(brandPhotos)
          .innerJoin(pictures, eq(pictures.id, brandPhotos.pictureId))
          .where(inArray(brandPhotos.referenceId, ids))
          .orderBy(asc(brandPhotos.referenceId), asc(brandPhotos.position));
  return rows.map(({ id, name, version, createdAt, deletedAt }) => ({
    ...{ id, name, version },
    photos: photos.filter(({ referenceId }) => referenceId === id).map(({ picture }) => asPicture(picture)),
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }));
}

/** All of them, by name, without pages: there are few. */
export async function listReferences(
  parts: VisionParts,
  { uid }: Asker,
  { show }: { readonly show: 'kept' | 'deleted' },
): Promise<Schemas['BrandReferences']> {
  const { orm } = parts.db;
  const which =
    show === 'kept'
      ? isNull(brandReferences.deletedAt)
      : and(isNotNull(brandReferences.deletedAt), not(isOver(parts, brandReferences.deletedAt)));
  const rows = await orm
    .select()
    .from(brandReferences)
    .where(and(eq(brandReferences.owner, uid), which))
    .orderBy(sql`lower(${brandReferences.name})`, asc(brandReferences.id));
  return { references: await asReferences(orm, rows) };
}

export async function createReference(
  parts: VisionParts,
  { uid }: Asker,
  { key, ...content }: Schemas['NewBrandReference'],
): Promise<Schemas['BrandReference']> {
  const at = parts.clock();
  const name = readName(content.name);
  const request = { uid, key, operation: 'createBrandReference', content, at, lasting: false };
  const before = await outcomeOf<{ readonly id: string }>(parts.db.orm, request);
  if (before) return ownReference(parts, uid, before.id);
  const described = await describePhotos(parts, uid, content.pictureIds);
  const { id } = await inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      await requireFree(tx, uid, name, null);
      const row = { id: newId(), owner: uid, name, createdAt: at };
      await tx.insert(brandReferences).values(row);
      await requireRoom(tx, 'brandReferences', uid, parts.storageAllowance);
      await keepPhotos(tx, parts, row, described, content.pictureIds);
      return { id: row.id };
    }),
  );
  return ownReference(parts, uid, id);
}

/** Changes its name and which photos it has. @throws Problem `changed-meanwhile`, `name-taken` */
export async function updateReference(
  parts: VisionParts,
  { uid }: Asker,
  id: string,
  { version, ...change }: Schemas['ChangedBrandReference'],
): Promise<Schemas['BrandReference']> {
  const name = readName(change.name);
  const before = await ownReference(parts, uid, id);
  const had = new Set(before.photos.map((photo) => photo.id));
  const added = await describePhotos(
    parts,
    uid,
    change.pictureIds.filter((pictureId) => !had.has(pictureId)),
  );
  await inTransaction(parts.db, async (tx) => {
    const row = await lockOwn(tx, uid, id);
    if (row.deletedAt !== null) throw notFound('reference');
    if (row.version !== version) {
      throw new Problem(409, 'changed-meanwhile', 'This has changed meanwhile. Look at it again first.');
    }
    await requireFree(tx, uid, name, id);
    await tx
      .update(brandReferences)
      .set({ name, version: version + 1 })
      .where(eq(brandReferences.id, id));
    await keepPhotos(tx, parts, row, added, change.pictureIds);
  });
  await removePictures(parts, [...had]);
  return ownReference(parts, uid, id);
}

/** Can be undone for a while. Deleting twice changes nothing. */
export async function deleteReference(parts: VisionParts, { uid }: Asker, id: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const { deletedAt } = await lockOwn(tx, uid, id);
    if (deletedAt !== null) return;
    await tx.update(brandReferences).set({ deletedAt: parts.clock() }).where(eq(brandReferences.id, id));
  });
}

export async function restoreReference(
  parts: VisionParts,
  { uid }: Asker,
  id: string,
): Promise<Schemas['BrandReference']> {
  await inTransaction(parts.db, async (tx) => {
    const { deletedAt, name } = await lockOwn(tx, uid, id);
    if (deletedAt === null) return;
    if (deletedAt.getTime() < parts.clock().getTime() - undoMs) throw notFound('reference');
    await requireFree(tx, uid, name, id);
    await tx.update(brandReferences).set({ deletedAt: null }).where(eq(brandReferences.id, id));
  });
  return ownReference(parts, uid, id);
}

/** Removes the references whose time for undoing the deletion is over, with their photos. */
export async function sweepDeletedReferences(
  parts: Pick<VisionParts, 'db' | 'files' | 'clock'>,
): Promise<void> {
  const over = lt(brandReferences.deletedAt, new Date(parts.clock().getTime() - undoMs));
  const gone = await inTransaction(parts.db, async (tx) => {
    const photos = await tx
      .select({ pictureId: brandPhotos.pictureId })
      .from(brandPhotos)
      .innerJoin(brandReferences, eq(brandReferences.id, brandPhotos.referenceId))
      .where(over);
    await tx.delete(brandReferences).where(over);
    return photos;
  });
  await removePictures(
    parts,
    gone.map(({ pictureId }) => pictureId),
  );
}

function readName(text: string): string {
  const error = validateReferenceName(text);
  if (error !== null) throw invalidField('name', `${error}.`);
  return tidyReferenceName(text);
}

async function ownReference(
  { db: { orm } }: VisionParts,
  uid: string,
  id: string,
): Promise<Schemas['BrandReference']> {
  const mine = and(eq(brandReferences.id, id), eq(brandReferences.owner, uid));
  const rows = await orm.select().from(brandReferences).where(mine);
  const [reference] = await asReferences(orm, rows);
  if (!reference) throw notFound('reference');
  return reference;
}

/** Locks it until this transaction ends. @throws Problem 404, also for anybody but its owner */
async function lockOwn(tx: Queries, uid: string, id: string): Promise<Row> {
  const mine = and(eq(brandReferences.id, id), eq(brandReferences.owner, uid));
  const [row] = await tx.select().from(brandReferences).where(mine).for('update');
  if (!row) throw notFound('reference');
  return row;
}

/** Two references of one name would halve the photos that can agree. The lock keeps two requests from both taking it. */
async function requireFree(tx: Queries, uid: string, name: string, except: string | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brand ${uid}`}, 0))`);
  const taken = await tx.$count(
    brandReferences,
    and(
      eq(brandReferences.owner, uid),
      isNull(brandReferences.deletedAt),
      eq(sql`lower(${brandReferences.name})`, name.toLowerCase()),
      except === null ? undefined : ne(brandReferences.id, except),
    ),
  );
  if (taken > 0) {
    throw new Problem(
      409,
      'name-taken',
      'You have references of this name. Add the photos to those.',
      'name',
    );
  }
}

/** Replaces its photos by these, in this order. */
async function keepPhotos(
  tx: Queries,
  { storageAllowance }: VisionParts,
  { id, owner }: Pick<Row, 'id' | 'owner'>,
  described: readonly DescribedPhoto[],
  pictureIds: readonly string[],
): Promise<void> {
  await requireOwnPictures(tx, owner, pictureIds);
  const ofReference = eq(brandPhotos.referenceId, id);
  await tx.delete(brandPhotos).where(and(ofReference, not(inArray(brandPhotos.pictureId, [...pictureIds]))));
  const rows = described.map(({ pictureId, description }) => ({
    ...{ referenceId: id, pictureId, owner, description, engine: brandEngineVersion, position: 0 },
  }));
  if (rows.length > 0) await tx.insert(brandPhotos).values(rows).onConflictDoNothing();
  for (const [position, pictureId] of pictureIds.entries()) {
    await tx
      .update(brandPhotos)
      .set({ position })
      .where(and(ofReference, eq(brandPhotos.pictureId, pictureId)));
  }
  await requireRoom(tx, 'brandPhotos', owner, storageAllowance);
}
