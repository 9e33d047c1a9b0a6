/** A server told to stop while it is busy: every request gets an answer, and no connection is reset. */
import { Agent, request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { long } from '../../counts.ts';
import { putDatabase } from '../db/on-disk.ts';
import { runServer, type ServerProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-stopping-'));
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
putDatabase(dataDir);
let server: ServerProcess | undefined;
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Asking {
  readonly origin: string;
  readonly agent?: Agent;
  readonly path?: string;
  readonly method?: string;
  /** Pause between the two parts of the body. */
  readonly pauseMs?: number;
}

/** The status with the connection header, or the code of the error. */
function outcomeOf({ origin, agent, path = '/healthz', method = 'GET', pauseMs }: Asking): Promise<string> {
  return new Promise((resolve) => {
    const headers =
      pauseMs === undefined ? {} : { 'content-type': 'application/json', 'content-length': '2' };
    const asked = request(`${origin}${path}`, { method, headers, ...(agent ? { agent } : {}) }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'broken'));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'broken'));
    if (pauseMs === undefined) asked.end();
    else {
      asked.write('{');
      setTimeout(() => asked.end('}'), pauseMs);
    }
  });
}

const rounds = Array.from({ length: long ? 10 : 2 }, (_, i) => i + 1);
it.each(rounds)('answers everybody who has asked (%i)', { timeout: 120_000 }, async () => {
  server = runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', NODE_ENV: 'production' });
  const origin = (await server.says(/running at (http:\S+)/))[1]!;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const kept: string[] = [];
  const keepAsking = async () => {
    // A client told that the connection closes goes elsewhere, like a proxy.
    do kept.push(await outcomeOf({ origin, agent }));
    while (kept.at(-1) === '200 keep-alive');
  };
  const busy = Array.from({ length: 20 }, keepAsking);
  const anew: string[] = [];
  let stopped = false;
  const comers = Array.from({ length: 5 }, async () => {
    while (!stopped) anew.push(await outcomeOf({ origin, agent: new Agent({ keepAlive: false }) }));
  });
  await vi.waitFor(() => expect([kept.length > 100, anew.length > 20]).toEqual([true, true]), {
    timeout: 60_000,
  });
  // Under way when the signal comes, and finished only long after it.
  const slow = outcomeOf({ origin, method: 'POST', path: '/api/py/auth/register', pauseMs: 4000 });
  await sleep(200);
  stopped = true;
  // Clients that are just connecting: their connections are in the accept queue.
  const late = Array.from({ length: 30 }, () => outcomeOf({ origin }));
  await sleep(5);
  server.child.kill('SIGTERM');
  // Those that were answered before the signal came may keep their connection.
  for (const outcome of await Promise.all(late)) expect(outcome).toMatch(/^200 (?:close|keep-alive)$/);
  // The listening socket is closed while the slow request is still waited for.
  let isSlowOver = false;
  void slow.then(() => (isSlowOver = true));
  await expect.poll(() => outcomeOf({ origin }), { timeout: 3000 }).toBe('ECONNREFUSED');
  expect(isSlowOver).toBe(false);
  expect(await slow).toBe('422 close');
  expect(await server.ended()).toBe(0);
  await Promise.all([...busy, ...comers]);
  agent.destroy();
  expect(kept.filter((outcome) => outcome === '200 close').length).toBe(20);
  expect(new Set(kept)).toEqual(new Set(['200 keep-alive', '200 close']));
  expect(new Set(anew)).toEqual(new Set(['200 close']));
});
