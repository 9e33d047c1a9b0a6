/**
 * Row `fairness`: how long the product list takes for one account while another sends the most expensive requests it may,
 * without a pause and at the usual allowances; beside the same list without an attack. Medians, and the slowest of a hundred.
 * The server, the attacker and the reader are three processes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServer } from '../support/server.ts';
import { attackNames, type AttackOrder, type Session } from './fairness-attack.ts';
import { median, percentile, type Row } from './measure.ts';

const forMs = 8000;
const password = 'saddle-soap and patience 42';

export async function fairness(): Promise<Row[]> {
  const server = await startServer({ env: { REQUEST_ALLOWANCE: '1' } });
  const attacker = fork(join(import.meta.dirname, 'fairness-attack.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    await once(attacker, 'message');
    const session = await signUp(server.origin);
    const rows: Row[] = [];
    let quiet = { p50: Number.NaN, p99: Number.NaN };
    for (const name of attackNames) {
      const order = { origin: server.origin, name, session, forMs };
      const { p50, p99 } = await whileUnder(attacker, order);
      if (name === 'nobody else') quiet = { p50, p99 };
      const row = { unit: 'ms', aim: 'p99 below a second', met: p99 < 1000 };
      rows.push(
        {
          ...row,
          name: `fairness, product list beside ${name}, p50`,
          ours: p50,
          peers: { alone: quiet.p50 },
        },
        {
          ...row,
          name: `fairness, product list beside ${name}, p99`,
          ours: p99,
          peers: { alone: quiet.p99 },
        },
      );
    }
    return rows;
  } finally {
    attacker.kill();
    await server.stop();
    server.remove();
  }
}

async function signUp(origin: string): Promise<Session> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.1.0.1' },
    body: JSON.stringify({ email: 'greedy@patina.example', password, returnSecureToken: true }),
  });
  return (await answer.json()) as Session;
}

async function whileUnder(attacker: ChildProcess, order: AttackOrder): Promise<{ p50: number; p99: number }> {
  const attacked = once(attacker, 'message') as Promise<[{ answered: number }]>;
  attacker.send(order);
  const until = performance.now() + forMs;
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    const headers = { 'x-forwarded-for': '10.2.0.1' };
    await (await fetch(`${order.origin}/api/node/products`, { headers })).arrayBuffer();
    times.push(performance.now() - start);
    // Stays within the allowance of one address.
    await new Promise((later) => setTimeout(later, 20));
  }
  const [{ answered }] = await attacked;
  if (order.name !== 'nobody else' && answered === 0) throw new Error(`Nothing was answered: ${order.name}`);
  return { p50: median(times), p99: percentile(times, 0.99) };
}
