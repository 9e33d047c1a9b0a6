import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { bodyOf, shownOf } from '../../../server/errors.ts';
import {
  answerCompiler,
  answersWhenUsed,
  validatorCompiler,
  validatorsWhenUsed,
} from '../../../server/contract/compilers.ts';
import {
  type MountOptions,
  mountContract,
  operationsOf,
  readContract,
} from '../../../server/contract/contract-routes.ts';

describe('contract', () => {
  it.each(['hosted', 'node', 'fastapi'])('of %s says that any operation may ask to wait', (name) => {
    const contract = readContract(name) as unknown as {
      paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
      components: { responses: Record<string, { headers?: Record<string, unknown> }> };
    };
    for (const { path, method, operationId } of operationsOf(readContract(name))) {
      for (const status of ['429', '503']) {
        const { $ref = '' } = contract.paths[path]![method]!.responses[status] ?? {};
        const answer = contract.components.responses[$ref.split('/').at(-1)!];
        expect(answer?.headers, `${operationId} ${status}`).toHaveProperty('Retry-After');
      }
    }
  });

  it('describes every operation, its parameters and its refusals', () => {
    const contract = readContract('hosted') as unknown as {
      paths: Record<string, Record<string, { summary?: string; responses?: Record<string, unknown> }>>;
    };
    for (const { path, method, needs } of operationsOf(readContract('hosted'))) {
      const { summary, responses = {} } = contract.paths[path]![method]!;
      expect(summary, path).toBeTruthy();
      if (needs) expect(Object.keys(responses), path).toContain('401');
      if (needs?.includes('admin')) expect(Object.keys(responses), path).toContain('403');
    }
  });

  it('does not start with an operation that nobody handles or authorizes, or a handler of no operation', async () => {
    const nothing = async () => undefined;
    const mount = (routes: MountOptions['routes'], authorize: MountOptions['authorize']) =>
      mountContract(Fastify(), { name: 'hosted', prefix: '/api/hosted', routes, authorize });
    await expect(mount({}, { person: nothing })).rejects.toThrow('has no handler');
    await expect(mount({ fly: { handler: nothing } }, { person: nothing })).rejects.toThrow(
      'Not in hosted.yaml: fly',
    );
    const all = operationsOf(readContract('hosted')).map(
      ({ operationId }) => [operationId, { handler: nothing }] as const,
    );
    await expect(mount(Object.fromEntries(all), {})).rejects.toThrow('Nobody authorizes person');
  });

  it('refuses a contract whose operation says nothing about security', () => {
    expect(() => operationsOf({ paths: { '/x': { get: { operationId: 'x' } } } })).toThrow('no security');
  });
});

/** Every schema of a contract, as its routes get it. */
async function schemasOf(name: string) {
  const app = Fastify();
  const requests: Parameters<ReturnType<typeof validatorCompiler>>[0][] = [];
  const answers: Parameters<ReturnType<typeof answerCompiler>>[0][] = [];
  app.addHook('onRoute', ({ url, method, schema = {} }) => {
    const route = { url, method: String(method) };
    for (const httpPart of ['body', 'querystring', 'params', 'headers'] as const) {
      for (const each of eachSchema(schema[httpPart])) requests.push({ ...route, httpPart, schema: each });
    }
    for (const [httpStatus, answer] of Object.entries(schema.response ?? {})) {
      for (const each of eachSchema(answer)) answers.push({ ...route, httpStatus, schema: each });
    }
  });
  const operations = operationsOf(readContract(name));
  const nothing = async () => undefined;
  await mountContract(app, {
    name,
    prefix: '/api',
    routes: Object.fromEntries(operations.map(({ operationId }) => [operationId, { handler: nothing }])),
    authorize: Object.fromEntries(operations.map(({ scheme }) => [scheme ?? '', nothing])),
  });
  return { requests, answers };
}

/** One, or one for each content type. */
function eachSchema(given: unknown): Record<string, unknown>[] {
  if (given === undefined) return [];
  const { content } = given as { content?: Record<string, { schema: Record<string, unknown> }> };
  return content ? Object.values(content).map(({ schema }) => schema) : [given as Record<string, unknown>];
}

describe('what checks requests and writes answers', () => {
  // A server compiles each on first use: one that cannot be compiled must show here.
  it.each(['node', 'hosted', 'fastapi'])('can be compiled, all of it, for %s', async (name) => {
    const { requests, answers } = await schemasOf(name);
    expect(Math.min(requests.length, answers.length)).toBeGreaterThan(10);
    const check = validatorCompiler();
    for (const each of requests) expect(check(each), each.url).toBeTypeOf('function');
    const write = answerCompiler();
    for (const each of answers) expect(write(each), each.url).toBeTypeOf('function');
  });

  it('takes no number of an address that is infinite', () => {
    const schema = { type: 'object', properties: { page: { type: 'integer', maximum: 10 } } };
    const check = validatorCompiler()({ method: 'GET', url: '/', httpPart: 'querystring', schema });
    const read: { page: unknown } = { page: '10' };
    expect([check(read), read.page, check.errors]).toEqual([true, 10, null]);
    for (const page of ['1e999', '-1e999', 'Infinity', '11', 'x']) {
      expect(check({ page }), page).toBe(false);
      expect(check.errors?.map(({ instancePath }) => instancePath)).toEqual(['/page']);
    }
  });

  it('is compiled when it is first used, and once', () => {
    let compiled = 0;
    const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
    const part = { method: 'GET', url: '/', httpPart: 'body', schema };
    const check = validatorsWhenUsed((each) => {
      compiled += 1;
      return validatorCompiler()(each);
    })(part);
    const write = answersWhenUsed((each) => {
      compiled += 1;
      return answerCompiler()(each);
    })(part);
    expect(compiled).toBe(0);
    expect([check({}), check({ name: 1 })]).toEqual([false, false]);
    expect(check.errors?.map(({ instancePath }) => instancePath)).toEqual(['/name']);
    expect(check({ name: 'Ida' })).toBe(true);
    expect(check.errors).toBeNull();
    expect([write({ name: 'Ida' }), write({ name: 'Max' })]).toEqual(['{"name":"Ida"}', '{"name":"Max"}']);
    expect(compiled).toBe(2);
  });
});

describe('errors', () => {
  it('shows nothing of what is inside', () => {
    const inside = Object.assign(new Error('select * from accounts where password = 1'), { statusCode: 500 });
    expect(JSON.stringify(shownOf(inside as never))).not.toContain('select');
    const refused = Object.assign(new Error('secret path'), { statusCode: 404 });
    expect(JSON.stringify(shownOf(refused as never))).not.toContain('secret');
    const odd = Object.assign(new Error('secret'), { statusCode: 418 });
    expect(shownOf(odd as never)).toMatchObject({ status: 500, reason: 'failed' });
  });

  it('speaks the shape that each client understands', () => {
    const shown = { status: 404, reason: 'not-found', message: 'Nothing.' };
    expect(bodyOf('/api/hosted/x', shown)).toEqual({ reason: 'not-found', message: 'Nothing.' });
    for (const path of [
      '/v1/projects/p',
      '/identitytoolkit.googleapis.com/v1/x',
      '/securetoken.googleapis.com/v1/t',
    ]) {
      expect(bodyOf(path, shown)).toEqual({ error: { code: 404, message: 'NOT_FOUND' } });
    }
  });
});
