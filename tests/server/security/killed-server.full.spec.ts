/**
 * The server process is killed repeatedly while it writes: everything it has confirmed is there
 * afterwards, rows and facts agree, every chain verifies, and the next server opens the same data.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyHead } from '../../../src/events/log/hash-chain.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import { accounts } from '../../../server/db/schema.ts';
import { getDocument } from '../../../server/documents/store.ts';
import { folderStore } from '../../../server/files/file-store.ts';
import { findPerson } from '../../../server/people/people.ts';
import { seed, times } from '../../counts.ts';
import { putDatabase } from '../db/on-disk.ts';
import { runServer } from '../start/process.ts';
import { randomFrom } from '../../support/random.ts';
import { documentsRoot, password } from './whole-server.ts';

let dataDir: string;
let picture: Buffer<ArrayBuffer>;

/** Confirmed requests, over all servers so far. */
const acknowledged = {
  bio: 0,
  name: 0,
  limit: 0,
  limits: 0,
  signUps: [] as string[],
  avatar: null as string | null,
};
/** All requests, answered or not. */
const asked = { bio: 0, name: 0, limit: 0, signUps: 0 };
let answers = 0;
let admin: { uid: string; token: string };
let user: { uid: string; token: string; refreshToken: string };

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'patina-killed-'));
  putDatabase(dataDir);
  picture = Buffer.from(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#80502a' } })
      .png()
      .toBuffer(),
  );
  const server = start();
  const origin = await originOf(server);
  const signIn = async (email: string) => {
    const answer = await send(origin, `${toolkit}:signInWithPassword`, { email, password });
    return {
      uid: answer.localId as string,
      token: answer.idToken as string,
      refreshToken: answer.refreshToken as string,
    };
  };
  admin = await signIn('admin@patina.example');
  user = await signIn('user@patina.example');
  server.child.kill('SIGTERM');
  await server.ended();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const form = 'application/x-www-form-urlencoded';
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const start = () =>
  runServer({
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    REQUEST_ALLOWANCE: '1000',
  });
const originOf = async (server: ReturnType<typeof start>) =>
  (await server.says(/running at (http:\S+)/))[1]!.replace(/:0$/, '');

async function send(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const isFile = Buffer.isBuffer(body);
  const isForm = typeof body === 'string';
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': isFile ? 'image/png' : isForm ? form : 'application/json', ...headers },
    body: isFile ? (body as Buffer<ArrayBuffer>) : isForm ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  answers += 1;
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Each writer writes repeatedly, and notes what was confirmed; they end with the server. */
function writers(origin: string): (() => Promise<void>)[] {
  const asUser = { authorization: `Bearer ${user.token}` };
  const asAdmin = { authorization: `Bearer ${admin.token}` };
  return [
    async () => {
      const bio = (asked.bio += 1);
      const write = {
        update: { name: `${documentsRoot}/users/${user.uid}`, fields: { bio: { stringValue: String(bio) } } },
        updateMask: { fieldPaths: ['bio'] },
      };
      await send(origin, `/v1/${documentsRoot}:commit`, { writes: [write] }, asUser);
      acknowledged.bio = bio;
    },
    async () => {
      const name = (asked.name += 1);
      await send(origin, `${toolkit}:update`, { idToken: user.token, displayName: String(name) });
      acknowledged.name = name;
    },
    async () => {
      const trialLimit = (asked.limit += 1);
      const path = `/api/hosted/admin/users/${user.uid}/trial-limit`;
      await send(origin, path, { trialLimit: 100 + trialLimit }, asAdmin, 'PUT');
      acknowledged.limit = trialLimit;
      acknowledged.limits += 1;
    },
    async () => {
      const email = `new${(asked.signUps += 1)}@patina.example`;
      const from = { 'x-forwarded-for': `10.7.${asked.signUps >> 8}.${asked.signUps & 255}` };
      await send(origin, `${toolkit}:signUp`, { email, password }, from);
      acknowledged.signUps.push(email);
    },
    () => uploadAvatar(origin),
    () => refresh(origin),
  ];
}

async function uploadAvatar(origin: string): Promise<void> {
  const headers = { authorization: `Bearer ${user.token}` };
  const { imageUrl } = await send(origin, `/api/hosted/users/${user.uid}/avatar`, picture, headers, 'PUT');
  acknowledged.avatar = imageUrl as string;
}

async function refresh(origin: string): Promise<void> {
  const body = `grant_type=refresh_token&refresh_token=${user.refreshToken}`;
  const answer = await send(origin, '/securetoken.googleapis.com/v1/token', body);
  user = { ...user, refreshToken: answer.refresh_token as string };
}

async function untilItIsGone(write: () => Promise<void>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    // The error of fetch when no server answers; a refusal is different.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The contents of the data directory, read without a server. */
async function whatIsKept() {
  const database = await openDatabase({ dataDir });
  try {
    const { orm } = database;
    const document = await getDocument(orm, `users/${user.uid}`);
    const bio = document?.fields.bio;
    const [account] = await orm.select().from(accounts).where(eq(accounts.uid, user.uid));
    const emails = await orm.select({ email: accounts.email }).from(accounts);
    const limits: number[] = [];
    for await (const batch of postgresLog(orm).readVerified(`account/${user.uid}`, emptyHead)) {
      for (const { type, data } of batch) {
        if (type === 'TrialLimitChanged') limits.push((data as { trialLimit: number }).trialLimit);
      }
    }
    const imageUrl = (await getDocument(orm, `users/${user.uid}/avatar/meta`))?.fields.imageUrl;
    const avatar = imageUrl && 'stringValue' in imageUrl ? imageUrl.stringValue : null;
    return {
      bio: Number(bio && 'stringValue' in bio ? bio.stringValue : 0),
      name: Number(account?.displayName) || 0,
      limit: ((await findPerson(orm, user.uid))?.trialLimit ?? 0) - 100,
      limits,
      emails: new Set(emails.map(({ email }) => email)),
      avatar,
      picture: avatar && (await folderStore(join(dataDir, 'files')).read(avatar.replace('/files/', ''))),
    };
  } finally {
    await database.close();
  }
}

const rounds = Array.from({ length: times(100) }, (_, i) => seed + i);
it.each(rounds)('loses nothing acknowledged in kill %i', { timeout: 120_000 }, async (round) => {
  const random = randomFrom(round);
  const server = start();
  const origin = await originOf(server);
  await refresh(origin);
  // The process that reads pictures takes longer to start than many a server here lives.
  if (round % 2 === 0) await uploadAvatar(origin);
  const writing = writers(origin).map(untilItIsGone);
  const enough = answers + 8 + Math.floor(random() * 40);
  for (const late = Date.now() + 10_000; answers < enough && Date.now() < late;) await sleep(5);
  await sleep(random() * 20);
  server.child.kill('SIGKILL');
  await Promise.all([server.ended(), ...writing]);

  const kept = await whatIsKept();
  for (const each of ['bio', 'name', 'limit'] as const) {
    if (acknowledged[each] > 0) expect(kept[each], each).toBeGreaterThanOrEqual(acknowledged[each]);
    expect(kept[each], each).toBeLessThanOrEqual(asked[each]);
  }
  // The row equals the state of its facts, and each fact is there once.
  if (kept.limits.length > 0) expect(kept.limits.at(-1)).toBe(kept.limit + 100);
  expect(kept.limits).toEqual([...new Set(kept.limits)].sort((a, b) => a - b));
  expect(kept.limits.length).toBeGreaterThanOrEqual(acknowledged.limits);
  expect(acknowledged.signUps.filter((email) => !kept.emails.has(email))).toEqual([]);
  if (acknowledged.avatar) expect(kept.avatar).not.toBeNull();
  // A document never names a picture that is not on the disk.
  if (kept.avatar) expect(kept.picture?.length).toBeGreaterThan(0);
});

it('had something to lose', () => {
  const { bio, name, limit, signUps, avatar } = acknowledged;
  expect({ bio: bio > rounds.length, name: name > rounds.length, limit: limit > rounds.length }).toEqual({
    bio: true,
    name: true,
    limit: true,
  });
  expect([signUps.length > 0, avatar !== null]).toEqual([true, true]);
});
