/**
 * The server as a process: opens what it needs, listens, says where, and stops cleanly. A start that cannot
 * succeed says why in one line and ends with 1.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { scheduleBackups } from './admin/scheduled-backups.ts';
import { buildApp } from './app.ts';
import { openBackends, tradeParts } from './backends.ts';
import { nameOfBucket } from './bucket-address.ts';
import { type Config, ConfigError, localAddress, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { DatabaseOpenError } from './db/errors.ts';
import { migrationState } from './db/migration-state.ts';
import { checkDemoPassword, createDemoAccounts, type DemoSignIns } from './demo/demo-accounts.ts';
import { addDemoJobs } from './demo/demo-jobs.ts';
import { addDemoResumes } from './demo/demo-resumes.ts';
import { fillDemoShop } from './demo/demo-shop.ts';
import { openStores, type Stores } from './files/open-stores.ts';
import { sealedFiles } from './keys/sealed-files.ts';
import { requireSharedKeys } from './keys/shared-keys.ts';
import { foldOlderNames } from './hiring/fold-names.ts';
import { sealOlder } from './hiring/seal-older.ts';
import { keysFolder, openKeys } from './keys/open-keys.ts';
import { installationFigures } from './monitoring/installation-figures.ts';
import { listenForMetrics } from './monitoring/metrics-access.ts';
import { openMonitor } from './monitoring/monitor.ts';
import { openTraces } from './monitoring/traces.ts';
import { checkStorage, watchStorage } from './storage-watch.ts';

const appFolder = join(import.meta.dirname, '..', 'dist', 'app');
/** Requests under way get this long to end. */
const timeoutMs = 10_000;
/** Clients with connections kept open learn in this time that the server stops. */
const graceMs = 300;
/** npm and the terminal both pass one Ctrl-C on, so that it arrives twice; a person is slower. */
const samePress = 500;

interface Running {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly drainMs: number;
}

async function start(): Promise<Running> {
  // What we make, the database's own files too, is nobody else's to read.
  process.umask(0o077);
  const config = readConfig(process.env);
  checkDemoPassword(config);
  await checkPort(config);
  await checkStorage(config.dataDir);
  const stores = await openStores(config);
  await stores.bucket?.probe();
  const monitor = openMonitor(config, true);
  const traces = await openTraces(config);
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onQuery: monitor.onQuery,
    onLockLost: ({ message }) => endWith(message),
  });
  try {
    monitor.watchInstallation(installationFigures(database.orm));
    const demo = await prepare(config, database, stores);
    const storage = watchStorage(config.dataDir);
    const mayWrite = () => storage.problem() === null;
    const { plugins, findHead, bucket } = await openBackends(config, database, mayWrite, monitor);
    const app = await buildApp({
      config,
      ping: () => database.ping(),
      missingMigrations: async () => (await migrationState(database.orm)).missing,
      plugins,
      findHead,
      appFolder,
      storage,
      bucket,
      monitor,
      traces,
      graceMs: Math.max(graceMs, config.drainMs),
    });
    if (config.metrics && config.metrics.port !== null) {
      const { port, ...access } = config.metrics;
      const figures = await listenForMetrics({ ...access, port }, monitor);
      app.addHook('onClose', () => figures.close());
    }
    const { backups } = config;
    if (backups) scheduleBackups(app, { config: { ...config, backups }, database }, mayWrite);
    const port = await listen(app, config);
    announce(config, port, demo);
    return { app, database, drainMs: config.drainMs };
  } catch (error) {
    await database.close();
    throw error;
  } finally {
    stores.close();
  }
}

/** What is done before anybody is served. */
async function prepare(config: Config, database: Database, stores: Stores): Promise<DemoSignIns | null> {
  const keys = await openKeys(config);
  if (stores.bucket) await requireSharedKeys(config, stores.bucket.shared);
  const files = sealedFiles(stores.files, keys);
  await sealOlder({ db: database, files, keys }, keysFolder(config));
  await foldOlderNames(database);
  return createDemoAccounts(config, database, undefined, async (tx, people, now) => {
    const db = { orm: tx };
    await fillDemoShop(tradeParts(config, db, { ...stores, files }, keys), people, now);
    await addDemoJobs({ db, clock: () => now, config }, people, now);
    await addDemoResumes({ tx, files, keys, config }, people, now);
  });
}

/** Before the database is opened, which takes seconds the first time. */
async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((listening, failed) => {
      probe.once('error', failed).listen({ host, port }, listening);
    });
  } catch (error) {
    throw new ConfigError(listenError(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
  await new Promise((closed) => probe.close(closed));
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  // Fastify would log its address; a person gets it from `announce`.
  const { level } = app.log;
  app.log.level = 'silent';
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new ConfigError(listenError(error as NodeJS.ErrnoException, host, port), { cause: error });
  } finally {
    app.log.level = level;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function listenError({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use on ${host}. Stop what uses it, or set PORT to another.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, and ${host} is none.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}.`;
  }
}

/** What else every process on the same database needs; null: there is no other. */
function sharedBy(config: Config): string | null {
  const { databaseUrl, dataDir, bucket } = config;
  if (databaseUrl === null) return null;
  if (!bucket) {
    return `Files and keys are in ${dataDir}: every process on this database needs that same folder.`;
  }
  return (
    `Files are in ${nameOfBucket(bucket)}, keys in ${keysFolder(config)}: ` +
    'every process on this database needs that same bucket and that same folder of keys.'
  );
}

function announce(config: Config, port: number, demo: DemoSignIns | null): void {
  console.log(`${config.productTitle} is running at ${localAddress(config.host, port)}`);
  const shared = sharedBy(config);
  if (shared !== null) console.log(shared);
  if (demo) {
    console.log(`\nThis is the first run. To look around, sign in with one of these accounts:`);
    for (const email of demo.emails) console.log(`  ${email}`);
    console.log(`Their password: ${demo.password}\n(It is shown only now.)\n`);
  }
  console.log('Stop it with Ctrl-C.');
}

function endWith(line: string): never {
  console.error(line);
  process.exit(1);
}

function stopOnSignals(starting: Promise<Running>): void {
  let stopping = false;
  let insisting = false;
  const stop = async () => {
    if (insisting) process.exit(130);
    if (stopping) return;
    stopping = true;
    // Behind whatever signal is already waiting: closing a database can keep everything else waiting for long.
    setTimeout(() => setImmediate(() => (insisting = true)), samePress).unref();
    const { app, database, drainMs } = await starting;
    const hurry = setTimeout(() => app.server.closeAllConnections(), timeoutMs + drainMs);
    await app.close();
    await database.close();
    clearTimeout(hurry);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => endWith(`Stopping failed: ${String(error)}`));
    });
  }
}

const starting = start();
stopOnSignals(starting);
starting.catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DatabaseOpenError) endWith(error.message);
  console.error(error);
  process.exit(1);
});
