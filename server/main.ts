/**
 * The server process: opens what it needs, listens, prints its address, and stops cleanly. A start that cannot
 * succeed prints the reason in one line and exits with 1.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { scheduleBackups } from './admin/scheduled-backups.ts';
import { buildApp } from './app.ts';
import { openBackends, tradeParts } from './backends.ts';
import { nameOfBucket } from './bucket-address.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './config/variables.ts';
import { localAddress } from './config/addresses.ts';
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
/** How long requests in progress may take to finish after a stop. */
const timeoutMs = 10_000;
/** Time for clients with keep-alive connections to learn that the server is stopping. */
const graceMs = 300;
/** Signals within this time count as one Ctrl-C, which npm and the terminal both forward; a person is slower. */
const samePressMs = 500;

interface Running {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly drainMs: number;
}

async function start(): Promise<Running> {
  // Files we create, the database's included, must not be readable by other users.
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

/** Migrates old data and creates the demo, before the server listens. */
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

/** Checks the port before the database is opened, which takes seconds the first time. @throws ConfigError */
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
  // Silences Fastify's log line with its address, since `announce` prints it.
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

/** A line on what other processes on the same database need; null: there can be no others. */
function sharingNotice(config: Config): string | null {
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
  const shared = sharingNotice(config);
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
  let forceOnNext = false;
  const stop = async () => {
    if (forceOnNext) process.exit(130);
    if (stopping) return;
    stopping = true;
    // After signals that are already pending: closing a database can block the event loop for long.
    setTimeout(() => setImmediate(() => (forceOnNext = true)), samePressMs).unref();
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
