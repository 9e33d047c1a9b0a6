/** Figures for Prometheus: their values, who may read them, and that they contain no personal data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import type { Checks } from '../../../server/monitoring/health.ts';
import { openMetrics } from '../../../server/monitoring/metrics.ts';
import { listenForMetrics } from '../../../server/monitoring/metrics-access.ts';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';

const token = 'saddle-soap-and-water';
const withToken = { authorization: `Bearer ${token}` };

describe('on the port of the app', () => {
  let server: WholeServer;
  let person: SignedIn;
  beforeAll(async () => {
    server = await openWholeServer({ METRICS_TOKEN: token });
    person = await server.newPerson();
  }, 120_000);
  afterAll(() => server.close());

  const read = async () => (await server.app.inject({ url: '/metrics', headers: withToken })).body;
  const asPerson = () => ({ authorization: `Bearer ${person.token}` });

  it('are read by nobody without the token, not even an admin', async () => {
    const admin = await server.newPerson('admin');
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', token, `Bearer ${admin.token}`]) {
      const answer = await server.app.inject({ url: '/metrics', headers: { authorization } });
      expect([answer.statusCode, answer.body]).toEqual([401, 'Unauthorized\n']);
    }
    const answer = await server.app.inject({ url: '/metrics', headers: withToken });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('count requests by pattern, method and status', async () => {
    await server.app.inject({ url: '/api/node/transactions/bought', headers: asPerson() });
    await server.app.inject({ url: '/api/node/transactions/bought' });
    const text = await read();
    for (const status of [200, 401]) {
      expect(text).toContain(
        `patina_http_request_duration_seconds_count{method="GET",route="/api/node/transactions/bought",status="${status}"} 1`,
      );
    }
    expect(text).toMatch(/^patina_http_requests_open\{kind="request"\} 1$/m);
  });

  it('hold the figures of the installation', async () => {
    const text = await read();
    expect(text).toMatch(/^patina_sessions [1-9]\d*$/m);
    expect(text).toMatch(/^patina_stored_bytes 0$/m);
    expect(text).toMatch(
      /^patina_queue_jobs\{queue="screening",state="waiting"\} \d+$|^# TYPE patina_queue/m,
    );
  });

  it('hold nothing of anybody, and no label that a stranger can make up', async () => {
    const { uid, email } = person;
    const addresses = [
      `/api/hosted/profiles/${uid}?name=${email}`,
      `/nobody/${email}`,
      `/api/node/posts/made-up-by-${uid}`,
    ];
    for (const url of addresses) {
      const headers = { ...asPerson(), 'x-request-id': `of-${uid}`, 'user-agent': email };
      await server.app.inject({ url, headers, remoteAddress: '203.0.113.7' });
    }
    await server.app.inject({ method: 'PROPFIND' as 'GET', url: '/' });
    const text = await read();
    for (const secret of [uid, email, person.token, '203.0.113.7', 'made-up', 'PROPFIND']) {
      expect(text).not.toContain(secret);
    }
    const known = new Set([...server.routes.map(({ url }) => url), 'none', '/healthz', '/metrics']);
    const counted = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route!);
    expect(counted.filter((route) => !known.has(route))).toEqual([]);
    expect(new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label))).toEqual(
      new Set(
        ['method', 'route', 'status', 'le', 'kind', 'queue', 'state'].filter((label) =>
          text.includes(`${label}="`),
        ),
      ),
    );
  });
});

describe('a budget', () => {
  it('that was used up is counted by its name', async () => {
    const server = await openWholeServer({ METRICS_TOKEN: token, REQUEST_ALLOWANCE: '0.1' });
    try {
      let status = 200;
      const from = { 'x-forwarded-for': '10.3.0.1' };
      for (let i = 0; i < 3000 && status === 200; i += 1) {
        status = (await server.app.inject({ url: '/api/node/products', headers: from })).statusCode;
      }
      const { body } = await server.app.inject({ url: '/metrics', headers: withToken });
      expect(body).toMatch(/^patina_requests_refused_total\{budget="address work"\} 1$/m);
    } finally {
      await server.close();
    }
  }, 120_000);
});

describe('without a word in the configuration', () => {
  it('are nowhere', async () => {
    const server = await openWholeServer();
    try {
      const answer = await server.app.inject({ url: '/metrics', headers: withToken });
      expect(answer.statusCode).toBe(404);
    } finally {
      await server.close();
    }
  }, 120_000);

  it('are for this machine alone once they have a port, and for others with a token', () => {
    expect(readConfig({ METRICS_PORT: '9100', HOST: '0.0.0.0' }).metrics?.host).toBe('127.0.0.1');
    expect(readConfig({ METRICS_PORT: '9100', HOST: '0.0.0.0', METRICS_TOKEN: token }).metrics).toEqual({
      port: 9100,
      host: '0.0.0.0',
      token,
    });
  });
});

describe('on a port of their own', () => {
  const metrics = openMetrics({ ofProcess: false, installation: () => Promise.reject(new Error('away')) });
  const checks: Checks = {
    process: 'ok',
    database: 'no-answer',
    migrations: 'unknown',
    storage: 'ok',
    files: 'ok',
  };
  const monitor = { metrics, readiness: async () => ({ ready: false, checks }) };

  it('are all that is there, also while the database is away', async () => {
    const open = await listenForMetrics({ host: '127.0.0.1', port: 0, token: null }, monitor);
    const at = `http://127.0.0.1:${open.port}`;
    const answer = await fetch(`${at}/metrics`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toMatch(/^patina_sessions Nan$/m);
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    await expect(
      listenForMetrics({ host: '127.0.0.1', port: open.port, token: null }, monitor),
    ).rejects.toThrow(`METRICS_PORT must be free, and ${open.port} on 127.0.0.1 is already in use.`);
    await open.close();
    await expect(fetch(`${at}/metrics`)).rejects.toThrow();
  });

  it('come while the database hangs', async () => {
    const hanging = openMetrics({ ofProcess: false, installation: () => new Promise(() => undefined) });
    hanging.noteRefusal('limit');
    expect(await hanging.read()).toMatch(/^patina_requests_refused_total\{budget="limit"\} 1$/m);
  });

  it('ask for the token there, too', async () => {
    const open = await listenForMetrics({ host: '127.0.0.1', port: 0, token }, monitor);
    const at = `http://127.0.0.1:${open.port}/metrics`;
    expect((await fetch(at)).status).toBe(401);
    expect((await fetch(at, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
    expect((await fetch(at, { headers: withToken })).status).toBe(200);
    const ready = at.replace('/metrics', '/readyz');
    expect((await fetch(ready)).status).toBe(401);
    const answer = await fetch(ready, { headers: withToken });
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable', checks }]);
    await open.close();
  });
});
