/** Every answer has the id of its request, and the log uses the same id. */
import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

async function start() {
  const lines: string[] = [];
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'info' }),
    ping: async () => undefined,
    plugins: [
      async (scope) => {
        scope.get('/api/fails', async () => {
          throw new Error('the cause');
        });
        scope.get('/api/raw', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200, { 'content-type': 'text/plain' }).end('raw');
        });
      },
    ],
    appFolder: import.meta.dirname,
    logTo: { write: (line) => void lines.push(line) },
  });
  open.push(app);
  return { app, lines };
}

const idOf = async (app: FastifyInstance, url: string, given?: string | string[]) =>
  (await app.inject({ url, headers: given === undefined ? {} : { 'x-request-id': given } })).headers[
    'x-request-id'
  ];

it('is made for each request anew, whatever becomes of it', async () => {
  const { app } = await start();
  const made = await Promise.all(
    ['/healthz', '/livez', '/api/nothing', '/api/fails', '/api/raw', '/%zz'].map((url) => idOf(app, url)),
  );
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});

it('stays the sender’s when it is sound', async () => {
  const { app } = await start();
  for (const id of ['0af76519-16cd-43dd-8448-eb211c80319c', 'edge:7.a_b-1']) {
    expect(await idOf(app, '/livez', id)).toBe(id);
  }
  for (const bad of ['short', 'x'.repeat(65), 'two words', '{"level":60}', 'ünsound-name', '"quoted-id"']) {
    expect(await idOf(app, '/livez', bad)).toMatch(/^[0-9a-f]{12}$/);
  }
});

it('is in the log of a request that failed', async () => {
  const { app, lines } = await start();
  const id = await idOf(app, '/api/fails');
  const [failed] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(failed).toMatchObject({ reqId: id, msg: 'request failed', err: { message: 'the cause' } });
});
