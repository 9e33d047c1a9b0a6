/**
 * A name for every request, which its log lines, its answer and the page of whoever sent it all carry: what a person
 * quotes is found in the log.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const requestIdHeader = 'x-request-id';

/** What a proxy or a program gives: short, and nothing that could break a line of a log. */
const sound = /^[\w.:-]{8,64}$/;

/** The sender's own, when it can be used, so that one name leads through several logs. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && sound.test(given) ? given : randomBytes(6).toString('hex');
}

/** Before every other hook: what refuses a request is answered with it, too. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // On the raw answer: some are written without Fastify.
    reply.raw.setHeader(requestIdHeader, request.id);
  });
}
