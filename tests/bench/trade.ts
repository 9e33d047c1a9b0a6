/**
 * Row `trade`: finding by phone and what somebody owes over 100,000 transactions, and checkouts in a second, on
 * PGlite and on PostgreSQL, beside a plain Fastify route with the same SQL, and a bare insert.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Database, openDatabase } from '../../server/db/database.ts';
import {
  addPeople,
  contact,
  headersOf,
  newCheckout,
  offer,
  openShop,
  type Shop,
} from '../server/trade/support.ts';
import { percentile, type Row } from './measure.ts';

const count = 100_000;
const buyers = 2000;
const asked = 200;
const seconds = 3;
const connections = 10;

/** Rows as orders leave them, made by the database itself; their streams are not read by lists. */
async function fill({ orm }: Database): Promise<void> {
  await orm.execute(sql`insert into transactions (version, state, buyer, seller, buyer_name, seller_name, phone, title,
      line_count, total_cents, payment_method, searched, created_at)
    select 2, (array['unpaid', 'paid', 'paid', 'cancelled', 'refunded'])[1 + i % 5], 'buyer' || i % ${buyers}::int, 'marco',
      'Buyer ' || i % ${buyers}::int, 'Conti', '+1415' || lpad((5550000 + i % ${buyers}::int)::text, 7, '0'), 'Saddle soap', 2, 1000 + i, 'card',
      (6000000 + i) || E'\nbuyer ' || i % ${buyers}::int || E'\nconti\nsaddle soap', now() - i * interval '1 minute'
    from generate_series(0, ${count - 1}::int) i`);
  await orm.execute(sql`update transactions set buyer = 'uma' where buyer = 'buyer7'`);
  await orm.execute(sql`analyze transactions`);
}

/** What any server would do at least: the same rows by the same indexes, without rights, totals, names or a contract. */
function plainRoutes({ orm }: Database): FastifyInstance {
  const app = Fastify();
  app.post('/by-phone', async ({ body }) => {
    const { phone } = body as { phone: string };
    return orm.execute(sql`select * from transactions where phone = ${phone} order by number desc limit 20`);
  });
  app.get('/unpaid', async () =>
    orm.execute(
      sql`select * from transactions where buyer = 'uma' and state = 'unpaid' order by number desc limit 20`,
    ),
  );
  app.post('/insert', async ({ body }) => {
    await orm.execute(sql`insert into bench_orders (body) values (${JSON.stringify(body)}::json)`);
    return {};
  });
  return app;
}

type Send = (i: number) => Promise<{ readonly statusCode: number }>;

async function p99(send: Send): Promise<number> {
  const times: number[] = [];
  for (let i = -20; i < asked; i += 1) {
    const start = performance.now();
    const { statusCode } = await send(i);
    if (statusCode !== 200) throw new Error(`Answered ${statusCode}`);
    if (i >= 0) times.push(performance.now() - start);
  }
  return percentile(times, 0.99);
}

async function rate(send: Send): Promise<number> {
  const start = performance.now();
  const until = start + seconds * 1000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const { statusCode } = await send(done);
      if (statusCode >= 300) throw new Error(`Answered ${statusCode}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (done * 1000) / (performance.now() - start);
}

async function lookUps(engine: string, shop: Shop, plain: FastifyInstance): Promise<Row[]> {
  const phoneOf = (i: number) => `+1415${String(5_550_000 + (Math.abs(i) % buyers)).padStart(7, '0')}`;
  const rows: readonly { readonly name: string; readonly ours: Send; readonly theirs: Send }[] = [
    {
      name: 'by phone',
      ours: (i) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/node/transactions/by-phone',
          headers: headersOf('boss'),
          payload: { phone: phoneOf(i) },
        }),
      theirs: (i) => plain.inject({ method: 'POST', url: '/by-phone', payload: { phone: phoneOf(i) } }),
    },
    {
      name: 'unpaid',
      ours: () => shop.app.inject({ url: '/api/node/transactions/unpaid', headers: headersOf('uma') }),
      theirs: () => plain.inject({ url: '/unpaid' }),
    },
  ];
  const measured: Row[] = [];
  for (const { name, ours, theirs } of rows) {
    const time = await p99(ours);
    measured.push({
      name: `${name}, ${count} transactions, ${engine}, p99`,
      unit: 'ms',
      ours: time,
      peers: { 'plain Fastify + SQL': await p99(theirs) },
      aim: '≤ 30 ms',
      met: time <= 30,
    });
  }
  return measured;
}

async function checkouts(engine: string, shop: Shop, plain: FastifyInstance): Promise<Row> {
  const { id } = await offer(shop, 'marco', { priceCents: 1000 });
  const payload = () => newCheckout([{ productId: id, quantity: 2, priceCents: 1000 }], { contact });
  const ours = await rate(() =>
    shop.app.inject({
      method: 'POST',
      url: '/api/node/checkouts',
      headers: headersOf('uma'),
      payload: payload(),
    }),
  );
  const bare = await rate(() => plain.inject({ method: 'POST', url: '/insert', payload: payload() }));
  return {
    name: `checkouts, ${engine}, ${connections} at once`,
    unit: '1/s',
    ours,
    peers: { 'bare insert': bare, 'bare inserts for one checkout': bare / ours },
    aim: 'measured',
    met: true,
  };
}

async function on(engine: string, open: () => Promise<Database>): Promise<Row[]> {
  const shop = await openShop(open);
  const plain = plainRoutes(shop.db);
  try {
    await addPeople(shop.db);
    await fill(shop.db);
    await shop.db.orm.execute(sql`create table bench_orders (id serial primary key, body json)`);
    return [...(await lookUps(engine, shop, plain)), await checkouts(engine, shop, plain)];
  } finally {
    await shop.db.orm.execute(sql`drop table if exists bench_orders`);
    await plain.close();
    await shop.close();
  }
}

export async function trade(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'patina-bench-'));
  const rows = await on('PGlite', () => openDatabase({ dataDir })).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (!databaseUrl) {
    console.error('Set TEST_DATABASE_URL to an empty PostgreSQL database to measure trade there too.');
    return rows;
  }
  return [...rows, ...(await on('PostgreSQL', () => openDatabase({ dataDir: null, databaseUrl })))];
}
