/**
 * Products: who may see which, and what their sellers do with them. Rights are SQL conditions, so that a list, a page and a
 * cart cannot disagree about them.
 */
import { and, asc, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../src/events/shared/paging.ts';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import {
  accounts,
  documents,
  pictures,
  posts,
  productClients,
  productPictures,
  products,
} from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { once } from '../common/once.ts';
import { newId } from '../ids.ts';
import { orderBy, pageOf } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { picturesOfProducts, removePictures, renewKeys, requireOwnPictures } from './pictures.ts';
import { clientsAmong, merchantsOf } from './relations.ts';

export type ProductRow = typeof products.$inferSelect;

export interface MarketQuery extends ListQuery<'createdAt' | 'price' | 'title'> {
  readonly category?: Schemas['Category'];
  readonly minCents?: number;
  readonly maxCents?: number;
  /** User name. */
  readonly seller?: string;
}

export interface OwnQuery extends ListQuery<'createdAt' | 'price' | 'title' | 'stock'> {
  readonly category?: Schemas['Category'];
  readonly show: 'all' | 'shown' | 'hidden' | 'private';
}

const shown = sql`not ${products.hidden}`;
/**
 * Products are on the market while their seller is a merchant (or an admin, who counts as one) and may sign in. Every query
 * checks this, so that products disappear with the role and reappear with it.
 */
const role = sql`${documents.fields} -> 'role'`;
export const isActiveMerchant = (uid: Column) => sql`exists (
  select from ${accounts} join ${documents} on ${documents.path} = 'users/' || ${accounts.uid}
  where ${accounts.uid} = ${uid} and not ${accounts.disabled}
    and (${role} ->> 'stringValue' in ('merchant', 'admin')
      or ${role} -> 'arrayValue' -> 'values' @> '[{"stringValue": "merchant"}]'
      or ${role} -> 'arrayValue' -> 'values' @> '[{"stringValue": "admin"}]'))`;
const sellerIsActive = isActiveMerchant(products.seller);
const onMarket = and(eq(products.visibility, sql`'public'`), shown, sellerIsActive)!;
const namedFor = (uid: string) =>
  and(
    eq(products.visibility, 'private'),
    shown,
    sellerIsActive,
    sql`${products.seller} in ${merchantsOf(uid)}`,
    sql`exists (select from ${productClients} where ${productClients.productId} = ${products.id} and ${productClients.client} = ${uid})`,
  )!;

/** Those of these public products that are off the market because their seller is no active merchant. */
export async function withoutMerchant(orm: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        eq(products.visibility, 'public'),
        shown,
        sql`not ${sellerIsActive}`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** What a person may buy. Admins see everything, but buy from merchants only, like anybody else. */
export const offeredBy = (ids: readonly string[], asker: Asker | null) =>
  and(inArray(products.id, [...ids]), seenBy(asker), shown, sellerIsActive);

/** What a person may see; undefined: everything. */
function seenBy(asker: Asker | null): SQL | undefined {
  if (!asker) return onMarket;
  if (asker.isAdmin) return undefined;
  return or(onMarket, eq(products.seller, asker.uid), namedFor(asker.uid));
}

/** Those of the products that this person could order now, by id; never hidden ones. */
export async function offeredTo(
  orm: Queries,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), or(onMarket, namedFor(uid))));
  return new Map(rows.map((row) => [row.id, row]));
}

function matchesSearch(search: string): SQL | undefined {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return undefined;
  return sql`(strpos(lower(${products.title}), ${wanted}) > 0 or strpos(lower(${products.description}), ${wanted}) > 0)`;
}

const sortKeys = {
  createdAt: sql`${products.createdAt}`,
  price: sql`${products.priceCents}`,
  title: sql`lower(${products.title})`,
  stock: sql`${products.stock}`,
};

export async function asProducts(orm: Queries, rows: readonly ProductRow[]): Promise<Schemas['Product'][]> {
  const cards = await cardsOf(
    orm,
    rows.map(({ seller }) => seller),
  );
  const pictureLists = await picturesOfProducts(
    orm,
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({ id, title, description, priceCents, category, visibility, stock, seller, createdAt }) => ({
      id,
      title,
      description,
      priceCents,
      category: category as Schemas['Category'],
      visibility,
      stock,
      pictures: pictureLists.get(id) ?? [],
      seller: cards(seller),
      createdAt: createdAt.toISOString(),
    }),
  );
}

async function asOwnProducts(orm: Queries, rows: readonly ProductRow[]): Promise<Schemas['OwnProduct'][]> {
  const ids = rows.map(({ id }) => id);
  const named =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(productClients)
          .where(inArray(productClients.productId, ids))
          .orderBy(asc(productClients.client));
  const cards = await cardsOf(
    orm,
    named.map(({ client }) => client),
  );
  const seen = await asProducts(orm, rows);
  return rows.map(({ id, version, hidden, postId, updatedAt }, i) => ({
    ...seen[i]!,
    version,
    hidden,
    postId,
    clients: named.filter(({ productId }) => productId === id).map(({ client }) => cards(client)),
    updatedAt: updatedAt.toISOString(),
  }));
}

async function page<Sort extends keyof typeof sortKeys>(
  orm: Queries,
  where: SQL | undefined,
  query: ListQuery<Sort>,
): Promise<{ rows: ProductRow[]; total: number }> {
  const found = orm.select().from(products).where(where).$dynamic();
  return pageOf(orm, found, orderBy<keyof typeof sortKeys>(query.sort, sortKeys, sql`${products.id}`), query);
}

export async function listProducts(
  { db: { orm } }: TradeParts,
  query: MarketQuery,
): Promise<Schemas['ProductPage']> {
  const { category, minCents, maxCents, seller } = query;
  const sellers = sql`(select substr(${documents.path}, 7) from ${documents} where ${documents.collection} = 'users' and ${documents.fields} -> 'userName' ->> 'stringValue' = ${seller?.toLowerCase()})`;
  const where = and(
    onMarket,
    matchesSearch(query.search),
    category && eq(products.category, category),
    minCents === undefined ? undefined : sql`${products.priceCents} >= ${minCents}`,
    maxCents === undefined ? undefined : sql`${products.priceCents} <= ${maxCents}`,
    seller === undefined ? undefined : sql`${products.seller} in ${sellers}`,
  );
  const { rows, total } = await page(orm, where, query);
  return { products: await asProducts(orm, rows), total };
}

export async function listMyProducts(
  { db: { orm } }: TradeParts,
  { uid }: Asker,
  query: OwnQuery,
): Promise<Schemas['OwnProductPage']> {
  const show: Readonly<Record<OwnQuery['show'], SQL | undefined>> = {
    all: undefined,
    shown,
    hidden: sql`${products.hidden}`,
    private: eq(products.visibility, 'private'),
  };
  const where = and(
    eq(products.seller, uid),
    matchesSearch(query.search),
    query.category && eq(products.category, query.category),
    show[query.show],
  );
  const { rows, total } = await page(orm, where, query);
  return { products: await asOwnProducts(orm, rows), total };
}

export async function listSharedProducts(
  { db: { orm } }: TradeParts,
  { uid }: Asker,
  query: ListQuery<'createdAt' | 'price' | 'title'>,
): Promise<Schemas['ProductPage']> {
  const { rows, total } = await page(orm, and(namedFor(uid), matchesSearch(query.search)), query);
  return { products: await asProducts(orm, rows), total };
}

export async function findProduct(orm: Queries, id: string, asker: Asker | null): Promise<ProductRow> {
  const [row] = await orm
    .select()
    .from(products)
    .where(and(eq(products.id, id), seenBy(asker)));
  if (!row) throw notFound('product');
  return row;
}

export async function getProduct({ db: { orm } }: TradeParts, asker: Asker | null, id: string) {
  const [product] = await asProducts(orm, [await findProduct(orm, id, asker)]);
  return product!;
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
