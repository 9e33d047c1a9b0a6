/**
 * Row `server`: what the server does in a second, at 1 and 10 connections, on PGlite and, where one answers, on
 * PostgreSQL, beside a bare Fastify route that does the least the same can cost over the same database. Sign-ups and
 * sign-ins hash with argon2id (19 MiB, 2 passes), and so do their peers.
 */
import Fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/db/database.ts';
import { hashPassword, isPassword } from '../../server/identity/passwords.ts';
import { startServer } from '../browser/server.ts';
import { createPostgres, postgresFault } from '../server/db/databases.ts';
import type { Row } from './measure.ts';

const seconds = 2;
/** Of what a bare route does; the rest goes for checking the request, rights, tokens, limits and the answer. */
const share = 1 / 4;
const api = (origin: string, method: string) =>
  `${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=bench`;

interface Session {
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly localId: string;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/** Limits are for attackers; here every request comes from an address of its own. */
const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** How many times a second `work` is done by `connections` callers, each waiting for its own answer. */
async function rate(connections: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - start);
}

const password = 'saddle-soap and patience 42';
let people = 0;
const signUp = (origin: string) => {
  people += 1;
  const email = `bench${people}@patina.example`;
  return post(api(origin, 'signUp'), { email, password, returnSecureToken: true }) as Promise<Session>;
};

function workloads(origin: string, session: Session): Record<string, () => Promise<unknown>> {
  const root = 'projects/patina/databases/(default)/documents';
  let { refreshToken } = session;
  return {
    'sign-up': () => signUp(origin),
    'sign-in': () => post(api(origin, 'signInWithPassword'), { email: session.email, password }),
    'token refresh': async () => {
      const answer = await post(
        `${origin}/securetoken.googleapis.com/v1/token?key=bench`,
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      );
      refreshToken = (answer as { refresh_token: string }).refresh_token;
    },
    'document read': () =>
      post(
        `${origin}/v1/${root}:batchGet`,
        { documents: [`${root}/users/${session.localId}`] },
        { 'content-type': 'text/plain', authorization: `Bearer ${session.idToken}` },
      ),
  };
}

/** One select and one insert through Fastify and the same driver, with or without the hash of a password. */
async function bare(databaseUrl: string | null) {
  const database = await openDatabase({ dataDir: null, databaseUrl });
  await database.orm.execute(sql`create table if not exists bench_bare (id serial primary key, body json)`);
  const insert = () =>
    database.orm.execute(sql`insert into bench_bare (body) values ('{"name":"bench"}')`).then(() => ({}));
  const select = () => database.orm.execute(sql`select 1 as one`).then(() => ({ one: 1 }));
  const hashed = await hashPassword(password);
  const app = Fastify();
  app.post('/select', select);
  app.post('/insert', insert);
  app.post('/hash', () => hashPassword(password).then(insert));
  app.post('/verify', () => isPassword(hashed, password).then(select));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    async close() {
      await app.close();
      await database.orm.execute(sql`drop table bench_bare`);
      await database.close();
    },
  };
}

const peers: Readonly<Record<string, readonly [name: string, path: string]>> = {
  'sign-up': ['bare argon2id and insert', '/hash'],
  'sign-in': ['bare argon2id and select', '/verify'],
  'token refresh': ['bare insert', '/insert'],
  'document read': ['bare select', '/select'],
};

async function on(engine: string, databaseUrl: string | null): Promise<Row[]> {
  const server = await startServer({ env: databaseUrl ? { DATABASE_URL: databaseUrl } : {} });
  const plain = await bare(databaseUrl);
  const rows: Row[] = [];
  try {
    const session = await signUp(server.origin);
    for (const connections of [1, 10]) {
      for (const [name, work] of Object.entries(workloads(server.origin, session))) {
        // One refresh token cannot be exchanged by ten callers at once.
        if (name === 'token refresh' && connections > 1) continue;
        const [peer, path] = peers[name]!;
        const least = await rate(connections, () => post(`${plain.origin}${path}`, {}));
        const ours = await rate(connections, work);
        rows.push({
          name: `server ${name}, ${engine}, ${connections} at once`,
          unit: '1/s',
          ours,
          peers: { [peer]: least },
          aim: 'at least a quarter of the bare route',
          met: ours >= share * least,
        });
      }
    }
    return rows;
  } finally {
    await plain.close();
    await server.stop();
    server.remove();
  }
}

export async function serverRates(): Promise<Row[]> {
  const rows = await on('PGlite', null);
  if (postgresFault !== null) {
    console.error(`Not measured on PostgreSQL: ${postgresFault}. Set TEST_DATABASE_URL to one.`);
    return rows;
  }
  const { url, drop } = await createPostgres();
  try {
    return [...rows, ...(await on('PostgreSQL', url))];
  } finally {
    await drop();
  }
}
