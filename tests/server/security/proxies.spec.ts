/** Behind an appending proxy, limits apply to the address that the proxy saw, never to the one that a visitor claims. */
import { afterEach, expect, it } from 'vitest';
import { startServer } from '../../support/server.ts';
import { openProxy, postFrom } from './appending-proxy.ts';
import { openWholeServer } from './whole-server.ts';

const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test';
const guess = { email: 'ida@patina.example', password: 'guess 1 of many' };

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** How many guesses succeed from one address that claims another one each time; and whether a second address still gets in. */
async function guesses(port: number, from: string, other: string) {
  const statuses: number[] = [];
  for (let i = 0; i < 15; i += 1) {
    const claims = { 'x-forwarded-for': `10.77.0.${i}, 10.78.${i}.1` };
    statuses.push((await postFrom(from, port, path, guess, claims)).status);
  }
  const neighbour = await postFrom(other, port, path, guess, { 'x-forwarded-for': from });
  return { refused: statuses.filter((status) => status === 429).length, neighbour: neighbour.status };
}

it.each(['1', '127.0.0.1', '127.0.0.1/32, 10.200.0.0/16'])(
  'TRUST_PROXY=%s counts by the address that the proxy appended',
  async (trust) => {
    const server = await openWholeServer({ TRUST_PROXY: trust });
    ends.push(() => server.close());
    const proxy = await openProxy(server);
    ends.push(() => proxy.close());
    const { refused, neighbour } = await guesses(proxy.port, '127.0.0.2', '127.0.0.3');
    // Ten guesses at one account are free.
    expect(refused).toBe(5);
    expect(neighbour).toBe(400);
  },
  60_000,
);

it('counts the last but one behind two proxies', async () => {
  const server = await openWholeServer({ TRUST_PROXY: '2' });
  ends.push(() => server.close());
  const inner = await openProxy(server);
  ends.push(() => inner.close());
  const outer = await openProxy(inner);
  ends.push(() => outer.close());
  const { refused, neighbour } = await guesses(outer.port, '127.0.0.2', '127.0.0.3');
  expect(refused).toBe(5);
  expect(neighbour).toBe(400);
}, 60_000);

it(
  'holds for the server as a process, as the tests in the browser start it',
  { tags: 'full', timeout: 180_000 },
  async () => {
    const server = await startServer();
    ends.push(async () => {
      await server.stop();
      server.remove();
    });
    const proxy = await openProxy({ port: Number(new URL(server.origin).port) });
    ends.push(() => proxy.close());
    const { refused, neighbour } = await guesses(proxy.port, '127.0.0.2', '127.0.0.3');
    expect(refused).toBe(5);
    expect(neighbour).toBe(400);
  },
);
