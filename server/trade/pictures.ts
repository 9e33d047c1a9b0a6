/**
 * Uploaded pictures. An `<img>` cannot send a token, so a picture's address contains an unguessable key. Whoever may see the
 * post or product gets the address, and the key is replaced when fewer people may see it (docs/decisions/0086). Who may see
 * a post or product is decided elsewhere.
 */
import { and, asc, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireBytes, requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import {
  analyses,
  brandPhotos,
  intakePhotos,
  invoiceDetails,
  invoices,
  media,
  pictures,
  posts,
  productPictures,
  shopPages,
} from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeIfRefused, removeOrLeave } from '../files/files-unavailable.ts';
import { Problem } from '../problem.ts';
import { type KeyedRequest, once } from '../common/once.ts';
import { newId } from '../ids.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import type { PictureImage } from './picture-image.ts';

type Row = typeof pictures.$inferSelect;
export type Size = 'full' | 'large' | 'small';
const sizes: readonly Size[] = ['full', 'large', 'small'];

export const fileOf = (id: string, size: Size) => `pictures/${id}-${size}.webp`;
const addressOf = ({ key }: Row, size: Size) => `/files/pictures/${key}-${size}.webp`;

/** Limits for pictures that nothing uses yet: how many per owner, and for how long. */
const maxUnused = 50;
const unusedMs = 24 * 60 * 60 * 1000;

const unused = sql`not exists (select from ${posts} where ${posts.pictureId} = ${pictures.id})
  and not exists (select from ${media} where ${media.pictureId} = ${pictures.id})
  and not exists (select from ${analyses} where ${pictures.id} in (${analyses.beforeId}, ${analyses.afterId}))
  and not exists (select from ${brandPhotos} where ${brandPhotos.pictureId} = ${pictures.id})
  and not exists (select from ${shopPages} where ${shopPages.coverId} = ${pictures.id})
  and not exists (select from ${invoiceDetails} where ${invoiceDetails.logoId} = ${pictures.id})
  and not exists (select from ${invoices} where ${invoices.logoId} = ${pictures.id})
  and not exists (select from ${intakePhotos} where ${intakePhotos.pictureId} = ${pictures.id})
  and not exists (select from ${productPictures} where ${productPictures.pictureId} = ${pictures.id})`;

/** @param addressAt the address of each size; by default the one with the picture's key */
export const asPicture = (
  row: Row,
  addressAt: (size: Size) => string = (size) => addressOf(row, size),
): Schemas['Picture'] => ({
  id: row.id,
  url: addressAt('large'),
  smallUrl: addressAt('small'),
  fullUrl: addressAt(row.full ? 'full' : 'large'),
  placeholder: row.placeholder,
  width: row.width,
  height: row.height,
});

/** Outcome stored for a keyed request. */
export interface KeptPicture {
  readonly id: string;
}

/**
 * @param request if it has a key; a second request with that key gets the first one's picture
 * @throws Problem `too-many`, `limit-reached`, `storage-full`, `installation-full`
 */
export async function addPicture(
  { db, files, clock, storageAllowance }: Pick<TradeParts, 'db' | 'files' | 'clock' | 'storageAllowance'>,
  owner: string,
  { full, large, small, width, height, placeholder }: PictureImage,
  request: KeyedRequest | null = null,
): Promise<Schemas['Picture']> {
  const now = clock();
  const own = eq(pictures.owner, owner);
  const stale = await db.orm
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(own, lt(pictures.createdAt, new Date(now.getTime() - unusedMs)), unused));
  await removePictures(
    { db, files },
    stale.map(({ id }) => id),
  );
  const id = newId();
  const bytes = large.length + small.length + (full?.length ?? 0);
  const shape = { width, height, full: full !== null, placeholder, bytes };
  const row = { id, owner, key: newId(), ...shape, createdAt: now };
  if (full) await files.write(fileOf(id, 'full'), full);
  await files.write(fileOf(id, 'large'), large);
  await files.write(fileOf(id, 'small'), small);
  const insert = async (tx: Queries): Promise<KeptPicture> => {
    const waiting = await tx.$count(pictures, and(own, unused));
    if (waiting >= maxUnused) {
      throw new Problem(409, 'too-many', 'Many uploads are not used yet. Use them first, or try tomorrow.');
    }
    await tx.insert(pictures).values(row);
    await requireRoom(tx, 'pictures', owner, storageAllowance);
    await requireBytes(tx, owner, storageAllowance);
    return { id };
  };
  let kept: KeptPicture;
  try {
    kept = await inTransaction(db, (tx) => (request ? once(tx, request, () => insert(tx)) : insert(tx)));
  } catch (error) {
    await removeIfRefused(error, () => removeFiles(files, [id]));
    throw error;
  }
  if (kept.id === id) return asPicture(row);
  await removeFiles(files, [id]);
  const first = await findPicture(db.orm, kept.id);
  if (!first) throw notFound('picture');
  return first;
}

export async function findPicture(orm: Queries, id: string): Promise<Schemas['Picture'] | null> {
  const [row] = await orm.select().from(pictures).where(eq(pictures.id, id));
  return row ? asPicture(row) : null;
}

/** Removes those of the pictures that nothing uses; call it after the change that stopped using them is committed. */
export async function removePictures(
  { db, files }: Pick<TradeParts, 'db' | 'files'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const which = inArray(pictures.id, [...ids]);
  const removed = await inTransaction(db, async (tx) => {
    // Waits for whoever is about to use one of them; only a statement after this one sees that it is used.
    await tx.select({ id: pictures.id }).from(pictures).where(which).orderBy(pictures.id).for('update');
    return tx.delete(pictures).where(and(which, unused)).returning({ id: pictures.id });
  });
  await removeFiles(
    files,
    removed.map(({ id }) => id),
  );
}

export async function removeFiles(files: FileStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const size of sizes) await removeOrLeave(files.remove(fileOf(id, size)));
  }
}

/** Replaces the keys, so that addresses given out before stop working. */
export async function renewKeys(tx: Queries, which: SQL): Promise<void> {
  await tx
    .update(pictures)
    .set({ key: sql`gen_random_uuid()::text` })
    .where(which);
}

/** Pictures of products, in their order, by product id. */
export async function picturesOfProducts(
  orm: Queries,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Schemas['Picture'][]>> {
  const found = new Map<string, Schemas['Picture'][]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return found;
  const rows = await orm
    .select({ productId: productPictures.productId, picture: pictures })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(productPictures.productId, [...productIds]))
    .orderBy(asc(productPictures.productId), asc(productPictures.position));
  for (const { productId, picture } of rows) found.get(productId)?.push(asPicture(picture));
  return found;
}

/** @throws Problem when one of them is not this person's, or an admin has removed a post that shows it */
export async function requireOwnPictures(tx: Queries, owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.$count(pictures, and(eq(pictures.owner, owner), inArray(pictures.id, [...ids])));
  if (found < new Set(ids).size) throw notFound('picture');
  const takenAway = or(isNotNull(posts.takenDownAt), and(isNotNull(posts.deletedAt), posts.deletedByOther));
  if ((await tx.$count(posts, and(inArray(posts.pictureId, [...ids]), takenAway))) > 0) {
    throw new Problem(409, 'taken-down', 'An admin has removed one of these pictures. Use another one.');
  }
}

const fileName = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(full|large|small)\.webp$/;

export function pictureFiles({ db, files }: Pick<TradeParts, 'db' | 'files'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/files/pictures/:name', async ({ params }, reply) => {
      const [, key, size] = fileName.exec(params.name) ?? [];
      const [row] = key
        ? await db.orm.select({ id: pictures.id }).from(pictures).where(eq(pictures.key, key))
        : [];
      const image = row ? await files.read(fileOf(row.id, size as Size)) : null;
      if (!image) throw new Problem(404, 'not-found', 'There is no such picture.');
      return (
        reply
          .type('image/webp')
          // No shared caches: who may see it can change.
          .header('cache-control', 'private, max-age=3600')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(image)
      );
    });
  };
}
