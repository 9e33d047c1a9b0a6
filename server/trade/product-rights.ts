/** Who may see which product. Rights are SQL conditions, so that a list, a page and a cart cannot disagree about them. */
import { and, type Column, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { accounts, documents, productClients, products } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import { notFound } from '../common/rows.ts';
import { merchantsOf } from './relations.ts';

export type ProductRow = typeof products.$inferSelect;

export const shown = sql`not ${products.hidden}`;
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
export const onMarket = and(eq(products.visibility, sql`'public'`), shown, sellerIsActive)!;
export const namedFor = (uid: string) =>
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

export async function findProduct(orm: Queries, id: string, asker: Asker | null): Promise<ProductRow> {
  const [row] = await orm
    .select()
    .from(products)
    .where(and(eq(products.id, id), seenBy(asker)));
  if (!row) throw notFound('product');
  return row;
}
