/** What sellers do with their products: create, edit, hide, name clients for, and delete them. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { pictures, posts, productClients, productPictures, products } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { once } from '../common/once.ts';
import { newId } from '../ids.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { removePictures, renewKeys, requireOwnPictures } from './pictures.ts';
import { clientsAmong } from './relations.ts';
import { asOwnProducts, asProducts } from './product-answers.ts';
import { findProduct, type ProductRow } from './product-rights.ts';
import { shopNumberOf } from './shop-page.ts';

export async function getProduct({ db: { orm } }: TradeParts, asker: Asker | null, id: string) {
  const row = await findProduct(orm, id, asker);
  const [product] = await asProducts(orm, [row]);
  return { ...product!, shop: await shopNumberOf(orm, row.seller) };
}

export async function getOwnProduct({ db: { orm } }: TradeParts, asker: Asker, id: string) {
  const [product] = await asOwnProducts(orm, [await changeable(orm, asker, id)]);
  return product!;
}

/** @throws Problem 404 when the asker may not see the product, 403 unless they own it or are an admin */
async function changeable(orm: Queries, asker: Asker, id: string): Promise<ProductRow> {
  const row = await findProduct(orm, id, asker);
  if (row.seller !== asker.uid && !asker.isAdmin) {
    throw new Problem(403, 'not-allowed', 'You can change only your own products.');
  }
  return row;
}

/** Locks the product until the transaction ends. */
async function lockChangeable(tx: Queries, asker: Asker, id: string): Promise<ProductRow> {
  await changeable(tx, asker, id);
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!row) throw notFound('product');
  return row;
}

export async function createProduct(
  parts: TradeParts,
  asker: Asker,
  { key, ...content }: Schemas['NewProduct'],
): Promise<Schemas['OwnProduct']> {
  const at = parts.clock();
  const request = { uid: asker.uid, key, operation: 'createProduct', content, at, lasting: false };
  const { id } = await inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      const { pictureIds, postId, ...fields } = content;
      const fromPost = postId === null ? [] : [await pictureOfOwnPost(tx, asker, postId)];
      const product = {
        ...fields,
        postId,
        id: newId(),
        seller: asker.uid,
      };
      await tx.insert(products).values({ ...product, createdAt: at, updatedAt: at });
      await requireRoom(tx, 'products', asker.uid, parts.storageAllowance);
      await setPictures(tx, product, [...new Set([...fromPost, ...pictureIds])]);
      return { id: product.id };
    }),
  );
  return getOwnProduct(parts, asker, id);
}

async function pictureOfOwnPost(tx: Queries, { uid }: Asker, postId: string): Promise<string> {
  const [post] = await tx
    .select({ pictureId: posts.pictureId })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.owner, uid), eq(posts.kind, 'photo'), isNull(posts.deletedAt)));
  if (!post?.pictureId) throw notFound('photo');
  return post.pictureId;
}

async function setPictures(
  tx: Queries,
  { id, seller }: Pick<ProductRow, 'id' | 'seller'>,
  ids: readonly string[],
): Promise<void> {
  await requireOwnPictures(tx, seller, ids);
  await tx.delete(productPictures).where(eq(productPictures.productId, id));
  if (ids.length === 0) return;
  await tx
    .insert(productPictures)
    .values(ids.map((pictureId, position) => ({ productId: id, position, pictureId })));
}

const picturesOf = async (tx: Queries, productId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: productPictures.pictureId })
      .from(productPictures)
      .where(eq(productPictures.productId, productId))
  ).map(({ id }) => id);

/** Pictures that a product shows. */
const shownBy = (productId: string) =>
  inArray(
    pictures.id,
    sql`(select ${productPictures.pictureId} from ${productPictures} where ${eq(productPictures.productId, productId)})`,
  );

const changedMeanwhile = () =>
  new Problem(
    409,
    'changed-meanwhile',
    'This product has changed meanwhile: somebody bought or edited it. Look at it again first.',
  );

async function write(
  tx: Queries,
  { id, version }: ProductRow,
  changes: Partial<ProductRow>,
  at: Date,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...changes, version: version + 1, updatedAt: at })
    .where(eq(products.id, id));
}

export async function updateProduct(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { version, pictureIds, ...fields }: Schemas['ChangedProduct'],
): Promise<Schemas['OwnProduct']> {
  const before = await inTransaction(parts.db, async (tx) => {
    const row = await lockChangeable(tx, asker, id);
    if (row.version !== version) throw changedMeanwhile();
    const used = await picturesOf(tx, id);
    await write(tx, row, fields, parts.clock());
    if (fields.visibility === 'private' && row.visibility === 'public') await renewKeys(tx, shownBy(id));
    await setPictures(tx, row, pictureIds);
    return used;
  });
  await removePictures(
    parts,
    before.filter((picture) => !pictureIds.includes(picture)),
  );
  return getOwnProduct(parts, asker, id);
}

export async function setProductHidden(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { hidden }: Schemas['Hidden'],
): Promise<Schemas['OwnProduct']> {
  await inTransaction(parts.db, async (tx) => {
    const row = await lockChangeable(tx, asker, id);
    if (row.hidden === hidden) return;
    await write(tx, row, { hidden }, parts.clock());
    if (hidden) await renewKeys(tx, shownBy(id));
  });
  return getOwnProduct(parts, asker, id);
}

export async function setProductClients(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { version, clients }: Schemas['NamedClients'],
): Promise<Schemas['OwnProduct']> {
  await inTransaction(parts.db, async (tx) => {
    const row = await lockChangeable(tx, asker, id);
    if (row.version !== version) throw changedMeanwhile();
    const known = await clientsAmong(tx, row.seller, clients);
    if (clients.some((client) => !known.has(client))) {
      throw new Problem(
        409,
        'not-client',
        'You can name only people who are clients of the seller.',
        'clients',
      );
    }
    const gone = await tx
      .delete(productClients)
      .where(eq(productClients.productId, id))
      .returning({ client: productClients.client });
    if (clients.length > 0) {
      await tx.insert(productClients).values(clients.map((client) => ({ productId: id, client })));
    }
    await write(tx, row, {}, parts.clock());
    if (gone.some(({ client }) => !clients.includes(client))) await renewKeys(tx, shownBy(id));
  });
  return getOwnProduct(parts, asker, id);
}

export async function deleteProduct(parts: TradeParts, asker: Asker, id: string): Promise<void> {
  const used = await inTransaction(parts.db, async (tx) => {
    await lockChangeable(tx, asker, id);
    const ids = await picturesOf(tx, id);
    await tx.delete(products).where(eq(products.id, id));
    return ids;
  });
  await removePictures(parts, used);
}
