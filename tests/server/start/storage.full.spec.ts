/** A real process with a disk that is really full, and with a data directory that disappears. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putDatabase } from '../db/on-disk.ts';
import { password } from '../security/whole-server.ts';
import { runServer, type ServerProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-storage-'));
const small = join(folder, 'small');
mkdirSync(small);

const mountFault = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', small], { stdio: 'pipe' });
    return null;
  } catch {
    return 'this user may not mount a file system';
  }
})();

const started: ServerProcess[] = [];
afterAll(async () => {
  for (const server of started) {
    server.child.kill('SIGKILL');
    await server.ended();
  }
  if (mountFault === null) execFileSync('umount', ['-l', small]);
  rmSync(folder, { recursive: true, force: true });
});

function run(dataDir: string) {
  const server = runServer({ DATA_DIR: dataDir, DEMO_PASSWORD: password, LOG_LEVEL: 'warn' });
  started.push(server);
  return server;
}
const originOf = async (server: ServerProcess) => (await server.says(/running at (http:\S+)/))[1]!;

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const signIn = (origin: string) =>
  post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    email: 'user@patina.example',
    password,
  });
const health = async (origin: string) => {
  const answer = await fetch(`${origin}/healthz`);
  return { code: answer.status, ...((await answer.json()) as object) };
};

const reason = mountFault === null ? '' : ` (skipped: ${mountFault})`;
describe.skipIf(mountFault !== null)(`a full disk${reason}`, { timeout: 120_000 }, () => {
  const dataDir = join(small, 'data');
  const filler = join(small, 'filler');
  let server: ServerProcess;
  let origin: string;

  function fill() {
    const file = openSync(filler, 'a');
    const block = Buffer.alloc(64 * 1024, 1);
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    } finally {
      closeSync(file);
    }
  }

  beforeAll(async () => {
    mkdirSync(dataDir);
    putDatabase(dataDir);
    server = run(dataDir);
    origin = await originOf(server);
    expect((await signIn(origin)).status).toBe(200);
  });

  it('is said as that, to whoever asks and to the operator, while reading goes on', async () => {
    fill();
    expect(await health(origin)).toMatchObject({ code: 503, reason: 'disk-full' });
    const refused = await post(`${origin}/api/py/auth/register`, {});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await refused.text()).toContain('disk is full');
    expect((await signIn(origin)).status).toBe(503);
    await server.says(/The disk of the data directory .+ is full/);
    expect((await fetch(`${origin}/api/py/public/jobs`)).status).toBe(200);
  });

  it('is over once there is room', async () => {
    rmSync(filler);
    await expect.poll(() => health(origin), { timeout: 20_000 }).toEqual({ code: 200, status: 'ok' });
    expect((await signIn(origin)).status).toBe(200);
    await server.says(/has room again/);
  });

  it('is said by a start that finds it so', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    fill();
    const next = run(dataDir);
    expect(await next.ended()).toBe(1);
    const lines = next.output().trim().split('\n');
    expect(lines.length).toBe(1);
    expect(lines[0]).toMatch(/^The data directory .+ cannot be used: the disk is full/);
  });

  it('keeps the command line from writing as well', async () => {
    const command = runServer({ DATA_DIR: dataDir }, ['--import', 'tsx', 'server/admin/cli.ts', 'list']);
    started.push(command);
    expect(await command.ended()).toBe(1);
    expect(command.output()).toMatch(/^The data directory .+ cannot be used: the disk is full/);
    rmSync(filler);
  });
});

describe('a data directory that vanishes', { timeout: 120_000 }, () => {
  it('is named as that, and nothing is acknowledged any more', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    putDatabase(dataDir);
    const server = run(dataDir);
    const origin = await originOf(server);
    expect((await signIn(origin)).status).toBe(200);
    renameSync(dataDir, `${dataDir}-elsewhere`);
    const refused = await signIn(origin);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await refused.text()).toContain('cannot reach its data');
    await server.says(/The data directory .+ is gone/);
    expect(await health(origin)).toMatchObject({ status: 'unavailable', reason: 'data-gone' });
    expect((await fetch(`${origin}/api/py/public/jobs`)).status).toBe(503);
    expect(server.output()).not.toContain('in use by another');
    expect(server.child.exitCode).toBeNull();
  });
});
