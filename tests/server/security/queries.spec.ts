/** The database cost of a request's session, rights and budget: one prepared query, whatever is requested. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteQueries } from '../db/query-log.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import {
  documentsRoot,
  openWholeServer,
  password,
  type SignedIn,
  type TodoOwner,
  type WholeServer,
} from './whole-server.ts';

const session = /^select .*from "accounts" left join "documents"/s;
/** Limits that must hold across processes and restarts, since a model may cost money, are also counted in a table. */
const attempt = /^with "step0" as \(\s*insert into "attempts"/;
const counted = new Map([
  ['POST /api/py/hr-agent/answers', attempt],
  ['POST /api/py/chats', attempt],
  ['POST /api/py/temporary-answers', attempt],
]);
/** A background job looks for answers of killed servers every few seconds. */
const inTheBackground = /^select "chat", "id" from "chat_turns" where .*"alive_at"/;

describeOnEveryDatabase('session, rights and budget of a request', (open) => {
  let server: WholeServer;
  let queries: string[] = [];
  let person: SignedIn;
  let todo: TodoOwner;
  /** Number of queries when the route's own code began. */
  let before: number | null = null;
  beforeAll(async () => {
    server = await openWholeServer(
      {},
      async () => {
        const database = await open();
        queries = noteQueries(database);
        return database;
      },
      (app) => {
        app.addHook('preHandler', async () => {
          before = queries.length;
        });
      },
    );
    person = await server.newPerson('admin');
    todo = await server.newTodoOwner();
  }, 120_000);
  afterAll(() => server.close());

  async function ask(method: string, url: string, token: string | null, payload?: object | string) {
    const headers = {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(typeof payload === 'string' ? { 'content-type': 'text/plain' } : {}),
    };
    // Background work meanwhile does not belong to any request.
    queries.length = 0;
    before = null;
    const { statusCode } = await server.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    const ownOf = (all: readonly string[]) => all.filter((query) => !inTheBackground.test(query));
    return { statusCode, all: ownOf(queries), own: ownOf(queries.slice(0, before ?? queries.length)) };
  }
  const read = (path: string) =>
    ask(
      'POST',
      `/v1/${documentsRoot}:batchGet`,
      person.token,
      JSON.stringify({ documents: [`${documentsRoot}/${path}`] }),
    );

  it('is the only one of a read of one’s own document, and one of two of any other', async () => {
    const own = await read(`users/${person.uid}`);
    expect(own).toMatchObject({ statusCode: 200, all: [expect.stringMatching(session)] });
    const other = await read(`users/${person.uid}/avatar/meta`);
    expect(other.statusCode).toBe(200);
    expect(other.own).toEqual([expect.stringMatching(session)]);
    expect(other.all).toHaveLength(2);
  });

  it('is one of a commit', async () => {
    const write = {
      update: { name: `${documentsRoot}/users/${person.uid}`, fields: { bio: { stringValue: 'x' } } },
      updateMask: { fieldPaths: ['bio'] },
    };
    const { statusCode, own } = await ask(
      'POST',
      `/v1/${documentsRoot}:commit`,
      person.token,
      JSON.stringify({ writes: [write] }),
    );
    expect(statusCode).toBe(200);
    expect(own).toEqual([expect.stringMatching(session)]);
  });

  it('is the whole of a token refresh', async () => {
    const form = Buffer.from(
      String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: person.refreshToken })),
    );
    queries.length = 0;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    });
    expect(answer.statusCode).toBe(200);
    expect(queries).toEqual([expect.stringMatching(/^with "owner" as/)]);
  });

  it('and the rest of a sign-in are three: who it is, what it is charged, and the session', async () => {
    const { email } = person;
    queries.length = 0;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      payload: { email, password },
    });
    expect(answer.statusCode).toBe(200);
    expect(queries).toEqual([
      expect.stringMatching(/^select .*from "accounts"/s),
      expect.stringMatching(/^with "step0" as .*"step2" as/s),
      expect.stringMatching(/^with "noted" as .*insert into "refresh_tokens"/s),
    ]);
  });

  describe('of every other route', () => {
    it('is one', async () => {
      const dearer: string[] = [];
      let walker = await server.newPerson('admin');
      for (const { method, url } of server.routes) {
        if (!url.startsWith('/api/') || method === 'HEAD' || method === 'OPTIONS') continue;
        const mine = url.startsWith('/api/py/todos') || url.startsWith('/api/py/users');
        const path = url.replace(/:\w+/g, '1');
        if (path.endsWith('/progress')) continue;
        const body = method === 'GET' ? undefined : {};
        const { own, statusCode } = await ask(method, path, mine ? todo.token : walker.token, body);
        // Otherwise nothing after the session would have been counted.
        expect(statusCode, `${method} ${url}`).not.toBe(401);
        const also = counted.get(`${method} ${url}`);
        if (also) expect(own).toEqual([expect.stringMatching(session), expect.stringMatching(also)]);
        else if (own.length > 1) dearer.push(`${method} ${url} (${statusCode}): ${own.join(' | ')}`);
        // One of the routes ends all sessions.
        if (url.endsWith('/sign-out-everywhere')) walker = await server.newPerson('admin');
      }
      expect(dearer).toEqual([]);
    }, 120_000);

    it.each([
      ['hosted', '/api/hosted/admin/users'],
      ['node', '/api/node/transactions/bought'],
      ['py', '/api/py/jobs'],
    ])('is the one of a session, as for %s', async (_, url) => {
      const { statusCode, own } = await ask('GET', url, person.token);
      expect(statusCode).toBe(200);
      expect(own).toEqual([expect.stringMatching(session)]);
    });

    it('is none for whoever is signed out', async () => {
      expect((await ask('GET', '/api/node/products', null)).own).toEqual([]);
    });
  });
});
