/** Two machines on one PostgreSQL and one bucket, each with a DATA_DIR of its own: both serve all files. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, postgresFault } from '../db/databases.ts';
import { startBucket, type TestBucket } from '../files/buckets.ts';
import { password } from '../security/whole-server.ts';
import { recording } from '../trade/recordings.ts';
import { newKey } from '../trade/support.ts';
import { sha256 } from '../trade/uploading.ts';
import { runServer, type ServerProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-machines-'));
const started: ServerProcess[] = [];
let bucket: TestBucket;
let database: Awaited<ReturnType<typeof createPostgres>>;

/** @param name of a machine; all but the first mount the keys of the first */
function machine(name: string, mounts = true): ServerProcess {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  if (mounts && !existsSync(join(dataDir, 'keys')))
    symlinkSync(join(folder, 'first', 'keys'), join(dataDir, 'keys'));
  const server = runServer({
    ...bucket.env,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'warn',
  });
  started.push(server);
  return server;
}
const originOf = async (server: ServerProcess) => (await server.says(/running at (http:\S+)/))[1]!;

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;
describe.skipIf(postgresFault !== null)(`two machines${reason}`, { timeout: 180_000 }, () => {
  let first: ServerProcess;
  let origins: readonly [string, string];
  let headers: Record<string, string>;

  beforeAll(async () => {
    bucket = await startBucket();
    database = await createPostgres();
    first = machine('first', false);
    const one = await originOf(first);
    origins = [one, await originOf(machine('second'))];
    const signIn = await fetch(`${one}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'user@patina.example', password, returnSecureToken: true }),
    });
    const { idToken } = (await signIn.json()) as { idToken: string };
    headers = { authorization: `Bearer ${idToken}`, 'tus-resumable': '1.0.0' };
  }, 180_000);
  afterAll(async () => {
    for (const server of started) {
      server.child.kill('SIGKILL');
      await server.ended();
    }
    await database.drop();
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('say at the start what they share', async () => {
    await first.says(/Stop it with/);
    expect(first.output()).toMatch(
      /Files are in s3:\/\/patina\/tests\/ at http:\S+, keys in \S+first\/keys: every process on this database needs that same bucket and that same folder of keys\./,
    );
  });

  it('receive one upload in turns, and play it from either', async () => {
    const content = await recording({ seconds: 4, frameBytes: 60_000 });
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const announced = await fetch(`${origins[0]}/api/node/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(content.length),
        'upload-metadata': `key ${base64(newKey())},kind ${base64('video')}`,
      },
    });
    expect(announced.status).toBe(201);
    const path = announced.headers.get('location')!;
    const third = Math.ceil(content.length / 3);
    for (const turn of [0, 1, 2]) {
      const at = origins[turn % 2]!;
      const piece = content.subarray(turn * third, (turn + 1) * third);
      const sent = await fetch(`${at}${path}`, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(turn * third),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(piece),
      });
      expect(sent.status, await sent.text()).toBe(204);
    }
    const completed = await fetch(`${origins[1]}${path}/complete`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ sha256: sha256(content), keepTags: false, posterId: null }),
    });
    expect(completed.status).toBe(201);
    const { id } = (await completed.json()) as { id: string };
    const posted = await fetch(`${origins[0]}/api/node/posts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ mediumId: id, caption: '', visibility: 'public' }),
    });
    const { recording: played } = (await posted.json()) as { recording: { url: string } };
    const bodies = await Promise.all(
      origins.map(async (origin) => Buffer.from(await (await fetch(`${origin}${played.url}`)).arrayBuffer())),
    );
    expect(bodies[0]!.length).toBeGreaterThan(third);
    expect(bodies[0]!.equals(bodies[1]!)).toBe(true);
    expect(existsSync(join(folder, 'first', 'files'))).toBe(false);
    expect(existsSync(join(folder, 'second', 'files'))).toBe(false);
  });

  it('let no third one in that has other keys', async () => {
    const stranger = machine('third', false);
    expect(await stranger.ended()).toBe(1);
    const lines = stranger.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^The keys in \S+third\/keys are not those of the files in the bucket/);
  });
});
