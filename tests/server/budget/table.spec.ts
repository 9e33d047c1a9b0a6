/** Every route of the server has a row in the table of budgets, and every row has a route. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowOf, table } from '../../../server/budget/table.ts';
import { turnRules } from '../../../server/budget/limits.ts';
import { openWholeServer, type WholeServer } from '../security/whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
}, 120_000);
afterAll(() => server.close());

const answered = () => server.routes.filter(({ method }) => method !== 'OPTIONS');

it('lists every route', () => {
  const unlisted = answered().filter(({ method, url }) => rowOf(method, url) === undefined);
  expect(answered().length).toBeGreaterThan(100);
  expect(unlisted).toEqual([]);
  expect(rowOf('GET', '/api/node/new-route')).toBeUndefined();
});

it('lists no route that is gone', () => {
  // These routes are registered before any plugin, so the hook of this test does not see them.
  const health = ['/healthz', '/livez', '/readyz', '/metrics'].map((url) => ({ method: 'GET', url }));
  const known = new Set(
    [...health, ...answered()].flatMap(({ method, url }) => [`${method} ${url}`, `ALL ${url}`]),
  );
  expect(Object.keys(table).filter((key) => !known.has(key))).toEqual([]);
});

it('gives everything a cost, and lets one person take no line for themselves', () => {
  for (const [route, { work }] of Object.entries(table)) expect(work, route).toBeGreaterThan(0);
  for (const [name, { atOnce, forOne }] of Object.entries(turnRules))
    expect(forOne, name).toBeLessThanOrEqual(atOnce / 2);
});
