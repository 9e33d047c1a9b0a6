import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { Problem } from '../../../server/problem.ts';

let folder: string;
const open: FastifyInstance[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patina-app-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
  rmSync(folder, { recursive: true, force: true });
});

const page = '<!doctype html><title>Patina</title>';

/** The front page as the build writes it, for an installation with accounts of its own. */
function putWrittenPage() {
  const written = join(folder, '.prerendered', 'embedded');
  mkdirSync(written, { recursive: true });
  writeFileSync(
    join(written, 'front-page.html'),
    '<title>Home | {{product-title}}</title><link rel="canonical" href="{{public-url}}/front-page" />' +
      '<script id="config" type="application/json">{{config}}</script><p>{{product-title}} is made for</p>',
  );
}

function putBuiltApp() {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'sw.js'), '/* worker */');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `console.log("${'patina '.repeat(400)}")`);
}

interface Options {
  readonly env?: Record<string, string>;
  readonly ping?: () => Promise<unknown>;
  readonly route?: () => unknown;
}

async function start({ env = {}, ping = async () => undefined, route }: Options = {}) {
  const lines: string[] = [];
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'debug', ...env }),
    ping,
    plugins: [
      async (scope) => {
        scope.all('/api/test', async () => route?.() ?? { ok: true });
      },
    ],
    appFolder: folder,
    logTo: { write: (line) => void lines.push(line) },
  });
  open.push(app);
  return { app, lines };
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('health', () => {
  it('is ok while the database answers', async () => {
    const answer = await (await start()).app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it(
    'is 503 when the database fails or does not answer, and does not say why',
    { timeout: 60_000 },
    async () => {
      for (const ping of [
        () => Promise.reject(new Error('password of db')),
        () => new Promise(() => undefined),
      ]) {
        const answer = await (await start({ ping })).app.inject('/healthz');
        expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable' }]);
      }
    },
  );
});

describe('a stop', () => {
  it('waits for a request that is under way, and not for a connection that was only opened', async () => {
    let answer = (_body: object): void => undefined;
    const { app } = await start({ route: () => new Promise((resolve) => (answer = resolve)) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const unused = connect(port, '127.0.0.1');
    await once(app.server, 'connection');
    const asked = once(app.server, 'request');
    const busy = fetch(`http://127.0.0.1:${port}/api/test`);
    await asked;
    const closed = app.close();
    await once(unused, 'close');
    answer({ ok: 'late' });
    expect(await (await busy).json()).toEqual({ ok: 'late' });
    await closed;
  });
});

describe('the web app', () => {
  it.each([
    '/',
    '/front-page',
    '/user/ida.holm',
    '/transactions/17?x=1',
    '/nothing/here.html',
    '/index.html',
  ])('is answered at %s, always fresh', async (url) => {
    putBuiltApp();
    const answer = await (await start()).app.inject({ url, headers: browser });
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  it('has the name that the installation gives the product, whatever is in it', async () => {
    putBuiltApp();
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>{{product-title}}</title>');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Patina","short_name":"Patina","id":"/"}');
    const name = 'Tom & "Co" $& </title><script>';
    const { app } = await start({ env: { PRODUCT_TITLE: name } });
    for (const url of ['/', '/index.html', '/ledger']) {
      const { body } = await app.inject({ url, headers: browser });
      expect(body).toBe(
        '<!doctype html><title>Tom &amp; &quot;Co&quot; $&amp; &lt;/title&gt;&lt;script&gt;</title>',
      );
    }
    const manifest = await app.inject('/manifest.webmanifest');
    expect(manifest.json()).toEqual({ name, short_name: name, id: '/' });
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(manifest.headers['cache-control']).toBe('no-cache');
  });

  it('is the page that was written out for an address, also for the bare one', async () => {
    putBuiltApp();
    putWrittenPage();
    const name = 'Tom & "Co" </script><script>{{config}}';
    const { app } = await start({ env: { PRODUCT_TITLE: name, PUBLIC_URL: 'https://tom.example' } });
    for (const url of ['/', '/front-page', '/front-page?from=card']) {
      const { body, headers } = await app.inject({ url, headers: browser });
      expect(body).toContain('<link rel="canonical" href="https://tom.example/front-page" />');
      expect(body).toContain(
        '<p>Tom &amp; &quot;Co&quot; &lt;/script&gt;&lt;script&gt;{{config}} is made for</p>',
      );
      const config = /<script id="config"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(JSON.parse(config)).toMatchObject({ productTitle: name, identity: 'embedded' });
      expect(headers['cache-control']).toBe('no-cache');
    }
    for (const url of ['/front-page/', '/front-page/more', '/ledger']) {
      expect((await app.inject({ url, headers: browser })).body, url).toBe(page);
    }
  });

  it('is the empty page where none was written out for the identity service in use', async () => {
    putBuiltApp();
    putWrittenPage();
    const { app } = await start({ env: { FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p"}' } });
    expect((await app.inject({ url: '/front-page', headers: browser })).body).toBe(page);
  });

  it('brings its configuration along, except to a service worker, which keeps the page for long', async () => {
    putBuiltApp();
    writeFileSync(join(folder, 'index.html'), '{{config}}');
    const { app } = await start();
    const { body } = await app.inject({ url: '/ledger', headers: browser });
    expect(JSON.parse(body)).toEqual({
      productTitle: 'Patina',
      identity: 'embedded',
      firebase: { apiKey: 'embedded', projectId: 'patina' },
    });
    expect((await app.inject({ url: '/index.html', headers: browser })).body).toBe('null');
  });

  it('finds the pages of care guides that were written out, and no other folder', async () => {
    putBuiltApp();
    const folderOfThese = join(folder, '.prerendered', 'embedded', 'guides');
    mkdirSync(folderOfThese, { recursive: true });
    writeFileSync(join(folderOfThese, 'red-wine.html'), 'wine in {{product-title}}');
    const { app } = await start();
    const answerTo = async (url: string) => (await app.inject({ url, headers: browser })).body;
    expect(await answerTo('/guides/red-wine?x')).toBe('wine in Patina');
    for (const url of [
      '/guides/beer',
      '/guides/red-wine/1',
      '/embedded/guides',
      '/guides/..%2fguides%2fred-wine',
    ])
      expect(await answerTo(url), url).toBe(page);
  });

  it('writes some pages out only for an address that asks nothing', async () => {
    putBuiltApp();
    const folderOfThese = join(folder, '.prerendered', 'embedded', 'without-query');
    mkdirSync(folderOfThese, { recursive: true });
    writeFileSync(join(folderOfThese, 'login.html'), 'the way in to {{product-title}}');
    const { app } = await start();
    const answerTo = async (url: string) => (await app.inject({ url, headers: browser })).body;
    expect(await answerTo('/login')).toBe('the way in to Patina');
    for (const url of ['/login?next=/ledger', '/without-query/login', '/without-query'])
      expect(await answerTo(url), url).toBe(page);
  });

  it('hands out no page as it was written, unfilled', async () => {
    putBuiltApp();
    putWrittenPage();
    const { app } = await start();
    const url = '/.prerendered/embedded/front-page.html';
    expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await app.inject({ url, headers: browser })).body).toBe(page);
  });

  it('has no manifest before it is built', async () => {
    const { app } = await start();
    expect((await app.inject('/manifest.webmanifest')).statusCode).toBe(404);
  });

  it('is answered to programs that take anything', async () => {
    putBuiltApp();
    const { app } = await start();
    expect((await app.inject({ url: '/ledger', headers: { accept: '*/*' } })).statusCode).toBe(200);
    expect((await app.inject({ method: 'HEAD', url: '/ledger' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/favicon.ico', headers: { accept: '*/*' } })).statusCode).toBe(404);
  });

  it('keeps hashed files for ever, and the service worker fresh', async () => {
    putBuiltApp();
    const { app } = await start();
    const script = await app.inject('/assets/main-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('compresses', async () => {
    putBuiltApp();
    const { app } = await start();
    const answer = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(300);
  });

  it('sends what the build has compressed to whoever reads it, and the file itself to everybody else', async () => {
    putBuiltApp();
    const packed = brotliCompressSync('the script, packed');
    writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), packed);
    const { app } = await start();
    const get = (encoding: string) =>
      app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': encoding } });
    const answer = await get('gzip, br');
    expect(answer.rawPayload.equals(packed)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    });
    const plain = await get('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toContain('accept-encoding');
  });

  it('says how to build it when it is not built, and finds it once it is', async () => {
    const { app } = await start();
    const before = await app.inject({ url: '/', headers: browser });
    expect([before.statusCode, before.body]).toEqual([503, expect.stringContaining('npm start')]);
    putBuiltApp();
    expect((await app.inject({ url: '/', headers: browser })).body).toBe(page);
    expect((await app.inject('/sw.js')).statusCode).toBe(200);
  });

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/assets/gone-1.js'],
    ['GET', '/files/nothing'],
    ['GET', '/v1/projects'],
    ['POST', '/front-page'],
    ['DELETE', '/'],
    ['GET', '/%2e%2e/%2e%2e/package.json'],
    ['GET', '/.env'],
  ] as const)('answers a plain 404 to %s %s', async (method, url) => {
    putBuiltApp();
    const answer = await (await start()).app.inject({ method, url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body).not.toContain('patina-app');
  });

  it.each(['/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/assets/%00'])(
    'never leaves its folder: %s',
    async (url) => {
      putBuiltApp();
      const answer = await (await start()).app.inject(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('patina-app');
    },
  );

  it('answers an address that cannot be read with 400', async () => {
    const answer = await (await start()).app.inject('/%zz');
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'bad-request']);
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('headers', () => {
  const policyOf = (header: unknown) =>
    Object.fromEntries(
      String(header)
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name, ...values]) => [name, values.join(' ')]),
    );

  it('lets scripts come from this server only, on every answer', async () => {
    putBuiltApp();
    const { app } = await start();
    for (const url of ['/', '/api/test', '/api/nothing', '/healthz', '/assets/main-abc123.js']) {
      const { headers } = await app.inject({ url, headers: browser });
      const policy = policyOf(headers['content-security-policy']);
      expect(policy, url).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'script-src-attr': "'none'",
        'connect-src': "'self'",
        'worker-src': "'self'",
        'img-src': "'self' data: blob:",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      });
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(self), microphone=(self), geolocation=()'),
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(policy).not.toHaveProperty('upgrade-insecure-requests');
    }
  });

  it('insists on https where people come by https', async () => {
    const { app } = await start({ env: { PUBLIC_URL: 'https://patina.example' } });
    const { headers } = await app.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(policyOf(headers['content-security-policy'])).toHaveProperty('upgrade-insecure-requests');
  });

  it('lets the page reach the hosted project when there is one, and nobody else', async () => {
    const firebase = { apiKey: 'k', projectId: 'p', databaseURL: 'https://p.firebaseio.com/' };
    const { app } = await start({ env: { FIREBASE_CONFIG: JSON.stringify(firebase) } });
    const { headers } = await app.inject('/healthz');
    expect(policyOf(headers['content-security-policy'])['connect-src']).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
        'https://firestore.googleapis.com https://p.firebaseio.com wss://p.firebaseio.com',
    );
  });
});

describe('failures', () => {
  it('shows a refusal in its own words', async () => {
    const route = () => {
      throw new Problem(409, 'taken', 'Taken.', 'userName');
    };
    const answer = await (await start({ route })).app.inject('/api/test');
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { reason: 'taken', message: 'Taken.', field: 'userName' },
    ]);
  });

  it('shows nothing of an unexpected one, and logs it without the values of a query', async () => {
    const route = () => {
      throw new Error('Failed query: select 1 from accounts where email = $1\nparams: ida@patina.example', {
        cause: new Error('connection lost'),
      });
    };
    const { app, lines } = await start({ route });
    const answer = await app.inject('/api/test?code=oob-secret');
    expect([answer.statusCode, answer.json().reason]).toEqual([500, 'failed']);
    expect(answer.body).not.toMatch(/query|accounts|connection/);
    const log = lines.join('');
    expect(log).toContain('Failed query: select 1 from accounts');
    expect(log).toContain('connection lost');
    expect(log).toContain('app.spec.ts');
    expect(log).not.toContain('ida@patina.example');
  });

  it('says that it is not ready when the database is out of reach', async () => {
    const route = () => {
      const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
        code: 'ECONNREFUSED',
      });
      throw new Error('Failed query: select 1', { cause: refused });
    };
    const answer = await (await start({ route })).app.inject('/api/test');
    expect([answer.statusCode, answer.json().reason]).toEqual([503, 'unavailable']);
    expect(answer.body).not.toContain('10.0.0.7');
  });

  it('accepts no more than a megabyte, and no broken JSON', async () => {
    const { app } = await start();
    const post = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/test',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await post(JSON.stringify('x'.repeat(1_048_576)))).statusCode).toBe(413);
    expect((await post('{"a":')).statusCode).toBe(400);
    expect((await post('{"__proto__":{"admin":true}}')).statusCode).toBe(400);
  });
});

describe('the log', () => {
  it('holds the path and the status, and no token, query or body', async () => {
    const { app, lines } = await start();
    await app.inject({
      method: 'POST',
      url: '/api/test?oobCode=query-secret',
      headers: {
        authorization: 'Bearer token-secret',
        cookie: 'c=cookie-secret',
        'content-type': 'application/json',
      },
      payload: { password: 'body-secret' },
    });
    const log = lines.join('');
    expect(log).toContain('/api/test');
    expect(log).toContain('200');
    expect(log).not.toContain('secret');
  });
});
