/**
 * Reads what the order rules need to know about the buyer's account: whether it is verified, and how many items unpaid
 * orders hold.
 */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { BuyerAccount } from '../../src/events/transaction/hold.ts';
import type { Queries } from '../db/database.ts';
import { accounts, transactions } from '../db/schema.ts';
import { findPerson } from '../people/people.ts';

/** Key of a PostgreSQL advisory lock; transactions that handle orders take no other one. */
const unverifiedOrders = 1_704_027;

export interface LockedBuyer {
  readonly uid: string;
  readonly verified: boolean;
}

/**
 * Call this before locking products. Orders of unverified accounts wait for each other, so that concurrent ones cannot
 * exceed the limits together.
 * @returns null when there is no such account
 */
export async function lockBuyer(tx: Queries, uid: string | null): Promise<LockedBuyer | null> {
  const person = uid === null ? null : await findPerson(tx, uid);
  if (uid === null || !person) return null;
  const verified = person.emailVerified || person.phoneVerified;
  if (!verified) {
    await tx.execute(sql`select pg_advisory_xact_lock(${unverifiedOrders})`);
    await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('no key update');
  }
  return { uid, verified };
}

const held = { quantity: sql<number>`coalesce(sum(${transactions.heldQuantity}), 0)::int` };
const isUnpaid = sql`${transactions.state} = 'unpaid'`;

/** @param number the order being decided; its own held items are not counted */
export async function accountOf(
  tx: Queries,
  buyer: LockedBuyer | null,
  number: number,
  seller: string,
): Promise<BuyerAccount | null> {
  if (!buyer) return null;
  if (buyer.verified) return { verified: true, heldElsewhere: 0, heldByUnverified: 0 };
  const own = tx
    .select(held)
    .from(transactions)
    .where(and(eq(transactions.buyer, buyer.uid), isUnpaid, ne(transactions.number, number)));
  const others = tx
    .select(held)
    .from(transactions)
    .innerJoin(accounts, eq(accounts.uid, transactions.buyer))
    .where(
      and(
        eq(transactions.seller, seller),
        isUnpaid,
        ne(transactions.buyer, buyer.uid),
        eq(accounts.emailVerified, false),
        isNull(accounts.verifiedPhone),
      ),
    );
  const { rows } = (await tx.execute(
    sql`select ${own} as "heldElsewhere", ${others} as "heldByUnverified"`,
  )) as unknown as { rows: Pick<BuyerAccount, 'heldElsewhere' | 'heldByUnverified'>[] };
  return { verified: false, ...rows[0]! };
}
