/**
 * The server from its parts: what they have in common (headers, limits, errors, compression, health) and the
 * order they come in. It opens nothing and listens nowhere, so that a test can hold it in its hand.
 */
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import type { Config } from './config.ts';
import { addErrorHandler, answerError } from './errors.ts';
import { loggerFor } from './logging.ts';
import { addSecurityHeaders } from './security/headers.ts';
import { closeUnusedConnections } from './unused-connections.ts';
import { addWebApp } from './web-app.ts';
import type { FindHead } from './web-page.ts';

export interface AppParts {
  readonly config: Config;
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>;
  /** Identity, documents, the hosted backend, files: each with its own paths. */
  readonly plugins: readonly FastifyPluginAsync[];
  /** Folder of the built app; it may not be there yet. */
  readonly appFolder: string;
  /** What the pages of records say before any code runs; nothing by default. */
  readonly findHead?: FindHead;
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void };
}

const bodyLimit = 1024 * 1024;
const healthTimeout = 5000;

export async function buildApp({
  config,
  ping,
  plugins,
  appFolder,
  findHead = async () => undefined,
  logTo,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerFor(config, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit,
    // A client that sends its request drop by drop is not waited for.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors(error, request, reply) {
      // No hook runs for an address that cannot be read, so its answer carries the strictest headers itself.
      reply
        .header('content-security-policy', "default-src 'none'")
        .header('x-content-type-options', 'nosniff');
      void answerError(error, request, reply);
    },
  });
  addErrorHandler(app);
  await addSecurityHeaders(app, config);
  // Answers only: a compressed request unpacks to any size, and no client of ours sends one.
  await app.register(compress, { threshold: 1024, globalDecompression: false });

  closeUnusedConnections(app);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Otherwise a connection that was busy when the stop began is kept alive, and the stop waits for it.
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  app.get('/healthz', async (request, reply) => {
    try {
      await inTime(ping(), healthTimeout);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });

  for (const plugin of plugins) await app.register(plugin);
  await addWebApp(app, appFolder, config, findHead);
  return app;
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
