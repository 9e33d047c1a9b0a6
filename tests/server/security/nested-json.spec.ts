/** JSON that is nested deeper than any of ours is refused before it is parsed, for every content type and route. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentsRoot, openWholeServer, type SignedIn, type WholeServer } from './whole-server.ts';

let server: WholeServer;
let person: SignedIn;
beforeAll(async () => {
  server = await openWholeServer();
  person = await server.newPerson('admin');
}, 120_000);
afterAll(() => server.close());

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const json = 'application/json';

const places: readonly (readonly [path: string, type: string])[] = [
  [`/v1/${documentsRoot}:commit`, 'text/plain'],
  [`/v1/${documentsRoot}:commit`, json],
  [`/v1/${documentsRoot}:runQuery`, 'text/plain'],
  [`${toolkit}:signUp`, json],
  [`${toolkit}:update`, json],
  ['/api/node/cart/review', json],
  ['/api/node/posts', json],
  ['/api/hosted/checkpoints', json],
  ['/api/py/hr-agent/answers', json],
  ['/api/py/auth/register', json],
];

it.each(places)('%s as %s', async (url, type) => {
  const deep = `{"a":${'['.repeat(101)}${']'.repeat(101)}}`;
  const deeper = '[{"a":'.repeat(600);
  for (const payload of [deep, deeper]) {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': type,
        authorization: `Bearer ${person.token}`,
        accept: 'text/event-stream, application/json',
      },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(200);
  }
});

/** Accepts no JSON, or not without the version of its own protocol. */
const takesNone: ReadonlySet<number> = new Set([412, 415]);

it.each([150, 10_000])(
  '%s deep on whatever route there is',
  async (depth) => {
    const todo = await server.newTodoOwner();
    const payload = '{"a":'.repeat(depth);
    const taken: string[] = [];
    for (const { method, url } of server.routes) {
      if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) continue;
      const { token } = /^\/api\/py\/(todos|users)/.test(url) ? todo : person;
      const answer = await server.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, '1'),
        headers: { 'content-type': json, authorization: `Bearer ${token}` },
        payload,
      });
      const { statusCode, body } = answer;
      const isRefused =
        statusCode === 400 ? /nested too deep|INVALID_REQUEST/.test(body) : statusCode === 413;
      if (!isRefused && !takesNone.has(statusCode)) taken.push(`${method} ${url}: ${statusCode} ${body}`);
    }
    expect(taken).toEqual([]);
  },
  60_000,
);
