/** The whole server in one process, as main.ts assembles it, over real connections. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedBackend } from '../../../src/adapters/hosted.ts';
import { newUserDocument } from '../../../src/events/profile/user.ts';
import { buildApp } from '../../../server/app.ts';
import { accountParts, type Backends, openBackends } from '../../../server/backends.ts';
import { readConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { accounts } from '../../../server/db/schema.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import { insertDocument } from '../../../server/documents/store.ts';
import { fieldsOf } from '../../../server/documents/values.ts';
import { changeAccount } from '../../../server/people/change-account.ts';
import { newJob } from '../hiring/support.ts';
import { openInMemory } from '../db/in-memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-backends-'));
let database: Database;
let backends: Backends;
let app: FastifyInstance;
let origin: string;
let release: () => void;

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  database = await openInMemory();
  backends = await openBackends(config, database);
  const slow = new Promise<void>((done) => (release = done));
  app = await buildApp({
    config,
    ping: () => database.ping(),
    plugins: [
      ...backends.plugins,
      async (scope) => {
        scope.get('/api/slow', async () => {
          await slow;
          return { done: true };
        });
      },
    ],
    appFolder: join(folder, 'app'),
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
}

/** A person as registration creates one, and the adapter that the app would use for them. */
async function signUp(firstName: string) {
  const email = `${firstName}@patina.example`;
  const password = 'saddle-soap and patience 42';
  const { localId: uid, idToken, refreshToken } = await call('signUp', { email, password });
  const form = { firstName, lastName: '', email, displayName: firstName, phone: '', companyName: '' };
  const time = Date.now() * 1000;
  await insertDocument(database.orm, {
    path: `users/${uid!}`,
    fields: fieldsOf({ ...newUserDocument(form, firstName, new Date().toISOString()) }),
    createTime: time,
    updateTime: time,
  });
  const backend = hostedBackend({ baseUrl: `${origin}/api/hosted`, token: async () => idToken! });
  return { uid: uid!, idToken: idToken!, refreshToken: refreshToken!, backend };
}

const become = (uid: string, role: 'admin' | 'merchant') =>
  changeAccount(accountParts(database), { type: 'SetRoles', uid, by: 'system', roles: [role] });

describe('the backends together', () => {
  it('serve the adapter that is generated from the contract', async () => {
    const boss = await signUp('boss');
    const ida = await signUp('ida');
    await become(boss.uid, 'admin');
    const { admin } = boss.backend;
    expect((await admin.listUsers({ search: 'ida@', page: 1, pageSize: 20 })).users).toMatchObject([
      { uid: ida.uid, role: 'user' },
    ]);
    expect(await admin.setRoles(ida.uid, ['merchant'])).toMatchObject({ role: 'merchant' });
    expect(await admin.setTrialLimit(ida.uid, 12)).toMatchObject({ trialLimit: 12 });
    await admin.saveUser(ida.uid, {
      displayName: 'Ida Holm',
      firstName: 'Ida',
      lastName: 'Holm',
      userName: 'ida.holm',
      phone: '',
      companyName: 'Holm',
      bio: '',
    });
    expect(await boss.backend.publicProfile('ida.holm')).toMatchObject({
      displayName: 'Ida Holm',
      role: 'merchant',
    });
    expect(await boss.backend.publicProfile('nobody')).toBeNull();
    await expect(ida.backend.admin.listUsers({ search: '', page: 1, pageSize: 20 })).rejects.toMatchObject({
      status: 403,
      message: 'Only an admin can do this.',
    });
    const account = { displayName: '', firstName: 'Ida', lastName: '', phone: '', companyName: '', bio: '' };
    await expect(admin.saveUser(ida.uid, { ...account, userName: 'boss' })).rejects.toMatchObject({
      status: 409,
      field: 'userName',
    });
  });

  it('end every session at once when an account is disabled', async () => {
    const boss = await signUp('boss2');
    const eve = await signUp('eve');
    await become(boss.uid, 'admin');
    await boss.backend.admin.setDisabled(eve.uid, true);
    await expect(eve.backend.signOutEverywhere()).rejects.toMatchObject({ status: 401 });
    const refresh = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=x`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: eve.refreshToken }),
    });
    expect(refresh.status).toBe(400);
  });

  it('sign out everywhere, this device included', async () => {
    const ben = await signUp('ben');
    await ben.backend.signOutEverywhere();
    await expect(ben.backend.signOutEverywhere()).rejects.toMatchObject({ status: 401 });
  });

  it('take the token of one kind of account for no other', async () => {
    const ida = await signUp('ida3');
    const body = { username: 'ida3', password: 'walnut saddle soap 7' };
    const person = { email: 'ida3@patina.example', first_name: 'Ida', last_name: 'Holm' };
    const headers = { 'content-type': 'application/json' };
    const registration = JSON.stringify({ ...body, ...person });
    await fetch(`${origin}/api/py/auth/register`, { method: 'POST', headers, body: registration });
    const signedIn = await fetch(`${origin}/api/py/auth/token`, {
      method: 'POST',
      body: new URLSearchParams(body),
    });
    const { access_token: todoToken } = (await signedIn.json()) as { access_token: string };
    const status = async (path: string, token: string) =>
      (await fetch(`${origin}/api/py${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await status('/todos', todoToken), await status('/jobs', ida.idToken)]).toEqual([200, 200]);
    expect([await status('/todos', ida.idToken), await status('/jobs', todoToken)]).toEqual([401, 401]);
  });

  it('leave nothing of a person who deletes the account', async () => {
    const uma = await signUp('uma');
    await become(uma.uid, 'merchant');
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#80502a' } })
      .png()
      .toBuffer();
    const imageUrl = await uma.backend.uploadAvatar(
      uma.uid,
      new Blob([new Uint8Array(image)], { type: 'image/png' }),
    );
    expect((await fetch(`${origin}${imageUrl}`)).status).toBe(200);
    const asUma = { authorization: `Bearer ${uma.idToken}`, 'content-type': 'application/json' };
    await database.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, uma.uid));
    const job = await fetch(`${origin}/api/py/jobs`, {
      method: 'POST',
      headers: asUma,
      body: JSON.stringify(newJob({ valid_through: '2999-12-31' })),
    });
    const { id } = (await job.json()) as { id: string };
    expect(await postgresLog(database.orm).streams(`job/${id}`)).toHaveLength(1);
    await call('delete', { idToken: uma.idToken });
    expect(await postgresLog(database.orm).streams(`job/${id}`)).toEqual([]);
    expect((await fetch(`${origin}/api/py/public/jobs/${id}`)).status).toBe(404);
    expect((await fetch(`${origin}${imageUrl}`)).status).toBe(404);
    expect(await backends.files.list()).toEqual([]);
    expect(await postgresLog(database.orm).streams(`account/${uma.uid}`)).toEqual([]);
    expect(await uma.backend.publicProfile('uma')).toBeNull();
    await expect(uma.backend.removeAvatar(uma.uid)).rejects.toMatchObject({ status: 401 });
  });

  it('answer what is under way before they stop', async () => {
    const underWay = fetch(`${origin}/api/slow`);
    await new Promise((later) => setTimeout(later, 100));
    const stopping = app.close();
    setTimeout(release, 100);
    expect(await (await underWay).json()).toEqual({ done: true });
    await stopping;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });
});
