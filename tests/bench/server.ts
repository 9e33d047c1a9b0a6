/**
 * Row `server`: requests per second at 1 and 10 connections, on PGlite and, where one is available, on PostgreSQL,
 * beside a bare Fastify route (bare-server.ts) that does the least work for the same task over the same kind of
 * database, equally durable, and in a process of its own, too. Sign-ups and sign-ins hash with argon2id (19 MiB, 2 passes),
 * and so do their peers.
 */
import { startServer } from '../support/server.ts';
import { createPostgres, postgresFault } from '../server/db/databases.ts';
import { startBare } from './bare-process.ts';
import { median, type Row } from './measure.ts';

const rounds = 7;
const sliceMs = 400;
/** As a multiple of a bare route's time; the rest covers checking the request, rights, tokens, limits and the answer. */
const aimTimes = 1.5;
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

/** Limits are per address; here every request comes from another one. */
const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Calls of `work` per second by `connections` callers, each waiting for its own answer. */
async function rate(connections: number, work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + sliceMs;
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

interface Pair {
  readonly ours: number;
  readonly least: number;
  /** Our time as a multiple of theirs: the median of the ratios of the rounds. */
  readonly times: number;
}

/** Alternates between the two, so that other load on the machine slows both. */
async function pair(
  connections: number,
  ours: () => Promise<unknown>,
  least: () => Promise<unknown>,
): Promise<Pair> {
  await rate(connections, ours);
  await rate(connections, least);
  const slices: { ours: number; least: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    slices.push({ least: await rate(connections, least), ours: await rate(connections, ours) });
  }
  return {
    ours: median(slices.map((slice) => slice.ours)),
    least: median(slices.map((slice) => slice.least)),
    times: median(slices.map((slice) => slice.least / slice.ours)),
  };
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
  const readDocument = (path: string) =>
    post(
      `${origin}/v1/${root}:batchGet`,
      { documents: [`${root}/${path}`] },
      { 'content-type': 'text/plain', authorization: `Bearer ${session.idToken}` },
    );
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
    'read of one’s own document': () => readDocument(`users/${session.localId}`),
    'read of another document': () => readDocument(`users/${session.localId}/avatar/meta`),
  };
}

const peers: Readonly<Record<string, readonly [name: string, path: string]>> = {
  'sign-up': ['bare argon2id and insert', '/hash'],
  'sign-in': ['bare argon2id and select', '/verify'],
  'token refresh': ['bare insert', '/insert'],
  'read of one’s own document': ['bare select', '/select'],
  'read of another document': ['bare select', '/select'],
};

async function on(engine: string, databaseUrl: string | null): Promise<Row[]> {
  const server = await startServer({
    env: { REQUEST_ALLOWANCE: '10000', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  const plain = await startBare('tests/bench/bare-server.ts', databaseUrl ?? '');
  const rows: Row[] = [];
  try {
    const session = await signUp(server.origin);
    for (const connections of [1, 10]) {
      for (const [name, work] of Object.entries(workloads(server.origin, session))) {
        // Ten callers cannot exchange the same refresh token at once.
        if (name === 'token refresh' && connections > 1) continue;
        const [peer, path] = peers[name]!;
        const leastWork = () => post(`${plain.origin}${path}`, {});
        const { ours, least, times } = await pair(connections, work, leastWork);
        rows.push({
          name: `server ${name}, ${engine}, ${connections} at once: ${times.toFixed(2)}×`,
          unit: '1/s',
          ours,
          peers: { [peer]: least },
          aim: `${aimTimes}× the time of the bare route`,
          met: times <= aimTimes,
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
