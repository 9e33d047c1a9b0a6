/** Measuring without an account: nothing is kept in any case; limits; and the order of turns. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorMeasurements } from '../../../server/budget/limits.ts';
import { UnfitPair } from '../../../server/vision/engine/measure-pair.ts';
import type { Schemas } from '../../../server/vision/parts.ts';
import { openShop, type Shop } from '../trade/support.ts';
import { inconclusive, measured } from './fake-engine.ts';
import { photo } from './support.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => {
  shop.engine.answer(measured);
  // Every allowance is full again.
  shop.pass(24 * 3_600_000);
});

/** A promise with a function that settles it. */
function opened<Value>() {
  let open!: (value: Value) => void;
  const promise = new Promise<Value>((resolve) => (open = resolve));
  return { promise, open };
}

interface Sent {
  readonly itemType?: string;
  readonly before?: Blob | string;
  readonly after?: Blob | string;
}

const blobOf = async () => new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' });

async function request(sent: Sent, from = '203.0.113.7') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ itemType: 'bag', ...sent })) form.append(name, value);
  const encoded = new Response(form);
  return {
    method: 'POST' as const,
    url: '/api/node/visitor-measurements',
    remoteAddress: from,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

const pair = async (): Promise<Sent> => ({ before: await blobOf(), after: await blobOf() });
const send = async (sent?: Sent, from?: string) =>
  shop.app.inject(await request(sent ?? (await pair()), from));

/** Number of rows of each table, names in the files, and other files beside them. */
async function everythingKept() {
  const { rows } = (await shop.db.orm.execute(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )) as { rows: { schema: string; name: string }[] };
  const counts: Record<string, unknown> = {};
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const found = (await shop.db.orm.execute(sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`)) as { rows: { hash: string }[] }; // prettier-ignore
    counts[`${schema}.${name}`] = found.rows[0]!.hash;
  }
  const under = (folder: string) => {
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    } catch {
      return [];
    }
  };
  const folder = join(shop.uploadsFolder, '..');
  const temporary = readdirSync(tmpdir()).filter((name) => /sharp|vips|busboy|upload|visitor|\.(jpe?g|webp|tmp)$/i.test(name)); // prettier-ignore
  return { counts, files: under(folder), temporary };
}

describe('two photos without an account', () => {
  it('are answered with every number and overlay, and not to be stored by anybody on the way', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { measurement, overlays } = answer.json<Schemas['VisitorMeasurement']>();
    expect((measurement as { verdict: string }).verdict).toBe('measured');
    expect(overlays).toEqual([{ name: 'dirt-before', base64: Buffer.from('overlay').toString('base64') }]);
  });

  it('that show nothing are answered with the reason', async () => {
    shop.engine.answer(inconclusive);
    const { measurement } = (await send()).json<Schemas['VisitorMeasurement']>();
    expect((measurement as { reasons: { code: string }[] }).reasons[0]!.code).toBe('too-blurred');
  });

  it.each([
    ['measured', measured],
    ['inconclusive', inconclusive],
    ['unreadable', () => Promise.reject(new UnfitPair('unreadable', 'after'))],
    ['too heavy', () => Promise.reject(new UnfitPair('too-heavy', null))],
    ['failed by a fault of ours', () => Promise.reject(new Error('broken'))],
  ] as const)('leave no row and no file behind when they are %s', async (_, how) => {
    const before = await everythingKept();
    expect(Object.keys(before.counts).length).toBeGreaterThan(30);
    shop.engine.answer(how);
    await send();
    expect(await everythingKept()).toEqual(before);
  });

  it('leave nothing behind when whoever sent them leaves before the answer, and give up their turn', async () => {
    const before = await everythingKept();
    const begun = opened<AbortSignal>();
    shop.engine.answer(
      (_, __, signal) =>
        new Promise((___, reject) => {
          signal!.addEventListener('abort', () => reject(new Error('gone')));
          begun.open(signal!);
        }),
    );
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { url, headers, payload } = await request(await pair());
    const leaving = new AbortController();
    const { signal } = leaving;
    const waiting = fetch(`${origin}${url}`, { method: 'POST', headers, body: payload, signal });
    const ofTheirs = await begun.promise;
    const ended = new Promise((go) => ofTheirs.addEventListener('abort', go));
    leaving.abort();
    await expect(waiting).rejects.toThrow();
    await ended;
    expect(await everythingKept()).toEqual(before);
  });
});

describe('what cannot be measured', () => {
  it('is refused with the field', async () => {
    const one = await blobOf();
    const cases: readonly (readonly [Sent, string])[] = [
      [{ before: one, after: one }, 'after'],
      [{ before: 'no file', after: one }, 'before'],
      [{ before: one, after: new Blob([]) }, 'after'],
    ];
    for (const [sent, field] of cases) {
      const answer = await send(sent);
      expect([answer.statusCode, answer.json<Schemas['Problem']>().field]).toEqual([422, field]);
    }
    shop.engine.answer(() => Promise.reject(new UnfitPair('unreadable', 'after')));
    expect((await send()).json<Schemas['Problem']>().field).toBe('after');
  });

  it('is refused by the contract when a part is missing, unknown, or of no known kind', async () => {
    const asked = shop.engine.asked();
    const both = await pair();
    expect((await send({ before: both.before! })).statusCode).toBe(400);
    expect((await send({ ...both, itemType: 'castle' })).statusCode).toBe(400);
    expect((await send({ ...both, note: 'hello' } as Sent)).statusCode).toBe(400);
    const json = await shop.ask(null, 'POST', '/visitor-measurements', { itemType: 'bag' });
    expect(json.status).toBe(415);
    expect(shop.engine.asked()).toBe(asked);
  });

  it('is not read to its end when it says that it is too long', async () => {
    const sent = await request(await pair(), '203.0.113.30');
    const answer = await shop.app.inject({
      ...sent,
      headers: { ...sent.headers, 'content-length': String(64 * 1024 * 1024) },
    });
    expect(answer.statusCode).toBe(413);
  });
});

describe('the allowance', () => {
  it('of a network runs out before a photo is read, says when to come back, and fills again', async () => {
    const { burst } = visitorMeasurements.byNetwork;
    for (let i = 0; i < burst; i += 1) expect((await send(undefined, '198.51.100.4')).statusCode).toBe(200);
    const asked = shop.engine.asked();
    const over = await send({ before: 'never read' }, '198.51.100.4');
    expect(over.statusCode).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(60);
    expect(over.json<Schemas['Problem']>().message).toMatch(/Come back in \d+ minutes/);
    expect(shop.engine.asked()).toBe(asked);
    expect((await send(undefined, '198.51.100.5')).statusCode).toBe(200);
    shop.pass(Number(over.headers['retry-after']) * 1000);
    expect((await send(undefined, '198.51.100.4')).statusCode).toBe(200);
  });

  it('of the installation holds over all networks', async () => {
    let refused: Awaited<ReturnType<typeof send>> | null = null;
    for (let i = 0; i <= visitorMeasurements.byInstallation.burst && !refused; i += 1) {
      const answer = await send(undefined, `192.0.2.${i}`);
      if (answer.statusCode !== 200) refused = answer;
    }
    expect(refused?.statusCode).toBe(503);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json<Schemas['Problem']>().message).toMatch(/come back/);
  });

  it('of places in the queue is small: the next is told to come back', async () => {
    const [letGo, full] = [opened<void>(), opened<void>()];
    let held = 0;
    shop.engine.answer(async (before, after) => {
      if ((held += 1) === visitorMeasurements.atOnce) full.open();
      await letGo.promise;
      return measured(before, after);
    });
    const waiting = Array.from({ length: visitorMeasurements.atOnce }, (_, i) =>
      send(undefined, `203.0.${i}.1`),
    );
    await full.promise;
    const next = await send(undefined, '203.0.99.1');
    expect([next.statusCode, Number(next.headers['retry-after'])]).toEqual([
      503,
      visitorMeasurements.retryAfterSeconds,
    ]);
    letGo.open();
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);
    expect((await send(undefined, '203.0.99.1')).statusCode).toBe(200);
  });
});
