/**
 * Row `fairness`: how long the product list takes somebody while another account asks for the dearest that it may, without
 * a pause and at the usual allowances; beside the same list while nobody does. Medians, and the slowest of a hundred.
 */
import { startServer } from '../support/server.ts';
import { median, percentile, type Row } from './measure.ts';

const forMs = 8000;
/** As many as one browser opens. */
const atOnce = 6;
const password = 'saddle-soap and patience 42';

type Ask = (path: string, init: RequestInit) => Promise<unknown>;

interface Session {
  readonly idToken: string;
  readonly localId: string;
}

const addressed = (origin: string, address: string): Ask => {
  return async (path, { headers, ...init }) => {
    const all = { 'x-forwarded-for': address, ...(headers as Record<string, string> | undefined) };
    const answer = await fetch(`${origin}${path}`, { ...init, headers: all });
    return answer.json().catch(() => null);
  };
};

const json = { 'content-type': 'application/json' };

function attacks(ask: Ask, { idToken, localId }: Session): Record<string, () => Promise<unknown>> {
  const root = 'projects/patina/databases/(default)/documents';
  const authorization = `Bearer ${idToken}`;
  const write = (i: number) => ({
    update: { name: `${root}/users/${localId}`, fields: { bio: { stringValue: `bio ${i}` } } },
    updateMask: { fieldPaths: ['bio'] },
  });
  const writes = JSON.stringify({ writes: Array.from({ length: 500 }, (_, i) => write(i)) });
  const words = Array.from({ length: 500 }, (_, i) => `wrod${(i * 7919).toString(36)}`).join(' ');
  const history = Array.from({ length: 20 }, (_, i) => ({
    by: i % 2 ? 'agent' : 'person',
    text: words.slice(0, 4000),
  }));
  const question = JSON.stringify({ question: 'And the second one?', history, time_zone: 'UTC' });
  const post = (path: string, type: string, body: BodyInit) => () =>
    ask(path, { method: 'POST', headers: { 'content-type': type, authorization }, body });
  const border = 'x-border';
  const field = `--${border}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`;
  const form = `${field.repeat(100_000)}--${border}--\r\n`;
  return {
    'nobody else': () => new Promise((later) => setTimeout(later, 50)),
    'commits of 500 writes': post(`/v1/${root}:commit`, 'text/plain', writes),
    'questions with 80 KB of history': post('/api/py/hr-agent/answers', 'application/json', question),
    'forms of 100,000 fields': post(
      '/api/py/jobs/1/resumes',
      `multipart/form-data; boundary=${border}`,
      form,
    ),
  };
}

export async function fairness(): Promise<Row[]> {
  const server = await startServer({ env: { REQUEST_ALLOWANCE: '1' } });
  try {
    const theirs = addressed(server.origin, '10.1.0.1');
    const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench';
    const person = { email: 'greedy@patina.example', password, returnSecureToken: true };
    const session = (await theirs(signUp, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(person),
    })) as Session;
    const rows: Row[] = [];
    let quiet = { p50: Number.NaN, p99: Number.NaN };
    for (const [name, attack] of Object.entries(attacks(theirs, session))) {
      const { p50, p99 } = await whileUnder(attack, addressed(server.origin, '10.2.0.1'));
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
    await server.stop();
    server.remove();
  }
}

async function whileUnder(attack: () => Promise<unknown>, ask: Ask): Promise<{ p50: number; p99: number }> {
  const until = performance.now() + forMs;
  const attacking = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) await attack().catch(() => null);
    }),
  );
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    await ask('/api/node/products', { method: 'GET' });
    times.push(performance.now() - start);
    // Within what one address is granted.
    await new Promise((later) => setTimeout(later, 20));
  }
  await attacking;
  return { p50: median(times), p99: percentile(times, 0.99) };
}
