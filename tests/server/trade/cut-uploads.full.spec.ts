/**
 * An upload over a repeatedly cut connection, to a server that is killed meanwhile: it continues where it was, sends little
 * twice, and arrives unchanged.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed, times } from '../../counts.ts';
import { randomFrom } from '../../support/random.ts';
import { startBucket, type TestBucket } from '../files/buckets.ts';
import { putDatabase } from '../db/on-disk.ts';
import { runServer } from '../start/process.ts';
import { password } from '../security/whole-server.ts';
import { recording } from './recordings.ts';
import { newKey } from './support.ts';
import { sha256 } from './uploading.ts';

let dataDir: string;
let bucket: TestBucket;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'patina-cut-'));
  putDatabase(dataDir);
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let server: ReturnType<typeof runServer>;
let origin: string;

async function start(env: Record<string, string>): Promise<void> {
  server = runServer({
    ...env,
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
    REQUEST_ALLOWANCE: '1000',
    LOG_LEVEL: 'warn',
  });
  origin = (await server.says(/running at (http:\S+)/))[1]!;
}

async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended();
}

let token: string;
const tus = () => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...tus(), ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Resolves once it was answered or cut. @param cutAfter bytes of the body. @returns how many bytes were written */
function sendPiece(path: string, offset: number, piece: Buffer, cutAfter: number): Promise<number> {
  return new Promise((resolve) => {
    let written = 0;
    const type = 'application/offset+octet-stream';
    const headers = {
      ...tus(),
      'upload-offset': offset,
      'content-type': type,
      'content-length': piece.length,
    };
    const sent = httpRequest(`${origin}${path}`, { method: 'PATCH', headers, agent: false });
    const end = () => resolve(written);
    sent
      .on('response', (answer) => answer.resume().on('end', end))
      .on('error', end)
      .on('close', end);
    const next = () => {
      if (sent.destroyed) return;
      if (written >= cutAfter) return void sent.destroy();
      const part = piece.subarray(written, Math.min(written + 65_536, cutAfter));
      if (part.length === 0) return void sent.end();
      written += part.length;
      sent.write(part, () => setImmediate(next));
    };
    next();
  });
}

const MB = 1024 * 1024;
const cuts = Math.max(12, times(50));

it.each([
  ['a folder', false],
  ['a bucket', true],
] as const)(
  `arrives whole over a line with ${cuts} cuts and a server killed on the way, in %s`,
  async (_, isBucket) => {
    const env = isBucket ? bucket.env : {};
    await start(env);
    const signIn = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'user@patina.example', password }),
    });
    token = ((await signIn.json()) as { idToken: string }).idToken;
    const content = await recording({ seconds: 60, frameBytes: Math.round((cuts * MB) / 600) });
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const announced = await ask('POST', '/api/node/uploads', {
      'upload-length': String(content.length),
      'upload-metadata': `key ${base64(newKey())},kind ${base64('video')}`,
    });
    expect(announced.status, announced.text).toBe(201);
    const url = announced.headers.get('location')!;
    const offsetNow = async () => Number((await ask('HEAD', url)).headers.get('upload-offset'));

    const random = randomFrom(seed);
    let [cut, kills, lost, plainCuts] = [0, 0, 0, 0];
    for (let offset = 0; offset < content.length; offset = await offsetNow()) {
      const piece = content.subarray(offset, offset + 8 * MB);
      const cutting = cut < cuts;
      const cutAfter = cutting ? Math.ceil(random() * Math.min(piece.length, 2 * MB)) : Infinity;
      const sent = await sendPiece(url, offset, piece, cutAfter);
      if (!cutting || cutAfter >= piece.length) continue;
      cut += 1;
      if (cut % Math.ceil(cuts / 3) !== 0) {
        plainCuts += 1;
        lost += sent - ((await offsetNow()) - offset);
        continue;
      }
      kills += 1;
      await kill();
      await start(env);
    }
    expect(cut).toBeGreaterThan(10);
    expect(kills).toBeGreaterThan(0);
    // A cut loses what was in transit; a kill also what the server had received and not written.
    expect(lost / plainCuts).toBeLessThanOrEqual(MB / 4);
    const wanted = { sha256: sha256(content), keepTags: false, posterId: null };
    const done = await ask('POST', `${url}/complete`, {}, wanted);
    expect(done.status, done.text).toBe(201);
    expect(JSON.parse(done.text)).toMatchObject({ kind: 'video', durationMs: 60_000 });
    // Its answer was lost with the server.
    await kill();
    await start(env);
    expect((await ask('POST', `${url}/complete`, {}, wanted)).text).toBe(done.text);
    await kill();
  },
  600_000,
);
