/** Traces as a collector receives them: what they contain, what they never contain, and that a stop sends the last ones. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { observeEmbedded } from '../../../server/db/observed.ts';
import { openExporter } from '../../../server/monitoring/open-telemetry.ts';
import { openTraces } from '../../../server/monitoring/traces.ts';
import { openInMemory } from '../db/in-memory.ts';
import { runServer } from '../start/process.ts';
import { contact, newProduct, newTransaction } from '../trade/support.ts';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly events?: readonly { readonly name: string; readonly attributes: readonly Attribute[] }[];
  readonly status: { readonly code?: number };
}

/** A collector: accepts what is posted to `/v1/traces`. */
async function openCollector() {
  const bodies: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/v1/traces') bodies.push(body);
    response
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    raw: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) => {
        const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

const valueOf = ({ attributes }: Pick<Span, 'attributes'>, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** A lent database reports its statements only if asked to. */
async function openObserved() {
  const database = await openInMemory();
  observeEmbedded((database.orm as unknown as { $client: PGlite }).$client, () => undefined);
  return database;
}

const theirTrace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${theirTrace}-b7ad6b7169203331-01`;

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let server: WholeServer;
  let merchant: SignedIn;
  let product: string;
  beforeAll(async () => {
    collector = await openCollector();
    server = await openWholeServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }, openObserved);
    merchant = await server.newPerson('merchant');
    const headers = { authorization: `Bearer ${merchant.token}`, 'x-request-id': 'asked-by-the-test' };
    const post = (url: string, payload: object) =>
      server.app.inject({ method: 'POST', url, headers: { ...headers, traceparent }, payload });
    const offered = await post('/api/node/products', newProduct({ title: 'Grandmother’s own balm' }));
    product = offered.json<{ id: string }>().id;
    await post('/api/node/transactions', newTransaction());
    const names = '/api/node/products?search=grandmother';
    await Promise.all([
      server.app.inject({ url: `/api/node/products/${product}/own`, headers }),
      server.app.inject({ url: names }),
      server.app.inject({ url: `/nobody/${merchant.uid}` }),
      server.app.inject({
        url: `/api/node/products/${product}`,
        headers: { traceparent: `00-${'0'.repeat(32)}-x` },
      }),
    ]);
    // The stop alone sends the last requests.
    await server.close();
  }, 120_000);
  afterAll(() => collector.close());

  const requests = () => collector.spans().filter((span) => valueOf(span, 'http.request.method'));
  const write = () => requests().find(({ name }) => name === 'POST /api/node/transactions')!;

  it('have a span for each request, by its pattern, and go on with that of the proxy', () => {
    expect(write()).toMatchObject({ traceId: theirTrace, parentSpanId: 'b7ad6b7169203331' });
    expect(valueOf(write(), 'http.response.status_code')).toBe(201);
    const others = requests().filter(({ traceId }) => traceId !== theirTrace);
    expect(others.map(({ name }) => name).sort()).toEqual([
      'GET /*',
      'GET /api/node/products',
      'GET /api/node/products/:productId',
      'GET /api/node/products/:productId/own',
    ]);
    expect(new Set(others.map(({ traceId }) => traceId)).size).toBe(4);
    expect(others.every(({ parentSpanId }) => !parentSpanId)).toBe(true);
  });

  it('have the statements and commands of each request within it, also of some at once', () => {
    const within = (parent: Span) =>
      collector.spans().filter(({ parentSpanId }) => parentSpanId === parent.spanId);
    const written = within(write()).map(({ name }) => name);
    expect(written).toEqual(expect.arrayContaining(['select', 'insert']));
    for (const name of ['GET /api/node/products', 'GET /api/node/products/:productId/own']) {
      const inside = within(requests().find((span) => span.name === name)!);
      expect(inside.length, name).toBeGreaterThanOrEqual(1);
      expect(inside.map((span) => valueOf(span, 'db.query.text')).join(), name).toMatch(/products/);
    }
    const [command] = write().events!;
    expect(command?.name).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(valueOf(command!, 'patina.noun')).toBe('transaction');
  });

  it('are named in the log beside the reference', () => {
    const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const answered = lines.find(({ msg, traceId }) => msg === 'answered' && traceId === theirTrace);
    expect(answered).toMatchObject({ reqId: 'asked-by-the-test' });
    expect(JSON.stringify(write().attributes)).toContain('asked-by-the-test');
  });

  it('hold nothing of anybody', () => {
    expect(collector.spans().length).toBeGreaterThan(10);
    for (const secret of [
      merchant.uid,
      merchant.email,
      merchant.token,
      product,
      'randmother',
      contact.name,
      contact.phone,
      contact.address,
      'Sofa',
      'patina.example',
      '127.0.0.1',
    ])
      expect(collector.raw(), secret).not.toContain(secret);
  });
});

it('are opened for nobody who names no collector', async () => {
  expect(await openTraces(readConfig({}))).toBe(null);
});

it('are sent of that share alone which is wanted, unless the proxy has decided', async () => {
  const collector = await openCollector();
  const exporter = openExporter({ url: `${collector.url}/v1/traces`, share: 0 }, () => undefined);
  exporter.begin('GET /left-out', {}, null).end({}, false);
  exporter.begin('GET /wanted', {}, traceparent).end({}, false);
  exporter.begin('GET /unwanted', {}, traceparent.replace(/1$/, '0')).end({}, false);
  await exporter.close();
  await collector.close();
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET /wanted']);
});

it('are given up at a stop when no collector answers, and the log says so', { tags: 'full' }, async () => {
  const server = await openWholeServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    TRUST_PROXY: '',
  });
  const answer = await server.app.inject({ url: '/livez', headers: { traceparent } });
  expect(answer.statusCode).toBe(200);
  await server.close();
  expect(server.log.join()).toContain('traces cannot be delivered');
  expect(server.log.join()).not.toContain(theirTrace);
});

it('of a whole process are sent before it has stopped', { tags: 'full', timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patina-traced-'));
  const collector = await openCollector();
  try {
    const server = runServer({ DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const [, origin] = await server.says(/running at (http:\S+)/);
    expect((await fetch(`${origin}/api/node/products`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    const asked = collector.spans().find(({ name }) => name === 'GET /api/node/products');
    const inside = collector.spans().filter(({ parentSpanId }) => parentSpanId === asked?.spanId);
    expect(inside.map(({ name }) => name)).toContain('select');
  } finally {
    await collector.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
