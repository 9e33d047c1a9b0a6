/** The second backend over a database in memory, with a clock that the test can advance. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import type { Database } from '../../../server/db/database.ts';
import { chatGroup } from '../../../server/chat/operations.ts';
import { fastApiRoutes } from '../../../server/fastapi/routes.ts';
import { folderStore } from '../../../server/files/file-store.ts';
import { openHiring } from '../../../server/hiring/hiring.ts';
import { hiringOperations } from '../../../server/hiring/operations.ts';
import { knownDevices } from '../../../server/identity/known-devices.ts';
import { openSigningKeys } from '../../../server/identity/signing-keys.ts';
import { subjectKeysIn } from '../../../server/keys/subject-keys.ts';
import { todoOperations } from '../../../server/todo/operations.ts';
import { todoTokens } from '../../../server/todo/tokens.ts';
import { testConfig } from '../hosted/support.ts';
import { openInMemory } from '../db/in-memory.ts';
import { authorizer } from '../../../server/security/session.ts';

export interface TodoBackend {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Advances the server's clock. */
  pass(seconds: number): void;
  ask(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; form?: string; cookie?: string; address?: string },
  ): Promise<Answer>;
  /** Resolves with a token of the new account. */
  signUp(username: string, changes?: object): Promise<string>;
  signIn(username: string, password?: string, cookie?: string, address?: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- whatever the server says
}

export const password = 'walnut saddle soap 7';

export const registrationOf = (username: string) => ({
  username,
  email: `${username}@patina.example`,
  first_name: 'Ida',
  last_name: 'Holm',
  phone_number: null,
  password,
});

/** No résumé is sent here. */
const noKeys = subjectKeysIn('/nonexistent', randomBytes(32));

export async function openTodoBackend(): Promise<TodoBackend> {
  const db = await openInMemory();
  let now = Date.parse('2026-03-04T05:06:07.008Z');
  const clock = () => new Date(now);
  const keys = await openSigningKeys(db.orm, clock);
  const tokens = todoTokens(keys, clock);
  const devices = knownDevices(keys, clock, { path: '/api/py', secure: false });
  const config = testConfig();
  const todo = todoOperations({ db, tokens, devices, clock });
  const running = openHiring({ db, clock, files: folderStore('/nonexistent'), keys: noKeys });
  const authorize = authorizer(async () => null);
  const hiring = hiringOperations({ ...running.parts, config, authorize });
  const app = await buildApp({
    config,
    ping: () => db.ping(),
    plugins: [fastApiRoutes([todo, hiring, chatGroup(null, authorize)])],
    appFolder: '/nonexistent',
  });
  await app.ready();

  const ask: TodoBackend['ask'] = async (method, path, { token, body, form, cookie, address } = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api/py${path}`,
      remoteAddress: address ?? '127.0.0.1',
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...((body ?? form) === undefined ? {} : { payload: (body ?? form) as InjectOptions['payload'] }),
    } as InjectOptions);
    const text = answer.body;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  const signIn: TodoBackend['signIn'] = (username, given = password, cookie = '', address = '127.0.0.1') =>
    ask('POST', '/auth/token', {
      cookie,
      address,
      form: String(new URLSearchParams({ grant_type: 'password', username, password: given })),
    });
  return {
    app,
    db,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    ask,
    signIn,
    async signUp(username, changes = {}) {
      const made = await ask('POST', '/auth/register', { body: { ...registrationOf(username), ...changes } });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return (await signIn(username)).body.access_token;
    },
    async close() {
      await app.close();
      await running.stop();
      await db.close();
    },
  };
}
