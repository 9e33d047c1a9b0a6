/** What an admin reads of a server that has answered, failed and refused; and that nobody else reads it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerStatus } from '../../../src/events/account/server-status.ts';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';

let server: WholeServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await openWholeServer({ STORAGE_ALLOWANCE: '0.5' }, undefined, (app) => {
    app.get('/api/fails/:what', async () => {
      throw new Error('the cause');
    });
  });
  admin = await server.newPerson('admin');
}, 120_000);
afterAll(() => server.close());

const ask = (token?: string) =>
  server.app.inject({
    url: '/api/hosted/admin/status',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

it('is nobody else’s to read', async () => {
  const [user, merchant] = [await server.newPerson(), await server.newPerson('merchant')];
  expect((await ask()).statusCode).toBe(401);
  expect((await ask(user.token)).statusCode).toBe(403);
  expect((await ask(merchant.token)).statusCode).toBe(403);
});

it('tells of the last hour by pattern and reference, of checks, room and versions, and of nobody', async () => {
  const { headers } = await server.app.inject(`/api/fails/${admin.uid}?of=${admin.email}`);
  const answer = await ask(admin.token);
  expect(answer.statusCode).toBe(200);
  const status: ServerStatus = answer.json();
  expect(status.failures).toMatchObject([
    { method: 'GET', route: '/api/fails/:what', status: 500, reference: headers['x-request-id'] },
  ]);
  expect(status.minutes).toHaveLength(60);
  expect(status.minutes.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
  expect(status.minutes.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThanOrEqual(3);
  expect(status.checks).toHaveLength(5);
  expect(status.checks.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(status.storage).toMatchObject({ usedBytes: 0, allowedBytes: 50 * 1024 ** 3 });
  expect(status.sessions).toBeGreaterThanOrEqual(1);
  expect(status.versions).toMatchObject({ node: process.versions.node });
  expect(status.versions.database).toMatch(/^Embedded PostgreSQL \d/);
  for (const secret of [admin.uid, admin.email, server.folder, 'the cause']) {
    expect(answer.body).not.toContain(secret);
  }
});
