/** The budget of every route, tested with routes of a server that only waits. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { addBudget, chargePerson } from '../../../server/budget/requests.ts';
import { room, turnRules } from '../../../server/budget/limits.ts';
import { addErrorHandler } from '../../../server/errors.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const questions = '/api/py/hr-agent/answers';
const pictures = '/api/node/pictures';
const profiles = '/identitytoolkit.googleapis.com/v1/accounts::update';

/** A header names the sender; counts how many requests are at work at once. */
function serve(url: string, workMs: number, now?: () => number, multiple = 1) {
  app = Fastify({ trustProxy: true });
  addErrorHandler(app);
  addBudget(app, multiple, now);
  app.addHook('onRequest', async (request) => {
    const who = request.headers['x-person'];
    if (typeof who === 'string') chargePerson(request, who);
  });
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const working = new Map<string, number>();
  const most = new Map<string, number>();
  app.post(url, async ({ headers }) => {
    const who = String(headers['x-person'] ?? headers['x-forwarded-for']);
    const count = (working.get(who) ?? 0) + 1;
    working.set(who, count);
    most.set(who, Math.max(most.get(who) ?? 0, count));
    await new Promise((later) => setTimeout(later, workMs));
    working.set(who, working.get(who)! - 1);
    return {};
  });
  const ask = (headers: Record<string, string>, payload: object | Buffer = {}) =>
    // A doubled colon is the router's escape for a literal one.
    app.inject({ method: 'POST', url: url.replace('::', ':'), headers, payload });
  return { ask, most };
}

it('lets one person do so much at once, and the next come between', async () => {
  const { ask, most } = serve(questions, 100);
  const { forOne, waiting } = turnRules.questions;
  const greedy = Array.from({ length: 15 }, () => ask({ 'x-person': 'anna' }));
  const start = performance.now();
  const other = await ask({ 'x-person': 'bea' });
  const waited = performance.now() - start;
  const answers = await Promise.all(greedy);
  expect(most.get('anna')).toBe(forOne);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(forOne + waiting);
  const refused = answers.find(({ statusCode }) => statusCode === 429)!;
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.body.length).toBeLessThan(200);
  expect(other.statusCode).toBe(200);
  // Three rounds of the other person's requests take 300 ms.
  expect(waited).toBeLessThan(280);
});

it('gives a turn back when nobody waits for the answer any more', async () => {
  const { ask } = serve(questions, 50);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  for (let i = 0; i < 10; i += 1) {
    await fetch(`http://127.0.0.1:${port}${questions}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-person': 'anna' },
      body: '{}',
      signal: AbortSignal.timeout(20),
    }).catch(() => undefined);
  }
  await new Promise((later) => setTimeout(later, 200));
  expect((await ask({ 'x-person': 'anna' })).statusCode).toBe(200);
});

it('is charged by what a request says of itself, before it is read, and fills again', async () => {
  let now = 0;
  const { ask } = serve(pictures, 0, () => now);
  const headers = { 'content-type': 'image/png', 'x-person': 'anna', 'x-forwarded-for': '10.1.1.1' };
  const megabytes = Buffer.alloc(10 * 1024 * 1024);
  const statuses: number[] = [];
  for (let i = 0; i < 8; i += 1) statuses.push((await ask(headers, megabytes)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const refused = await ask(headers, megabytes);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect((await ask({ ...headers, 'x-person': 'bea' }, megabytes)).statusCode).toBe(200);
  now += seconds * 1000;
  expect((await ask(headers, megabytes)).statusCode).toBe(200);
});

it('is charged to an address for whoever does not say who they are, in whichever way it is written', async () => {
  const { ask } = serve(pictures, 0, () => 0);
  const from = (address: string) => ask({ 'content-type': 'image/png', 'x-forwarded-for': address });
  let sent = 0;
  while ((await from(`2001:db8:1:1::${sent.toString(16)}`)).statusCode === 200) sent += 1;
  expect(sent).toBeLessThan(200);
  expect((await from('2001:db8:1:1:ffff::1')).statusCode).toBe(429);
  expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
});

it('refuses bodies that together are more than a server has room for', async () => {
  const { ask } = serve(pictures, 300);
  const size = 15 * 1024 * 1024;
  const body = Buffer.alloc(size);
  const most = Math.floor(room.maxBytes / size);
  const answers = await Promise.all(
    Array.from({ length: most + 2 }, (_, i) =>
      ask({ 'content-type': 'image/png', 'x-forwarded-for': `10.2.${i}.1` }, body),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(2);
  expect(answers.at(-1)!.headers['retry-after']).toBe('5');
  expect((await ask({ 'content-type': 'image/png', 'x-forwarded-for': '10.3.0.1' }, body)).statusCode).toBe(
    200,
  );
});

/** Requests until the allowance of an address is used up. */
async function answeredBefore429(ask: (payload: object) => Promise<{ statusCode: number }>, payload: object) {
  for (let answered = 0; ; answered += 1) if ((await ask(payload)).statusCode === 429) return answered;
}

it('costs as much to change a password as to sign in with one, and less to change a name', async () => {
  const changes = serve(profiles, 0, () => 0, 0.1);
  const from = (address: string) => (payload: object) => changes.ask({ 'x-forwarded-for': address }, payload);
  const names = await answeredBefore429(from('10.1.1.1'), { idToken: 'a', displayName: 'Anna' });
  const passwords = await answeredBefore429(from('10.1.2.1'), { idToken: 'a', password: 'walnut' });
  const nothing = await answeredBefore429(from('10.1.3.1'), { idToken: 'a', password: null });
  await app.close();
  const signIns = serve('/identitytoolkit.googleapis.com/v1/accounts::signInWithPassword', 0, () => 0, 0.1);
  const ask = (payload: object) => signIns.ask({ 'x-forwarded-for': '10.1.2.1' }, payload);
  expect(passwords).toBe(await answeredBefore429(ask, { password: 'walnut' }));
  expect(names).toBeGreaterThan(5 * passwords);
  expect(nothing).toBe(names);
});

it('hashes as many new passwords at once for one sender as for a sign-in', async () => {
  const { ask, most } = serve(profiles, 50);
  const { forOne } = turnRules.passwords;
  const sent = Array.from({ length: 2 * forOne }, () =>
    ask({ 'x-forwarded-for': '10.1.1.1' }, { password: 'walnut' }),
  );
  for (const { statusCode } of await Promise.all(sent)) expect(statusCode).toBe(200);
  expect(most.get('10.1.1.1')).toBe(forOne);
});
