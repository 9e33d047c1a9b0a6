/** Lists of transactions, which the database filters, sorts, pages and sums from the rows alone. */
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ListQuery, Sorted } from '../../src/events/shared/paging.ts';
import { toE164 } from '../../src/events/shared/phone.ts';
import { transactions } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { readInstant } from '../common/instants.ts';
import { orderBy, sliceOf } from '../common/page.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { cardsOf, type Cards } from '../people/people-cards.ts';
import { clientsAmong } from './relations.ts';
import { orderOf } from './transaction-stream.ts';

type Sort = 'number' | 'createdAt' | 'totalCents' | 'buyerName' | 'sellerName' | 'state';

export interface TransactionFilters {
  readonly search: string;
  readonly state?: Schemas['TransactionState'];
  /** Instants of creation, ISO 8601: `from` is inclusive, `before` exclusive. */
  readonly from?: string;
  readonly before?: string;
}

export type TransactionQuery = ListQuery<Sorted<Sort>> & TransactionFilters;

type Row = typeof transactions.$inferSelect;

export const bought = ({ uid }: Asker) => eq(transactions.buyer, uid);
export const sold = ({ uid }: Asker) => eq(transactions.seller, uid);
/** The state is a literal, not a parameter, so that the partial index of unpaid orders is used. */
export const owed = (asker: Asker) => and(bought(asker), sql`${transactions.state} = 'unpaid'`)!;
const own = ({ uid }: Asker) => sql`(${transactions.buyer} = ${uid} or ${transactions.seller} = ${uid})`;

const sortKeys: Readonly<Record<Sort, SQL>> = {
  number: sql`${transactions.number}`,
  createdAt: sql`${transactions.createdAt}`,
  totalCents: sql`${transactions.totalCents}`,
  buyerName: sql`lower(${transactions.buyerName})`,
  sellerName: sql`lower(${transactions.sellerName})`,
  state: sql`${transactions.state}`,
};

export const asRow = (row: Row, cards: Cards): Schemas['TransactionRow'] => ({
  number: row.number,
  state: row.state,
  version: row.version,
  buyer: { uid: row.buyer, userName: row.buyer && cards(row.buyer).userName, name: row.buyerName },
  seller: { uid: row.seller, userName: cards(row.seller).userName, name: row.sellerName },
  phone: row.phone,
  title: row.title,
  lineCount: row.lineCount,
  totalCents: row.totalCents,
  paymentMethod: row.paymentMethod as Schemas['PaymentMethod'],
  createdAt: row.createdAt.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  handoverAt: row.handoverAt?.toISOString() ?? null,
  readyAt: row.readyAt?.toISOString() ?? null,
});

export async function asRows(
  { db: { orm } }: Pick<TradeParts, 'db'>,
  rows: readonly Row[],
): Promise<Schemas['TransactionRow'][]> {
  const cards = await cardsOf(
    orm,
    rows.flatMap(({ buyer, seller }) => [buyer, seller]),
  );
  return rows.map((row) => asRow(row, cards));
}

const sumOf = (...states: readonly Schemas['TransactionState'][]) => {
  const chosen = inArray(transactions.state, [...states]);
  // As text: beyond 2^53 a number would lose its last digits on the way; such a sum cannot be shown anyway.
  return sql<string>`coalesce(sum(${transactions.totalCents}) filter (where ${chosen}), 0)::text`;
};

/** @param whose null: everybody's */
export function foundBy(scope: SQL | null, { search, state, from, before }: TransactionFilters) {
  const wanted = search.trim().toLowerCase();
  return and(
    scope ?? undefined,
    wanted === '' ? undefined : sql`strpos(${transactions.searched}, ${wanted}) > 0`,
    state && eq(transactions.state, state),
    from === undefined ? undefined : gte(transactions.createdAt, readInstant(from, 400, 'from')),
    before === undefined ? undefined : lt(transactions.createdAt, readInstant(before, 400, 'before')),
  );
}

/** @param whose null: everybody's */
export async function listTransactions(
  parts: Pick<TradeParts, 'db'>,
  scope: SQL | null,
  query: TransactionQuery,
): Promise<Schemas['TransactionPage']> {
  const { orm } = parts.db;
  const where = foundBy(scope, query);
  const { limit, offset } = sliceOf(query);
  const finding = orm
    .select()
    .from(transactions)
    .where(where)
    .orderBy(...orderBy(query.sort, sortKeys, sql`${transactions.number}`))
    .limit(limit)
    .offset(offset);
  const summing = orm
    .select({
      total: sql<number>`count(*)::int`,
      // What was bought: drafts are not yet; cancelled and refunded orders no longer are.
      totalCents: sumOf('unpaid', 'paid'),
      draftCents: sumOf('draft'),
      unpaidCents: sumOf('unpaid'),
      paidCents: sumOf('paid'),
      cancelledCents: sumOf('cancelled'),
      refundedCents: sumOf('refunded'),
    })
    .from(transactions)
    .where(where);
  const [rows, [sums]] = await Promise.all([finding, summing]);
  const { total, ...texts } = sums!;
  const totals = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Number(text)]));
  return {
    transactions: await asRows(parts, rows),
    total,
    totals: totals as Schemas['TransactionPage']['totals'],
  };
}

/** @throws Problem when it is no phone number in any usual spelling */
function readPhone(text: string, region: string | undefined): string {
  const phone = toE164(text, region ?? null);
  if (phone) return phone;
  throw new Problem(
    400,
    'bad-phone',
    'Enter a phone number with its country code, like +1 415 555 2671.',
    'phone',
  );
}

export function findByPhone(
  parts: TradeParts,
  asker: Asker,
  { phone, region, ...query }: TransactionQuery & Schemas['PhoneNumber'],
): Promise<Schemas['TransactionPage']> {
  const of = eq(transactions.phone, readPhone(phone, region));
  return listTransactions(parts, asker.isAdmin ? of : and(of, own(asker))!, query);
}

export async function lastDetails(
  { db: { orm } }: TradeParts,
  asker: Asker,
  { phone, region }: Schemas['PhoneNumber'],
): Promise<Schemas['LastDetails']> {
  const [last] = await orm
    .select({ number: transactions.number })
    .from(transactions)
    .where(and(eq(transactions.phone, readPhone(phone, region)), asker.isAdmin ? undefined : sold(asker)))
    .orderBy(desc(transactions.number))
    .limit(1);
  const used = last && (await orderOf(orm, last.number));
  if (!used) return { details: null };
  const { buyer, contact, paymentMethod } = used;
  const isClient = buyer !== null && (await clientsAmong(orm, asker.uid, [buyer])).has(buyer);
  return { details: { buyerUid: isClient ? buyer : null, contact, paymentMethod } };
}
