/**
 * The whole server as server/main.ts assembles it, over a database in memory and listening on a free port,
 * with four people: an admin, an owner who sends requests, a target that admins change, and a bystander nobody may change.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { newUserDocument } from '../../../src/events/profile/user.ts';
import { buildApp } from '../../../server/app.ts';
import { setTodoRole } from '../../../server/admin/todo-roles.ts';
import { accountParts, openBackends } from '../../../server/backends.ts';
import { embeddedProject } from '../../../server/client-config.ts';
import { readConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { insertDocument } from '../../../server/documents/store.ts';
import { fieldsOf } from '../../../server/documents/values.ts';
import { installationFigures } from '../../../server/monitoring/installation-figures.ts';
import { openMonitor } from '../../../server/monitoring/monitor.ts';
import { openTraces } from '../../../server/monitoring/traces.ts';
import type { Identity, Session } from '../../../server/identity/identity.ts';
import { changeAccount } from '../../../server/people/change-account.ts';
import { openInMemory } from '../db/in-memory.ts';

export const documentsRoot = `projects/${embeddedProject.projectId}/databases/(default)/documents`;
export const password = 'walnut saddle soap 7';

export interface Route {
  readonly method: string;
  readonly url: string;
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Somebody with an account of the second backend, where they are an admin, and with one todo. */
export interface TodoOwner {
  readonly username: string;
  readonly token: string;
  readonly todoId: number;
}

export interface WholeServer {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly database: Database;
  readonly identity: Identity;
  /** Folder of its data and of the app; no answer may reveal it. */
  readonly folder: string;
  readonly routes: readonly Route[];
  /** Every line of its log, at level debug. */
  readonly log: readonly string[];
  newPerson(role?: 'user' | 'merchant' | 'admin', chosen?: string): Promise<SignedIn>;
  newTodoOwner(): Promise<TodoOwner>;
  close(): Promise<void>;
}

let made = 0;

export async function openWholeServer(
  env: Record<string, string> = {},
  open: () => Promise<Database> = openInMemory,
  /** Called with the app before its routes are registered. */
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<WholeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'patina-whole-'));
  const appFolder = join(folder, 'app');
  mkdirSync(join(appFolder, 'assets'), { recursive: true });
  writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>Patina</title>');
  writeFileSync(join(appFolder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(appFolder, 'assets', 'main-abc123.js'), 'void 0;');
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
    // A test does in a minute what a person does in a month.
    REQUEST_ALLOWANCE: '1000',
    ...env,
  });
  const traces = await openTraces(config);
  const database = await open();
  const monitor = openMonitor(config);
  monitor.watchInstallation(installationFigures(database.orm));
  const { plugins, identity } = await openBackends(config, database, undefined, monitor);
  if (!identity) throw new Error('These tests are about the embedded identity');
  const log: string[] = [];
  const routes: Route[] = [];
  const app = await buildApp({
    config,
    ping: () => database.ping(),
    plugins: [noting(routes, prepare), ...plugins],
    monitor,
    traces,
    appFolder,
    logTo: { write: (line) => void log.push(line) },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });

  async function newPerson(
    role: 'user' | 'merchant' | 'admin' = 'user',
    chosen = password,
  ): Promise<SignedIn> {
    made += 1;
    const email = `person${made}@patina.example`;
    const address = `10.9.${made >> 8}.${made & 255}`;
    const { account, idToken, refreshToken } = await identity!.signUp(
      { email, password: chosen },
      'Ida',
      address,
    );
    const form = { firstName: 'Ida', lastName: '', email, displayName: 'Ida', phone: '', companyName: '' };
    const now = new Date();
    const time = now.getTime() * 1000;
    const document = newUserDocument(form, `ida${10_000 + made}`, now.toISOString());
    await insertDocument(database.orm, {
      path: `users/${account.uid}`,
      fields: fieldsOf({ ...document }),
      createTime: time,
      updateTime: time,
    });
    if (role !== 'user') {
      const request = { type: 'SetRoles', uid: account.uid, by: 'system', roles: [role] } as const;
      await changeAccount(accountParts(database), request);
    }
    return signedIn({ account, idToken, refreshToken });
  }

  async function newTodoOwner(): Promise<TodoOwner> {
    made += 1;
    const username = `todo${made}`;
    const ask = async (url: string, payload: object, headers: Record<string, string> = {}) => {
      const address = { 'x-forwarded-for': `10.8.${made >> 8}.${made & 255}` };
      const answer = await app.inject({
        method: 'POST',
        url: `/api/py${url}`,
        payload,
        headers: { ...address, ...headers },
      });
      return answer.json();
    };
    const person = { email: `${username}@patina.example`, first_name: 'Ida', last_name: 'Holm' };
    await ask('/auth/register', { username, password, ...person });
    await setTodoRole(database, username, 'admin');
    const form = Buffer.from(String(new URLSearchParams({ username, password })));
    const { access_token: token } = await ask('/auth/token', form, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const todo = { title: 'Oil the saddle', description: 'Two coats', priority: 3, complete: false };
    const { id: todoId } = await ask('/todos', todo, { authorization: `Bearer ${token}` });
    return { username, token, todoId };
  }

  return {
    app,
    port: (app.server.address() as AddressInfo).port,
    database,
    identity,
    folder,
    routes,
    log,
    newPerson,
    newTodoOwner,
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const signedIn = ({ account: { uid, email }, idToken, refreshToken }: Session): SignedIn => ({
  uid,
  email,
  token: idToken,
  refreshToken,
});

/** A plugin without encapsulation, so that its hook sees the routes of all later plugins. */
function noting(routes: Route[], prepare: (app: FastifyInstance) => void): FastifyPluginAsync {
  const plugin: FastifyPluginAsync = async (app) => {
    prepare(app);
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url });
    });
  };
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
