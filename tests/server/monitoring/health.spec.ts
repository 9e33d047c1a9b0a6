/** Health checks for balancers and supervisors, and how they change when the data, the tables or the process are not ready. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppParts, buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { migrationState } from '../../../server/db/migration-state.ts';
import { StorageUnusable, type StorageWatch } from '../../../server/storage-watch.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';

const token = 'saddle-soap-and-water';
const withToken = { authorization: `Bearer ${token}` };

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

async function start(parts: Partial<AppParts> = {}) {
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', METRICS_TOKEN: token }),
    ping: async () => undefined,
    plugins: [],
    appFolder: import.meta.dirname,
    ...parts,
  });
  open.push(app);
  return app;
}

const ask = async (app: FastifyInstance, url: string, headers: Record<string, string> = withToken) => {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
};

const storageThatIs = (kind: 'full' | 'gone'): StorageWatch => {
  const problem = new StorageUnusable(kind, '/secret/place');
  return {
    problem: () => problem,
    problemNow: () => problem,
    check: async () => problem,
    onChange: () => undefined,
  };
};

const allWell = { process: 'ok', database: 'ok', migrations: 'ok', storage: 'ok', files: 'ok' };

describe('readiness', () => {
  it('is there while everything is well', async () => {
    expect(await ask(await start(), '/readyz')).toEqual({
      status: 200,
      body: { status: 'ok', checks: allWell },
    });
  });

  it('names its checks to nobody where there is no token to show', async () => {
    const app = await start({ config: readConfig({ LOG_LEVEL: 'silent' }) });
    for (const headers of [{}, withToken, { authorization: 'Bearer ' }] as Record<string, string>[])
      expect(await ask(app, '/readyz', headers)).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it.each<[string, Partial<AppParts>, object]>([
    ['the database fails', { ping: () => Promise.reject(new Error('x')) }, { database: 'no-answer' }],
    ['the database is silent', { ping: () => new Promise(() => undefined) }, { database: 'no-answer' }],
    ['tables are missing', { missingMigrations: async () => 2 }, { migrations: 'missing' }],
    [
      'nobody knows of the tables',
      { missingMigrations: () => Promise.reject(new Error('x')) },
      { migrations: 'unknown' },
    ],
    ['the disk is full', { storage: storageThatIs('full') }, { storage: 'disk-full' }],
    ['the data is gone', { storage: storageThatIs('gone') }, { storage: 'data-gone' }],
  ])('ends when %s, which says nothing of the process being alive', async (_, parts, changed) => {
    const app = await start(parts);
    const answer = await ask(app, '/readyz');
    expect(answer).toEqual({
      status: 503,
      body: { status: 'unavailable', checks: { ...allWell, ...changed } },
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    for (const headers of [{}, { authorization: 'Bearer wrong' }] as Record<string, string>[])
      expect(await ask(app, '/readyz', headers)).toEqual({ status: 503, body: { status: 'unavailable' } });
    expect(await ask(app, '/livez')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('ends with the first moment of a stop, while everybody is still answered', async () => {
    const app = await start({ graceMs: 1500 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const look = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: withToken });
      return [answer.status, await answer.json()];
    };
    expect((await look('/readyz'))[0]).toBe(200);
    const closed = app.close();
    await expect.poll(async () => (await look('/readyz'))[0]).toBe(503);
    expect(await look('/readyz')).toEqual([
      503,
      { status: 'unavailable', checks: { ...allWell, process: 'stopping' } },
    ]);
    expect((await look('/livez'))[0]).toBe(200);
    expect((await look('/healthz'))[0]).toBe(200);
    await closed;
  });
});

describeOnEveryDatabase('what a database has of the migrations', (openDatabase) => {
  it('is all of them once it is open; what is taken away is missed, and what came later is told apart', async () => {
    const database = await openDatabase();
    const change = database.orm.transaction(async (tx) => {
      const state = await migrationState(tx);
      expect(state).toMatchObject({ missing: 0, newer: 0 });
      expect(state.applied).toBeGreaterThan(20);
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
      );
      expect(await migrationState(tx)).toMatchObject({ missing: 0, newer: 1 });
      await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
      expect((await migrationState(tx)).missing).toBe(state.applied);
      tx.rollback();
    });
    await expect(change).rejects.toThrow('Rollback');
    await database.close();
  });
});
