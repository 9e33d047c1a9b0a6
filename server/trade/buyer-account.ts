/** What the rules of an order ask about its buyer's account: whether it is verified, and what it holds already. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { BuyerAccount } from '../../src/events/transaction/hold.ts';
import type { Queries } from '../db/database.ts';
import { accounts, transactions } from '../db/schema.ts';
import { findPerson } from '../people/people.ts';

/** Of PostgreSQL's advisory locks; nothing else of ours takes one within a transaction of an order. */
const unverifiedOrders = 1_704_027;

/**
 * In front of the products' locks: orders of unverified accounts wait for each other, so that they cannot take more
 * together than they may. null: there is no such account.
 * @param number of the order that is asked about; 0 for one that is not there yet
 */
export async function lockBuyerAccount(
  tx: Queries,
  uid: string | null,
  number: number,
  seller: string | null,
): Promise<BuyerAccount | null> {
  if (uid === null) return null;
  const person = await findPerson(tx, uid);
  if (!person) return null;
  if (person.emailVerified || person.phoneVerified) {
    return { verified: true, heldElsewhere: 0, heldByUnverified: 0 };
  }
  await tx.execute(sql`select pg_advisory_xact_lock(${unverifiedOrders})`);
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('no key update');
  const [held] = await tx
    .select({ quantity: sql<number>`coalesce(sum(${transactions.heldQuantity}), 0)::int` })
    .from(transactions)
    .where(
      and(
        eq(transactions.buyer, uid),
        sql`${transactions.state} = 'unpaid'`,
        ne(transactions.number, number),
      ),
    );
  const [others] =
    seller === null
      ? []
      : await tx
          .select({ quantity: sql<number>`coalesce(sum(${transactions.heldQuantity}), 0)::int` })
          .from(transactions)
          .innerJoin(accounts, eq(accounts.uid, transactions.buyer))
          .where(
            and(
              eq(transactions.seller, seller),
              sql`${transactions.state} = 'unpaid'`,
              ne(transactions.buyer, uid),
              eq(accounts.emailVerified, false),
              isNull(accounts.verifiedPhone),
            ),
          );
  return {
    verified: false,
    heldElsewhere: held?.quantity ?? 0,
    heldByUnverified: others?.quantity ?? 0,
  };
}
