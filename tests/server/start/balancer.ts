/**
 * A load balancer in front of several processes: round robin, without those that are not ready. As simple as possible;
 * like nginx by default, it tries another process only if nothing was sent yet.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Balancer {
  readonly origin: string;
  add(origin: string): void;
  remove(origin: string): void;
  /** Whether requests are sent there at the moment. */
  isIn(origin: string): boolean;
  close(): Promise<void>;
}

/** A process that answers no check for this long is skipped until it does, and its pending requests are aborted. */
const answerWithinMs = 5000;
const checkEveryMs = 200;

export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  /** Functions that abort the pending requests, by process. */
  const waiting = new Map<string, Set<() => void>>();
  let turn = 0;
  let closed = false;

  const stateOf = (origin: string): Promise<'ready' | 'leaving' | 'silent'> =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) }).then(
      ({ ok }) => (ok ? 'ready' : 'leaving'),
      // A process that has closed its listening socket still answers open connections.
      (error: Error) => (error.name === 'TimeoutError' ? 'silent' : 'leaving'),
    );
  /** One loop per process, so that a frozen one does not delay the others. */
  async function watch(origin: string): Promise<void> {
    while (!closed && ready.has(origin)) {
      const state = await stateOf(origin);
      if (ready.has(origin)) ready.set(origin, state === 'ready');
      if (state === 'silent') for (const giveUp of waiting.get(origin) ?? []) giveUp();
      await sleep(checkEveryMs);
    }
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const up = [...ready].filter(([, isUp]) => isUp).map(([origin]) => origin);
    turn += 1;
    const origin = up[turn % up.length];
    if (origin === undefined) return void answer.writeHead(503).end();
    const passed = request(`${origin}${asked.url}`, { method: asked.method, headers: asked.headers, agent });
    const fail = (status: number) => {
      passed.destroy();
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(status).end();
    };
    const giveUp = () => fail(504);
    const here = waiting.get(origin) ?? new Set();
    waiting.set(origin, here.add(giveUp));
    answer.on('close', () => here.delete(giveUp));
    passed.on('error', () => fail(502));
    passed.on('response', (from) => {
      const headers = { ...from.headers };
      // A hop-by-hop header.
      delete headers.connection;
      answer.writeHead(from.statusCode ?? 502, headers);
      from.pipe(answer);
      from.on('error', () => answer.destroy());
    });
    asked.pipe(passed);
  }

  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    add(origin) {
      ready.set(origin, true);
      void watch(origin);
    },
    remove: (origin) => void ready.delete(origin),
    isIn: (origin) => ready.get(origin) === true,
    async close() {
      closed = true;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      agent.destroy();
    },
  };
}
