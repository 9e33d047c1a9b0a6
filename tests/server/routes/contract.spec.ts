import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { bodyOf, shownOf } from '../../../server/errors.ts';
import {
  type MountOptions,
  mountContract,
  operationsOf,
  readContract,
} from '../../../server/routes/contract-routes.ts';

describe('contract', () => {
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
