/**
 * PostgreSQL is disconnected, restarted and failed over while two servers write to it: both processes keep running,
 * everything acknowledged is there, and nothing is there twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed, times } from '../../counts.ts';
import { randomFrom } from '../../support/random.ts';
import { documentsRoot, password } from '../security/whole-server.ts';
import { runServer, type ServerProcess } from '../start/process.ts';
import { newTransaction } from '../trade/support.ts';
import { type PrivatePostgres, privatePostgresFault, startPrivatePostgres } from './private-postgres.ts';
import { startSwitchingProxy, type SwitchingProxy } from './switching-proxy.ts';

const reason =
  privatePostgresFault === null ? '' : ` (skipped: no PostgreSQL of its own: ${privatePostgresFault})`;

describe.skipIf(privatePostgresFault !== null)(
  `a PostgreSQL that goes away${reason}`,
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'patina-outages-'));
    const random = randomFrom(seed);
    let primary: PrivatePostgres;
    let standby: PrivatePostgres | null = null;
    let proxy: SwitchingProxy;
    const servers: { readonly process: ServerProcess; readonly origin: string }[] = [];
    let merchant: { uid: string; token: string };

    const countOfTransactions = 'select count(*)::int as count from transactions where seller = $1';
    let demoTransactions = 0;
    /** Keys of transactions written by hand, and the last counter value of each document. */
    const acknowledged = { keys: [] as string[], bio: 0 };
    const asked = { keys: [] as string[], bio: 0 };
    /** Number of unsuccessful answers, by status. */
    const refused = new Map<number, number>();
    const withoutRetryAfter: string[] = [];

    beforeAll(async () => {
      primary = await startPrivatePostgres();
      proxy = await startSwitchingProxy(primary.port);
      for (let i = 0; i < 2; i += 1) {
        const server = runServer({
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: `postgres://patina@127.0.0.1:${proxy.port}/postgres`,
          DEMO_PASSWORD: password,
          LOG_LEVEL: 'fatal',
        });
        const [, origin] = await server.says(/running at (http:\S+)/);
        servers.push({ process: server, origin: origin! });
      }
      const answer = await ask(0, '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
        email: 'merchant@patina.example',
        password,
      });
      const { localId: uid, idToken: token } = (await answer.json()) as { localId: string; idToken: string };
      merchant = { uid, token };
    }, 180_000);
    afterAll(async () => {
      for (const { process } of servers) {
        process.child.kill('SIGKILL');
        await process.ended();
      }
      await proxy?.close();
      await standby?.remove();
      await primary?.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    const ask = (server: number, path: string, body?: unknown) =>
      fetch(`${servers[server]!.origin}${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(merchant ? { authorization: `Bearer ${merchant.token}` } : {}),
        },
      });

    /** @returns whether it succeeded. A refusal because of the database says when to retry; any other fails the test. */
    async function isDone(answer: Response, what: string): Promise<boolean> {
      const text = await answer.text();
      if (answer.ok) return true;
      refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      if (answer.status !== 503) throw new Error(`${what}: ${answer.status} ${text}`);
      if (!answer.headers.has('retry-after')) withoutRetryAfter.push(what);
      await sleep(50);
      return false;
    }

    /** Each writer writes until it is told to stop, and repeats a write until it is acknowledged. */
    async function writeTransactions(server: number, isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const sent = newTransaction();
        asked.keys.push(sent.key);
        while (!(await isDone(await ask(server, '/api/node/transactions', sent), 'a transaction')));
        acknowledged.keys.push(sent.key);
        await sleep(5);
      }
    }

    async function writeBio(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const bio = (asked.bio += 1);
        const update = {
          name: `${documentsRoot}/users/${merchant.uid}`,
          fields: { bio: { stringValue: String(bio) } },
        };
        const write = { update, updateMask: { fieldPaths: ['bio'] } };
        if (await isDone(await ask(1, `/v1/${documentsRoot}:commit`, { writes: [write] }), 'a document'))
          acknowledged.bio = bio;
        await sleep(5);
      }
    }

    async function read(server: number, isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        await isDone(await ask(server, '/api/node/transactions/sold?pageSize=5'), 'a list');
        await sleep(5);
      }
    }

    /** Everybody writes and reads on both servers during `outage`, and for a moment after it. */
    async function underLoad(outage: () => Promise<void>): Promise<void> {
      let over = false;
      const isOver = () => over;
      const before = acknowledged.keys.length;
      const load = [
        ...[0, 1, 0, 1].map((server) => writeTransactions(server, isOver)),
        writeBio(isOver),
        ...[0, 1].map((server) => read(server, isOver)),
      ];
      const failed = Promise.all(load);
      failed.catch(() => (over = true));
      await outage();
      const after = acknowledged.keys.length;
      for (const late = Date.now() + 20_000; acknowledged.keys.length < after + 10 && Date.now() < late;)
        await sleep(20);
      over = true;
      await failed;
      expect(acknowledged.keys.length).toBeGreaterThan(before + 10);
    }

    /** Reads directly, not through the servers. */
    async function expectNothingLostOrDoubled(): Promise<void> {
      expect(servers.map(({ process }) => process.child.exitCode)).toEqual([null, null]);
      const client = new pg.Client({
        connectionString: `postgres://patina@127.0.0.1:${proxy.port}/postgres`,
      });
      await client.connect();
      try {
        const { rows } = await client.query<{ key: string; number: string }>(
          `select key, outcome->>'number' as number from done_requests where uid = $1`,
          [merchant.uid],
        );
        const kept = new Set(rows.map(({ key }) => key));
        expect(acknowledged.keys.filter((key) => !kept.has(key))).toEqual([]);
        const { rows: written } = await client.query<{ count: number }>(countOfTransactions, [merchant.uid]);
        expect(written[0]!.count - demoTransactions).toBe(new Set(asked.keys).size);
        const { rows: documents } = await client.query<{ bio: string }>(
          `select fields->'bio'->>'stringValue' as bio from documents where path = $1`,
          [`users/${merchant.uid}`],
        );
        expect(Number(documents[0]!.bio)).toBeGreaterThanOrEqual(acknowledged.bio);
        expect(Number(documents[0]!.bio)).toBeLessThanOrEqual(asked.bio);
      } finally {
        await client.end();
      }
      expect(withoutRetryAfter).toEqual([]);
    }

    const cuts = times(100);
    it(`cut ${cuts} times at random moments`, async () => {
      const client = new pg.Client({ connectionString: primary.url });
      await client.connect();
      const { rows } = await client.query<{ count: number }>(countOfTransactions, [merchant.uid]);
      demoTransactions = rows[0]!.count;
      await underLoad(async () => {
        for (let cut = 0; cut < cuts; cut += 1) {
          await sleep(random() * 200);
          if (cut % 2 === 0) proxy.cutOne(random);
          else
            await client.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
               where pid <> pg_backend_pid() and application_name = 'patina'
               order by state = 'active' desc, md5(pid || $1) limit 2`,
              [String(random())],
            );
        }
      });
      await client.end();
      await expectNothingLostOrDoubled();
    });

    it('restarted, once cleanly and once by a crash', async () => {
      for (const mode of ['fast', 'immediate'] as const) {
        await underLoad(async () => {
          await sleep(500);
          await primary.stop(mode);
          await primary.start();
        });
        await expectNothingLostOrDoubled();
      }
    });

    it('away for longer than anybody waits, which is said with 503 and not hidden', async () => {
      await primary.stop('fast');
      const answers = await Promise.all(
        ['/api/node/transactions/sold', '/healthz'].map((path) => ask(0, path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
      expect(Number(answers[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
      await primary.start();
      await expect.poll(async () => (await ask(0, '/healthz')).status, { timeout: 20_000 }).toBe(200);
    });

    it('failed over to its standby', async () => {
      standby = await primary.addStandby();
      await underLoad(async () => {
        await sleep(500);
        await primary.stop('immediate');
        await standby!.promote();
        proxy.switchTo(standby!.port);
      });
      await expectNothingLostOrDoubled();
    });
  },
);
