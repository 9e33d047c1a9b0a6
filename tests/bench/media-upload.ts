/**
 * A recording of 512 MB that arrives over tus in the pieces that the page sends, beside a bare Fastify route that streams
 * the same pieces to disk, in a process of its own, too; and how much memory the server takes meanwhile.
 */
import type { ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { recording } from '../server/trade/recordings.ts';
import { demoPassword, startServer } from '../support/server.ts';
import { startBare } from './bare-process.ts';
import { median, type Row } from './measure.ts';

const megabyte = 1024 * 1024;
const pieceBytes = 8 * megabyte;
const rounds = 3;
const megabytes = 512;

interface Receiver {
  /** Sends one whole content. */
  send(content: Buffer): Promise<void>;
}

async function answered(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${init.method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

async function product(origin: string): Promise<Receiver & { complete(content: Buffer): Promise<void> }> {
  const signIn = await answered(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@patina.example', password: demoPassword }),
  });
  const { idToken } = (await signIn.json()) as { idToken: string };
  const tus = { authorization: `Bearer ${idToken}`, 'tus-resumable': '1.0.0' };
  let url = '';
  return {
    async send(content) {
      const announced = await answered(`${origin}/api/node/uploads`, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(content.length),
          'upload-metadata': `key ${base64(randomUUID())},kind ${base64('video')}`,
        },
      });
      url = `${origin}${announced.headers.get('location')!}`;
      for (let offset = 0; offset < content.length; offset += pieceBytes)
        await answered(url, {
          method: 'PATCH',
          headers: {
            ...tus,
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
          },
          body: new Uint8Array(content.subarray(offset, offset + pieceBytes)),
        });
    },
    async complete(content) {
      await answered(`${url}/complete`, {
        method: 'POST',
        headers: { ...tus, 'content-type': 'application/json' },
        body: JSON.stringify({
          sha256: createHash('sha256').update(content).digest('hex'),
          keepTags: false,
          posterId: null,
        }),
      });
    },
  };
}

/** Starts bare-upload.ts. */
async function bare(): Promise<Receiver & { close(): Promise<void> }> {
  const { origin, close } = await startBare('tests/bench/bare-upload.ts');
  return {
    async send(content) {
      for (let offset = 0; offset < content.length; offset += pieceBytes)
        await answered(`${origin}/pieces?first=${offset === 0}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/octet-stream' },
          body: new Uint8Array(content.subarray(offset, offset + pieceBytes)),
        });
    },
    close,
  };
}

/** Resident memory of a process in MB, as Linux counts it. */
const residentMb = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** @returns how far above its memory at the beginning it went, in MB */
async function growthDuring(child: ChildProcess, work: () => Promise<void>): Promise<number> {
  const before = residentMb(child);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, residentMb(child))), 50);
  await work().finally(() => clearInterval(watching));
  return most - before;
}

const timed = async (work: () => Promise<void>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

export async function uploads(): Promise<Row[]> {
  const content = await recording({ seconds: 60, frameBytes: Math.round((megabytes * megabyte) / 600) });
  const size = content.length / megabyte;
  const server = await startServer({ env: { REQUEST_ALLOWANCE: '1000', STORAGE_ALLOWANCE: '10' } });
  const plain = await bare();
  try {
    const ours = await product(server.origin);
    const [sending, completing, theirs, growth]: number[][] = [[], [], [], []];
    for (let round = 0; round < rounds; round += 1) {
      theirs!.push(await timed(() => plain.send(content)));
      const grown = await growthDuring(server.process, async () => {
        sending!.push(await timed(() => ours.send(content)));
        completing!.push(await timed(() => ours.complete(content)));
      });
      growth!.push(grown);
    }
    const rate = (times: readonly number[]) => (1000 * size) / median(times);
    // The first upload fills caches and buffers that stay; growth after it would be a leak.
    const later = Math.max(...growth!.slice(1));
    return [
      {
        name: `upload of ${Math.round(size)} MB, sending`,
        unit: 'MB/s',
        ours: rate(sending!),
        peers: { 'bare Fastify stream to disk': rate(theirs!) },
        aim: 'measured',
        met: true,
      },
      {
        name: `upload of ${Math.round(size)} MB, checked and rewritten so that it can be sought in`,
        unit: 'MB/s',
        ours: rate(completing!),
        peers: {},
        aim: 'measured',
        met: true,
      },
      {
        name: `upload of ${Math.round(size)} MB, memory above that before a second one`,
        unit: 'MB',
        ours: later,
        peers: {},
        aim: 'at most 100',
        met: later <= 100,
      },
    ];
  } finally {
    await plain.close();
    await server.stop();
    server.remove();
  }
}
