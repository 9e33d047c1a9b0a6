/** Lists of products: the market, a seller's own, and those shared with a client. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../src/events/shared/paging.ts';
import type { Queries } from '../db/database.ts';
import { documents, products } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import { orderBy, pageOf } from '../common/page.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { asOwnProducts, asProducts } from './product-answers.ts';
import { namedFor, onMarket, type ProductRow, shown } from './product-rights.ts';

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
