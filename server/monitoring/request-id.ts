/**
 * An id for every request, shown in its log lines, its response and the sender's page, so that what a person quotes can
 * be found in the log.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const requestIdHeader = 'x-request-id';

/** Ids accepted from proxies and programs: short, and without characters that could break a log line. */
const acceptable = /^[\w.:-]{8,64}$/;

/** The id that the sender gave, if acceptable, so that one id connects several logs; otherwise a random one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[requestIdHeader];
  return typeof sent === 'string' && acceptable.test(sent) ? sent : randomBytes(6).toString('hex');
}

/** Call it before other hooks are added, so that requests refused by them carry the id, too. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // On the raw response, since some responses are written without Fastify.
    reply.raw.setHeader(requestIdHeader, request.id);
  });
}
