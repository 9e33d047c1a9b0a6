/** Products as the API returns them, to everybody and to their sellers. */
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { productClients } from '../db/schema.ts';
import type { Schemas } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { picturesOfProducts } from './pictures.ts';
import type { ProductRow } from './product-rights.ts';

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

export async function asOwnProducts(
  orm: Queries,
  rows: readonly ProductRow[],
): Promise<Schemas['OwnProduct'][]> {
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
