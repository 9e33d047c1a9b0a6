/** A live answer ends with the session of its request, on every server of an installation. */
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { table } from '../../../server/budget/table.ts';
import { eventStream } from '../../../server/common/event-stream.ts';
import { posts } from '../../../server/db/schema.ts';
import { newId } from '../../../server/ids.ts';
import { idTokens } from '../../../server/identity/id-tokens.ts';
import { openSigningKeys } from '../../../server/identity/signing-keys.ts';
import { endLiveAnswers } from '../../../server/security/live-sessions.ts';
import { openInMemory } from '../db/in-memory.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { createPostgres, describeOnEveryDatabase, postgresFault } from '../db/databases.ts';
import { openWholeServer, password, type SignedIn, type WholeServer } from './whole-server.ts';

const soonMs = 1500;
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';

const progress = '/api/py/screenings/progress';

/** Opens the stream of notices, which never ends by itself, and keeps reading it. */
async function follow(server: WholeServer, { token }: SignedIn, path = progress) {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const reader = answer.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: again');
  const state = { over: false, said: '', cut: false };
  void (async () => {
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        state.said += new TextDecoder().decode(part.value);
      }
    } catch {
      state.cut = true;
    }
    state.over = true;
  })();
  return { state, stop: () => reader.cancel().catch(() => undefined) };
}

const post = (server: WholeServer, url: string, payload: object, token?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

type Ending = (server: WholeServer, person: SignedIn, admin: SignedIn) => Promise<{ statusCode: number }>;
const endings: Readonly<Record<string, Ending>> = {
  'all sessions are ended': (server, { token }) =>
    post(server, '/api/hosted/account/sign-out-everywhere', {}, token),
  'the password changes': async (server, { email }) => {
    const other = await post(server, `${toolkit}:signInWithPassword`, { email, password });
    const { idToken } = other.json<{ idToken: string }>();
    return post(server, `${toolkit}:update`, { idToken, password: 'another long password 5' });
  },
  'the account is disabled': (server, { uid }, admin) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/hosted/admin/users/${uid}/disabled`,
      payload: { disabled: true },
      headers: { authorization: `Bearer ${admin.token}` },
    }),
  'the account is deleted': (server, { token }) => post(server, `${toolkit}:delete`, { idToken: token }),
};

describeOnEveryDatabase('live notices', (open) => {
  let server: WholeServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await openWholeServer({}, open);
    admin = await server.newPerson('admin');
  });
  afterAll(() => server?.close());

  it.each(Object.keys(endings))('end as soon as %s, and nobody else’s do', async (name) => {
    const [person, other] = [await server.newPerson(), await server.newPerson()];
    const [live, others] = [await follow(server, person), await follow(server, other)];
    expect((await endings[name]!(server, person, admin)).statusCode).toBeLessThan(300);
    await vi.waitFor(() => expect(live.state.over).toBe(true), { timeout: soonMs, interval: 20 });
    // The page that reads it knows that it should reconnect with another token, if it has one.
    expect(live.state.cut).toBe(false);
    // The notice of a server that has only just begun to listen may arrive first.
    expect(live.state.said.replaceAll('event: again\ndata: {}\n\n', '')).toBe(
      'event: session-over\ndata: {}\n\n',
    );
    expect(others.state.over).toBe(false);
    await others.stop();
  });

  it('end with the session on whatever route there is', async () => {
    const person = await server.newPerson('merchant');
    const post = { id: newId(), owner: person.uid, createdAt: new Date() };
    await server.database.orm.insert(posts).values({ ...post, caption: 'Sofa', visibility: 'public' });
    const routes: Readonly<Record<string, string>> = {
      'GET /api/py/screenings/progress': progress,
      'GET /api/node/analyses/progress': '/api/node/analyses/progress',
      'GET /api/node/posts/:postId/comments/news': `/api/node/posts/${post.id}/comments/news`,
    };
    // An answer of a chat ends by itself, and goes through the same hook.
    const answer = 'GET /api/py/chats/:chat_id/turns/:turn_id/answer';
    const streaming = Object.entries(table).filter(([, { turns }]) => turns === 'streams');
    expect(streaming.map(([route]) => route).sort()).toEqual([...Object.keys(routes), answer].sort());
    const live = await Promise.all(Object.values(routes).map((path) => follow(server, person, path)));
    expect((await endings['all sessions are ended']!(server, person, admin)).statusCode).toBeLessThan(300);
    for (const { state } of live) {
      await vi.waitFor(() => expect(state.over).toBe(true), { timeout: soonMs, interval: 20 });
      expect(state.said).toContain('event: session-over');
    }
  });
});

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;
describe.skipIf(postgresFault !== null)(`live notices of another server${reason}`, () => {
  it('end too', async () => {
    const { url, drop } = await createPostgres();
    const open = () => openDatabase({ dataDir: null, databaseUrl: url });
    const first = await openWholeServer({}, open);
    const second = await openWholeServer({}, open);
    try {
      const person = await first.newPerson();
      const live = await follow(second, person);
      await endings['all sessions are ended']!(first, person, person);
      await vi.waitFor(() => expect(live.state.over).toBe(true), { timeout: soonMs, interval: 20 });
    } finally {
      await first.close();
      await second.close();
      await drop();
    }
  });
});

describe('an answer whose token runs out while it goes on', () => {
  const aMinute = 60_000;

  /** A server with one hand-written answer; the test sets its clock. */
  async function oneAnswer() {
    const { orm, close } = await openInMemory();
    let now = new Date();
    const clock = () => now;
    const tokens = idTokens(await openSigningKeys(orm, clock), 'patina', clock);
    const verify = (token: string) =>
      tokens.verify(token).then(
        ({ uid }) => uid,
        () => null,
      );
    const app = fastify({ forceCloseConnections: true });
    await app.register(endLiveAnswers(orm, verify, { recheckMs: 20 }));
    let write!: (text: string) => void;
    const state = { stopped: false };
    app.get('/answer', (_, reply) =>
      reply.type('text/event-stream').send(
        eventStream(
          (listener, signal) =>
            new Promise((stopped) => {
              write = (text) => listener('text', { text });
              write('one');
              signal.addEventListener('abort', () => {
                state.stopped = true;
                stopped();
              });
            }),
          () => undefined,
        ),
      ),
    );
    await app.listen({ port: 0 });
    const subject = {
      uid: 'ida',
      email: 'ida@patina.example',
      emailVerified: true,
      displayName: 'Ida',
      photoUrl: '',
      tokenGeneration: 1,
    };
    const token = await tokens.sign(subject, { authTime: now, secondFactor: null });
    const answer = await fetch(`${app.listeningOrigin}/answer`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return {
      answer,
      state,
      write: (text: string) => write(text),
      later: (ms: number) => (now = new Date(now.getTime() + ms)),
      close: async () => {
        await app.close();
        await close();
      },
    };
  }

  it('is whole until then, and says why it ends; nobody goes on working for it', async () => {
    const { answer, state, write, later, close } = await oneAnswer();
    try {
      later(59 * aMinute);
      await new Promise((soon) => setTimeout(soon, 100));
      write('two');
      expect(state.stopped).toBe(false);
      later(2 * aMinute);
      expect(await answer.text()).toBe(
        [
          'event: text\ndata: {"text":"one"}\n\n',
          'event: text\ndata: {"text":"two"}\n\n',
          'event: session-over\ndata: {}\n\n',
        ].join(''),
      );
      expect(state.stopped).toBe(true);
    } finally {
      await close();
    }
  });
});
