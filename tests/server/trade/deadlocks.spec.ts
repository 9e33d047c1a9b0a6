/**
 * Requests that deadlock with somebody who locks the same rows in the opposite order: PostgreSQL aborts one of the two,
 * and the aborted request is run again. PGlite has one connection, on which there are no deadlocks.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { openOnPostgres, postgresFault } from '../db/databases.ts';
import { type Answer, addPeople, buy, newCheckout, offer, openShop, type Shop } from './support.ts';

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;

describe.skipIf(postgresFault !== null)(`trade that is locked the other way round${reason}`, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(openOnPostgres);
    await addPeople(shop.db);
  });
  afterAll(() => shop.close());

  /** Two products, in the order in which they are locked. */
  async function twoProducts() {
    const both = await Promise.all([1, 2].map(() => offer(shop, 'marco', { priceCents: 100, stock: 10 })));
    return both.map(({ id }) => id).sort() as [string, string];
  }
  const lines = (ids: readonly string[]) =>
    ids.map((productId) => ({ productId, quantity: 1, priceCents: 100 }));
  const stockOf = async (id: string) =>
    (await shop.ask<Schemas['OwnProduct']>('boss', 'GET', `/products/${id}/own`)).body.stock;

  /**
   * Runs `request` while another transaction holds `held`, takes `wanted` once the request waits, and then ends. The request
   * has waited longer, so it is the one that PostgreSQL aborts.
   */
  async function headOn<Body>(
    db: Database,
    held: string,
    wanted: string,
    request: () => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> {
    const lock = (id: string) => sql`select id from products where id = ${id} for update`;
    let answering: Promise<Answer<Body>> | null = null;
    await db.orm.transaction(async (tx) => {
      await tx.execute(lock(held));
      answering = request();
      await expect.poll(() => waiting(db), { timeout: 10_000, interval: 20 }).toBe(1);
      await tx.execute(lock(wanted));
    });
    return answering!;
  }

  const count = async (db: Database, what: ReturnType<typeof sql>) => {
    const { rows } = (await db.orm.execute(what)) as unknown as { rows: { count: number }[] };
    return rows[0]!.count;
  };
  /** Number of connections to this test's database that wait for a row. */
  const waiting = (db: Database) =>
    count(
      db,
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  const deadlocks = (db: Database) =>
    count(db, sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`);
  /** PostgreSQL updates its statistics a moment later. */
  const expectDeadlocks = (more: number) =>
    expect.poll(() => deadlocks(shop.db), { timeout: 20_000, interval: 100 }).toBe(more);

  it('places an order once all the same, and takes each item once', { timeout: 60_000 }, async () => {
    const [first, second] = await twoProducts();
    const before = await deadlocks(shop.db);
    const order = newCheckout(lines([first, second]));
    const submit = () => shop.ask<Schemas['Checkout']>('uma', 'POST', '/checkouts', order);
    const { status, body } = await headOn(shop.db, second, first, submit);
    expect(status).toBe(201);
    await expectDeadlocks(before + 1);
    expect([await stockOf(first), await stockOf(second)]).toEqual([9, 9]);
    const again = await submit();
    expect(again.body.transactions.map(({ number }) => number)).toEqual(
      body.transactions.map(({ number }) => number),
    );
  });

  it(
    'cancels a transaction once all the same, and gives each item back once',
    { timeout: 60_000 },
    async () => {
      const [first, second] = await twoProducts();
      const [row] = await buy(shop, 'uma', lines([first, second]));
      const path = `/transactions/${row!.number}`;
      const { version } = (await shop.ask<Schemas['Transaction']>('uma', 'GET', path)).body;
      const before = await deadlocks(shop.db);
      const cancel = () => shop.ask<Schemas['Transaction']>('uma', 'POST', `${path}/cancel`, { version });
      const { status, body } = await headOn(shop.db, second, first, cancel);
      expect([status, body.state, body.version]).toEqual([200, 'cancelled', version + 1]);
      await expectDeadlocks(before + 1);
      expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
    },
  );
});
