/**
 * Serves the metrics and the details of `/readyz`: on a separate port, which without a token only this machine can reach, or
 * on the app's port to readers who have the token.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/variables.ts';
import { readinessAnswer } from './health.ts';
import type { Monitor } from './monitor.ts';

const metricsPath = '/metrics';
const readyPath = '/readyz';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @param token null: no token is required */
export function mayRead({ headers }: Pick<IncomingMessage, 'headers'>, token: string | null): boolean {
  if (token === null) return true;
  const [, sent = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(sent), digest(token));
}

/** Adds the route for metrics on the app's own port, for readers who have the token. */
export function addMetricsRoute(app: FastifyInstance, { metrics }: Monitor, token: string): void {
  app.get(metricsPath, async (request, reply) => {
    if (!mayRead(request, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorized\n');
    }
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}

export interface MetricsPort {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves metrics and readiness on a separate port. @throws ConfigError when the port cannot be used */
export async function listenForMetrics(
  { port, host, token }: NonNullable<Config['metrics']> & { readonly port: number },
  { metrics, readiness }: Pick<Monitor, 'metrics' | 'readiness'>,
): Promise<MetricsPort> {
  const answer = (response: ServerResponse, status: number, type: string, body: string) =>
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      })
      .end(body);
  const server = createServer((request, response) => {
    const path = request.method === 'GET' ? request.url?.split('?', 1)[0] : undefined;
    if (path !== metricsPath && path !== readyPath)
      return void answer(response, 404, 'text/plain', 'Not found\n');
    if (!mayRead(request, token)) return void answer(response, 401, 'text/plain', 'Unauthorized\n');
    if (path === readyPath) {
      readiness().then(
        (state) => {
          const { status, body } = readinessAnswer(state, true);
          answer(response, status, 'application/json', JSON.stringify(body));
        },
        () => answer(response, 500, 'text/plain', 'Failed\n'),
      );
      return;
    }
    metrics.read().then(
      (text) => answer(response, 200, metrics.contentType, text),
      () => answer(response, 500, 'text/plain', 'Failed\n'),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen({ host, port }, listening);
  }).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used: ${message}`;
    throw new ConfigError(`METRICS_PORT must be free, and ${port} on ${host} ${why}.`, { cause: error });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
