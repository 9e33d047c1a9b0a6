/**
 * Builds the Fastify app from its parts: what they share (headers, limits, errors, compression, health) and the order
 * in which they are added. It opens and listens on nothing itself, so that tests can build it, too.
 */
import compress from '@fastify/compress';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Room } from './budget/bodies.ts';
import { addBudget } from './budget/requests.ts';
import { traceCommands } from './common/commands.ts';
import { addJsonParser } from './common/json.ts';
import type { Config } from './config.ts';
import { drainOnClose } from './draining.ts';
import { addErrorHandler, answerError } from './errors.ts';
import { addHealth, readinessOf } from './monitoring/health.ts';
import { addMetricsRoute, mayRead } from './monitoring/metrics-access.ts';
import { type Monitor, openMonitor } from './monitoring/monitor.ts';
import { loggerFor } from './logging.ts';
import { addRequestId, requestIdHeader, requestIdOf } from './monitoring/request-id.ts';
import type { Traces } from './monitoring/traces.ts';
import { addSecurityHeaders } from './security/headers.ts';
import type { BucketStores } from './files/open-stores.ts';
import { watchBucket } from './files/watch-bucket.ts';
import { guardStorage, type StorageWatch } from './storage-watch.ts';
import { addWebApp } from './web-app.ts';
import type { FindHead } from './web-page.ts';

export interface AppParts {
  readonly config: Config;
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>;
  /** How many of this release's migrations the database lacks; none by default. */
  readonly missingMigrations?: () => Promise<number>;
  /** Identity, documents, the hosted backend, files: each with its own paths. */
  readonly plugins: readonly FastifyPluginAsync[];
  /** Folder of the built app; it may not exist yet. */
  readonly appFolder: string;
  /** Finds the head of a record's page, for programs that read pages without running code; none by default. */
  readonly findHead?: FindHead;
  /** Watches the data directory; nothing is watched without it. */
  readonly storage?: StorageWatch;
  /** The bucket that stores files, if any. When it is unavailable, that is logged and reported; other requests still work. */
  readonly bucket?: Pick<BucketStores, 'check'> | null;
  /** Collects metrics; a new one by default. */
  readonly monitor?: Monitor;
  /** Traces each request; none by default. */
  readonly traces?: Traces | null;
  /** How long new connections are still accepted after a stop has begun; 0 by default. */
  readonly graceMs?: number;
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Clock by which allowances refill, in milliseconds; the monotonic clock by default. */
  readonly clockMs?: () => number;
  /** Limits for bodies in progress; those of budget/table.ts by default. */
  readonly room?: Room;
}

const bodyLimit = 1024 * 1024;

export async function buildApp({
  config,
  ping,
  missingMigrations = async () => 0,
  plugins,
  appFolder,
  findHead = async () => undefined,
  storage,
  bucket = null,
  graceMs = 0,
  monitor = openMonitor(config),
  traces = null,
  logTo,
  clockMs,
  room,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerFor(config, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIdOf,
    trustProxy: proxiesOf(config),
    bodyLimit,
    // Requests that arrive while the server is stopping are still answered.
    return503OnClosing: false,
    // Enough for the largest body from the slowest phone; budget/bodies.ts cuts off senders that are too slow.
    requestTimeout: 30 * 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors(error, request, reply) {
      // No hook runs for a URL that cannot be parsed, so this response sets the strictest headers itself.
      reply
        .header(requestIdHeader, request.id)
        .header('content-security-policy', "default-src 'none'")
        .header('x-content-type-options', 'nosniff');
      void answerError(error, request, reply);
    },
  });
  addErrorHandler(app);
  addRequestId(app);
  traces?.watchRequests(app, config);
  monitor.watchRequests(app);
  if (config.logLevel === 'debug') {
    const stopTracing = traceCommands((trace) => app.log.debug(trace, 'command'));
    app.addHook('onClose', async () => stopTracing());
  }
  addJsonParser(app);
  addBudget(app, config.requestAllowance, clockMs, room);
  await addSecurityHeaders(app, config);
  // Responses only: a compressed request could decompress to any size, and no client of ours sends one.
  await app.register(compress, { threshold: 1024, globalDecompression: false });

  const isDraining = drainOnClose(app, graceMs);
  if (storage) guardStorage(app, storage);
  const filesProblem = bucket ? watchBucket(app, bucket) : () => null;
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  const { metrics } = config;
  const health = { ping, missingMigrations, storage, filesProblem, isDraining };
  const maySeeChecks = ({ raw }: FastifyRequest) => Boolean(metrics?.token) && mayRead(raw, metrics!.token);
  addHealth(app, { ...health, maySeeChecks });
  monitor.watchReadiness(() => readinessOf(health));
  if (metrics?.token && metrics.port === null) addMetricsRoute(app, monitor, metrics.token);

  for (const plugin of plugins) await app.register(plugin);
  await addWebApp(app, appFolder, config, findHead);
  return app;
}

/** A number counts the proxies nearest to this server; addresses further left in the header are unverified claims. */
const proxiesOf = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
