/** Bodies that arrive slowly, partly or never, over real sockets: their senders do not block anybody else. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Room } from '../../../server/budget/bodies.ts';
import { addBudget, chargePerson } from '../../../server/budget/requests.ts';
import { rowOf } from '../../../server/budget/table.ts';
import { turnRules } from '../../../server/budget/limits.ts';
import { addErrorHandler } from '../../../server/errors.ts';
import { addUploadForms } from '../../../server/common/upload-form.ts';
import { Problem } from '../../../server/problem.ts';

const MB = 1024 * 1024;
const pictures = '/api/node/pictures';
const resumes = '/api/py/jobs/:job_id/resumes';
const pieces = '/api/node/uploads/:uploadId';

/** As on a server, but a hundred times as fast. */
const fast: Room = {
  maxBytes: 4 * MB,
  bytesPerSecond: 4 * 1024,
  initialSlackMs: 300,
  maxSlackMs: 600,
  lookEveryMs: 10,
};
const lenient: Room = { ...fast, initialSlackMs: 60_000, maxSlackMs: 60_000 };

let app: FastifyInstance;
let port: number;
const open = new Set<Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  await app.close();
});

async function serve(room: Room | undefined): Promise<void> {
  app = Fastify({ trustProxy: true });
  addErrorHandler(app);
  addBudget(app, 1000, undefined, room);
  app.addHook('onRequest', async (request) => {
    const { headers } = request;
    const person = headers['x-person'];
    if (typeof person === 'string') chargePerson(request, person);
    if (headers['x-refused']) throw new Problem(403, 'not-allowed', 'You may not do this.');
  });
  addUploadForms(app);
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
  app.patch(pieces, async ({ body }) => {
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length;
    return { bytes };
  });
  app.post(pictures, async ({ body }) => ({ bytes: (body as Buffer).length }));
  app.post(resumes, async ({ body }) => Object.keys(body as object));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}

interface Sender {
  readonly socket: Socket;
  readonly send: (bytes: number) => void;
  /** Everything received so far. */
  readonly answer: () => string;
}

/** A request with its length, but nothing of its body yet. */
async function begin(from: string, length: number, more: Record<string, string> = {}): Promise<Sender> {
  const socket = connect({ port, host: '127.0.0.1' });
  open.add(socket);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  await once(socket, 'connect');
  const { 'x-path': path = `POST ${pictures}`, ...rest } = more;
  const headers = {
    host: 'x',
    'content-type': 'image/png',
    'content-length': String(length),
    'x-forwarded-for': from,
    ...rest,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const send = (bytes: number) => void socket.write(Buffer.alloc(bytes, 'x'));
  return { socket, send, answer: () => text };
}

const statusOf = ({ answer }: Sender) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer())?.[1] ?? 0);
const answered = (sender: Sender, timeout = 5000) =>
  expect.poll(() => statusOf(sender), { timeout, interval: 10 }).toBeGreaterThan(0);

async function sendWhole(from: string, bytes: number): Promise<Sender> {
  const sender = await begin(from, bytes);
  sender.send(bytes);
  await answered(sender);
  return sender;
}

it('takes no room by what a body says of its length', async () => {
  await serve(undefined);
  const length = rowOf('POST', pictures)!.bytes;
  // Two addresses that together claimed more than the limit used to block everybody.
  for (let i = 0; i < 40; i += 1) (await begin(`10.${i % 2}.0.1`, length)).send(1000);
  await sleep(100);
  const honest = await sendWhole('10.9.0.1', 3 * MB);
  expect([statusOf(honest), honest.answer()]).toEqual([200, expect.stringContaining(`"bytes":${3 * MB}`)]);
});

it('gives room to whoever holds least when there is no more of it', async () => {
  await serve(lenient);
  const greedy: Sender[] = [];
  for (let i = 0; i < 4; i += 1) {
    const sender = await begin(`10.1.1.${i}`, 2 * MB);
    sender.send(MB - 10_000);
    greedy.push(sender);
  }
  const small = await begin('10.2.0.1', MB);
  small.send(MB / 4);
  await sleep(200);
  expect(greedy.map(statusOf).filter((status) => status !== 0)).toEqual([503]);
  expect(statusOf(await sendWhole('10.3.0.1', 2 * MB))).toBe(200);
  const given = greedy.find((sender) => statusOf(sender) === 503)!;
  expect(given.answer()).toMatch(/retry-after: 5/i);
  expect(given.answer()).toContain('"reason":"busy"');
  small.send((MB * 3) / 4);
  await answered(small);
  expect(statusOf(small)).toBe(200);
});

it('gives room back with the answer', async () => {
  await serve(lenient);
  for (let i = 0; i < 12; i += 1) expect(statusOf(await sendWhole('10.4.0.1', 3 * MB))).toBe(200);
  for (let i = 0; i < 12; i += 1) {
    const gone = await begin('10.5.0.1', 3 * MB);
    gone.send(2 * MB);
    await sleep(20);
    gone.socket.destroy();
  }
  await sleep(50);
  expect(statusOf(await sendWhole('10.6.0.1', 4 * MB))).toBe(200);
});

it.each([
  ['nothing', 0],
  ['a byte now and then', 1],
])('ends a body of which %s comes', async (_what, bytes) => {
  await serve(fast);
  const sender = await begin('10.7.0.1', 2 * MB);
  const start = performance.now();
  sender.send(1000);
  while (statusOf(sender) === 0 && performance.now() - start < 5000) {
    if (bytes > 0) sender.send(bytes);
    await sleep(50);
  }
  expect(statusOf(sender)).toBe(408);
  expect(sender.answer()).toContain('"reason":"timeout"');
  expect(performance.now() - start).toBeGreaterThan(300);
  if (!sender.socket.closed) await once(sender.socket, 'close');
});

it('ends a form that is sent no further', async () => {
  await serve(fast);
  const sender = await begin('10.7.0.1', MB, {
    'x-path': `POST ${resumes.replace(':job_id', '1')}`,
    'content-type': 'multipart/form-data; boundary=b',
  });
  sender.socket.write('--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nAn');
  await answered(sender);
  expect(statusOf(sender)).toBe(408);
});

it('waits for a phone on a slow line, also through a silence', async () => {
  await serve(fast);
  const steps = 40;
  const sender = await begin('10.8.0.1', steps * 1500);
  for (let i = 0; i < steps; i += 1) {
    // 30 KB/s.
    sender.send(1500);
    await sleep(i === 20 ? 450 : 50);
  }
  await answered(sender);
  expect(sender.answer()).toContain(`"bytes":${steps * 1500}`);
});

it('closes the connection of whoever was refused and sends no further', async () => {
  await serve(fast);
  const sender = await begin('10.8.0.1', MB, { 'x-refused': 'yes' });
  await answered(sender);
  expect(statusOf(sender)).toBe(403);
  if (!sender.socket.closed) await once(sender.socket, 'close');
});

const piece = (person: string) => ({
  'x-path': `PATCH ${pieces.replace(':uploadId', '1')}`,
  'content-type': 'application/offset+octet-stream',
  'x-person': person,
});

it('keeps turns for pieces of others, however many accounts one subnet has', async () => {
  await serve(lenient);
  const { atOnce, forOne } = turnRules.pieces;
  for (let i = 0; i < atOnce; i += 1) {
    const sender = await begin(`10.1.1.${i}`, MB, piece(`account ${Math.floor(i / forOne)}`));
    sender.send(1000);
  }
  const honest = await begin('10.1.2.1', MB, piece('anna'));
  honest.send(MB);
  await answered(honest);
  expect(honest.answer()).toContain(`"bytes":${MB}`);
});

it('blames nobody for waiting for their turn', async () => {
  await serve({ ...fast, initialSlackMs: 300, maxSlackMs: 300 });
  const busy: Sender[] = [];
  for (let i = 0; i < turnRules.pieces.forOne; i += 1) {
    const sender = await begin('10.1.1.1', 500_000, piece('anna'));
    busy.push(sender);
  }
  const waiting = await begin('10.1.1.1', MB, piece('anna'));
  waiting.send(MB);
  for (let i = 0; i < 10; i += 1) {
    for (const sender of busy) sender.send(50_000);
    await sleep(100);
  }
  await answered(waiting);
  for (const sender of [...busy, waiting]) expect(statusOf(sender)).toBe(200);
});
