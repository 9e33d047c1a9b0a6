/**
 * Totals of transactions by time, product, client and age, added up by the database over the rows that the lists' own
 * filters find.
 */
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { daysBefore, type PeriodKind } from '../../src/events/shared/periods.ts';
import type { Queries } from '../db/database.ts';
import { transactions } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import { bucketOf, lastPeriods, overTime, readZone } from '../common/over-time.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { foundBy, owed, sold, type TransactionFilters } from './transaction-lists.ts';

type Parts = Pick<TradeParts, 'db' | 'clock'>;

export interface FiguresQuery extends TransactionFilters {
  readonly timeZone: string;
}

const maxTop = 5;

/** As text: beyond 2^53 a number would lose its last digits on the way. */
const sumCents = sql<string>`coalesce(sum(${transactions.totalCents}), 0)::text`;
const counted = sql<number>`count(*)::int`;

export async function salesFigures(
  { db: { orm }, clock }: Parts,
  asker: Asker,
  query: FiguresQuery,
): Promise<Schemas['SalesFigures']> {
  const zone = readZone(query.timeZone, 400, 'timeZone');
  const now = clock();
  // Drafts are not sold yet; cancelled and refunded orders no longer are.
  const where = and(foundBy(sold(asker), query), inArray(transactions.state, ['unpaid', 'paid']));
  const last = lastOf(query.before, now);

  const by = async (kind: PeriodKind) => {
    const periods = lastPeriods(kind, last, zone);
    const bounds = periods.map(({ from }) => from);
    const rows = await orm
      .select({ bucket: bucketOf(transactions.createdAt, bounds), count: counted, cents: sumCents })
      .from(transactions)
      .where(where)
      .groupBy(sql`1`);
    const figures = (row: Totals | null) => ({ count: row?.count ?? 0, cents: Number(row?.cents ?? 0) });
    return { rows, figures: overTime(periods, rows, figures) };
  };

  const products = topOf(orm, {
    rows: sql`${transactions} cross join jsonb_to_recordset(${transactions.lines})
      as line("productId" text, title text, quantity int, cents bigint) where ${where}`,
    // Lines entered by hand have no product: they are grouped by title.
    of: sql`coalesce(line."productId", lower(line.title))`,
    name: sql`line.title`,
    count: sql`sum(line.quantity)`,
    cents: sql`sum(line.cents)`,
  });
  const clients = topOf(orm, {
    rows: sql`${transactions} where ${where}`,
    of: sql`coalesce(${transactions.buyer}, ${transactions.phone})`,
    name: sql`${transactions.buyerName}`,
    count: sql`count(*)`,
    cents: sql`sum(${transactions.totalCents})`,
  });
  const [weeks, months, ...tops] = await Promise.all([by('week'), by('month'), products, clients]);
  return {
    ...sumOf(weeks.rows),
    weeks: weeks.figures,
    months: months.figures,
    products: tops[0],
    clients: tops[1],
  };
}

interface Totals {
  readonly count: number;
  readonly cents: string;
}

/** Every order is in one bucket, the one before all periods included. */
const sumOf = (rows: readonly Totals[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  cents: Number(rows.reduce((sum, { cents }) => sum + BigInt(cents), 0n)),
});

/** Clamped to the time between the year 2000 and now: there were no sales outside of it. */
const lastOf = (before: string | undefined, now: Date) =>
  before === undefined
    ? now
    : new Date(Math.max(Date.UTC(2000), Math.min(now.getTime(), Date.parse(before) - 1)));

interface Grouping {
  /** The SQL after `from`. */
  readonly rows: SQL;
  readonly of: SQL;
  readonly name: SQL;
  readonly count: SQL;
  readonly cents: SQL;
}

async function topOf(orm: Queries, { rows, of, name, count, cents }: Grouping): Promise<Schemas['TopSales']> {
  const found = await orm.execute(sql`
    select (array_agg(${name} order by ${transactions.number} desc))[1] as name, ${count}::int as count,
      ${cents}::text as cents, count(*) over ()::int as total
    from ${rows} group by ${of} order by ${cents} desc, ${of} limit ${maxTop}`);
  const top = (found as unknown as { rows: { name: string; count: number; cents: string; total: number }[] })
    .rows;
  return {
    top: top.map((row) => ({ name: row.name, count: row.count, cents: Number(row.cents) })),
    total: top[0]?.total ?? 0,
  };
}

/** Number and sum of the orders that the asker has not paid, by age, newest first. */
export async function unpaidAges(
  { db: { orm }, clock }: Parts,
  asker: Asker,
  { search, timeZone }: Pick<FiguresQuery, 'search' | 'timeZone'>,
): Promise<Schemas['UnpaidAges']> {
  const zone = readZone(timeZone, 400, 'timeZone');
  const now = clock();
  // An order changes bracket at the end of the day on which it reaches the age.
  const bounds = [60, 30, 7].map((days) => daysBefore(now, days, zone));
  const rows = await orm
    .select({ bucket: bucketOf(transactions.createdAt, bounds), count: counted, cents: sumCents })
    .from(transactions)
    .where(foundBy(owed(asker), { search }))
    .groupBy(sql`1`);
  return {
    ages: [3, 2, 1, 0].map((bucket) => {
      const row = rows.find((found) => found.bucket === bucket);
      return { count: row?.count ?? 0, cents: Number(row?.cents ?? 0) };
    }),
  };
}
