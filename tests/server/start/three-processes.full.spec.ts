/**
 * Three processes on one PostgreSQL behind a proxy, under load: one is killed, one is frozen, all are replaced one after the
 * other. Clients that repeat a request with its key lose nothing and do nothing twice (docs/many-processes.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, postgresFault } from '../db/databases.ts';
import { password } from '../security/whole-server.ts';
import { newKey, newTransaction } from '../trade/support.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { runServer, type ServerProcess } from './process.ts';

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;

interface Member {
  readonly process: ServerProcess;
  readonly origin: string;
}

describe.skipIf(postgresFault !== null)(
  `three processes behind a proxy${reason}`,
  { timeout: 240_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'patina-three-'));
    const members: Member[] = [];
    const acknowledged: string[] = [];
    const asked: string[] = [];
    /** Unsuccessful answers of the proxy or a process, and requests that were cut off. */
    let failures: string[] = [];
    let balancer: Balancer;
    let database: Awaited<ReturnType<typeof createPostgres>>;
    let client: pg.Client;
    let merchant: { uid: string; token: string };
    let before = 0;

    async function start(): Promise<Member> {
      const process = runServer({
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: database.url,
        DEMO_PASSWORD: password,
        LOG_LEVEL: 'fatal',
        DRAIN_SECONDS: '2',
        REQUEST_ALLOWANCE: '20',
      });
      const [, origin] = await process.says(/running at (http:\S+)/);
      const member = { process, origin: origin! };
      members.push(member);
      balancer.add(member.origin);
      return member;
    }

    const ask = (origin: string, path: string, body?: unknown, accept = 'application/json') =>
      fetch(`${origin}${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          accept,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(merchant ? { authorization: `Bearer ${merchant.token}` } : {}),
        },
      });

    /** @returns whether it succeeded. Failures of the network or of a stopping process may be retried; others fail the test. */
    async function isDone(path: string, body?: unknown): Promise<boolean> {
      const answer = await ask(balancer.origin, path, body).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (answer?.ok && typeof text === 'string') return true;
      failures.push(answer ? String(answer.status) : 'cut off');
      if (answer && ![502, 503, 504].includes(answer.status))
        throw new Error(`${path}: ${answer.status} ${text}`);
      await sleep(50);
      return false;
    }

    async function countOfSold(): Promise<number> {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from transactions where seller = $1',
        [merchant.uid],
      );
      return rows[0]!.count;
    }

    /** Four clients write and four read through the proxy while something happens, and for a moment after it. */
    async function underLoad(happens: () => Promise<void>): Promise<void> {
      failures = [];
      let over = false;
      const write = async () => {
        while (!over) {
          const sent = newTransaction();
          asked.push(sent.key);
          while (!(await isDone('/api/node/transactions', sent)));
          acknowledged.push(sent.key);
        }
      };
      const read = async () => {
        while (!over) await isDone('/api/node/transactions/sold?pageSize=5');
      };
      const load = Promise.all([...Array.from({ length: 4 }, write), ...Array.from({ length: 4 }, read)]);
      load.catch(() => (over = true));
      await happens();
      const then = acknowledged.length;
      for (const late = Date.now() + 30_000; acknowledged.length < then + 20 && Date.now() < late && !over;)
        await sleep(20);
      over = true;
      await load;
      expect(acknowledged.length).toBeGreaterThanOrEqual(then + 20);
      expect(acknowledged).toEqual(expect.arrayContaining(asked));
      expect(await countOfSold()).toBe(before + new Set(asked).size);
    }

    beforeAll(async () => {
      database = await createPostgres();
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      balancer = await startBalancer();
      const first = await start();
      await Promise.all([start(), start()]);
      const answer = await ask(
        first.origin,
        '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
        { email: 'merchant@patina.example', password, returnSecureToken: true },
      );
      const { localId: uid, idToken: token } = (await answer.json()) as { localId: string; idToken: string };
      merchant = { uid, token };
      before = await countOfSold();
    }, 240_000);
    afterAll(async () => {
      for (const { process } of members) {
        process.child.kill('SIGKILL');
        await process.ended();
      }
      await balancer?.close();
      await client?.end();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const remove = (member: Member) => {
      balancer.remove(member.origin);
      members.splice(members.indexOf(member), 1);
    };

    it('go on when one is killed: what was acknowledged is there, and nothing is there twice', async () => {
      const [victim] = members;
      await underLoad(async () => {
        await sleep(500);
        victim!.process.child.kill('SIGKILL');
        await victim!.process.ended();
      });
      remove(victim!);
      await start();
    });

    it('go on when one is frozen, and when it comes back', async () => {
      const frozen = members[1]!;
      await underLoad(async () => {
        await sleep(500);
        frozen.process.child.kill('SIGSTOP');
        await expect.poll(() => balancer.isIn(frozen.origin), { timeout: 20_000 }).toBe(false);
        // The others do its work meanwhile.
        const soFar = acknowledged.length;
        await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(soFar + 20);
        frozen.process.child.kill('SIGCONT');
        await expect.poll(() => balancer.isIn(frozen.origin), { timeout: 20_000 }).toBe(true);
      });
      expect(frozen.process.child.exitCode).toBe(null);
    });

    it('are replaced one after the other, and nobody notices', async () => {
      await underLoad(async () => {
        for (const old of [...members]) {
          await start();
          old.process.child.kill('SIGTERM');
          expect(await old.process.ended()).toBe(0);
          remove(old);
        }
      });
      expect(failures).toEqual([]);
    });

    it('let an answer be read from another process than the one that writes it', async () => {
      const [one, other] = members;
      const question = {
        key: newKey(),
        chat_id: null,
        parent_id: null,
        beside_id: null,
        question: 'How do I get red wine off a wool sofa?',
      };
      const { chat_id: chat, turn } = (await (await ask(one!.origin, '/api/py/chats', question)).json()) as {
        chat_id: string;
        turn: { id: string };
      };
      const followed = await ask(
        other!.origin,
        `/api/py/chats/${chat}/turns/${turn.id}/answer`,
        undefined,
        'text/event-stream',
      );
      expect(followed.status).toBe(200);
      expect(await followed.text()).toMatch(/event: piece[^]*event: ended/);
    });
  },
);
