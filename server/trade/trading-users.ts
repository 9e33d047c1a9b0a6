/** Lists people with counts of what they trade, for admins. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.ts';
import { invites, products, transactions } from '../db/schema.ts';
import { listPeople, type PeopleQuery } from '../people/people.ts';
import type { Schemas, TradeParts } from './parts.ts';

export async function listTradingUsers(
  { db: { orm } }: TradeParts,
  query: PeopleQuery,
): Promise<Schemas['TradingUserPage']> {
  const { people, total } = await listPeople(orm, query);
  const uids = people.map(({ uid }) => uid);

  const counted = await countAll(orm, uids);
  const countOf = (what: string, uid: string) =>
    counted.find((row) => row.what === what && row.uid === uid)?.count ?? 0;

  const users = people.map(({ uid, email, displayName, userName, role, registrationDate }) => ({
    uid,
    email,
    displayName,
    userName,
    role: role as Schemas['TradingUserPage']['users'][number]['role'],
    registrationDate,
    products: countOf('products', uid),
    sold: countOf('sold', uid),
    bought: countOf('bought', uid),
    clients: countOf('clients', uid),
  }));
  return { users, total };
}

interface Count {
  readonly what: string;
  readonly uid: string;
  readonly count: number;
}

/** One statement for all counts of a page of people; no row where a count is 0. */
async function countAll(orm: Queries, uids: readonly string[]): Promise<Count[]> {
  if (uids.length === 0) return [];
  const countBy = (what: string, table: PgTable, uidColumn: PgColumn, where?: SQL) =>
    orm
      .select({
        what: sql<string>`${what}::text`.as('what'),
        uid: sql<string>`${uidColumn}`.as('uid'),
        count: sql<number>`count(*)::int`.as('count'),
      })
      .from(table)
      .where(and(inArray(uidColumn, [...uids]), where))
      .groupBy(uidColumn);
  return unionAll(
    countBy('products', products, products.seller),
    countBy('sold', transactions, transactions.seller),
    countBy('bought', transactions, transactions.buyer),
    countBy('clients', invites, invites.merchant, eq(invites.state, 'accepted')),
  );
}
