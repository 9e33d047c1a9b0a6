/** Recordings that are not what they claim: they are refused, leave nothing behind, and occupy no worker. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRecording, stopReadingRecordings } from '../../../server/files/recording.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patina-false-'));
});
afterAll(async () => {
  await stopReadingRecordings();
  rmSync(folder, { recursive: true, force: true });
});

/** An element of Matroska. @param id in hex */
function element(id: string, ...content: readonly (Buffer | number | string)[]): Buffer {
  const bytes = Buffer.concat(content.map(bytesOf));
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes.length));
  length[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), length, bytes]);
}

function bytesOf(value: Buffer | number | string): Buffer {
  if (typeof value === 'string') return Buffer.from(value);
  if (typeof value !== 'number') return value;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(value));
  return number;
}

interface Film {
  readonly width?: number;
  readonly height?: number;
  readonly lastMs?: number;
  /** After the last frame. */
  readonly rubbish?: Buffer;
  /** As written by a recorder that does not know the length yet. */
  readonly live?: boolean;
}

const ofUnknownLength = (id: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), content]);

/** Two VP8 frames, the second at `lastMs`. */
function film({
  width = 320,
  height = 240,
  lastMs = 1000,
  rubbish = Buffer.alloc(0),
  live = false,
}: Film): Buffer {
  const picture = Buffer.concat([Buffer.from('5001009d012a4001f000', 'hex'), Buffer.alloc(80)]);
  const cluster = (atMs: number) =>
    element('1f43b675', element('e7', atMs), element('a3', Buffer.from([0x81, 0, 0, 0x80]), picture));
  const video = element('e0', element('b0', width), element('ba', height));
  const track = element(
    'ae',
    element('d7', 1),
    element('73c5', 1),
    element('83', 1),
    element('86', 'V_VP8'),
    video,
  );
  const parts = Buffer.concat([
    element('1549a966', element('2ad7b1', 1_000_000)),
    element('1654ae6b', track),
    cluster(0),
    cluster(lastMs),
    rubbish,
  ]);
  const head = element('1a45dfa3', element('4282', 'webm'));
  return Buffer.concat([head, (live ? ofUnknownLength : element)('18538067', parts)]);
}

async function read(content: Buffer) {
  const input = join(folder, 'film');
  const output = join(folder, 'made');
  writeFileSync(input, content);
  return makeRecording({ input, output, maxBytes: 1_000_000, keepTags: false }, 'uma');
}

it('is read when it says what can be', async () => {
  expect(await read(film({}))).toMatchObject({ kind: 'video', type: 'video/webm', width: 320, height: 240 });
});

it.each([
  ['wider than any picture', { width: 2 ** 40 }],
  ['higher than any picture', { height: 2 ** 31 }],
  ['without a width', { width: 0 }],
  ['of a hundred years', { lastMs: 3_200_000_000_000 }],
])('is refused when it is %s', async (_what, changes) => {
  await expect(read(film(changes))).rejects.toMatchObject({ statusCode: 415, reason: 'not-a-recording' });
  expect(existsSync(join(folder, 'made'))).toBe(false);
});

describe.each([
  ['zeros', Buffer.alloc(100_000)],
  ['noise', createHash('shake256', { outputLength: 100_000 }).update('noise').digest()],
  ['ones', Buffer.alloc(100_000, 0xff)],
  ['a cluster that was cut off', Buffer.from('1f43b67501000000ffffffffe7880000', 'hex')],
])('with %s at its end', (_what, rubbish) => {
  it.each([false, true])('is what comes before, live: %s', async (live) => {
    const start = performance.now();
    const found = await read(film({ rubbish, live }));
    expect(found).toMatchObject({ kind: 'video', durationMs: 1000, width: 320 });
    // It used to occupy the worker for two minutes.
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
