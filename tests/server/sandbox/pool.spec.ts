import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority, platform } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { commandOf, isolationHere } from '../../../server/sandbox/command.ts';
import { openPool, type Pool, type PoolOptions, type TaskOptions } from '../../../server/sandbox/pool.ts';
import { niceness } from '../../../server/sandbox/serve.ts';

const megabyte = 1024 * 1024;
const options: PoolOptions = {
  job: new URL('./hostile.job.ts', import.meta.url),
  lanes: 1,
  maxWaiting: { tasks: 5, bytes: 5 * megabyte },
  maxWaitingEach: { tasks: 3, bytes: 3 * megabyte },
  maxMemoryBytes: 320 * megabyte,
  maxHeapMegabytes: 128,
  maxTaskCpuMs: 10_000,
  maxCpuMs: 600_000,
  maxFileBytes: 2 * megabyte,
};

let pool: Pool;
const open = (changes: Partial<PoolOptions> = {}) => (pool = openPool({ ...options, ...changes }));
afterEach(() => pool.close());

async function ask(deed: string, detail = '', changes: Partial<TaskOptions> = {}): Promise<unknown> {
  return (await pool.run({ data: { deed, detail }, files: [] }, { sender: 'ida', ...changes })).data;
}
const outcome = (deed: string, detail?: string, changes?: Partial<TaskOptions>) =>
  ask(deed, detail, changes).catch((error: { reason?: string }) => error.reason);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await setTimeout(10);
}

describe('processes that open files', () => {
  it('answer with what they were given, and are kept for the next file', async () => {
    open();
    const files = [Buffer.alloc(megabyte, 'a'), Buffer.from('b'), Buffer.alloc(0)];
    const answer = await pool.run({ data: { deed: 'echo', detail: 'Ärger' }, files }, { sender: 'ida' });
    expect(answer.data).toBe('Ärger');
    expect(answer.files.map((file) => Buffer.compare(file, files[answer.files.indexOf(file)]!))).toEqual([
      0, 0, 0,
    ]);
    const pid = await ask('pid');
    expect(await ask('pid')).toBe(pid);
    expect(pool.pids()).toEqual([pid]);
  });

  it.each([
    ['fill the heap', 'memory'],
    ['fill native memory', 'memory'],
    ['spin', 'cpu'],
    ['compress for ever', 'cpu'],
    ['exit', 'crashed'],
  ])(
    'are ended when a file makes them %s, and the next file is read',
    { tags: 'full' },
    async (deed, reason) => {
      open();
      const pid = (await ask('pid')) as number;
      expect(await outcome(deed, '', { cpuMs: deed.startsWith('fill') ? 10_000 : 300 })).toBe(reason);
      expect(isAlive(pid)).toBe(false);
      expect(await ask('echo', 'next')).toBe('next');
    },
  );

  it('never hold much more memory than they may', { tags: 'full' }, async () => {
    open({ maxMemoryBytes: 250 * megabyte });
    const pid = (await ask('pid')) as number;
    let most = 0;
    let filling = true;
    const filled = outcome('fill native memory').finally(() => (filling = false));
    while (filling) {
      const status = await import('node:fs/promises').then(({ readFile }) =>
        readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
      );
      most = Math.max(most, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      await setTimeout(5);
    }
    expect(await filled).toBe('memory');
    if (process.platform === 'linux') expect(most).toBeGreaterThan(100);
    // The kernel's own limit: a quarter and 128 MB more.
    expect(most).toBeLessThan(250 * 1.25 + 128);
  });

  it('are replaced when a file has left much behind', { tags: 'full' }, async () => {
    open();
    const pid = await ask('pid');
    expect(await ask('keep memory')).toBe(200 * megabyte);
    expect(await ask('pid')).not.toBe(pid);
  });

  it('say nothing of the file when something else ends them', { tags: 'full' }, async () => {
    open();
    expect(await outcome('die', 'SIGKILL')).toBe('busy');
    expect(await ask('echo', 'next')).toBe('next');
  });

  it('pass a fault of our own on', async () => {
    open();
    await expect(ask('throw')).rejects.toThrow('A fault of ours');
    expect(await ask('echo', 'next')).toBe('next');
  });

  it('never call a file bad because there is much to do', { tags: 'full' }, async () => {
    open();
    // Ten times its CPU time, during which it was idle.
    expect(await outcome('sleep', '5000', { cpuMs: 100 })).toBe('busy');
    await ask('pid');
    const first = ask('sleep', '1000');
    expect(await outcome('echo', 'late', { sender: 'ben', maxWaitMs: 50 })).toBe('busy');
    const waiting = [1, 2, 3].map((n) => ask('echo', `${n}`));
    const refused = await ask('echo', '4').catch((error: unknown) => error);
    expect(refused).toMatchObject({ statusCode: 503, reason: 'busy', retryAfterSeconds: 10 });
    expect(await Promise.all([first, ...waiting])).toEqual(['slept', '1', '2', '3']);
  });

  it('hold no more bytes of files that wait than they may, of everybody and of one sender', async () => {
    open({
      maxWaiting: { tasks: 50, bytes: 3 * megabyte },
      maxWaitingEach: { tasks: 50, bytes: 2 * megabyte },
    });
    const send = (sender: string, bytes: number, maxWaitMs = 30_000) =>
      pool
        .run({ data: { deed: 'sleep', detail: '100' }, files: [Buffer.alloc(bytes)] }, { sender, maxWaitMs })
        .then(
          () => 'done',
          ({ reason }: { reason: string }) => reason,
        );
    // The first waits for nobody.
    const sent = [
      send('ida', 2 * megabyte),
      send('ida', megabyte),
      send('ida', megabyte),
      send('ida', 1),
      send('ben', megabyte),
      send('ben', 1),
      send('cem', 1),
      // Our own work is never refused.
      send('', megabyte, Infinity),
    ];
    expect(await Promise.all(sent)).toEqual([
      ...['done', 'done', 'done', 'busy'],
      ...['done', 'busy', 'busy', 'done'],
    ]);
    // The waiting work is gone, and does not count any more.
    expect(await send('ida', 2 * megabyte)).toBe('done');
  });

  it('take turns, and leave a lane for others', async () => {
    const many = { tasks: 40, bytes: megabyte };
    open({ lanes: 2, maxWaiting: many, maxWaitingEach: many });
    await Promise.all([ask('sleep', '300'), ask('sleep', '300', { sender: 'ben' })]);
    const done: string[] = [];
    const send = async (sender: string, name: string) => {
      await ask('sleep', '150', { sender });
      done.push(name);
    };
    const all = [...[1, 2, 3, 4, 5, 6].map((n) => send('ida', `ida ${n}`)), send('ben', 'ben 1')];
    await all.at(-1);
    expect(done.filter((name) => name.startsWith('ida')).length).toBeLessThan(3);
    await Promise.all(all);
  });

  it('let those who come last wait for everybody else, and forget whoever waits no more', async () => {
    open();
    const done: string[] = [];
    const send = (name: string, changes: Partial<TaskOptions>) =>
      ask('echo', name, changes).then(() => done.push(name));
    const first = ask('sleep', '300');
    const leaving = new AbortController();
    const gone = send('gone', { sender: 'visitor 1', comesLast: true, signal: leaving.signal });
    const all = [
      send('visitor', { sender: 'visitor 2', comesLast: true }),
      send('ida 1', { sender: 'ida' }),
      send('ben', { sender: 'ben' }),
      send('ida 2', { sender: 'ida' }),
    ];
    leaving.abort();
    await expect(gone).rejects.toThrow('Nobody waits');
    await Promise.all([first, ...all]);
    expect(done.at(-1)).toBe('visitor');
    expect(done).toHaveLength(4);
  });

  it('know no secret of the server', async () => {
    process.env.PATINA_TEST_SECRET = 'secret';
    open();
    const environment = (await ask('environment')) as Record<string, string>;
    delete process.env.PATINA_TEST_SECRET;
    expect(Object.keys(environment)).toContain('MALLOC_ARENA_MAX');
    expect(JSON.stringify(environment)).not.toMatch(/secret|DATABASE_URL|PASSWORD/i);
  });

  it.runIf(platform() === 'linux')('let requests go first on a busy machine', async () => {
    open();
    const pid = (await ask('pid')) as number;
    // Each thread has a priority of its own: the one that reads the file, and those that libraries start for it.
    expect(getPriority(pid)).toBe(niceness);
    const priorities = readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));
    expect(priorities.filter((priority) => priority === niceness).length).toBeGreaterThan(1);
  });

  it('reach no server', async () => {
    let asked = 0;
    const server = createServer((_, reply) => {
      asked += 1;
      reply.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    open();
    expect(await ask('fetch', address)).toContain('no network');
    if ((await isolationHere()).unshare) expect(await ask('fetch elsewhere', address)).toBe(7);
    expect(asked).toBe(0);
    await new Promise((closed) => server.close(closed));
  });

  it('end with the pool, and a while after the last file', async () => {
    open({ idleMs: 100 });
    const idle = (await ask('pid')) as number;
    await untilGone(idle);
    const other = (await ask('pid')) as number;
    await pool.close();
    expect(isAlive(other)).toBe(false);
    expect(pool.pids()).toEqual([]);
  });

  it('have the limits of the kernel where it has them', async () => {
    const isolation = await isolationHere();
    open();
    const pid = (await ask('pid')) as number;
    if (isolation.prlimit) {
      const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
      const maxData = 320 * 1.25 * megabyte + 128 * megabyte + isolation.reservedBytes;
      expect(limits).toMatch(new RegExp(`Max data size +${maxData} `));
      expect(limits).toMatch(/Max cpu time +615 /);
      expect(limits).toMatch(/Max core file size +0 /);
    }
    const bare = commandOf(['a.mjs'], options, { prlimit: false, unshare: false, reservedBytes: 0 });
    expect(bare).toEqual({ file: process.execPath, args: ['--max-old-space-size=128', 'a.mjs'] });
  });
});
