/**
 * The page that a business shows to everybody. Most of it has its home elsewhere: hours with the owner's shop, photos in
 * public posts, prices in products, contact details in the directory.
 */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { postPairs, posts, tenants } from '../db/schema.ts';
import { notFound } from '../common/rows.ts';
import { cardsOf } from '../people/people-cards.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { pageContent } from './own-shop-page.ts';
import { seenBy } from './post-rights.ts';
import { getPosts } from './posts.ts';
import { isActiveMerchant } from './product-rights.ts';
import { asAnswer, hoursOf } from './shop-hours.ts';
import { mayChange, present } from './tenants.ts';

const maxWork = 6;

const nothing = {
  seller: null,
  cover: null,
  about: '',
  area: '',
  contact: { phone: '', email: '', address: null },
  hours: null,
  work: [],
};

export async function getShopPage(
  parts: TradeParts,
  asker: Asker | null,
  number: number,
): Promise<Schemas['ShopPage']> {
  const { orm } = parts.db;
  const [row] = await orm
    .select()
    .from(tenants)
    .where(and(eq(tenants.number, number), present));
  if (!row) throw notFound('business');
  const listed = { number, name: row.name, city: row.city, editable: mayChange(row, asker) };
  const owner = await activeOwner(orm, number);
  if (owner === null) return { ...listed, ...nothing };
  const [cards, hours, work] = [
    await cardsOf(orm, [owner]),
    await hoursOf(orm, owner),
    await workOf(parts, owner),
  ];
  const { cover, about, area, showPhone, showEmail, showAddress } = await pageContent(orm, number);
  const { phone, email, street, postalCode, country } = row;
  return {
    ...listed,
    seller: cards(owner),
    ...{ cover, about, area },
    contact: {
      phone: showPhone ? phone : '',
      email: showEmail ? email : '',
      address: showAddress ? { street, postalCode, city: row.city, country } : null,
    },
    hours: asAnswer(hours).hours,
    work,
  };
}

const takesOrders = and(eq(tenants.status, 'active'), isActiveMerchant(tenants.owner));

/** null: the business is paused, closed or nobody's, or its owner is no merchant who may sign in. */
async function activeOwner(orm: Queries, number: number): Promise<string | null> {
  const [row] = await orm
    .select({ owner: tenants.owner })
    .from(tenants)
    .where(and(eq(tenants.number, number), takesOrders));
  return row?.owner ?? null;
}

/** The number of a seller's own page, the oldest if there are several; null: there is none, or it takes no orders. */
export async function shopNumberOf(orm: Queries, owner: string): Promise<number | null> {
  const [row] = await orm
    .select({ number: tenants.number })
    .from(tenants)
    .where(and(eq(tenants.owner, owner), present, takesOrders))
    .orderBy(tenants.number)
    .limit(1);
  return row?.number ?? null;
}

/** Pairs of which everybody may see both photos, whoever asks: a page looks the same to its owner. */
async function workOf(parts: TradeParts, owner: string): Promise<Schemas['ShopPage']['work']> {
  const { orm } = parts.db;
  const isShown = and(eq(posts.owner, owner), seenBy(null));
  const shown = orm.select({ id: posts.id }).from(posts).where(isShown);
  const found = await orm
    .select({ id: postPairs.afterId })
    .from(postPairs)
    .innerJoin(posts, eq(posts.id, postPairs.afterId))
    .where(and(isShown, inArray(postPairs.beforeId, shown)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(maxWork);
  const afters = await getPosts(
    parts,
    null,
    found.map(({ id }) => id),
  );
  return afters.flatMap(({ id, caption, picture, pair }) =>
    picture && pair ? [{ id, caption, before: pair.other.picture, after: picture }] : [],
  );
}
