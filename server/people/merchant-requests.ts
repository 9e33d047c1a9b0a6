/** Rows of requests to become a merchant, beside the facts of accounts. Reads and writes, and decides nothing. */
import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';
import type { MerchantRequestForm } from '../../src/events/account/merchant-request.ts';
import type { OwnMerchantRequest, WaitingMerchantRequest } from '../../src/events/account/port.ts';
import type { Paging } from '../../src/events/shared/paging.ts';
import { sliceOf } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { accounts, merchantRequests } from '../db/schema.ts';
import { cardsOf } from './people-cards.ts';

async function rowOf(orm: Queries, uid: string) {
  const [row] = await orm.select().from(merchantRequests).where(eq(merchantRequests.uid, uid));
  return row ?? null;
}

export async function findOwnRequest(orm: Queries, uid: string): Promise<OwnMerchantRequest | null> {
  const row = await rowOf(orm, uid);
  if (!row) return null;
  const { state, shopName, about, reason, askedAt } = row;
  return { state, shopName, about, reason, askedAt: askedAt.toISOString() };
}

/** When the request that waits for an answer was sent, in ISO format; null: none waits. */
export async function waitingSince(orm: Queries, uid: string): Promise<string | null> {
  const row = await rowOf(orm, uid);
  return row?.state === 'waiting' ? row.askedAt.toISOString() : null;
}

export async function writeRequest(
  tx: Queries,
  uid: string,
  { shopName, about }: MerchantRequestForm,
  at: Date,
): Promise<void> {
  const asked = { state: 'waiting', shopName, about, reason: '', askedAt: at } as const;
  const fresh = { ...asked, answeredAt: null, readAt: null };
  await tx
    .insert(merchantRequests)
    .values({ uid, ...fresh })
    .onConflictDoUpdate({ target: merchantRequests.uid, set: fresh });
}

export async function writeAnswer(
  tx: Queries,
  uid: string,
  state: 'granted' | 'declined',
  at: Date,
): Promise<void> {
  await tx.update(merchantRequests).set({ state, answeredAt: at }).where(eq(merchantRequests.uid, uid));
}

export async function writeReason(tx: Queries, uid: string, reason: string): Promise<void> {
  await tx.update(merchantRequests).set({ reason }).where(eq(merchantRequests.uid, uid));
}

export async function removeRequest(tx: Queries, uid: string): Promise<void> {
  await tx.delete(merchantRequests).where(eq(merchantRequests.uid, uid));
}

const isWaiting = eq(merchantRequests.state, 'waiting');

/** Oldest first. */
export async function listWaitingRequests(
  orm: Queries,
  query: Paging,
): Promise<{ requests: WaitingMerchantRequest[]; total: number }> {
  const { limit, offset } = sliceOf(query);
  const rows = await orm
    .select({ request: merchantRequests, email: accounts.email, emailVerified: accounts.emailVerified })
    .from(merchantRequests)
    .innerJoin(accounts, eq(accounts.uid, merchantRequests.uid))
    .where(isWaiting)
    .orderBy(asc(merchantRequests.askedAt), merchantRequests.uid)
    .limit(limit)
    .offset(offset);
  const [sum] = await orm.select({ total: count() }).from(merchantRequests).where(isWaiting);
  const cards = await cardsOf(
    orm,
    rows.map(({ request }) => request.uid),
  );
  return {
    requests: rows.map(({ request: { uid, shopName, about, askedAt }, email, emailVerified }) => {
      const { displayName, userName } = cards(uid);
      return {
        uid,
        email,
        emailVerified,
        displayName,
        userName,
        shopName,
        about,
        askedAt: askedAt.toISOString(),
      };
    }),
    total: sum?.total ?? 0,
  };
}

/** An admin's answer, as a notice; null: none yet. */
export async function answerNotice(orm: Queries, uid: string) {
  const row = await rowOf(orm, uid);
  if (!row?.answeredAt || row.state === 'waiting') return null;
  const { state, reason, answeredAt, readAt } = row;
  return {
    granted: state === 'granted',
    reason,
    answeredAt: answeredAt.toISOString(),
    read: readAt !== null,
  };
}

/** Marks the answer as read. @param until only an answer given by then; null: any */
export async function readAnswer(orm: Queries, uid: string, until: string | null, at: Date): Promise<void> {
  const { answeredAt, readAt } = merchantRequests;
  await orm
    .update(merchantRequests)
    .set({ readAt: at })
    .where(
      and(
        eq(merchantRequests.uid, uid),
        isNull(readAt),
        until === null ? undefined : lte(answeredAt, new Date(until)),
      ),
    );
}
