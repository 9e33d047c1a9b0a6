/** What programs made for FastAPI expect of the second backend: its documents, 405 for a wrong method, and `input` in a 422. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import { openTodoBackend, password, registrationOf, type TodoBackend } from '../todo/support.ts';

let backend: TodoBackend;
let token: string;

beforeAll(async () => {
  backend = await openTodoBackend();
  token = await backend.signUp('ida');
});
afterAll(() => backend.close());

const inject = (method: string, url: string, more: InjectOptions = {}) =>
  backend.app.inject({ ...more, method: method as 'GET', url });

describe('documents', () => {
  it('are the whole contract, for everybody', async () => {
    const answer = await inject('GET', '/api/py/openapi.json');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(answer.json()).toEqual(readContract('fastapi'));
  });

  it('are a page that shows every operation and loads nothing', async () => {
    const answer = await inject('GET', '/api/py/docs');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { method, path } of operationsOf(readContract('fastapi')))
      expect(answer.body).toContain(`<b>${method.toUpperCase()}</b> <code>/api/py${path}</code>`);
    expect(answer.body).not.toMatch(/<script|<link|<img|\ssrc=|@import|url\(|https?:\/\//);
  });
});

describe('a wrong method', () => {
  it.each([
    ['PATCH', '/api/py/todos', 'GET, HEAD, POST'],
    ['POST', '/api/py/todos/7', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/py/auth/token', 'POST'],
    ['OPTIONS', '/api/py/auth/token?x=1', 'POST'],
    ['DELETE', '/api/py/docs', 'GET, HEAD'],
  ])('%s %s gets 405 and what is allowed', async (method, url, allow) => {
    const answer = await inject(method, url);
    expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([
      405,
      allow,
      { detail: 'Method Not Allowed' },
    ]);
  });

  it('is told before the body is read, whatever it is', async () => {
    const headers = { 'content-type': 'application/x-unknown' };
    const answer = await inject('PATCH', '/api/py/todos', { headers, payload: 'x'.repeat(100_000) });
    expect(answer.statusCode).toBe(405);
  });

  it.each(['/api/py/nothing', '/api/py/todos/7/8', '/api/py', '/api/pyx'])(
    'is not the matter at %s',
    async (url) => {
      const answer = await inject('POST', url);
      expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
    },
  );
});

describe('the input of a refusal', () => {
  const todo = { title: 'Oil the saddle', description: 'Two thin coats', priority: 3, complete: false };
  const detailOf = async (body: object) =>
    (await backend.ask('POST', '/todos', { token, body })).body.detail[0] as Record<string, unknown>;

  it('is the value that is wrong, or the object that lacks a field', async () => {
    expect(await detailOf({ ...todo, priority: 6 })).toMatchObject({ loc: ['body', 'priority'], input: 6 });
    expect(await detailOf({ ...todo, owner: [1] })).toMatchObject({ loc: ['body', 'owner'], input: [1] });
    const { title: _, ...untitled } = todo;
    expect(await detailOf(untitled)).toMatchObject({
      type: 'missing',
      loc: ['body', 'title'],
      input: untitled,
    });
  });

  it('is what was sent in an address', async () => {
    const listed = await backend.ask('GET', '/todos?limit=many', { token });
    expect(listed.body.detail[0]).toMatchObject({ loc: ['query', 'limit'], input: 'many' });
    const single = await backend.ask('GET', '/todos/x', { token });
    expect(single.body.detail[0]).toMatchObject({ loc: ['path', 'todo_id'], input: 'x' });
  });

  it('contains no password', async () => {
    const { email: _, ...body } = registrationOf('nora');
    const lacking = await backend.ask('POST', '/auth/register', { body });
    expect(lacking.status).toBe(422);
    expect(lacking.body.detail[0]).toMatchObject({ type: 'missing', input: { username: 'nora' } });
    const short = { ...registrationOf('nora'), password: 'short' };
    const weak = await backend.ask('POST', '/auth/register', { body: short });
    expect(weak.body.detail[0]).toMatchObject({ loc: ['body', 'password'], input: '**********' });
    expect(JSON.stringify([lacking.body, weak.body])).not.toMatch(new RegExp(`${password}|"short"`));
  });

  it('is absent if it is long', async () => {
    expect(await detailOf({ ...todo, title: 'x'.repeat(2000) })).not.toHaveProperty('input');
  });
});
