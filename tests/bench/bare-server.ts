/**
 * The peer of the server in `npm run bench`: Fastify routes that do the least work for the same task, in a process of their
 * own, over a database opened exactly as the server opens its own. Prints its address.
 */
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { json, pgTable, serial } from 'drizzle-orm/pg-core';
import Fastify from 'fastify';
import { openDatabase } from '../../server/db/database.ts';
import { hashPassword, isPassword } from '../../server/identity/passwords.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const rows = pgTable('bench_bare', { id: serial('id').primaryKey(), body: json('body') });
const password = 'saddle-soap and patience 42';

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
const { orm } = database;
await orm.execute(sql`create table if not exists bench_bare (id serial primary key, body json)`);
const body = { name: 'bench' };
const [first] = await orm.insert(rows).values({ body }).returning();
const insert = () =>
  orm
    .insert(rows)
    .values({ body })
    .then(() => ({}));
const select = async () => (await orm.select().from(rows).where(eq(rows.id, first!.id)))[0];
const hashed = await hashPassword(password);

const app = Fastify();
app.post('/select', select);
app.post('/insert', insert);
app.post('/hash', () => hashPassword(password).then(insert));
app.post('/verify', () => isPassword(hashed, password).then(select));
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);

process.once('SIGTERM', () => void app.close().then(() => database.close()));
