/**
 * The peer of the product in `trade`: Fastify routes of a few lines that do the same with SQL of their own, on the same
 * database handle. No contract, no rights, no history; an order is a row, its lines are JSON.
 */
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/database.ts';
import type { newCheckout } from '../server/trade/support.ts';

type Order = ReturnType<typeof newCheckout>;

/** Creates tables of its own beside those of the product. */
export async function plainShop({ orm }: Database): Promise<FastifyInstance> {
  await orm.execute(sql`create table plain_inserts (id serial primary key, body json)`);
  await orm.execute(sql`create table plain_orders (number serial primary key, key text unique, buyer text not null,
    seller text not null, contact json, payment_method text, note text, lines json, total_cents bigint, created_at timestamptz)`);
  const app = Fastify();

  app.post('/by-phone', async ({ body }) => {
    const { phone } = body as { phone: string };
    return orm.execute(sql`select * from transactions where phone = ${phone} order by number desc limit 20`);
  });

  app.get('/unpaid', async ({ query }) => {
    const { buyer } = query as { buyer: string };
    return orm.execute(
      sql`select * from transactions where buyer = ${buyer} and state = 'unpaid' order by number desc limit 20`,
    );
  });

  /** Atomic, once for each key, with locked products and counted stock. */
  app.post('/checkouts', async ({ body, query }) => {
    const { buyer } = query as { buyer: string };
    const { key, contact, paymentMethod, note, lines } = body as Order;
    return orm.transaction(async (tx) => {
      const ids = sql.join(
        lines.map(({ productId }) => sql`${productId}`),
        sql`, `,
      );
      const { rows } = (await tx.execute(
        sql`select id, seller, stock, price_cents::float8 as price from products where id in (${ids}) order by id for update`,
      )) as unknown as { rows: { id: string; seller: string; stock: number | null; price: number }[] };
      const found = new Map(rows.map((row) => [row.id, row]));
      let total = 0;
      for (const { productId, quantity, priceCents } of lines) {
        const row = found.get(productId);
        if (row?.price !== priceCents || (row.stock !== null && row.stock < quantity))
          throw new Error('changed');
        total += priceCents * quantity;
        await tx.execute(sql`update products set stock = stock - ${quantity} where id = ${productId}`);
      }
      const seller = rows[0]!.seller;
      await tx.execute(sql`insert into plain_orders (key, buyer, seller, contact, payment_method, note, lines, total_cents, created_at)
        values (${key}, ${buyer}, ${seller}, ${JSON.stringify(contact)}::json, ${paymentMethod}, ${note},
          ${JSON.stringify(lines)}::json, ${total}, now()) on conflict (key) do nothing`);
      const placed = await tx.execute(sql`select * from plain_orders where key = ${key}`);
      return (placed as unknown as { rows: unknown[] }).rows;
    });
  });

  app.post('/insert', async ({ body }) => {
    await orm.execute(sql`insert into plain_inserts (body) values (${JSON.stringify(body)}::json)`);
    return {};
  });
  return app;
}
