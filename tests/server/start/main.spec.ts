import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bucketEnv } from '../files/buckets.ts';
import { runServer, type ServerProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-start-'));
const started: ServerProcess[] = [];
afterAll(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL');
    await server.ended();
  }
  rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
  const server = runServer({ DATA_DIR: join(folder, 'data'), ...env });
  started.push(server);
  return server;
}

const address = (server: ServerProcess) => server.says(/running at (http:\S+)/).then((match) => match[1]!);

/** Everything it printed, and its exit code. */
async function endOf(server: ServerProcess) {
  const code = await server.ended();
  return { code, lines: server.output().trim().split('\n') };
}

async function holdPort(): Promise<{ port: number; holder: Server }> {
  const holder = createServer();
  await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening));
  return { port: (holder.address() as { port: number }).port, holder };
}

/** One installation, step by step: creating a database takes seconds. */
describe('a server', { timeout: 120_000 }, () => {
  let first: ServerProcess;
  let origin: string;
  let idToken: string;

  const listPeople = async (at: string) => {
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await fetch(`${at}/api/hosted/admin/users?sort=email`, { headers });
    return { status: answer.status, body: await answer.json() };
  };

  it('says where it is, and serves', async () => {
    first = run();
    origin = await address(first);
    const health = await fetch(`${origin}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('makes people to try it with on its first run, who can sign in', async () => {
    const [, password] = await first.says(/Their password: (\S+)/);
    expect(first.output()).toContain('admin@patina.example');
    const signIn = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@patina.example', password, returnSecureToken: true }),
      },
    );
    ({ idToken } = (await signIn.json()) as { idToken: string });
    expect(await listPeople(origin)).toMatchObject({
      status: 200,
      body: {
        total: 6,
        users: [
          { email: 'admin@patina.example', role: 'admin' },
          { email: 'ines@patina.example', role: 'merchant' },
          { email: 'lena@patina.example', role: 'user' },
          { email: 'merchant@patina.example', role: 'merchant' },
          { email: 'theo@patina.example', role: 'user' },
          { email: 'user@patina.example', role: 'user' },
        ],
      },
    });
  });

  it.skipIf(process.platform === 'win32')('writes nothing that others on the machine can read', () => {
    const dataDir = join(folder, 'data');
    const names = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
    expect(names.length).toBeGreaterThan(100);
    const open = names.filter((name) => {
      // Files of the database come and go while it runs.
      const found = statSync(join(dataDir, name), { throwIfNoEntry: false });
      return found !== undefined && (found.mode & 0o077) !== 0;
    });
    expect(open).toEqual([]);
  });

  it('keeps its data directory to itself: a second one says so in one line and ends with 1', async () => {
    const { code, lines } = await endOf(run());
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('in use by another running server');
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('stops cleanly on one Ctrl-C, which npm and the terminal both pass on', async () => {
    await first.says(/Ctrl-C/);
    first.child.kill('SIGINT');
    first.child.kill('SIGINT');
    expect(await first.ended()).toBe(0);
    expect(first.output()).not.toMatch(/Error|"level"/);
  });

  it('keeps everybody and everybody signed in over a restart, and tells no password again', async () => {
    const second = run();
    const at = await address(second);
    expect((await listPeople(at)).status).toBe(200);
    await second.says(/Ctrl-C/);
    expect(second.output()).not.toContain('password');
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
  });

  it('stops cleanly when Ctrl-C comes before it is ready', { tags: 'full' }, async () => {
    const dataDir = join(folder, 'early');
    const server = run({ DATA_DIR: dataDir });
    while (!existsSync(join(dataDir, '.lock'))) await new Promise((later) => setTimeout(later, 20));
    server.child.kill('SIGINT');
    expect(await server.ended()).toBe(0);
    expect(existsSync(join(dataDir, '.lock'))).toBe(false);
  });
});

describe(
  'a start that cannot succeed says why in one line and ends with 1',
  { tags: 'full', timeout: 60_000 },
  () => {
    it('a wrong setting', async () => {
      expect(await endOf(run({ PORT: 'eighty' }))).toEqual({
        code: 1,
        lines: ['PORT must be a port number from 0 to 65535; not "eighty".'],
      });
    });

    it('a demo password that nobody could sign up with', async () => {
      const { code, lines } = await endOf(run({ DEMO_PASSWORD: 'password' }));
      expect([code, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toMatch(/^DEMO_PASSWORD must be /);
    });

    it('a taken port', async () => {
      const { port, holder } = await holdPort();
      const end = await endOf(run({ PORT: String(port) }));
      holder.close();
      expect(end).toEqual({
        code: 1,
        lines: [`Port ${port} is already in use on 127.0.0.1. Stop what uses it, or set PORT to another.`],
      });
    });

    it('a host that is not this machine', async () => {
      const { code, lines } = await endOf(run({ HOST: '192.0.2.1' }));
      expect([code, lines]).toEqual([1, ['HOST must be an address of this machine, and 192.0.2.1 is none.']]);
    });

    it('a data directory that is a file', async () => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      const { code, lines } = await endOf(run({ DATA_DIR: file }));
      expect([code, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toMatch(/^The data directory .+ cannot be used: /);
    });

    it.skipIf(process.getuid?.() === 0)('a data directory that may not be written', async () => {
      const closed = join(folder, 'closed');
      mkdirSync(closed, { mode: 0o500 });
      const { code, lines } = await endOf(run({ DATA_DIR: closed }));
      expect([code, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toContain('may not write there');
    });

    it('a bucket that is not there', async () => {
      const { port, holder } = await holdPort();
      await new Promise((closed) => holder.close(closed));
      const dataDir = join(folder, 'without-bucket');
      const env = bucketEnv(`http://127.0.0.1:${port}`, 'patina', 'hunter2');
      const { code, lines } = await endOf(run({ DATA_DIR: dataDir, ...env }));
      expect([code, lines]).toEqual([
        1,
        [
          `The bucket s3://patina/tests/ at http://127.0.0.1:${port} cannot be used: nothing answers at that address.`,
        ],
      ]);
      expect(existsSync(join(dataDir, 'db'))).toBe(false);
    });

    it('a PostgreSQL that is not there', async () => {
      const { port, holder } = await holdPort();
      await new Promise((closed) => holder.close(closed));
      const { code, lines } = await endOf(
        run({ DATABASE_URL: `postgres://root:hunter2@127.0.0.1:${port}/none` }),
      );
      expect([code, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toMatch(/^The PostgreSQL of DATABASE_URL cannot be used: /);
      expect(lines[0]).not.toContain('hunter2');
    });
  },
);
