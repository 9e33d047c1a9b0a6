/** The status that an admin reads of a server that has answered, failed and refused; and that nobody else can read it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimRun, endRun } from '../../../server/backups/runs.ts';
import { chats, chatTurns } from '../../../server/db/schema.ts';
import type { ServerStatus } from '../../../src/events/account/server-status.ts';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';

let server: WholeServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await openWholeServer(
    { STORAGE_ALLOWANCE: '0.5', BACKUP_DIR: '/var/backups/patina' },
    undefined,
    (app) => {
      app.get('/api/fails/:what', async () => {
        throw new Error('the cause');
      });
    },
  );
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
  expect(status.backups).toEqual({
    nextAt: expect.stringMatching(/T03:00:00\.000Z$/),
    runningSince: null,
    lastKept: null,
    failure: null,
  });
  for (const secret of [admin.uid, admin.email, server.folder, '/var/backups', 'the cause']) {
    expect(answer.body).not.toContain(secret);
  }
});

it('tells of the last backup, of one under way, and of what failed since', async () => {
  const { orm } = server.database;
  const backups = async () => ((await ask(admin.token)).json() as ServerStatus).backups!;
  const [first, then, last] = [3, 2, 0].map((hours) => new Date(Date.now() - hours * 3_600_000)) as [
    Date,
    Date,
    Date,
  ];
  const begin = async (at: Date) => (await claimRun(server.database, at, at))!;
  await endRun(orm, await begin(first), { bytes: 5_000_000_000 }, first);
  const lastKept = { at: first.toISOString(), bytes: 5_000_000_000 };
  expect(await backups()).toMatchObject({ lastKept, failure: null });
  await endRun(orm, await begin(then), { reason: 'no-room' }, then);
  const failure = { at: then.toISOString(), reason: 'no-room' };
  expect(await backups()).toMatchObject({ lastKept, failure, runningSince: null });
  await begin(last);
  expect(await backups()).toMatchObject({ lastKept, failure, runningSince: last.toISOString() });
});

it('[CHAT28] counts what is asked in chats by day, tells no word of it, and tells admins only', async () => {
  const { orm } = server.database;
  const merchant = await server.newPerson('merchant');
  const secret = 'Zinnober';
  const now = new Date();
  const longAgo = new Date(now.getTime() - 15 * 86_400_000);
  const owner = merchant.uid;
  const chat = (id: string, deletedAt: Date | null = null) => ({
    ...{ id, owner, title: `${secret} title`, createdAt: now, changedAt: now, deletedAt },
  });
  await orm.insert(chats).values([chat('kept'), chat('other'), chat('gone', now)]);
  const source = { guide: secret, version: 1, fact: secret, title: secret, text: secret };
  const turn = (id: string, changes: Partial<typeof chatTurns.$inferInsert>) => ({
    ...{ chat: 'kept', id, owner, place: 0, parent: null, kind: 'asked' as const, question: `${secret}?` },
    ...{ state: 'answered' as const, engine: 'Built in', answer: secret, sources: [], failure: null },
    ...{ askedAt: now, endedAt: now, aliveAt: now, ...changes },
  });
  await orm.insert(chatTurns).values([
    turn('t1', { sources: [source] }),
    turn('t2', { sources: [source] }),
    turn('t3', {}),
    // As an imported chat contains it.
    turn('t4', { engine: `${secret} model` }),
    turn('t5', { state: 'stopped' }),
    turn('t6', { state: 'failed', failure: 'busy' }),
    turn('t7', { state: 'answering', endedAt: null }),
    turn('t8', { askedAt: longAgo }),
    turn('t9', { chat: 'gone' }),
    turn('t10', { askedAt: new Date(now.getTime() + 3 * 86_400_000) }),
  ]);
  const answer = await ask(admin.token);
  const { kept, days } = (answer.json() as ServerStatus).chats;
  expect(kept).toBe(2);
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({
    ...{ day: now.toISOString().slice(0, 10), asked: 7, fromGuides: 2, withoutGuides: 2 },
    ...{ stopped: 1, failed: 1, byModel: 1 },
  });
  expect(days.slice(1).filter(({ asked }) => asked > 0)).toEqual([]);
  for (const leaked of [secret, owner, merchant.email]) expect(answer.body).not.toContain(leaked);
  const refused = await ask(merchant.token);
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('kept');
});
