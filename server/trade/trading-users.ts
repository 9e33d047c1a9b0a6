/** Lists people with counts of what they trade, for admins. */
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invites, products, transactions } from '../db/schema.ts';
import { listPeople, type PeopleQuery } from '../people/people.ts';
import type { Schemas, TradeParts } from './parts.ts';

export async function listTradingUsers(
  { db: { orm } }: TradeParts,
  query: PeopleQuery,
): Promise<Schemas['TradingUserPage']> {
  const { people, total } = await listPeople(orm, query);
  const uids = people.map(({ uid }) => uid);

  async function countBy(table: PgTable, uidColumn: PgColumn, counted = sql`true`) {
    if (uids.length === 0) return new Map<string, number>();
    const rows = await orm
      .select({
        uid: sql<string>`${uidColumn}`,
        count: sql<number>`(count(*) filter (where ${counted}))::int`,
      })
      .from(table)
      .where(inArray(uidColumn, uids))
      .groupBy(uidColumn);
    return new Map(rows.map(({ uid, count }) => [uid, count]));
  }
  const offered = await countBy(products, products.seller);
  const sold = await countBy(transactions, transactions.seller);
  const bought = await countBy(transactions, transactions.buyer);
  const clients = await countBy(invites, invites.merchant, sql`${invites.state} = 'accepted'`);

  const users = people.map(({ uid, email, displayName, userName, role, registrationDate }) => ({
    uid,
    email,
    displayName,
    userName,
    role: role as Schemas['TradingUserPage']['users'][number]['role'],
    registrationDate,
    products: offered.get(uid) ?? 0,
    sold: sold.get(uid) ?? 0,
    bought: bought.get(uid) ?? 0,
    clients: clients.get(uid) ?? 0,
  }));
  return { users, total };
}
