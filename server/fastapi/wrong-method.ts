/** Answers 405 with `Allow` where an address exists but not with this method, before anything of the body is read. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from '../errors.ts';
import type { Operation } from '../contract/contract-routes.ts';
import { Problem } from '../problem.ts';

export type Known = Pick<Operation, 'method' | 'path'>;

/** @param known what exists below the prefix; paths as in the contract: `/todos/{todo_id}` */
export function addWrongMethods(app: FastifyInstance, prefix: string, known: readonly Known[]): void {
  const methods = new Map<string, string[]>();
  for (const { method, path } of known) {
    const of = methods.get(path) ?? [];
    of.push(method.toUpperCase());
    if (method === 'get') of.push('HEAD');
    methods.set(path, of);
  }
  const paths = [...methods].map(([path, of]) => ({ pattern: patternOf(path), allow: of.join(', ') }));
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const path = request.url.split('?')[0]!.slice(prefix.length);
        const at = paths.find(({ pattern }) => pattern.test(path));
        if (at === undefined) return;
        reply.header('allow', at.allow);
        throw new Problem(405, 'bad-method', 'Method Not Allowed');
      });
      const notFound = (request: FastifyRequest, reply: FastifyReply) =>
        reply
          .code(404)
          .header('cache-control', 'no-store')
          .send(bodyOf(request.url, { status: 404, reason: 'not-found', message: 'There is nothing here.' }));
      scope.setNotFoundHandler(notFound);
      // Otherwise the route that serves the files of the app would answer.
      scope.get('/*', notFound);
    },
    { prefix },
  );
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll('.', String.raw`\.`)))
      .join('/')}/?$`,
    'u',
  );
