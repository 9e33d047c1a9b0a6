/**
 * Row `trade`: finding by phone and what somebody owes over 100,000 transactions, and checkouts in a second, on
 * PGlite and on PostgreSQL, beside plain Fastify routes with SQL that do the same, and a bare insert. Ours and theirs
 * take turns, so that a machine that slows down slows them all.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { createPostgres, postgresFault } from '../server/db/databases.ts';
import {
  addPeople,
  contact,
  headersOf,
  newCheckout,
  offer,
  openShop,
  type Shop,
} from '../server/trade/support.ts';
import { median, percentile, type Row } from './measure.ts';
import { plainShop } from './plain-shop.ts';

const count = 100_000;
const buyers = 2000;
const asked = 200;
const products = 20;
/** Of so many checkouts each; the median of the rates counts. */
const rounds = 5;
const checkoutsEach = 100;
const connections = 10;

/** Rows as orders leave them, made by the database itself; their streams are not read by lists. */
async function fill({ orm }: Database): Promise<void> {
  await orm.execute(sql`insert into transactions (version, state, buyer, seller, buyer_name, seller_name, phone, title,
      line_count, total_cents, payment_method, searched, created_at)
    select 2, (array['unpaid', 'paid', 'paid', 'cancelled', 'refunded'])[1 + i % 5], 'buyer' || i % ${buyers}::int, 'marco',
      'Buyer ' || i % ${buyers}::int, 'Conti', '+1415' || lpad((5550000 + i % ${buyers}::int)::text, 7, '0'), 'Saddle soap', 2, 1000 + i, 'card',
      (6000000 + i) || E'\nbuyer ' || i % ${buyers}::int || E'\nconti\nsaddle soap', now() - i * interval '1 minute'
    from generate_series(0, ${count - 1}::int) i`);
  await orm.execute(sql`update transactions set buyer = 'uma' where buyer = 'buyer5'`);
  await orm.execute(sql`analyze transactions`);
}

type Send = (i: number) => Promise<{ readonly statusCode: number; readonly body: string }>;

async function once(send: Send, i: number): Promise<void> {
  const { statusCode, body } = await send(i);
  if (statusCode >= 300) throw new Error(`Answered ${statusCode}: ${body}`);
}

/** Milliseconds of each request. */
async function latencies(contestants: readonly Send[]): Promise<number[][]> {
  const times: number[][] = contestants.map(() => []);
  for (let i = -20; i < asked; i += 1) {
    for (const [which, send] of contestants.entries()) {
      const start = performance.now();
      await once(send, i);
      if (i >= 0) times[which]!.push(performance.now() - start);
    }
  }
  return times;
}

/** Requests a second, several at once. */
async function rates(contestants: readonly Send[]): Promise<number[]> {
  const measured: number[][] = contestants.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [which, send] of contestants.entries()) {
      let sent = 0;
      const start = performance.now();
      const worker = async () => {
        while (sent < checkoutsEach) await once(send, sent++);
      };
      await Promise.all(Array.from({ length: connections }, worker));
      if (round >= 0) measured[which]!.push((checkoutsEach * 1000) / (performance.now() - start));
    }
  }
  return measured.map(median);
}

async function lookUps(engine: string, shop: Shop, plain: FastifyInstance): Promise<Row[]> {
  const phoneOf = (i: number) => `+1415${String(5_550_000 + (Math.abs(i) % buyers)).padStart(7, '0')}`;
  const lists: readonly { readonly name: string; readonly ours: Send; readonly theirs: Send }[] = [
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
      theirs: () => plain.inject({ url: '/unpaid?buyer=uma' }),
    },
  ];
  const rows: Row[] = [];
  for (const { name, ours, theirs } of lists) {
    const [our = [], their = []] = await latencies([ours, theirs]);
    for (const [share, called, most] of [
      [0.5, 'p50', null],
      [0.99, 'p99', 30],
    ] as const) {
      const time = percentile(our, share);
      rows.push({
        name: `${name}, ${count} transactions, ${engine}, ${called}`,
        unit: 'ms',
        ours: time,
        peers: { 'plain Fastify + SQL': percentile(their, share) },
        aim: most === null ? 'measured' : `≤ ${most} ms`,
        met: most === null || time <= most,
      });
    }
  }
  return rows;
}

async function checkouts(engine: string, shop: Shop, plain: FastifyInstance): Promise<Row[]> {
  const ids: string[] = [];
  for (let i = 0; i < products; i += 1) {
    const { id } = await offer(shop, 'marco', { priceCents: 1000, stock: 1_000_000 });
    ids.push(id);
  }
  const payload = (i: number) =>
    newCheckout([{ productId: ids[i % products]!, quantity: 2, priceCents: 1000 }], { contact });
  const [ours = 0, theirs = 0, bare = 0] = await rates([
    (i) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/node/checkouts',
        headers: headersOf('uma'),
        payload: payload(i),
      }),
    (i) => plain.inject({ method: 'POST', url: '/checkouts?buyer=uma', payload: payload(i) }),
    (i) => plain.inject({ method: 'POST', url: '/insert', payload: payload(i) }),
  ]);
  const row = { aim: 'measured', met: true };
  return [
    {
      ...row,
      name: `checkouts, ${engine}, ${connections} at once`,
      unit: '1/s',
      ours,
      peers: { 'plain Fastify + SQL': theirs, 'bare insert': bare },
    },
    {
      ...row,
      name: `bare inserts in the time of one checkout, ${engine}`,
      unit: '×',
      ours: bare / ours,
      peers: { 'plain Fastify + SQL': bare / theirs },
    },
  ];
}

async function on(engine: string, open: () => Promise<Database>): Promise<Row[]> {
  const shop = await openShop(open);
  const plain = await plainShop(shop.db);
  try {
    await addPeople(shop.db);
    await fill(shop.db);
    return [...(await lookUps(engine, shop, plain)), ...(await checkouts(engine, shop, plain))];
  } finally {
    await plain.close();
    await shop.close();
  }
}

export async function trade(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'patina-bench-'));
  const rows = await on('PGlite', () => openDatabase({ dataDir })).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  if (postgresFault !== null) {
    console.error(`Trade is not measured on PostgreSQL: ${postgresFault}. Set TEST_DATABASE_URL to one.`);
    return rows;
  }
  const { url, drop } = await createPostgres();
  try {
    return [...rows, ...(await on('PostgreSQL', () => openDatabase({ dataDir: null, databaseUrl: url })))];
  } finally {
    await drop();
  }
}
