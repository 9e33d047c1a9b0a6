/** The servers under load: separate processes with a database and a folder of their own, all removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createPostgres } from '../server/db/databases.ts';
import { runServer, type ServerProcess } from '../server/start/process.ts';
import { demoPassword, freePort } from '../support/server.ts';
import { LoadError, type LoadOptions, requireLoopback } from './options.ts';
import { type Figures, readFigures } from './figures.ts';

export interface Server {
  readonly origin: string;
  readonly pid: number;
  figures(): Promise<Figures>;
}

export interface Servers {
  readonly all: readonly Server[];
  /** Pid of a process of the database; null: it is embedded. */
  readonly databasePid: number | null;
  stop(): Promise<void>;
}

export async function startServers({
  database,
  processes,
}: Pick<LoadOptions, 'database' | 'processes'>): Promise<Servers> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'patina-load-'));
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    const postgres = database === 'pglite' ? null : await openPostgres(closing);
    const all: Server[] = [];
    for (let i = 0; i < processes; i += 1) {
      const metricsPort = await freePort();
      const server = runServer({
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
        DEMO_PASSWORD: demoPassword,
        METRICS_PORT: String(metricsPort),
        // Each person has an address of their own; budgets are those of a real installation.
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'error',
      });
      closing.push(() => end(server));
      const [, origin] = await server.says(/running at (http:\S+)/);
      requireLoopback(origin!, 'The server');
      const url = `http://127.0.0.1:${metricsPort}/metrics`;
      all.push({ origin: origin!, pid: server.child.pid!, figures: () => readFigures(url) });
    }
    return { all, databasePid: postgres?.pid ?? null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Uses the PostgreSQL server of the tests. */
async function openPostgres(closing: (() => Promise<unknown>)[]) {
  const admin = process.env.TEST_DATABASE_URL;
  if (admin !== undefined) requireLoopback(admin, 'TEST_DATABASE_URL');
  const { url, drop } = await createPostgres().catch((error: Error & { code?: string }) => {
    const fault = error.message || error.code || error.name;
    throw new LoadError(`No PostgreSQL answers: ${fault}. Set TEST_DATABASE_URL, or take --database pglite.`);
  });
  closing.push(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  closing.push(() => client.end());
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { url, pid: rows[0]!.pid };
}

/** Longer than stopping may take. */
const patienceMs = 30_000;

async function end(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  const hurry = setTimeout(() => server.child.kill('SIGKILL'), patienceMs);
  await server.ended();
  clearTimeout(hurry);
}
